import { html, nothing, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../core/band.js';
import type { NetworkBand } from '../core/network.js';
import { groupByOutcome, OUTCOMES } from '../core/tally.js';
import { verdictOf } from '../core/verdict.js';
import type { Evidence } from '../world/snapshot/world-snapshot.js';
import type { World, WorldCountry, WorldNetwork } from '../world/world.js';
import { bandKey } from './band-key.js';
import { networkFacts } from './network-facts.js';
import type { Reader } from './reader.js';
import { sourceList } from './source-list.js';
import { verdictMark } from './verdict-badge.js';

/** The page of a network: its bands and services, the devices that work on it, and the sources of every band. */
export function networkView(
  network: WorldNetwork,
  { cc, name: countryName }: WorldCountry,
  world: World,
  evidence: Evidence | undefined,
  toolbar: TemplateResult | typeof nothing,
  { lang, words, verdictWords, href }: Reader,
): TemplateResult {
  const devices = groupByOutcome(world.devices.values(), (device) => verdictOf(device, network));
  const proof = evidence?.networks.get(network.id);
  const sourcesByBand = (rat: Rat, bands: readonly NetworkBand[]) =>
    bands.map(({ band }) => {
      const name = bandName(rat, band);
      return html`<dt>${name}</dt>
        <dd>${sourceList(proof!.bands.get(name) ?? [], evidence!.sources, words)}</dd>`;
    });
  return html`
    <p class="trail">
      <a href=${href('countries')}>${words.countriesHeading}</a> ·
      <a href=${href('country', { cc })}>${countryName[lang]}</a>
    </p>
    <h1 tabindex="-1">${network.name}</h1>
    ${network.group && network.group !== network.name ? html`<p class="lead">${network.group}</p>` : nothing}
    <div class="toolbar">${toolbar}</div>
    <section>
      <h2>${words.bandsAndServices}</h2>
      ${bandKey(words, false)} ${networkFacts(network, evidence, words, verdictWords)}
    </section>
    <section>
      <h2>${words.devicesHere}</h2>
      ${OUTCOMES.map((outcome) =>
        devices[outcome].length === 0
          ? nothing
          : html`<h3 class="group">
                ${verdictMark(outcome, verdictWords.verdict[outcome])}
                <span class="number">${devices[outcome].length}</span>
              </h3>
              <ul class="inline">
                ${devices[outcome].map(
                  ({ id, name }) => html`<li><a href=${href('report', { id, cc })}>${name}</a></li>`,
                )}
              </ul>`,
      )}
    </section>
    ${
      proof
        ? html`<section>
            <h2>${words.sourcesByBand}</h2>
            <dl class="by-band">${sourcesByBand('lte', network.lte)} ${sourcesByBand('nr', network.nr)}</dl>
          </section>`
        : nothing
    }
  `;
}
