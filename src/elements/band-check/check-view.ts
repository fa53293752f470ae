import { html, nothing, type TemplateResult } from 'lit';
import { CREDIT } from '../../core/credit.js';
import type { CheckWords } from '../../words/check.js';
import { fill } from '../../words/fill.js';
import type { Lang } from '../../words/lang.js';
import { cautionPhrases, servicePhrases, whyPhrases } from '../../words/network-phrases.js';
import {
  phrasesOf,
  SAID_VERDICTS,
  type SaidVerdict,
  saidVerdict,
  type VerdictPhrases,
} from '../../words/verdict-phrases.js';
import type { Loaded } from '../../client/data-source.js';
import type { CheckedNetwork, CountryCheck } from '../../world/published/read-check.js';
import { verdictMark } from '../shared/verdict-mark.js';
import type { Asked } from './ask.js';
import type { DrawEvidence } from './engine.js';

/** How much is shown: the summary alone, a row a network, or the rows with their evidence laid open. */
export type Detail = 'summary' | 'networks' | 'evidence';

/** What keeps the element from asking at all. */
export type Missing = 'device' | 'country' | 'day';

/** Everything that the view of a check needs; the element has it. */
export interface CheckModel {
  readonly answer: readonly Asked<CountryCheck>[] | undefined;
  readonly evidence: Readonly<Record<string, Asked<DrawEvidence>>>;
  readonly missing: Missing | undefined;
  readonly device: string | undefined;
  readonly bands: string | undefined;
  readonly words: CheckWords;
  /** Whether the words are those of the language asked for; until they have come nothing is said in another. */
  readonly worded: boolean;
  readonly language: Lang;
  readonly detail: Detail | undefined;
  /** Base address of the API; the pages for people lie beside it. */
  readonly base: string;
  retry(): void;
  lay(cc: string): void;
  take(what: 'device' | 'country', asked: string, id: string): void;
}

/** A check, and how it is said. */
interface Said {
  readonly check: CheckModel;
  readonly words: CheckWords;
  readonly phrases: VerdictPhrases;
}

/** What stands in the card. */
export function checkView(check: CheckModel): unknown {
  const { words, worded, answer, missing } = check;
  if (!worded) return notice('…');
  if (missing) return notice(words.missing[missing]);
  if (!answer) return notice(words.loading);
  const said: Said = { check, words, phrases: phrasesOf(words.verdicts) };
  // an unknown device is so in every country
  const shown = answer.find((asked) => asked.state === 'unknown' && asked.parameter === 'id');
  const had = answer.filter((asked) => asked.state === 'ready');
  return [
    (shown ? [shown] : answer).map((asked) =>
      asked.state === 'ready' ? countryView(said, asked.value) : trouble(said, asked),
    ),
    had[0] ? footer(said, had) : nothing,
  ];
}

function countryView(said: Said, { device, country, networks }: CountryCheck): TemplateResult {
  const { check, words, phrases } = said;
  const names: Record<SaidVerdict, string[]> = { good: [], limited: [], unconfirmed: [], no: [] };
  for (const { name, judgement } of networks) names[saidVerdict(judgement)].push(name);
  const bandsOnly = networks[0]?.judgement.cautions.filter(({ code }) => code === 'depth-bands-only') ?? [];
  return html`<section part="country">
    <p part="what">${phrases.deviceIn(device.name || words.theseBands, country.name[check.language])}</p>
    <p part="summary">${phrases.summary(names)}</p>
    <div part="bar" aria-hidden="true">
      ${SAID_VERDICTS.map((verdict) => names[verdict].map(() => html`<i class=${verdict}></i>`))}
    </div>
    ${
      check.detail === 'summary'
        ? nothing
        : [
            html`<ul role="list">
              ${networks.map((network) => networkView(said, country.cc, network))}
            </ul>`,
            line(said, bandsOnly.map(phrases.caution)),
          ]
    }
  </section>`;
}

function networkView(said: Said, cc: string, { id, name, judgement }: CheckedNetwork): TemplateResult {
  const { check, words, phrases } = said;
  const verdict = saidVerdict(judgement);
  const evidence = check.evidence[cc];
  return html`<li part="network ${verdict}" class=${verdict}>
    <p part="verdict">${verdictMark(verdict)} ${phrases.verdict[verdict]}</p>
    <div>
      <p part="name"><bdi>${name}</bdi></p>
      <p part="reason">${phrases.sentence(whyPhrases(phrases, judgement))}</p>
      ${line(said, servicePhrases(phrases, judgement))} ${line(said, cautionPhrases(phrases, judgement))}
      <details
        part="evidence"
        ?open=${check.detail === 'evidence'}
        @toggle=${({ target }: Event) => {
          if ((target as HTMLDetailsElement).open && evidence?.state !== 'ready') check.lay(cc);
        }}
      >
        <summary>${phrases.basis[judgement.basis]} · ${words.sources}</summary>
        ${
          evidence?.state === 'ready'
            ? evidence.value(id, words)
            : evidence?.state === 'failed'
              ? fill(words.failed[evidence.code], evidence)
              : '…'
        }
      </details>
    </div>
  </li>`;
}

function line({ phrases }: Said, parts: readonly string[]): unknown {
  const said = phrases.sentence(parts);
  return said ? html`<p part="line">${said}</p>` : nothing;
}

function footer({ check, words, phrases }: Said, had: readonly Loaded<CountryCheck>[]): TemplateResult {
  /** What is to be said of the oldest of several days. */
  const since = (template: string, days: readonly string[]) =>
    fill(template, { day: phrases.date([...days].sort()[0]!) });
  const kept = had.flatMap(({ keptFrom }) => keptFrom ?? []);
  const checked = had.map(({ value }) => value.country.checked);
  return html`<footer part="footer">
    ${kept.length > 0 ? html`<p part="kept">${since(words.kept, kept)}</p>` : nothing}
    <p part="credit">
      ${words.facts}<a href=${CREDIT.url}>${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="license">CC BY 4.0</a> · ${since(words.checked, checked)}
    </p>
    <a part="link" href=${new URL(page(check, had), check.base).href}>${words.fullPage}</a>
  </footer>`;
}

/** Address of the page with all details, from the API: that of the country, the device or the list of bands. */
function page({ language, bands }: CheckModel, had: readonly Loaded<CountryCheck>[]): string {
  const [first, second] = had;
  const { device, country } = first!.value;
  const { id } = device;
  const path = !id
    ? `paste?bands=${encodeURIComponent(bands!)}&in=${had
        .map((each) => each.value.country.cc)
        .join(',')
        .toLowerCase()}`
    : second
      ? `devices/${id}`
      : `check/${id}/${country.cc}`;
  return (language === 'zh' ? '../zh/' : '../') + path;
}

/** What was not to be had, or is not known. */
function trouble({ check, words }: Said, asked: Exclude<Asked<unknown>, { state: 'ready' }>): TemplateResult {
  if (asked.state === 'incomplete') return notice(words.missing.bands);
  if (asked.state === 'failed') {
    return notice(
      `${fill(words.failed[asked.code], asked)} ${words.noAnswer}`,
      button('retry', words.retry, () => check.retry()),
    );
  }
  const { parameter, value: wrong, near } = asked;
  return notice(
    // a host of plain files does not say which of the two it does not know
    fill(words.unknown, { asked: parameter || check.bands ? wrong : `${check.device}/${wrong}` }),
    near?.[0]
      ? html`<p>
          ${words.didYouMean}
          ${near.map(({ value, name }) =>
            button('near', name, () => check.take(parameter === 'id' ? 'device' : 'country', wrong, value)),
          )}
        </p>`
      : nothing,
  );
}

/** A button that is gone once it is pressed: the focus goes on to the card. */
function button(part: string, text: string, press: () => void): TemplateResult {
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

/** What happens or has happened and what to do next; the fallback that the page put into the tag stands below. */
function notice(text: string, next: unknown = nothing): TemplateResult {
  return html`<div part="notice">
    <p>${text}</p>
    ${next}<slot></slot>
  </div>`;
}
