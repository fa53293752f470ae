/**
 * The published answer for one device in one country: the same bytes, whether a build writes it or a server makes it when
 * asked.
 */
import { CREDIT } from '../../core/credit.js';
import { type Tally, tallyOf } from '../../core/tally.js';
import type { PreparedDevice } from '../../core/prepare.js';
import { judge, RULE_VERSION } from '../../core/verdict.js';
import type { Check } from '../../schema/published-check.js';
import type { Summary } from '../../schema/published-fields.js';
import { inSentence } from '../names/in-sentence.js';
import type { WorldCountry, WorldDevice } from '../world.js';
import { networkVerdict, publishedCorrections } from './network-verdict.js';

/** What a check says of the networks of a country: the same for all devices that are judged alike. */
export type SharedAnswer = Pick<Check, 'summary' | 'networks' | 'single_source' | 'as_of' | 'rule_version'>;

/** Judges a device on the networks of a country; the day of asking is the day on which the data was checked. */
export function answerFor(device: PreparedDevice, country: WorldCountry): SharedAnswer {
  const networks = country.networks.map((network) =>
    networkVerdict(network, judge(device, network, country.checked)),
  );
  return {
    summary: summaryOf(tallyOf(networks)),
    networks,
    single_source: networks.some(({ basis }) => basis === 'single-source'),
    as_of: country.checked,
    rule_version: RULE_VERSION,
  };
}

/**
 * Whether a device works on the networks of a country.
 * @param origin of the site whose pages the check leads to, `https://example.org`
 * @param answer what `answerFor` says, where it is known already
 */
export function checkResource(
  device: WorldDevice,
  country: WorldCountry,
  origin: string,
  answer = answerFor(device, country),
): Check {
  return { ...subjectOf(device, country), ...answer, ...originOf(device, country, origin) };
}

/**
 * The text of `v1/check/{id}/{cc}.json`.
 * @param answer the JSON of `answerFor`, where it is known already
 */
export function checkText(
  device: WorldDevice,
  country: WorldCountry,
  origin: string,
  answer = JSON.stringify(answerFor(device, country)),
): string {
  const [before, after] = [subjectOf(device, country), originOf(device, country, origin)].map((part) =>
    JSON.stringify(part),
  ) as [string, string];
  return `${before.slice(0, -1)},${answer.slice(1, -1)},${after.slice(1)}\n`;
}

function subjectOf({ id, name, corrections }: WorldDevice, country: WorldCountry) {
  return {
    model: { id, name, ...publishedCorrections(corrections) },
    country: { cc: country.cc.toUpperCase(), name: country.name.en, names: inSentence(country.name) },
  };
}

function originOf({ id }: WorldDevice, { cc }: WorldCountry, origin: string) {
  return {
    page: `${origin}/check/${id}/${cc}`,
    license: CREDIT.license,
    attribution: CREDIT.text,
  };
}

/** A tally as it is published: the three verdicts, of which `no` is confirmed or not. */
export function summaryOf({ good, limited, unconfirmed, no }: Tally): Summary {
  return { good, limited, no: unconfirmed + no };
}
