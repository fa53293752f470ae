import { html, nothing, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../../core/band.js';
import { CREDIT } from '../../core/credit.js';
import type { NetworkBand } from '../../core/facts.js';
import type { Judgement } from '../../core/verdict.js';
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
import type { Kept } from '../../source/source.js';
import type { PublishedCountry } from '../../world/read-published.js';
import type { WorldDevice, WorldNetwork } from '../../world/world.js';
import { verdictMark } from '../shared/verdict-mark.js';
import type { Asked } from './ask.js';

/** How much is shown: the summary alone, a row a network, or the rows with their evidence laid open. */
export type Detail = 'summary' | 'networks' | 'evidence';

/** All that was asked for. */
export interface Answer {
  readonly device: Asked<WorldDevice>;
  readonly countries: readonly Asked<PublishedCountry>[];
}

/** What keeps the element from asking at all. */
export type Missing = 'device' | 'country' | 'bands' | 'day';

/** A network, and the verdict on it. */
export interface NetworkResult extends WorldNetwork {
  readonly judgement: Judgement;
}

/** Everything that the view of a check needs; the element has it. */
export interface CheckModel {
  readonly answer: Answer | undefined;
  readonly missing: Missing | undefined;
  readonly bands: string | undefined;
  readonly words: CheckWords;
  /** Whether the words are those of the language asked for; until they have come nothing is said in another. */
  readonly worded: boolean;
  readonly language: Lang;
  readonly detail: Detail | undefined;
  /** Base address of the API; the pages for people lie beside it. */
  readonly base: string;
  judged(device: WorldDevice, country: PublishedCountry): readonly NetworkResult[];
  retry(): void;
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
  const { device, countries } = answer;
  if (device.state !== 'ready') return trouble(said, 'device', device);
  return [
    countries.map((country) =>
      country.state === 'ready'
        ? countryView(said, device.value, country.value)
        : trouble(said, 'country', country),
    ),
    footer(
      said,
      device,
      countries.filter((country) => country.state === 'ready'),
    ),
  ];
}

function countryView(said: Said, device: WorldDevice, country: PublishedCountry): TemplateResult {
  const { check, words, phrases } = said;
  const results = check.judged(device, country);
  const names: Record<SaidVerdict, string[]> = { good: [], limited: [], unconfirmed: [], no: [] };
  for (const { name, judgement } of results) names[saidVerdict(judgement)].push(name);
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
              ${results.map((result) => networkView(said, device, country, result))}
            </ul>`,
            line(said, country.depth === 'bands' ? [phrases.caution({ code: 'depth-bands-only' })] : []),
          ]
    }
  </section>`;
}

function networkView(
  said: Said,
  device: WorldDevice,
  country: PublishedCountry,
  network: NetworkResult,
): TemplateResult {
  const { phrases } = said;
  const { judgement } = network;
  const verdict = saidVerdict(judgement);
  const services = servicePhrases(phrases, device.radio, network.judged.facts, judgement);
  return html`<li part="network ${verdict}" class=${verdict}>
    <p part="verdict">${verdictMark(verdict)} ${phrases.verdict[verdict]}</p>
    <div>
      <p part="name"><bdi>${network.name}</bdi></p>
      <p part="reason">${phrases.sentence(whyPhrases(phrases, judgement))}</p>
      ${line(said, services)} ${line(said, cautionPhrases(phrases, judgement))}
      ${evidence(said, country, network)}
    </div>
  </li>`;
}

function line({ phrases }: Said, parts: readonly string[]): unknown {
  return parts.length > 0 ? html`<p part="line">${phrases.sentence(parts)}</p>` : nothing;
}

/** How well the verdict is founded, and by whom. */
function evidence(
  { check, words, phrases }: Said,
  country: PublishedCountry,
  { id, judged, judgement }: NetworkResult,
): unknown {
  const bands = country.evidence?.networks.get(id)?.bands; // a kept copy has no sources
  const count = bands ? ' · ' + fill(words.sources, { count: new Set([...bands.values()].flat()).size }) : '';
  const fact = (rat: Rat, { band, confidence, core }: NetworkBand) => {
    const name = bandName(rat, band);
    return html`<li>
      <b>${name}</b> ${phrases.basis[confidence]}${core ? ', ' + words.coreBand : ''}${bands
        ?.get(name)
        ?.map((id, i) => {
          const { url, publisher, grade } = country.evidence!.sources.get(id)!;
          return html`${i > 0 ? ', ' : ': '}<a href=${url}>${publisher}</a>
            (${fill(words.grade, { grade })})`;
        })}
    </li>`;
  };
  return html`<details part="evidence" ?open=${check.detail === 'evidence'}>
    <summary>${phrases.basis[judgement.basis] + count}</summary>
    <ul role="list">
      ${judged.facts.lte.map((each) => fact('lte', each))} ${judged.facts.nr.map((each) => fact('nr', each))}
    </ul>
  </details>`;
}

function footer(
  { check, words, phrases }: Said,
  device: Kept<WorldDevice>,
  countries: readonly Kept<PublishedCountry>[],
): TemplateResult {
  /** What is to be said of the oldest of several days. */
  const since = (template: string, days: readonly string[]) =>
    fill(template, { day: phrases.date([...days].sort()[0]!) });
  const kept = [device, ...countries].flatMap(({ keptFrom }) => keptFrom ?? []);
  const checked = countries.map(({ value }) => value.checked);
  return html`<footer part="footer">
    ${kept.length > 0 ? html`<p part="kept">${since(words.kept, kept)}</p>` : nothing}
    <p part="credit">
      ${words.facts}: <a href=${CREDIT.url}>${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="license">CC BY 4.0</a>${
        checked.length > 0 ? ' · ' + since(words.checked, checked) : ''
      }
    </p>
    <a part="link" href=${new URL(page(check, device.value, countries), check.base).href}
      >${words.fullPage}</a
    >
  </footer>`;
}

/** Address of the page with all details, from the API: that of the country, the device or the list of bands. */
function page(
  { language, bands }: CheckModel,
  { id }: WorldDevice,
  countries: readonly Kept<PublishedCountry>[],
): string {
  const path = !id
    ? `paste?bands=${encodeURIComponent(bands!)}`
    : countries.length === 1
      ? `check/${id}/${countries[0]!.value.cc}`
      : `devices/${id}`;
  return (language === 'zh' ? '../zh/' : '../') + path;
}

/** What was not to be had, or is not known. */
function trouble(
  { check, words }: Said,
  what: 'device' | 'country',
  asked: Exclude<Asked<unknown>, { state: 'ready' }>,
): TemplateResult {
  if (asked.state === 'failed') {
    return notice(
      `${fill(words.failed[asked.code], asked)} ${words.noAnswer}`,
      button('retry', words.retry, () => check.retry()),
    );
  }
  return notice(
    fill(words.unknown, asked),
    asked.near.length > 0
      ? html`<p>
          ${words.didYouMean}
          ${asked.near.map(({ value, name }) =>
            button('near', name, () => check.take(what, asked.asked, value)),
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
