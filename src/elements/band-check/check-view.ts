import { html, nothing, type TemplateResult } from 'lit';
import { CREDIT } from '../../core/credit.js';
import { type Outcome, OUTCOMES, outcomeOf } from '../../core/tally.js';
import type { Loaded } from '../../client/data-source.js';
import { CHECK_WORDS, type CheckWords } from '../../words/check.js';
import type { Lang } from '../../words/lang.js';
import { cautionPhrases, servicePhrases, whyPhrases } from '../../words/network-phrases.js';
import { VERDICT_WORDS, type VerdictWords } from '../../words/verdict.js';
import { verdictMark } from '../shared/verdict-mark.js';
import type { CheckedCountry, CheckedNetwork } from './check-countries.js';
import { evidenceView } from './evidence-view.js';
import type { LoadResult } from './load-result.js';

/** How much is shown: the summary alone, a row a network, or the rows with their evidence open. */
export type Detail = 'summary' | 'networks' | 'evidence';

/** The attribute that is missing or cannot be read, so that nothing can be checked. */
export type MissingAttribute = 'device' | 'country' | 'day';

/** Everything that the view of a check needs; the element has it. */
export interface CheckModel {
  /** One result a country; `undefined` before the first answer. */
  readonly results: readonly LoadResult<CheckedCountry>[] | undefined;
  readonly missing: MissingAttribute | undefined;
  readonly device: string | undefined;
  readonly bands: string | undefined;
  readonly language: Lang;
  readonly detail: Detail | undefined;
  /** Whether the bands and sources are drawn: once somebody has opened a row, or all along with `detail="evidence"`. */
  readonly showsEvidence: boolean;
  /** Base address of the API; the pages for people lie beside it. */
  readonly base: string;
  retry(): void;
  showEvidence(): void;
  replace(what: 'device' | 'country', wrong: string, id: string): void;
}

/** A check with the words of its language. */
interface View {
  readonly check: CheckModel;
  readonly words: CheckWords;
  readonly verdictWords: VerdictWords;
}

/** What the card shows. */
export function checkView(check: CheckModel): unknown {
  const { language, results, missing } = check;
  const view: View = { check, words: CHECK_WORDS[language], verdictWords: VERDICT_WORDS[language] };
  if (missing) return noticeView(view.words.missing[missing]);
  if (!results) return noticeView(view.words.loading);
  // a device that is unknown is so in every country: say it once
  const unknownDevice = results.find((result) => result.state === 'unknown' && result.parameter === 'id');
  const ready = results.filter((result) => result.state === 'ready');
  return [
    (unknownDevice ? [unknownDevice] : results).map((result) =>
      result.state === 'ready' ? countryView(view, result.value) : troubleView(view, result),
    ),
    ready.length > 0 ? footerView(view, ready) : nothing,
  ];
}

function countryView(view: View, checked: CheckedCountry): TemplateResult {
  const { check, words, verdictWords } = view;
  const { device, country, networks } = checked;
  const names: Record<Outcome, string[]> = { good: [], limited: [], unconfirmed: [], no: [] };
  for (const { name, judgement } of networks) names[outcomeOf(judgement)].push(name);
  const bandsOnly = country.depth === 'bands' ? [verdictWords.caution({ code: 'depth-bands-only' })] : [];
  return html`<section part="country">
    <p part="what">${verdictWords.deviceIn(device.name || words.theseBands, country.name[check.language])}</p>
    <p part="summary">${verdictWords.summary(names)}</p>
    <div part="bar" aria-hidden="true">
      ${OUTCOMES.map((outcome) => names[outcome].map(() => html`<i class=${outcome}></i>`))}
    </div>
    ${
      check.detail === 'summary'
        ? nothing
        : [
            html`<ul role="list">
              ${networks.map((network) => networkView(view, checked, network))}
            </ul>`,
            lineView(view, bandsOnly),
          ]
    }
  </section>`;
}

function networkView(
  view: View,
  { country }: CheckedCountry,
  { id, name, judgement }: CheckedNetwork,
): TemplateResult {
  const { check, words, verdictWords } = view;
  const outcome = outcomeOf(judgement);
  return html`<li part="network ${outcome}" class=${outcome}>
    <p part="verdict">${verdictMark(outcome)} ${verdictWords.verdict[outcome]}</p>
    <div>
      <p part="name"><bdi>${name}</bdi></p>
      <p part="reason">${verdictWords.sentence(whyPhrases(verdictWords, judgement))}</p>
      ${lineView(view, servicePhrases(verdictWords, judgement))}
      ${lineView(view, cautionPhrases(verdictWords, judgement))}
      <details part="evidence" ?open=${check.detail === 'evidence'} @toggle=${() => check.showEvidence()}>
        <summary>${verdictWords.basis[judgement.basis]} · ${words.sources}</summary>
        ${check.showsEvidence ? evidenceView(country, id, check.language) : nothing}
      </details>
    </div>
  </li>`;
}

function lineView({ verdictWords }: View, phrases: readonly string[]): unknown {
  const sentence = verdictWords.sentence(phrases);
  return sentence ? html`<p part="line">${sentence}</p>` : nothing;
}

function footerView(
  { check, words, verdictWords }: View,
  ready: readonly Loaded<CheckedCountry>[],
): TemplateResult {
  const oldest = (days: readonly string[]) => verdictWords.date([...days].sort()[0]!);
  const kept = ready.flatMap(({ keptFrom }) => keptFrom ?? []);
  const checked = ready.map(({ value }) => value.country.checked);
  return html`<footer part="footer">
    ${kept.length > 0 ? html`<p part="kept">${words.kept(oldest(kept))}</p>` : nothing}
    <p part="credit">
      ${words.data}<a href=${CREDIT.url}>${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="license">CC BY 4.0</a> · ${words.checked(oldest(checked))}
    </p>
    <a part="link" href=${new URL(pagePath(check, ready), check.base).href}>${words.fullPage}</a>
  </footer>`;
}

/** Path from the API to the page with all details: that of the country, of the device, or of the list of bands. */
function pagePath({ language, bands }: CheckModel, ready: readonly Loaded<CheckedCountry>[]): string {
  const codes = ready.map(({ value }) => value.country.cc);
  const { id } = ready[0]!.value.device;
  const site = language === 'zh' ? '../zh/' : '../';
  if (!id) return `${site}paste?bands=${encodeURIComponent(bands!)}&in=${codes.join(',')}`;
  return site + (codes.length > 1 ? `devices/${id}` : `check/${id}/${codes[0]}`);
}

/** What could not be had, or is not known. */
function troubleView(
  { check, words }: View,
  result: Exclude<LoadResult<unknown>, { state: 'ready' }>,
): TemplateResult {
  if (result.state === 'incomplete') return noticeView(words.missing.bands);
  if (result.state === 'failed') {
    return noticeView(
      `${words.failed(result.code, result.name)} ${words.noAnswer}`,
      buttonView('retry', words.retry, () => check.retry()),
    );
  }
  const { parameter, value: wrong, near = [] } = result;
  const what = parameter === 'id' ? 'device' : 'country';
  return noticeView(
    // a host of plain files does not say which of the two it does not know
    words.unknown(parameter || check.bands ? wrong : `${check.device}/${wrong}`),
    near.length > 0
      ? html`<p>
          ${words.didYouMean}
          ${near.map(({ value, name }) => buttonView('near', name, () => check.replace(what, wrong, value)))}
        </p>`
      : nothing,
  );
}

/** A button that is gone once it is pressed: the focus goes on to the card. */
function buttonView(part: string, text: string, press: () => void): TemplateResult {
  return html` <button
    part=${part}
    @click=${({ target }: Event) => {
      (target as Element).closest<HTMLElement>('.root')!.focus();
      press();
    }}
  >
    ${text}
  </button>`;
}

/** What is going on or went wrong, and what to do next; the fallback of the page stands below. */
function noticeView(text: string, next: unknown = nothing): TemplateResult {
  return html`<div part="notice">
    <p>${text}</p>
    ${next}<slot></slot>
  </div>`;
}
