import { html, nothing, type TemplateResult } from 'lit';
import { bandName } from '../../core/band.js';
import { CREDIT } from '../../core/credit.js';
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

/** The verdict on one network. */
export interface NetworkResult {
  readonly id: string;
  readonly name: string;
  readonly judgement: Judgement;
}

/** Everything that the view of a check needs; the element has it. */
export interface CheckModel {
  readonly answer: Answer | undefined;
  readonly missing: Missing | undefined;
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
  isOpen(network: string): boolean;
  turn(network: string, open: boolean): void;
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
  if (worded && missing) return notice(words.missing[missing]);
  if (!worded || !answer) return skeleton(check);
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
              ${country.networks.map((network, i) =>
                networkView(said, device, country, network, results[i]!.judgement),
              )}
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
  network: WorldNetwork,
  judgement: Judgement,
): TemplateResult {
  const { phrases } = said;
  const verdict = saidVerdict(judgement);
  const services = servicePhrases(phrases, device.radio, network.judged.facts, judgement);
  return html`<li part="network ${verdict}" class=${verdict}>
    <p part="verdict">${verdictMark(verdict)} ${phrases.verdict[verdict]}</p>
    <div>
      <p part="name"><bdi>${network.name}</bdi></p>
      <p part="reason">${phrases.sentence(whyPhrases(phrases, judgement))}</p>
      ${line(said, services)} ${line(said, cautionPhrases(phrases, judgement))}
      ${evidence(said, country, network, judgement)}
    </div>
  </li>`;
}

function line({ phrases }: Said, parts: readonly string[]): unknown {
  return parts.length > 0 ? html`<p part="line">${phrases.sentence(parts)}</p>` : nothing;
}

/** How well the verdict is founded, and by whom; folded away, and not even drawn, until somebody asks. */
function evidence(
  { check, words, phrases }: Said,
  { networkSources, sources }: PublishedCountry,
  { id, judged }: WorldNetwork,
  { basis }: Judgement,
): unknown {
  const idsOf = networkSources.get(id);
  if (!idsOf) return nothing; // a kept copy holds no sources
  const facts = (['lte', 'nr'] as const).flatMap((rat) =>
    judged.facts[rat].map((fact) => ({ rat, fact, ids: idsOf[rat].get(fact.band)! })),
  );
  const open = check.isOpen(id);
  return html`<details
    part="evidence"
    ?open=${open}
    @toggle=${({ target }: Event) => check.turn(id, (target as HTMLDetailsElement).open)}
  >
    <summary>
      ${phrases.basis[basis]} ·
      ${fill(words.sources, { count: new Set(facts.flatMap(({ ids }) => ids)).size })}
    </summary>
    ${
      open
        ? html`<ul role="list">
            ${facts.map(
              ({ rat, fact, ids }) =>
                html`<li>
                  <b>${bandName(rat, fact.band)}</b>
                  ${phrases.basis[fact.confidence]}${fact.core ? ', ' + words.coreBand : ''}:
                  ${ids.map((id, i) => {
                    const { url, publisher, grade } = sources.get(id)!;
                    return html`${i > 0 ? ', ' : ''}<a href=${url} rel="noopener">${publisher}</a>
                      (${fill(words.grade, { grade })})`;
                  })}
                </li>`,
            )}
          </ul>`
        : nothing
    }
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
  const { id } = device.value;
  const page = `../${check.language === 'zh' ? 'zh/' : ''}check/${id}/${countries[0]?.value.cc}`;
  return html`<footer part="footer">
    ${kept.length > 0 ? html`<p part="kept">${since(words.kept, kept)}</p>` : nothing}
    <p part="credit">
      ${words.facts}: <a href=${CREDIT.url} rel="noopener">${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="noopener license">CC BY 4.0</a>${
        checked.length > 0 ? ' · ' + since(words.checked, checked) : ''
      }
    </p>
    ${id && checked.length > 0 ? html`<a part="link" href=${new URL(page, check.base).href}>${words.fullPage}</a>` : nothing}
  </footer>`;
}

/** What was not to be had, or is not known. */
function trouble(
  { check, words }: Said,
  what: 'device' | 'country',
  asked: Exclude<Asked<unknown>, { state: 'ready' }>,
): TemplateResult {
  if (asked.state === 'failed') {
    return notice(
      `${words.failed[asked.code]} ${words.noAnswer}`,
      html`<button part="retry" @click=${() => check.retry()}>${words.retry}</button>`,
    );
  }
  return notice(
    fill(words.unknown, { asked: asked.asked }),
    asked.near.length > 0
      ? html`<p>
          ${words.didYouMean}
          ${asked.near.map(
            ({ value, name }) =>
              html` <button part="near" @click=${() => check.take(what, asked.asked, value)}>
                ${name}
              </button>`,
          )}
        </p>`
      : nothing,
  );
}

/** What happened and what to do next; the fallback that the page put into the tag comes back. */
function notice(text: string, next: unknown = nothing): TemplateResult {
  return html`<div part="notice">
    <p>${text}</p>
    ${next}<slot></slot>
  </div>`;
}

/** The frame of the answer to come, so that nothing jumps when it is there. */
function skeleton({ words, worded, detail }: CheckModel): TemplateResult {
  return html`<p part="what">${worded ? words.loading : '…'}</p>
    <div aria-hidden="true">
      <p part="summary"><s></s></p>
      ${
        detail === 'summary'
          ? nothing
          : html`<ul>
              ${[1, 2, 3].map(() => html`<li><s></s><s></s></li>`)}
            </ul>`
      }
    </div>`;
}
