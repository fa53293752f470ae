/** The published answer for one device in one country: the same bytes, whether a build writes it or a server makes it when asked. */
import { CREDIT } from '../../core/credit.js';
import { judge, RULE_VERSION, type Verdict } from '../../core/verdict.js';
import type { Check, NetworkVerdict, Summary } from '../../schema/published.js';
import { inSentence } from '../names/in-sentence.js';
import type { WorldCountry, WorldDevice } from '../world.js';
import { networkVerdict } from './network-verdict.js';

/**
 * Whether a device works on the networks of a country; the day of asking is the day on which the data was checked.
 * @param origin of the site whose pages the check leads to, `https://example.org`
 */
export function checkResource(device: WorldDevice, country: WorldCountry, origin: string): Check {
  const networks = country.networks.map((network) =>
    networkVerdict(network, judge(device, network, country.checked)),
  );
  return {
    model: { id: device.id, name: device.name },
    country: { cc: country.cc.toUpperCase(), name: country.name.en, names: inSentence(country.name) },
    summary: countVerdicts(networks),
    networks,
    single_source: networks.some(({ basis }) => basis === 'single-source'),
    as_of: country.checked,
    rule_version: RULE_VERSION,
    page: `${origin}/check/${device.id}/${country.cc}`,
    license: CREDIT.license,
    attribution: CREDIT.text,
  };
}

/** The text of `v1/check/{id}/{cc}.json`. */
export function checkText(device: WorldDevice, country: WorldCountry, origin: string): string {
  return `${JSON.stringify(checkResource(device, country, origin))}\n`;
}

function countVerdicts(networks: readonly NetworkVerdict[]): Summary {
  const count = (wanted: Verdict) => networks.filter(({ verdict }) => verdict === wanted).length;
  return { good: count('good'), limited: count('limited'), no: count('no') };
}
