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
  VERDICT_WORDS,
  type VerdictWords,
} from '../../words/verdict.js';
import type { PublishedCountry } from '../../world/read-published.js';
import type { WorldDevice, WorldNetwork } from '../../world/world.js';
import { verdictMark } from '../shared/verdict-mark.js';
import type { Asked, Near } from './ask.js';

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
  /** The attributes as they were written, for words about what is wrong with them. */
  readonly written: Readonly<Record<Missing, string>>;
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
  const { lang, answer } = model;
  return html`<div
    class="root"
    part="card"
    lang=${lang === 'zh' ? 'zh-Hans' : 'en'}
    aria-busy=${String(!answer)}
  >
    ${body(model, CHECK_WORDS[lang], VERDICT_WORDS[lang])}
  </div>`;
}

function body(model: CheckModel, say: CheckWords, words: VerdictWords): unknown {
  const { answer, missing, written } = model;
  if (missing) {
    const text = {
      device: say.noDevice,
      country: say.noCountry,
      bands: say.badBands(written.bands),
      day: say.badDay(written.day),
    };
    return notice(text[missing]);
  }
  if (!answer) return skeleton(model, say);
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
  words: VerdictWords,
  device: WorldDevice,
  country: PublishedCountry,
): TemplateResult {
  const results = model.judge(device, country);
  const names: Record<SaidVerdict, string[]> = { good: [], limited: [], unconfirmed: [], no: [] };
  for (const { name, judgement } of results) names[saidVerdict(judgement)].push(name);
  return html`<div class="country" part="country">
    <p class="what" part="what">${words.deviceIn(device.name || say.theseBands, country.name[model.lang])}</p>
    <p class="summary" part="summary">${words.summary(names)}</p>
    <div class="bar" part="bar" aria-hidden="true">
      ${SAID_VERDICTS.map((said) => names[said].map(() => html`<i class=${said}></i>`))}
    </div>
    ${
      model.detail === 'summary'
        ? nothing
        : html`<ul class="networks" role="list">
              ${country.networks.map((network, i) =>
                networkView(model, say, words, device, country, network, results[i]!.judgement),
              )}
            </ul>
            ${country.depth === 'bands' ? html`<p class="line">${words.sentence([words.caution({ code: 'depth-bands-only' })])}</p>` : nothing}`
    }
  </div>`;
}

function networkView(
  model: CheckModel,
  say: CheckWords,
  words: VerdictWords,
  device: WorldDevice,
  country: PublishedCountry,
  network: WorldNetwork,
  judgement: Judgement,
): TemplateResult {
  const said = saidVerdict(judgement);
  const why = judgement.reasons.filter(({ code }) => code !== 'single-source-only').map(words.reason);
  if (said === 'good') why.push(words.good(judgement.optionalLacking.lte));
  const beware = judgement.cautions.filter(({ code }) => code !== 'depth-bands-only').map(words.caution);
  return html`<li class="network ${said}" part="network ${said}">
    <p class="verdict" part="verdict">${verdictMark(said)} ${words.verdict[said]}</p>
    <div>
      <p class="name" part="name"><bdi>${network.name}</bdi></p>
      <p part="reason">${words.sentence(why)}</p>
      ${services(words, device, network, judgement).map((line) => html`<p class="line" part="line">${line}</p>`)}
      ${beware.length > 0 ? html`<p class="line" part="caution">${words.sentence(beware)}</p>` : nothing}
      ${evidence(model, say, words, country, network, judgement)}
    </div>
  </li>`;
}

/** What decides beside the LTE bands: 5G for a 5G device, LTE-M and NB-IoT for a device that has nothing else. */
function services(
  words: VerdictWords,
  device: WorldDevice,
  network: WorldNetwork,
  judgement: Judgement,
): string[] {
  const { status } = network.judged.facts;
  if (device.radio === 'lpwa') {
    return [words.sentence([words.status('ltem', status.ltem), words.status('nbiot', status.nbiot)])];
  }
  if (judgement.nr === undefined) return [];
  const lacking = judgement.verdict === 'good' ? judgement.optionalLacking.nr : judgement.lacking.nr;
  const phrases = [words.fiveG(judgement.nr, lacking)];
  if (judgement.nr !== 'not-offered') {
    phrases.push(words.status('sa', status.sa));
    if (device.radio === 'redcap') phrases.push(words.status('redcap', status.redcap));
  }
  return [words.sentence(phrases)];
}

/** How well the verdict is founded; the sources are drawn when somebody asks for them. */
function evidence(
  model: CheckModel,
  say: CheckWords,
  words: VerdictWords,
  country: PublishedCountry,
  network: WorldNetwork,
  judgement: Judgement,
): TemplateResult {
  const sources = country.networkSources.get(network.id)!;
  const { lte, nr } = network.judged.facts;
  const ids = new Set([
    ...lte.flatMap(({ band }) => sources.lte.get(band)!),
    ...nr.flatMap(({ band }) => sources.nr.get(band)!),
  ]);
  const band = (rat: Rat, { band, confidence, core }: NetworkBand) =>
    html`<li>
      <b>${bandName(rat, band)}</b>${core ? ` ${say.coreBand}` : ''}: ${words.basis[confidence]}
      ${sources[rat].get(band)!.map((id) => sourceLink(say, country, id))}
    </li>`;
  return html`<details part="evidence" ?open=${model.detail === 'evidence'}>
    <summary>${words.basis[judgement.basis]} · ${say.evidence(ids.size)}</summary>
    <ul>
      ${lte.map((fact) => band('lte', fact))} ${nr.map((fact) => band('nr', fact))}
    </ul>
  </details>`;
}

function sourceLink(say: CheckWords, country: PublishedCountry, id: string): TemplateResult {
  const source = country.sources.get(id);
  return source
    ? html`<a class="source" href=${source.url} rel="noopener">${source.publisher}</a>
        (${say.grade(source.grade)})`
    : html`<span class="source">${id}</span>`;
}

function footer(
  model: CheckModel,
  say: CheckWords,
  words: VerdictWords,
  { device, countries }: Answer,
): TemplateResult {
  const ready = countries.flatMap((country) => (country.state === 'ready' ? [country] : []));
  const kept = [device, ...ready].flatMap((fact) =>
    fact.state === 'ready' && fact.keptFrom ? [fact.keptFrom] : [],
  );
  const checked = ready.map(({ value }) => value.checked).sort()[0];
  const id = device.state === 'ready' ? device.value.id : '';
  const page = new URL(`../${model.lang === 'zh' ? 'zh/' : ''}check/${id}/${ready[0]?.value.cc}`, model.base);
  return html`<footer part="footer">
    ${kept.length > 0 ? html`<p part="kept">${say.kept(words.date(kept.sort()[0]!))}</p>` : nothing}
    <p part="credit">
      ${say.factsBy}: <a href=${CREDIT.url} rel="noopener">${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="noopener license">CC BY 4.0</a
      >${checked ? ' · ' + say.checked(words.date(checked)) : ''}
    </p>
    ${id && ready.length > 0 ? html`<a part="link" href=${page.href}>${say.fullPage}</a>` : nothing}
  </footer>`;
}

function trouble(
  model: CheckModel,
  say: CheckWords,
  what: 'device' | 'country',
  asked: Asked<unknown>,
): unknown {
  if (asked.state === 'failed') {
    return notice(
      say.failed[asked.error.code],
      html`<button part="retry" @click=${model.retry}>${say.retry}</button>`,
    );
  }
  if (asked.state === 'ready') return nothing;
  const text = what === 'device' ? say.unknownDevice(asked.asked) : say.unknownCountry(asked.asked);
  const choice = ({ id, name }: Near) =>
    html`<button part="near" @click=${() => model.take(what, asked.asked, id)}>
      ${typeof name === 'string' ? name : name[model.lang]}
    </button>`;
  return notice(
    text,
    asked.near.length > 0
      ? html`<p>${say.didYouMean}</p>
          <p class="near">${asked.near.map(choice)}</p>`
      : nothing,
  );
}

/** What happened and what to do next; the fallback that the page put into the tag comes back. */
function notice(text: string, next: unknown = nothing): TemplateResult {
  return html`<div class="notice" part="notice">
    <p>${text}</p>
    ${next}<slot></slot>
  </div>`;
}

/** The frame of the answer to come, so that nothing jumps when it is there. */
function skeleton({ detail }: CheckModel, say: CheckWords): TemplateResult {
  const row = html`<li class="network"><span class="skeleton"></span><span class="skeleton"></span></li>`;
  return html`<p class="what">${say.loading}</p>
    <div aria-hidden="true">
      <p class="summary"><span class="skeleton"></span></p>
      <div class="bar"></div>
      ${
        detail === 'summary'
          ? nothing
          : html`<ul class="networks">
              ${[row, row, row]}
            </ul>`
      }
    </div>`;
}
