/**
 * One network, one row, the same everywhere: the verdict, the name and why; the lanes that decide beside it; the spectrum;
 * and behind it the evidence.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Rat } from '../core/band.js';
import { bandUseOf } from '../core/band-use.js';
import { judgeLanes } from '../core/lanes.js';
import { outcomeOf } from '../core/tally.js';
import type { PreparedDevice } from '../core/prepare.js';
import type { Judgement } from '../core/verdict.js';
import { laneChips } from '../words/lane-chips.js';
import { MEANINGS } from '../words/meanings.js';
import { networkName } from '../words/network-name.js';
import { sideCautionPhrases, whyPhrases } from '../words/network-phrases.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { WorldNetwork } from '../world/world.js';
import { networkBandPlate } from './band-plate.js';
import { correctionList } from './correction-list.js';
import type { Reader } from './reader.js';
import { sourceList } from './source-list.js';
import { spectrumStrip } from './spectrum-strip.js';
import { verdictMark } from './verdict-badge.js';

interface NetworkRow {
  readonly network: WorldNetwork;
  readonly device: PreparedDevice;
  readonly judgement: Judgement;
  /** The day of asking, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** @param evidence undefined while it is loading */
export function networkRow(
  answer: NetworkRow,
  evidence: Evidence | undefined,
  reader: Reader,
): TemplateResult {
  const { network, device, judgement, asOf } = answer;
  const { lang, words, verdictWords, href } = reader;
  const outcome = outcomeOf(judgement);
  const { id } = network;
  const cautions = sideCautionPhrases(verdictWords, judgement);
  return html`<article class="network-row ${outcome}" id=${id}>
    <a class="to-meaning" href="${href('about')}#${outcome}" title=${words.whatItMeans}
      >${verdictMark(outcome, verdictWords.verdict[outcome])}</a
    >
    <div class="said">
      <h3><a href=${href('network', { id })}>${networkName(network, lang)}</a></h3>
      <p class="reason">${verdictWords.sentence(whyPhrases(verdictWords, judgement))}</p>
      <ul class="radio-chips">
        ${laneChips(judgeLanes(device, network, asOf), lang, asOf).map(
          ({ name, text, verdict }) => html`<li class="radio-chip ${verdict}"><b>${name}</b> ${text}</li>`,
        )}
      </ul>
      ${cautions.map((caution) => html`<p class="caution">${verdictWords.sentence([caution])}</p>`)}
      <details class="evidence" id="${id}-evidence">
        <summary>${words.evidence(verdictWords.basis[judgement.basis])}</summary>
        <p>${MEANINGS[lang].basis[judgement.basis]}</p>
        ${bandLists(answer, reader)}
        ${
          evidence
            ? sourceList(
                [...(evidence.networks.get(id)?.bands.values() ?? [])].flat(),
                evidence.sources,
                words,
              )
            : html`<p class="muted">${words.loading}</p>`
        }
        ${correctionList(id, evidence, reader)}
      </details>
    </div>
    <div class="bands">${spectrumStrip(device, network, verdictWords)}</div>
  </article>`;
}

/** Every band of the network, and whether the device has it. */
function bandLists({ network, device, judgement }: NetworkRow, { verdictWords }: Reader): TemplateResult {
  const plates = (rat: Rat) =>
    html`<ul class="plates">
      ${network[rat].map((band) =>
        networkBandPlate(
          rat,
          band,
          verdictWords,
          bandUseOf(rat, band.band, device, network, judgement.verdict),
        ),
      )}
    </ul>`;
  return html`${plates('lte')}${device.nr.length === 0 || network.nr.length === 0 ? nothing : plates('nr')}`;
}
