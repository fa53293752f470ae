/**
 * The answer to a question, the same for a known device and for pasted bands: a headline and why; then every network of one
 * country, or several countries as the rows of a grid.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { namesByOutcome, overallOf, tallyOf } from '../../core/tally.js';
import { compareNames } from '../../views/by-name.js';
import { networkRow } from '../../views/network-row.js';
import { READERS } from '../../views/reader.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { type AnswerText, sayAnswer } from '../../words/answer.js';
import type { Lang } from '../../words/lang.js';
import { networkName } from '../../words/network-name.js';
import { checkedOn } from '../base/age.js';
import type { GridDevice } from '../base/answer-matrix.js';
import type { AppData } from '../base/app-data.js';
import type { AppState } from '../base/app-state.js';
import type { JudgedCountry } from '../base/judge-country.js';

/** The answer in words. */
export function sayChecks({ name }: GridDevice, answers: readonly JudgedCountry[], lang: Lang): AnswerText {
  const places = answers.map(({ country, networks }) => ({
    country: country.name,
    names: namesByOutcome(
      networks,
      ({ judgement }) => judgement,
      ({ network }) => networkName(network, lang),
    ),
  }));
  return sayAnswer(name, places, lang);
}

/**
 * The answer itself: a headline, why, and of which day its data is.
 * @param answers of one country or more
 * @param toolbar stands below it
 */
export function answerHead(
  device: GridDevice,
  answers: readonly JudgedCountry[],
  toolbar: TemplateResult,
  app: AppState,
): TemplateResult {
  const { headline, why } = sayChecks(device, answers, app.lang);
  const verdicts = answers.flatMap(({ networks }) => networks.map(({ judgement }) => judgement));
  const overall = overallOf(tallyOf(verdicts));
  const checked = answers.map(({ country }) => country.checked).sort()[0]!;
  return html`<div class="answer ${overall}" id="answer">
    <p class="conclusion" role="status">${verdictShape(overall)}<span>${headline}</span></p>
    ${why ? html`<p class="why">${why}</p>` : nothing}
    <p class="muted dated">${checkedOn(app, checked)}</p>
    <div class="toolbar">${toolbar}</div>
  </div>`;
}

/** What is behind the answer: every network of one country, or several countries. */
export function answerNetworks(
  device: GridDevice,
  answers: readonly JudgedCountry[],
  { evidence }: AppData,
  app: AppState,
): TemplateResult {
  const { words } = READERS[app.lang];
  const [only, ...others] = answers as [JudgedCountry, ...JudgedCountry[]];
  if (others.length > 0) return answerRows(device, answers, app);
  return html`<h2 class="sr">${words.networks}</h2>
    <div class="network-rows">
      ${only.networks.map(({ network, judgement }) =>
        networkRow({ network, device, judgement, asOf: app.today }, evidence, READERS[app.lang]),
      )}
    </div>
    ${only.country.depth === 'bands' ? html`<p class="muted">${words.depthBands}</p>` : nothing}`;
}

/** Several countries are the rows of a grid, and each opens its networks in place. */
function answerRows(device: GridDevice, answers: readonly JudgedCountry[], app: AppState): TemplateResult {
  const byName = compareNames(app.lang);
  void import('./answer-grid.js').catch(() => app.dispatchEvent(new Event('part-missing')));
  return html`<bc-answer-grid
    .app=${app}
    .countries=${answers.map(({ country }) => country).sort((a, b) => byName(a.name[app.lang], b.name[app.lang]))}
    .devices=${[device]}
    .isAnswered=${true}
  ></bc-answer-grid>`;
}
