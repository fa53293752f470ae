import { html, nothing, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../../core/band.js';
import { CREDIT } from '../../core/credit.js';
import type { NetworkBand } from '../../core/facts.js';
import type { Judgement } from '../../core/verdict.js';
import { CHECK_WORDS, type CheckWords } from '../../words/check.js';
import type { Lang } from '../../words/lang.js';
import {
  SAID_VERDICTS,
  type SaidVerdict,
  saidVerdict,
  VERDICT_PHRASES,
  type VerdictPhrases,
} from '../../words/verdict-phrases.js';
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

/** Everything that the view of a check needs; no other state. */
export interface CheckModel {
  readonly answer: Answer | undefined;
  readonly missing: Missing | undefined;
  readonly lang: Lang;
  readonly detail: Detail;
  /** Base address of the API; the pages for people lie beside it. */
  readonly base: string;
  judge(device: WorldDevice, country: PublishedCountry): readonly NetworkResult[];
  retry(): void;
  /** Takes a near match in place of what was asked for. */
  take(what: 'device' | 'country', asked: string, id: string): void;
}

/** The whole card. */
export function checkView(model: CheckModel): TemplateResult {
  const { lang, answer, missing } = model;
  const say = CHECK_WORDS[lang];
  return html`<div class="root" part="card" lang=${lang === 'zh' ? 'zh-Hans' : 'en'}>
    ${
      missing
        ? notice(say.missing[missing])
        : answer
          ? answerView(model, answer, say, VERDICT_PHRASES[lang])
          : skeleton(model, say)
    }
  </div>`;
}

function answerView(model: CheckModel, answer: Answer, say: CheckWords, words: VerdictPhrases): unknown {
  const { device, countries } = answer;
  if (device.state !== 'ready') return trouble(model, say, 'device', device);
  return [
    countries.map((country) =>
      country.state === 'ready'
        ? countryView(model, say, words, device.value, country.value)
        : trouble(model, say, 'country', country),
    ),
    footer(model, say, words, answer),
  ];
}

function countryView(
  model: CheckModel,
  say: CheckWords,
  words: VerdictPhrases,
  device: WorldDevice,
  country: PublishedCountry,
): TemplateResult {
  const results = model.judge(device, country);
  const names: Record<SaidVerdict, string[]> = { good: [], limited: [], unconfirmed: [], no: [] };
  for (const { name, judgement } of results) names[saidVerdict(judgement)].push(name);
  return html`<section part="country">
    <p part="what">${words.deviceIn(device.name || say.theseBands, country.name[model.lang])}</p>
    <p part="summary">${words.summary(names)}</p>
    <div part="bar" aria-hidden="true">
      ${SAID_VERDICTS.map((said) => names[said].map(() => html`<i class=${said}></i>`))}
    </div>
    ${
      model.detail === 'summary'
        ? nothing
        : [
            html`<ul role="list">
              ${country.networks.map((network, i) =>
                networkView(model, say, words, device, country, network, results[i]!.judgement),
              )}
            </ul>`,
            country.depth === 'bands' ? line(words, [words.caution({ code: 'depth-bands-only' })]) : nothing,
          ]
    }
  </section>`;
}

function networkView(
  model: CheckModel,
  say: CheckWords,
  words: VerdictPhrases,
  device: WorldDevice,
  country: PublishedCountry,
  network: WorldNetwork,
  judgement: Judgement,
): TemplateResult {
  const said = saidVerdict(judgement);
  // single-source-only is told by the evidence, depth-bands-only once for the country
  const why = judgement.reasons.filter(({ code }) => code !== 'single-source-only').map(words.reason);
  if (said === 'good') why.push(words.good(judgement.optionalLacking.lte));
  const beware = judgement.cautions.filter(({ code }) => code !== 'depth-bands-only').map(words.caution);
  return html`<li part="network ${said}" class=${said}>
    <p part="verdict">${verdictMark(said)} ${words.verdict[said]}</p>
    <div>
      <p part="name"><bdi>${network.name}</bdi></p>
      <p part="reason">${words.sentence(why)}</p>
      ${line(words, services(words, device, network, judgement))} ${line(words, beware)}
      ${evidence(model, say, words, country, network, judgement)}
    </div>
  </li>`;
}

function line(words: VerdictPhrases, phrases: readonly string[]): unknown {
  return phrases.length > 0 ? html`<p part="line">${words.sentence(phrases)}</p>` : nothing;
}

/** What decides beside the LTE bands: 5G for a 5G device, LTE-M and NB-IoT for a device that has nothing else. */
function services(
  words: VerdictPhrases,
  device: WorldDevice,
  network: WorldNetwork,
  judgement: Judgement,
): string[] {
  const { status } = network.judged.facts;
  const { nr, lacking, optionalLacking } = judgement;
  if (device.radio === 'lpwa')
    return [words.status('ltem', status.ltem), words.status('nbiot', status.nbiot)];
  if (nr === undefined) return [];
  const phrases = [words.fiveG(nr, [...lacking.nr, ...optionalLacking.nr])];
  if (nr !== 'not-offered') {
    phrases.push(words.status('sa', status.sa));
    if (device.radio === 'redcap') phrases.push(words.status('redcap', status.redcap));
  }
  return phrases;
}

/** How well the verdict is founded, and by whom; folded away until somebody asks. */
function evidence(
  model: CheckModel,
  say: CheckWords,
  words: VerdictPhrases,
  { networkSources, sources }: PublishedCountry,
  network: WorldNetwork,
  judgement: Judgement,
): unknown {
  const idsOf = networkSources.get(network.id);
  if (!idsOf) return nothing; // a kept copy holds no sources
  const { lte, nr } = network.judged.facts;
  const facts = [...lte.map((fact) => ['lte', fact] as const), ...nr.map((fact) => ['nr', fact] as const)];
  const ids = (rat: Rat, { band }: NetworkBand) => idsOf[rat].get(band)!;
  return html`<details part="evidence" ?open=${model.detail === 'evidence'}>
    <summary>
      ${words.basis[judgement.basis]} ·
      ${say.sources(new Set(facts.flatMap(([rat, fact]) => ids(rat, fact))).size)}
    </summary>
    <ul role="list">
      ${facts.map(
        ([rat, fact]) =>
          html`<li>
            <b>${bandName(rat, fact.band)}</b>
            ${words.basis[fact.confidence]}${fact.core ? ', ' + say.coreBand : ''}:
            ${ids(rat, fact).map((id, i) => {
              const source = sources.get(id)!;
              return html`${i > 0 ? ', ' : ''}<a href=${source.url} rel="noopener">${source.publisher}</a>
                (${say.grade(source.grade)})`;
            })}
          </li>`,
      )}
    </ul>
  </details>`;
}

function footer(
  model: CheckModel,
  say: CheckWords,
  words: VerdictPhrases,
  { device, countries }: Answer,
): TemplateResult {
  const kept: string[] = [];
  const checked: string[] = [];
  let page: string | undefined;
  for (const country of countries) {
    if (country.state !== 'ready' || device.state !== 'ready') continue;
    for (const day of [country.keptFrom, device.keptFrom]) if (day) kept.push(day);
    checked.push(country.value.checked);
    if (device.value.id) {
      const path = `../${model.lang === 'zh' ? 'zh/' : ''}check/${device.value.id}/${country.value.cc}`;
      page ??= new URL(path, model.base).href;
    }
  }
  return html`<footer part="footer">
    ${kept.length > 0 ? html`<p part="kept">${say.kept(words.date(kept.sort()[0]!))}</p>` : nothing}
    <p part="credit">
      ${say.facts}: <a href=${CREDIT.url} rel="noopener">${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="noopener license">CC BY 4.0</a>${
        checked.length > 0 ? ' · ' + say.checked(words.date(checked.sort()[0]!)) : ''
      }
    </p>
    ${page ? html`<a part="link" href=${page}>${say.fullPage}</a>` : nothing}
  </footer>`;
}

/** What was not to be had, or is not known. */
function trouble(
  model: CheckModel,
  say: CheckWords,
  what: 'device' | 'country',
  asked: Exclude<Asked<unknown>, { state: 'ready' }>,
): TemplateResult {
  if (asked.state === 'failed') {
    return notice(
      `${say.failed[asked.code]} ${say.noAnswer}`,
      html`<button part="retry" @click=${model.retry}>${say.retry}</button>`,
    );
  }
  return notice(
    say.unknown(asked.asked),
    asked.near.length > 0
      ? html`<p>
          ${say.didYouMean}
          ${asked.near.map(
            ({ value, name }) =>
              html` <button part="near" @click=${() => model.take(what, asked.asked, value)}>
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
function skeleton({ detail }: CheckModel, say: CheckWords): TemplateResult {
  return html`<p part="what">${say.loading}</p>
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
