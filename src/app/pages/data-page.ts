/** `/data`: the data in use, what is kept on this device, and the person's own lists as a file. */
import { html, type TemplateResult } from 'lit';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { checkedOn } from '../base/age.js';
import { BANDS } from '../base/bands.js';
import { favouriteName } from '../lists/favourite-name.js';
import '../offline/offline-section.js';
import { Page } from '../base/app-page.js';
import { OWN_LISTS_WORDS } from '../../words/own-lists.js';
import { PAGE_PATHS, PAGES } from '../../words/pages.js';
import '../parts/share-panel.js';
import { saveAsFile } from '../lists/save-as-file.js';
import { SavedFileError } from '../lists/saved-file.js';

export class DataPage extends Page {
  #said = '';
  #failed = false;

  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app, words } = this;
    return html`
      <h1 tabindex="-1">${words.dataHeading}</h1>
      <div class="side-by-side">
        ${this.#dataInUse(world, evidence)} ${this.#ownLists(world)}
        ${app.dataSections.map((section) => section(app))}
      </div>
      <div class="toolbar"><bc-share .app=${app}></bc-share></div>
    `;
  }

  #dataInUse(world: World, evidence: AppData['evidence']): TemplateResult {
    const { app, words } = this;
    const ownWords = OWN_LISTS_WORDS[app.lang];
    const countries = [...world.countries.values()];
    const networks = countries.reduce((sum, country) => sum + country.networks.length, 0);
    return html`<section>
      <h2>${ownWords.dataInUse}</h2>
      <dl class="facts">
        <dt>${ownWords.version}</dt>
        <dd>${world.version}</dd>
        <dt>${ownWords.age}</dt>
        <dd>${checkedOn(app, world.updated)}</dd>
        <dt>${ownWords.holds}</dt>
        <dd>${ownWords.holdings(countries.length, networks, world.devices.size, BANDS.length)}</dd>
        <dt>${words.sources}</dt>
        <dd>${evidence ? evidence.sources.size : words.loading}</dd>
      </dl>
      <p class="inline">
        <a href=${app.href(PAGE_PATHS.quality)}>${PAGES[app.lang].quality.label}</a>
        <a href="/v1/index.json">${words.asJson}</a>
      </p>
    </section>`;
  }

  /** The person's own lists, and their way out to a file and back. */
  #ownLists(world: World): TemplateResult {
    const { app, words } = this;
    const ownWords = OWN_LISTS_WORDS[app.lang];
    const { favourites, recent, notes, field, fault } = app.saved;
    return html`<section>
      <h2>${ownWords.ownHeading}</h2>
      <p>${fault ? words.notKept : ownWords.keptHere}</p>
      <p>${ownWords.ownCount(favourites.length, recent.length, notes.size + field.length)}</p>
      ${favourites.length + notes.size === 0 ? '' : this.#favouritesAndNotes(world)}
      <div class="actions">
        <button class="button" @click=${() => this.#export()}>${ownWords.export}</button>
        <label class="button file">
          ${ownWords.import}
          <input
            type="file"
            accept=".json,application/json"
            @change=${(event: Event) => void this.#import(event)}
          />
        </label>
        <button class="button" ?disabled=${recent.length === 0} @click=${() => app.saved.clearRecent()}>
          ${ownWords.clearRecent}
        </button>
      </div>
      <p class=${this.#failed ? 'said failed' : 'said'} role="status">${this.#said}</p>
    </section>`;
  }

  #favouritesAndNotes(world: World): TemplateResult {
    const { app } = this;
    const nameOf = (path: string) => favouriteName(path, world, app.lang);
    return html`<ul class="saved">
      ${app.saved.favourites.map(
        (path) =>
          html`<li>
            <a href=${app.href(path)}>${nameOf(path)}</a>
            <button
              class="plain"
              aria-label=${OWN_LISTS_WORDS[app.lang].remove(nameOf(path))}
              @click=${() => app.saved.toggleFavourite(path)}
            >
              ×
            </button>
          </li>`,
      )}
      ${[...app.saved.notes].map(
        ([check, note]) =>
          html`<li>
            <a href=${app.href('/check/' + check)}>${nameOf('/check/' + check)}</a>
            <span class="muted">${note}</span>
          </li>`,
      )}
    </ul>`;
  }

  #export(): void {
    saveAsFile(`band-check-${this.app.today}.json`, this.app.saved.toFile());
  }

  async #import(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    const ownWords = OWN_LISTS_WORDS[this.app.lang];
    try {
      this.app.saved.import(await file.text());
      this.#failed = false;
      this.#said = ownWords.imported;
    } catch (error) {
      this.#failed = true;
      this.#said =
        error instanceof SavedFileError
          ? ownWords.importFaults[error.code](error.where)
          : ownWords.importFaults['not-json']('');
    }
    input.value = '';
    this.requestUpdate();
  }
}
customElements.define('bc-data-page', DataPage);
