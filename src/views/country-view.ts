import { html, nothing, type TemplateResult } from 'lit';
import { overallOf, tallyNetworks } from '../core/tally.js';
import { networkName } from '../words/network-name.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { World, WorldCountry, WorldDevice } from '../world/world.js';
import { bandKey } from './band-key.js';
import { type AnsweredDevice, deviceGroups } from './device-groups.js';
import { networkFacts } from './network-facts.js';
import type { Reader } from './reader.js';

/** The parts of a country's page that the app and the static page each fill in their own way. */
interface CountryViewParts {
  /** How many networks there are, and when they were checked. */
  readonly lead: TemplateResult | string;
  readonly toolbar: TemplateResult | typeof nothing;
  /** The devices by their answer, where they are drawn yet. */
  readonly devices: readonly TemplateResult[];
}

/** The page of a country: its networks with bands and services, and the devices that work there. */
export function countryView(
  country: WorldCountry,
  evidence: Evidence | undefined,
  { lead, toolbar, devices }: CountryViewParts,
  reader: Reader,
): TemplateResult {
  const { lang, words, verdictWords, href } = reader;
  const { cc, name, networks } = country;
  return html`
    <p class="trail"><a href=${href('countries')}>${words.countriesHeading}</a></p>
    <h1 tabindex="-1">${name[lang]}</h1>
    <p class="lead">${lead}</p>
    <div class="toolbar">${toolbar}</div>
    <section>
      <h2>${words.networks}</h2>
      ${bandKey(words, verdictWords)}
      <div class="network-rows">
        ${networks.map(
          (network) =>
            html`<article class="network-row" id=${network.id}>
              <header>
                <h3><a href=${href('network', { id: network.id })}>${networkName(network, lang)}</a></h3>
                ${
                  network.group && network.group !== networkName(network, lang)
                    ? html`<p class="muted">${network.group}</p>`
                    : nothing
                }
              </header>
              <div class="known">${networkFacts(network, evidence, reader)}</div>
            </article>`,
        )}
      </div>
    </section>
    <section>
      <h2>${words.devicesHere}</h2>
      ${devices}
      <p class="muted"><a href=${`/v1/countries/${cc}.json`}>${words.asJson}</a></p>
    </section>
  `;
}

/**
 * The devices by what they find in a country.
 * @param linkDevices whether every device links to its answer there; else its family is named
 */
export function countryDevices(
  { cc, networks }: WorldCountry,
  world: World,
  linkDevices: boolean,
  reader: Reader,
): TemplateResult[] {
  const { words, href } = reader;
  const answers = [...world.devices.values()].map((device): AnsweredDevice => {
    const tally = tallyNetworks(device, networks);
    const overall = overallOf(tally);
    return overall === 'some'
      ? { device, overall, note: words.ofAll(tally.good, networks.length) }
      : { device, overall };
  });
  const hrefOf = linkDevices ? ({ id }: WorldDevice) => href('report', { id, cc }) : undefined;
  return deviceGroups(answers, (overall) => words.overall[overall], hrefOf, reader);
}
