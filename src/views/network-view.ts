import { html, nothing, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../core/band.js';
import type { NetworkBand } from '../core/network.js';
import { type Outcome, outcomeOf } from '../core/tally.js';
import { verdictOf } from '../core/verdict.js';
import { DATA_WORDS } from '../words/data.js';
import { networkName } from '../words/network-name.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { World, WorldCountry, WorldDevice, WorldNetwork } from '../world/world.js';
import { bandKey } from './band-key.js';
import { deviceGroups } from './device-groups.js';
import { codeRemarks, networkCodes } from './network-codes.js';
import { networkFacts } from './network-facts.js';
import type { Reader } from './reader.js';
import { sourceList } from './source-list.js';

/** The parts of a network's page that the app and the static page each fill in their own way. */
interface NetworkViewParts {
  readonly toolbar: TemplateResult | typeof nothing;
  /** Whether every device links to its answer here; else its family is named. */
  readonly linkDevices: boolean;
}

/** The page of a network: its bands and services, the devices that work on it, and the sources of every band. */
export function networkView(
  network: WorldNetwork,
  { cc, name: countryName }: WorldCountry,
  world: World,
  evidence: Evidence | undefined,
  { toolbar, linkDevices }: NetworkViewParts,
  reader: Reader,
): TemplateResult {
  const { lang, words, verdictWords, href } = reader;
  const answers = [...world.devices.values()].map((device) => ({
    device,
    overall: outcomeOf(verdictOf(device, network)),
  }));
  const hrefOf = linkDevices ? ({ id }: WorldDevice) => href('report', { id, cc }) : undefined;
  const nameOf = (id: string) =>
    [...world.countries.values()].flatMap(({ networks }) => networks).find((other) => other.id === id)
      ?.name ?? id;
  return html`
    <p class="trail">
      <a href=${href('countries')}>${words.countriesHeading}</a> ·
      <a href=${href('country', { cc })}>${countryName[lang]}</a>
    </p>
    <h1 tabindex="-1">${networkName(network, lang)}</h1>
    ${network.group && network.group !== networkName(network, lang) ? html`<p class="lead">${network.group}</p>` : nothing}
    <div class="toolbar">${toolbar}</div>
    <section>
      <h2>${words.bandsAndServices}</h2>
      ${bandKey(words, verdictWords)}
      <div class="network-rows">
        <div class="network-row known">${networkFacts(network, evidence, reader)}</div>
      </div>
    </section>
    ${
      network.codes
        ? html`<section>
            <h2>${DATA_WORDS[lang].codes}</h2>
            <p>${DATA_WORDS[lang].codeNote}</p>
            ${networkCodes(network.codes, reader)}
            ${codeRemarks(network.codes, evidence?.codes.get(network.id) ?? [], nameOf, reader)}
          </section>`
        : nothing
    }
    <section>
      <h2>${words.devicesHere}</h2>
      ${deviceGroups(answers, (overall) => verdictWords.verdict[overall as Outcome], hrefOf, reader)}
    </section>
    ${evidence ? sourcesByBand(network, evidence, reader) : nothing}
  `;
}

function sourcesByBand(
  { id, lte, nr }: WorldNetwork,
  { networks, sources }: Evidence,
  { words }: Reader,
): TemplateResult | typeof nothing {
  const proof = networks.get(id);
  if (!proof) return nothing;
  const rows = (rat: Rat, bands: readonly NetworkBand[]) =>
    bands.map(({ band }) => {
      const name = bandName(rat, band);
      return html`<dt>${name}</dt>
        <dd>${sourceList(proof.bands.get(name) ?? [], sources, words)}</dd>`;
    });
  return html`<section>
    <h2>${words.sourcesByBand}</h2>
    <dl class="by-band">${rows('lte', lte)} ${rows('nr', nr)}</dl>
  </section>`;
}
