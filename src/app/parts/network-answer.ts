/** One network's answer: verdict first, the reason next, the evidence after. */
import { html, nothing, type TemplateResult } from 'lit';
import { LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from '../../core/band.js';
import { hasBand } from '../../core/band-set.js';
import type { NetworkBand } from '../../core/facts.js';
import type { Device } from '../../core/verdict.js';
import type { AppWords } from '../../words/app.js';
import type { VerdictWords } from '../../words/verdict.js';
import type { NetworkAnswer } from '../answer.js';
import type { AppState } from '../app-state.js';
import { type BandUse, networkBandPlate } from './band-plate.js';
import { verdictMark } from './verdict-mark.js';

/** Why: one sentence of the reasons, or what a good device lacks without harm. */
export function reasonSentence({ judgement }: NetworkAnswer, words: VerdictWords): string {
  const phrases = judgement.reasons.map((reason) => words.reason(reason));
  if (judgement.verdict === 'good') phrases.unshift(words.good(judgement.optionalLacking.lte));
  return words.sentence(phrases);
}

/** What decides beside the LTE bands: 5G for a 5G device, LTE-M and NB-IoT for a device that has nothing else. */
function besides({ network, judgement }: NetworkAnswer, words: VerdictWords, device: Device): string[] {
  const { status } = network.judged.facts;
  if (device.facts.radio === 'lpwa') {
    return [words.sentence([words.status('ltem', status.ltem), words.status('nbiot', status.nbiot)])];
  }
  if (judgement.nr === undefined) return [];
  const lacking = judgement.verdict === 'good' ? judgement.optionalLacking.nr : judgement.lacking.nr;
  const phrases = [words.fiveG(judgement.nr, lacking)];
  if (judgement.nr !== 'not-offered') phrases.push(words.status('sa', status.sa));
  if (device.facts.radio === 'redcap') phrases.push(words.status('redcap', status.redcap));
  return [words.sentence(phrases)];
}

/** The answer with every band of the network and every caution. */
export function networkReport(
  answer: NetworkAnswer,
  app: AppState,
  device: Device,
  words: AppWords,
  verdictWords: VerdictWords,
  evidence: TemplateResult,
): TemplateResult {
  const { network, judgement, said } = answer;
  const { facts } = network.judged;
  const { cautions, basis } = judgement;
  return html`<article class="network-report ${said}">
    <header class="line-head">
      <h3><a href=${app.href('/networks/' + network.id)}>${network.name}</a></h3>
      ${verdictMark(said, verdictWords.verdict[said])}
    </header>
    <p class="reason">${reasonSentence(answer, verdictWords)}</p>
    ${besides(answer, verdictWords, device).map((line) => html`<p class="beside">${line}</p>`)}
    <dl class="bands-of">
      <dt>LTE</dt>
      <dd>${plates('lte', facts.lte, device, judgement.lacking.lte, words)}</dd>
      ${
        device.facts.nr.length === 0 || facts.nr.length === 0
          ? nothing
          : html`<dt>5G</dt>
              <dd>${plates('nr', facts.nr, device, judgement.lacking.nr, words)}</dd>`
      }
    </dl>
    ${
      cautions.length === 0
        ? nothing
        : html`<ul class="cautions">
            ${cautions.map((caution) => html`<li>${verdictWords.sentence([verdictWords.caution(caution)])}</li>`)}
          </ul>`
    }
    <details class="evidence">
      <summary>${words.evidence}: ${verdictWords.basis[basis]}</summary>
      <p>${verdictWords.basisMeaning[basis]}</p>
      ${evidence}
    </details>
  </article>`;
}

function plates(
  rat: Rat,
  bands: readonly NetworkBand[],
  device: Device,
  lacking: readonly number[],
  words: AppWords,
): TemplateResult {
  const notAlone = rat === 'lte' ? LTE_NOT_ALONE : NR_NOT_ALONE;
  return html`<ul class="plates">
    ${bands.map((fact) => {
      const has = hasBand(device[rat], fact.band) && !notAlone.includes(fact.band);
      const use: BandUse = has ? 'has' : lacking.includes(fact.band) ? 'lacks' : 'spare';
      return networkBandPlate(rat, fact, words, use);
    })}
  </ul>`;
}
