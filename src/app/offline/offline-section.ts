import { html, nothing, type TemplateResult } from 'lit';
import { OFFLINE_WORDS, type OfflineWords } from '../../words/offline.js';
import { VERDICT_WORDS, type VerdictWords } from '../../words/verdict-words.js';
import type { AppState } from '../base/app-state.js';
import { favouriteName } from '../lists/favourite-name.js';
import type { AppFreshData } from './app-fresh-data.js';
import { bytesInUse, persistence, type Persistence } from './keep-long.js';
import type { LastVisit } from './last-visit.js';
import type { ShellWorker } from './shell-worker.js';
import type { FactChange } from './what-changed.js';
import { Part } from '../base/part.js';

/** More changes than a person reads; the feed has them all. */
const SHOWN = 100;

/** The sections of `/data` about this device: what works offline, how fresh it is, what is kept, what changed. */
export class OfflineSection extends Part {
  app!: AppState;
  fresh!: AppFreshData;
  worker!: ShellWorker;
  visit!: LastVisit;
  #persistence: Persistence | undefined;
  #used: number | undefined;
  #forgotten = false;
  /** Whether a first visit has got as far as it comes. Before, every row would move what stands below it. */
  #isSettled = false;

  readonly #redraw = () => void this.#measure();

  override connectedCallback(): void {
    super.connectedCallback();
    for (const source of [this.app, this.fresh, this.worker, this.visit]) {
      source.addEventListener('change', this.#redraw);
    }
    void this.#measure();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const source of [this.app, this.fresh, this.worker, this.visit]) {
      source.removeEventListener('change', this.#redraw);
    }
  }

  async #measure(): Promise<void> {
    this.requestUpdate();
    [this.#persistence, this.#used] = await Promise.all([persistence(), bytesInUse()]);
    this.#isSettled ||= this.worker.phase !== 'installing' && !this.fresh.state.looking;
    this.requestUpdate();
  }

  async #forget(): Promise<void> {
    await this.fresh.forget();
    this.#forgotten = true;
    await this.#measure();
  }

  protected override render(): TemplateResult {
    const words = OFFLINE_WORDS[this.app.lang];
    const { storage, looking } = this.fresh.state;
    const { phase } = this.worker;
    const state = looking
      ? words.looking
      : phase === 'installing'
        ? words.preparingApp
        : phase === 'ready' && storage === 'kept'
          ? words.ready
          : words.onlineOnly;
    return html`
      <section id="offline">
        <h2>${words.title}</h2>
        <p class="state" role="status">${state}</p>
        ${this.#isSettled ? this.#details(words) : nothing}
      </section>
      ${this.#isSettled ? this.#changes(words) : nothing}
    `;
  }

  #details(words: OfflineWords): TemplateResult {
    const { manifest, phase, reason, storage, looking } = this.fresh.state;
    const size = manifest ? manifest.world.bytes + manifest.evidence.bytes : undefined;
    return html`<dl class="facts">
        <dt>${words.rows.state}</dt>
        <dd data-phase=${phase}>${words.phase[phase]} ${reason ? words.reason[reason] : nothing}</dd>
        <dt>${words.rows.app}</dt>
        <dd data-shell=${this.worker.phase} data-version=${APP_VERSION}>
          ${words.appVersion(APP_VERSION)} ${words.shell[this.worker.phase]}
        </dd>
        ${
          storage
            ? html`<dt>${words.rows.data}</dt>
                <dd data-storage=${storage}>${words.storage[storage]}</dd>`
            : nothing
        }
        ${size ? row(words.rows.size, words.kilobytes(size)) : nothing}
        ${this.#used ? row(words.rows.used, words.kilobytes(this.#used)) : nothing}
        ${
          this.#persistence
            ? html`<dt>${words.rows.persistence}</dt>
                <dd data-persistence=${this.#persistence}>${words.persisted[this.#persistence]}</dd>`
            : nothing
        }
      </dl>
      <div class="actions">
        <button class="button" ?disabled=${looking} @click=${() => void this.#look()}>
          ${words.lookNow}
        </button>
        <button class="button" ?disabled=${storage !== 'kept'} @click=${() => void this.#forget()}>
          ${words.forget}
        </button>
      </div>
      <p class="said" role="status">${this.#forgotten && storage !== 'kept' ? words.forgotten : nothing}</p>`;
  }

  async #look(): Promise<void> {
    await Promise.all([this.fresh.look(), this.worker.look()]);
  }

  #changes(words: OfflineWords): TemplateResult {
    const { changes, failed } = this.visit;
    if (changes) this.visit.markSeen();
    const favourites = (changes ?? []).filter(({ favourite }) => favourite);
    const others = (changes ?? []).filter(({ favourite }) => !favourite);
    const shown = others.slice(0, SHOWN);
    return html`<section id="changes">
      <h2>${words.changesTitle}</h2>
      ${failed ? html`<p>${words.changesUnknown}</p>` : changes?.length === 0 ? html`<p>${words.noChanges}</p>` : nothing}
      ${
        favourites.length > 0
          ? html`<h3>${words.changesFavourites}</h3>
              ${this.#list(favourites, words)}`
          : nothing
      }
      ${
        shown.length > 0
          ? html`<h3>${words.changesOthers(shown.length, others.length)}</h3>
              ${this.#list(shown, words)}`
          : nothing
      }
    </section>`;
  }

  #list(changes: readonly FactChange[], words: OfflineWords): TemplateResult {
    const { app } = this;
    const world = app.data.status === 'ready' ? app.data.data.world : undefined;
    const code = (value: string | null) => (value === null ? '–' : saidCode(value, VERDICT_WORDS[app.lang]));
    return html`<ul class="changes">
      ${changes.map(
        ({ kind, path, what, before, after }) =>
          html`<li>
            <a href=${app.href(path)}>${world ? favouriteName(path, world, app.lang) : path}</a>
            ${words.changeKind[kind]} ${what ? saidCode(what, VERDICT_WORDS[app.lang]) : nothing}:
            ${code(before)} → <strong>${code(after)}</strong>
          </li>`,
      )}
    </ul>`;
  }
}

/** A code of the data, with a date behind it or not, in words; what is no code stays as it is (a band, a name). */
function saidCode(value: string, words: VerdictWords): string {
  const [code = '', date] = value.split(/ (?=\d{4})/);
  for (const codes of [words.verdict, words.basis, words.state, words.service] as Record<string, string>[]) {
    if (Object.hasOwn(codes, code)) return date ? `${codes[code]} (${words.date(date)})` : codes[code]!;
  }
  return value;
}

const row = (name: string, value: string) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

customElements.define('bc-offline-section', OfflineSection);
