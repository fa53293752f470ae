/** One network's answer: verdict first, the reason next, the evidence after. */
import { html, nothing, type TemplateResult } from 'lit';
import { bandName, LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from '../../core/band.js';
import { hasBand } from '../../core/band-set.js';
import type { NetworkBand } from '../../core/network.js';
import { lackingBands, type PreparedDevice } from '../../core/verdict.js';
import type { AppWords } from '../../words/app.js';
import { cautionPhrases, servicePhrases, whyPhrases } from '../../words/network-phrases.js';
import type { VerdictWords } from '../../words/verdict.js';
import type { NetworkVerdict } from '../base/judge-country.js';
import type { AppState } from '../base/app-state.js';
import { type BandUse, networkBandPlate } from '../../views/band-plate.js';
import { verdictMark } from '../../views/verdict-badge.js';

/** The answer with every band of the network and every caution. */
export function networkReport(
  verdict: NetworkVerdict,
  app: AppState,
  device: PreparedDevice,
  words: AppWords,
  verdictWords: VerdictWords,
  evidence: TemplateResult,
): TemplateResult {
  const { network, judgement, outcome } = verdict;
  const lacking = lackingBands(judgement);
  const services = servicePhrases(verdictWords, judgement);
  const cautions = cautionPhrases(verdictWords, judgement);
  return html`<article class="network-report ${outcome}">
    <header class="line-head">
      <h3><a href=${app.href('/networks/' + network.id)}>${network.name}</a></h3>
      ${verdictMark(outcome, verdictWords.verdict[outcome])}
    </header>
    <p class="reason">${verdictWords.sentence(whyPhrases(verdictWords, judgement))}</p>
    ${services.length === 0 ? nothing : html`<p class="beside">${verdictWords.sentence(services)}</p>`}
    <dl class="bands-of">
      <dt>LTE</dt>
      <dd>${plates('lte', network.lte, device, lacking.lte, words)}</dd>
      ${
        device.nr.length === 0 || network.nr.length === 0
          ? nothing
          : html`<dt>5G</dt>
              <dd>${plates('nr', network.nr, device, lacking.nr, words)}</dd>`
      }
    </dl>
    ${
      cautions.length === 0
        ? nothing
        : html`<ul class="cautions">
            ${cautions.map((caution) => html`<li>${verdictWords.sentence([caution])}</li>`)}
          </ul>`
    }
    <details class="evidence">
      <summary>${words.evidence(verdictWords.basis[judgement.basis])}</summary>
      <p>${verdictWords.basisMeaning[judgement.basis]}</p>
      ${evidence}
    </details>
  </article>`;
}

function plates(
  rat: Rat,
  bands: readonly NetworkBand[],
  device: PreparedDevice,
  lacking: readonly string[],
  words: AppWords,
): TemplateResult {
  const notAlone = rat === 'lte' ? LTE_NOT_ALONE : NR_NOT_ALONE;
  return html`<ul class="plates">
    ${bands.map((fact) => {
      const has = hasBand(device.supported[rat], fact.band) && !notAlone.includes(fact.band);
      const use: BandUse = has ? 'has' : lacking.includes(bandName(rat, fact.band)) ? 'lacks' : 'spare';
      return networkBandPlate(rat, fact, words, use);
    })}
  </ul>`;
}
