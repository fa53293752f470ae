/** What is known of a network: bands with confidence, codes, the states of its services, and what we have corrected. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Rat } from '../core/band.js';
import type { NetworkBand } from '../core/network.js';
import { type Service, SERVICES } from '../core/service.js';
import { DATA_WORDS } from '../words/data.js';
import { findOpenBands, type NoSecondSource } from '../world/second-source.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { WorldNetwork } from '../world/world.js';
import { networkBandPlate, noBands } from './band-plate.js';
import { correctionList } from './correction-list.js';
import { networkCodes } from './network-codes.js';
import type { Reader } from './reader.js';
import { sourceList } from './source-list.js';

export function networkFacts(
  network: WorldNetwork,
  evidence: Evidence | undefined,
  reader: Reader,
): TemplateResult {
  const { lang, words, verdictWords } = reader;
  const proof = evidence?.networks.get(network.id);
  const ids = proof ? [...[...proof.bands.values()].flat(), ...proof.states.values()] : [];
  const open = evidence ? findOpenBands(network, evidence) : [];
  const bands = (rat: Rat, facts: readonly NetworkBand[]) =>
    html`<ul class="plates">
        ${facts.map((fact) => networkBandPlate(rat, fact, verdictWords))}
      </ul>
      ${noBands(facts, words)}`;
  return html`
    <dl class="bands-of">
      <dt>LTE</dt>
      <dd>${bands('lte', network.lte)}</dd>
      <dt>5G NR</dt>
      <dd>${bands('nr', network.nr)}</dd>
      ${
        network.codes
          ? html`<dt>${DATA_WORDS[lang].codesShort}</dt>
              <dd>${networkCodes(network.codes, reader)}</dd>`
          : nothing
      }
    </dl>
    ${(['none', 'publisher'] as const satisfies readonly NoSecondSource[]).map((named) => {
      const bands = open.flatMap((each) => (each.named === named ? [each.band] : []));
      return bands.length > 0
        ? html`<p class="muted">${DATA_WORDS[lang].secondSourceOpen[named](verdictWords.list(bands))}</p>`
        : nothing;
    })}
    ${
      network.depth === 'bands'
        ? html`<p class="muted">${words.depthBands}</p>`
        : html`<dl class="services">
            ${SERVICES.map((service) => serviceState(network, service, evidence, reader))}
          </dl>`
    }
    ${correctionList(network.id, evidence, reader)}
    <details class="evidence">
      <summary>${words.sources}</summary>
      ${evidence ? sourceList(ids, evidence.sources, words) : html`<p class="muted">${words.loading}</p>`}
    </details>
  `;
}

function serviceState(
  network: WorldNetwork,
  service: Service,
  evidence: Evidence | undefined,
  { lang, verdictWords }: Reader,
): TemplateResult {
  const { state, date, dateNote } = network.status[service];
  const words = DATA_WORDS[lang];
  const correction = evidence?.corrections.get(network.id)?.find(({ field }) => field === service);
  const mark =
    correction?.outcome === 'applied'
      ? words.correctedMark
      : correction?.outcome === 'beside'
        ? words.doubtedMark
        : undefined;
  return html`<div class="service ${state}">
    <dt>${verdictWords.service[service]}</dt>
    <dd>
      ${verdictWords.state[state]}${
        date ? html`<span class="muted"> ${verdictWords.date(date, dateNote)}</span>` : nothing
      }${mark ? html`<span class="muted"> ${mark}</span>` : nothing}
    </dd>
  </div>`;
}
