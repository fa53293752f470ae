import { html, nothing, type TemplateResult } from 'lit';
import { tallyOf } from '../core/tally.js';
import { verdictOf } from '../core/verdict.js';
import type { Evidence } from '../world/snapshot/world-snapshot.js';
import type { World, WorldCountry } from '../world/world.js';
import { answerTable } from './answer-table.js';
import { bandKey } from './band-key.js';
import { compareNames } from './by-name.js';
import { networkFacts } from './network-facts.js';
import type { Reader } from './reader.js';

/** What the app and the static page put into the page of a country, each its own. */
export interface CountryViewParts {
  /** How many networks there are, and when they were checked. */
  readonly lead: TemplateResult | string;
  readonly toolbar: TemplateResult | typeof nothing;
}

/** The page of a country: its networks with bands and services, and the devices that work there, best first. */
export function countryView(
  country: WorldCountry,
  world: World,
  evidence: Evidence | undefined,
  { lead, toolbar }: CountryViewParts,
  { lang, words, verdictWords, href }: Reader,
): TemplateResult {
  const { cc, name, networks } = country;
  const rows = [...world.devices.values()]
    .map((device) => ({
      name: device.name,
      href: href('report', { id: device.id, cc }),
      tally: tallyOf(networks.map((network) => verdictOf(device, network))),
    }))
    .sort(
      (a, b) =>
        b.tally.good - a.tally.good ||
        b.tally.limited - a.tally.limited ||
        compareNames('en')(a.name, b.name),
    );
  return html`
    <p class="trail"><a href=${href('countries')}>${words.countriesHeading}</a></p>
    <h1 tabindex="-1">${name[lang]}</h1>
    <p class="lead">${lead}</p>
    <div class="toolbar">${toolbar}</div>
    <section>
      <h2>${words.networks}</h2>
      ${bandKey(words, false)}
      ${networks.map(
        (network) =>
          html`<article class="network-report">
            <header class="line-head">
              <h3><a href=${href('network', { id: network.id })}>${network.name}</a></h3>
              ${
                network.group && network.group !== network.name
                  ? html`<span class="muted">${network.group}</span>`
                  : nothing
              }
            </header>
            ${networkFacts(network, evidence, words, verdictWords)}
          </article>`,
      )}
    </section>
    <section>
      <h2>${words.devicesHere}</h2>
      ${answerTable(words, words.device, rows)}
      <p class="muted"><a href=${`/v1/countries/${cc}.json`}>${words.asJson}</a></p>
    </section>
  `;
}
