/**
 * `/` and `/check/{id}/{cc}`: the question as a sentence, its answer as a headline, and every network behind it. The question
 * is in the address; where it names one device and one country, there is room for a note and for devices that do better.
 */
import { html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { pathOf } from '../../words/page-paths.js';
import type { PageNames } from '../../words/pages.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { type JudgedCountry, judgeCountry } from '../base/judge-country.js';
import { Page } from '../base/app-page.js';
import { favouriteName } from '../lists/favourite-name.js';
import '../parts/ask-box.js';
import type { AskBox } from '../parts/ask-box.js';
import { answerHead, answerNetworks, sayChecks } from '../parts/check-answer.js';
import { favouriteButton } from '../parts/favourite-button.js';
import { mapWhenNear } from '../parts/map-when-near.js';
import '../parts/share-panel.js';
import { unknownNames } from '../parts/unknown-names.js';
import { betterDevices } from './better-devices.js';
import {
  addressOf,
  askedNetworks,
  checksOf,
  type CheckQuestion,
  type NextQuestion,
  readCheckQuestion,
} from './check-question.js';
import { askSentence } from './ask-sentence.js';

/** A question with its answer, and what both were read from. */
interface ReadCheck {
  readonly world: World;
  readonly key: string;
  readonly question: CheckQuestion;
  readonly answers: readonly JudgedCountry[];
}

export class CheckPage extends Page {
  protected override readonly lastStage = 1;

  /** The checks that were last put among the recent ones. */
  #kept = '';
  #last: ReadCheck | undefined;
  /** Whether every country of the question is named, however many. */
  #namesAll = false;

  get #isReport(): boolean {
    return this.params['id'] !== undefined;
  }

  override names({ world }: AppData): PageNames | undefined {
    const { question, answers } = this.#read(world);
    const { device, countries, missing } = question;
    if (this.#isReport && (!device || countries.known.length === 0)) return undefined;
    if (!device || missing) return {};
    const { title, headline, why } = sayChecks(device, answers, this.app.lang);
    return { answer: { title, text: `${headline} ${why}`.trim() } };
  }

  /** What the address asks, and the answer where it asks all that is needed for one; read once, as title and page need both. */
  #read(world: World): ReadCheck {
    const { query, today } = this.app;
    const key = `${query.toString()} ${today}`;
    if (this.#last?.world !== world || this.#last.key !== key) {
      const question = readCheckQuestion(query, this.params, world);
      const { device, countries, networks, missing } = question;
      const answers =
        device && !missing
          ? countries.known.map((country) => judgeCountry(device, askedNetworks(country, networks), today))
          : [];
      this.#last = { world, key, question, answers };
    }
    return this.#last;
  }

  /** Goes on to the next question: at the start page in its address, from a report to the start page. */
  #ask(next: NextQuestion): void {
    const { app } = this;
    const address = app.href(addressOf(next));
    if (this.#isReport) app.go(address);
    else app.setQuery(new URL(address, location.origin).searchParams);
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    const { data, saved } = this.app;
    if (data.status !== 'ready') return;
    const checks = checksOf(this.#read(data.data.world).question);
    if (checks.join() === this.#kept) return;
    this.#kept = checks.join();
    for (const check of checks.reverse()) saved.addRecent(check);
  }

  protected override draw(data: AppData): TemplateResult {
    const { app, words } = this;
    const { world } = data;
    const { question, answers } = this.#read(world);
    const { unknownDevice, countries, missing } = question;
    const next = (to: NextQuestion) => this.#ask(to);
    const box = () => this.querySelector<AskBox>('bc-ask')!;
    return html`
      ${askSentence(question, app, {
        next,
        change: (what) => box().open(what),
        namesAll: this.#namesAll,
        nameAll: () => {
          this.#namesAll = true;
          this.requestUpdate();
        },
      })}
      <bc-ask .app=${app} .world=${world} .question=${question} .next=${next}></bc-ask>
      ${unknownNames(
        app.lang,
        unknownDevice ? [unknownDevice] : [],
        words.pickOrPaste,
        ({ name }) => name,
        ({ id }) => next({ ...partsOf(question), device: id }),
      )}
      ${unknownNames(
        app.lang,
        countries.unknown,
        words.pickAnother,
        ({ name }) => name[app.lang],
        ({ cc }) => {
          const asked = partsOf(question);
          next({ ...asked, countries: [...new Set([...asked.countries, cc])] });
        },
      )}
      ${missing ? this.#beginning(question) : this.#answer(question, answers, data)} ${this.#saved(world)}
      ${missing === 'both' ? this.#start() : nothing}
    `;
  }

  /** What to do next where something is still to be chosen. */
  #beginning({ missing }: CheckQuestion): TemplateResult {
    const { app, words } = this;
    return html`<p class="next muted">${words.toChoose[missing!]}</p>
      <div class="choices beginnings">
        <a class="choice" href=${app.href(pathOf('paste'))}>${words.orPaste}</a>
        <a class="choice" href=${app.href(pathOf('field'))}>${words.fieldMode}</a>
      </div>`;
  }

  /** Where nothing is asked yet, a script of its own shows what one may ask. */
  #start(): TemplateResult {
    void import('../parts/start-part.js').catch(() => this.app.dispatchEvent(new Event('part-missing')));
    return html`<bc-start class="no-print" .app=${this.app}></bc-start>`;
  }

  #answer(question: CheckQuestion, answers: readonly JudgedCountry[], data: AppData): TemplateResult {
    const { app } = this;
    const device = question.device!;
    const only = answers.length === 1 ? answers[0]!.country : undefined;
    const path = only && pathOf('report', { id: device.id, cc: only.cc });
    const toolbar = html`${path ? favouriteButton(app, path) : nothing}<bc-share .app=${app}></bc-share>`;
    return html`${answerHead(device, answers, toolbar, app)}
    ${
      this.stage > 0
        ? html`${answerNetworks(device, answers, data, app)} ${this.#allNetworks(question)}
          ${only ? this.#oneCountry(only, device, data) : this.#map(device, answers)}`
        : nothing
    }`;
  }

  /** Several countries once more, on a map. */
  #map(device: WorldDevice, answers: readonly JudgedCountry[]): TemplateResult {
    const { app } = this;
    return html`<section class="no-print">
      <h2>${this.words.whereItWorks}</h2>
      ${mapWhenNear({
        app,
        countries: answers.map(({ country }) => country),
        devices: [device],
        isPart: true,
        subject: device.name,
        link: ({ cc }) => app.href(pathOf('report', { id: device.id, cc })),
      })}
    </section>`;
  }

  /** Where only some networks are asked about: the way to all of them. */
  #allNetworks(question: CheckQuestion): TemplateResult | typeof nothing {
    if (question.networks.size === 0) return nothing;
    const all = question.countries.known.reduce((sum, { networks }) => sum + networks.length, 0);
    return html`<button class="button" @click=${() => this.#ask({ ...partsOf(question), networks: [] })}>
      ${this.words.allNetworks(all)}
    </button>`;
  }

  /** What only one device in one country has: devices that do better, a note, the same as JSON. */
  #oneCountry(country: WorldCountry, device: WorldDevice, data: AppData): TemplateResult {
    const { app, words, verdictWords } = this;
    const check = `${device.id}/${country.cc}`;
    const note = app.saved.notes.get(check);
    return html`
      ${this.#better(country, device, data)}
      <section class="note-section">
        <h2><label for="note">${words.note}</label></h2>
        <textarea
          id="note"
          rows="3"
          maxlength="20000"
          placeholder=${words.noteHint}
          .value=${this.#isTyping ? noChange : (note ?? '')}
          @input=${(event: Event) => app.saved.setNote(check, (event.target as HTMLTextAreaElement).value)}
          @blur=${() => this.requestUpdate()}
        ></textarea>
        <p class="printed note">${note ?? nothing}</p>
        ${app.saved.fault ? html`<p class="muted">${words.notKept}</p>` : nothing}
      </section>
      <p class="muted"><a href=${`/v1/check/${check}.json`}>${words.asJson}</a></p>
      <p class="printed muted">
        ${words.printedOn(verdictWords.date(app.today))}
        ${location.origin}${location.pathname}${location.search}
      </p>
    `;
  }

  /** Whether somebody is writing the note: what another tab writes into it is shown when they have left it. */
  get #isTyping(): boolean {
    return document.activeElement?.id === 'note';
  }

  /** Devices that work on more networks of this country. */
  #better(asked: WorldCountry, device: WorldDevice, { world }: AppData): TemplateResult | typeof nothing {
    const { app, words } = this;
    const country = world.countries.get(asked.cc)!;
    const better = betterDevices(world, device, country);
    if (better.length === 0) return nothing;
    return html`<section class="no-print">
      <h2>${words.betterHere}</h2>
      <ul class="rows">
        ${better.map(
          ({ device, counts }) =>
            html`<li>
              <a href=${app.href(pathOf('report', { id: device.id, cc: country.cc }))}>${device.name}</a>
              <span class="muted">${words.worksOn(counts.good, country.networks.length)}</span>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #saved(world: World): TemplateResult | typeof nothing {
    const { app, words } = this;
    const { favourites, recent } = app.saved;
    if (this.#isReport || favourites.length + recent.length === 0) return nothing;
    const list = (title: string, paths: readonly string[]) =>
      paths.length === 0
        ? nothing
        : html`<section>
            <h2>${title}</h2>
            <ul class="saved">
              ${paths.map((path) => html`<li><a href=${app.href(path)}>${favouriteName(path, world, app.lang)}</a></li>`)}
            </ul>
          </section>`;
    return html`<div class="columns no-print">
      ${list(words.favourites, favourites)}
      ${list(
        words.recent,
        recent.map((check) => '/check/' + check),
      )}
    </div>`;
  }
}
customElements.define('bc-check-page', CheckPage);

/** The question as it can be asked again. */
function partsOf({ device, countries, networks }: CheckQuestion) {
  return {
    ...(device && { device: device.id }),
    countries: countries.known.map(({ cc }) => cc),
    networks: [...networks],
  };
}
