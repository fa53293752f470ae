import { html, nothing, type TemplateResult } from 'lit';
import { CREDIT } from '../../core/credit.js';
import { namesByOutcome, overallOf, tallyOf } from '../../core/tally.js';
import type { Loaded } from '../../client/data-source.js';
import { CHECK_WORDS } from '../../words/check.js';
import { networkName } from '../../words/network-name.js';
import { ROW_WORDS } from '../../words/row-words.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { type CheckedCountry, devicesOf } from './check-countries.js';
import type { CheckModel, View } from './check-model.js';
import { countriesTable } from './countries-table.js';
import type { LoadResult } from './load-result.js';
import { networkRows } from './network-rows.js';
import { correctionsView } from './evidence-view.js';
import { detailsLink } from './details-link.js';

/** What the card shows. */
export function checkView(check: CheckModel): unknown {
  const { language, results, missing } = check;
  const view: View = { check, words: CHECK_WORDS[language], verdictWords: ROW_WORDS[language] };
  if (missing) return noticeView(view.words.missing[missing]);
  if (!results) return noticeView(view.words.loading);
  const ready = results.filter((result) => result.state === 'ready');
  const answers = ready.map(({ value }) => value);
  const trouble = withoutRepeats(results.filter((result) => result.state !== 'ready'));
  return [
    trouble.map((result) => troubleView(view, result)),
    check.isTable && answers.length > 0
      ? countriesTable(view, answers)
      : answers.map((checked) => countryView(view, checked)),
    check.showsEvidence ? deviceCorrections(view, answers) : nothing,
    ready.length > 0 ? footerView(view, ready) : nothing,
  ];
}

type Trouble = Exclude<LoadResult<unknown>, { state: 'ready' }>;

/** A device that is unknown is so in every country, and a country for every device: each is said once. */
function withoutRepeats(trouble: readonly Trouble[]): Trouble[] {
  return [...new Map(trouble.map((result) => [JSON.stringify(result), result])).values()];
}

function countryView(view: View, checked: CheckedCountry): TemplateResult {
  const { check, words, verdictWords } = view;
  const { device, country, networks } = checked;
  const judgements = networks.map(({ judgement }) => judgement);
  const names = namesByOutcome(
    networks,
    ({ judgement }) => judgement,
    ({ network }) => networkName(network, check.language),
  );
  return html`<section part="country">
    <p part="what">${verdictWords.deviceIn(device.name || words.theseBands, country.name[check.language])}</p>
    <p part="summary">
      ${verdictShape(overallOf(tallyOf(judgements)))}
      <span>${verdictWords.summary(names)}</span>
    </p>
    ${check.detail === 'summary' ? nothing : networkRows(view, checked)}
  </section>`;
}

/** What we know better of the devices, once for all countries; each by its name where there are several. */
function deviceCorrections(
  { check, verdictWords }: View,
  answers: readonly CheckedCountry[],
): TemplateResult[] {
  const devices = devicesOf(answers);
  return devices.flatMap(({ name, corrections = [] }) =>
    correctionsView(corrections, check.language, devices.length > 1 ? name + verdictWords.colon : ''),
  );
}

function footerView(view: View, ready: readonly Loaded<CheckedCountry>[]): TemplateResult {
  const { words, verdictWords } = view;
  const oldest = (days: readonly string[]) => verdictWords.date([...days].sort()[0]!);
  const kept = ready.flatMap(({ keptFrom }) => keptFrom ?? []);
  const checked = ready.map(({ value }) => value.country.checked);
  return html`<footer part="footer">
    ${kept.length > 0 ? html`<p part="kept">${words.kept(oldest(kept))}</p>` : nothing}
    <p part="credit">
      ${words.data}<a href=${CREDIT.url}>${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="license">CC BY 4.0</a> · ${words.checked(oldest(checked))}
    </p>
    ${detailsLink(
      view,
      ready.map(({ value }) => value),
    )}
  </footer>`;
}

/** What could not be had, or is not known. */
function troubleView({ check, words }: View, result: Trouble): TemplateResult {
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
    // a host of plain files does not say whether it lacks the device or the country
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
