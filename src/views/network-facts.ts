/** What is known of a network: bands with confidence, and the states of its services. */
import { html, nothing, type TemplateResult } from 'lit';
import { SERVICES } from '../core/service.js';
import type { AppWords } from '../words/app.js';
import type { VerdictWords } from '../words/verdict.js';
import type { WorldNetwork } from '../world/world.js';
import type { Evidence } from '../world/snapshot/world-snapshot.js';
import { networkBandPlate, noBands } from './band-plate.js';
import { sourceList } from './source-list.js';

export function networkFacts(
  network: WorldNetwork,
  evidence: Evidence | undefined,
  words: AppWords,
  verdictWords: VerdictWords,
): TemplateResult {
  const proof = evidence?.networks.get(network.id);
  const ids = proof ? [...[...proof.bands.values()].flat(), ...proof.states.values()] : [];
  return html`
    <dl class="bands-of">
      <dt>LTE</dt>
      <dd>
        <ul class="plates">
          ${network.lte.map((fact) => networkBandPlate('lte', fact, words))}
        </ul>
        ${noBands(network.lte, words)}
      </dd>
      <dt>5G NR</dt>
      <dd>
        <ul class="plates">
          ${network.nr.map((fact) => networkBandPlate('nr', fact, words))}
        </ul>
        ${noBands(network.nr, words)}
      </dd>
    </dl>
    ${
      network.depth === 'bands'
        ? html`<p class="muted">${words.depthBands}</p>`
        : html`<dl class="services">
            ${SERVICES.map((service) => {
              const { state, date, dateNote } = network.status[service];
              return html`<div class="service ${state}">
                <dt>${verdictWords.service[service]}</dt>
                <dd>
                  ${verdictWords.state[state]}${
                    date ? html`<span class="muted"> ${verdictWords.date(date, dateNote)}</span>` : nothing
                  }
                </dd>
              </div>`;
            })}
          </dl>`
    }
    <details class="evidence">
      <summary>${words.sources}</summary>
      ${evidence ? sourceList(ids, evidence.sources, words) : html`<p class="muted">${words.loading}</p>`}
    </details>
  `;
}
