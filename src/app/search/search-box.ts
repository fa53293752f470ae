/** The search of the whole app: a dialog with a combobox, by the ARIA practices. The frame fetches and opens it. */
import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS, type AppWords } from '../../words/app.js';
import type { AppState } from '../base/app-state.js';
import { Part } from '../base/part.js';
import { type Hit, isNetworkCode, SearchIndex } from './search.js';
import { icon } from '../parts/icon.js';

export class SearchBox extends Part {
  app!: AppState;
  #index: SearchIndex | undefined;
  #text = '';
  #hits: readonly Hit[] = [];
  #active = -1;

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  open(): void {
    if (this.#dialog.open) return;
    this.#search('');
    this.#dialog.showModal();
    const input = this.querySelector('input')!;
    input.value = '';
    input.focus();
  }

  #search(text: string): void {
    const { data, lang, today } = this.app;
    if (data.status === 'ready') {
      const { world } = data.data;
      if (this.#index?.world !== world || this.#index.lang !== lang)
        this.#index = new SearchIndex(world, lang);
    }
    this.#text = text;
    this.#hits = this.#index?.find(text, today) ?? [];
    this.#active = this.#hits.length > 0 ? 0 : -1;
    this.requestUpdate();
  }

  #onInputKey(event: KeyboardEvent): void {
    const last = this.#hits.length - 1;
    if (event.key === 'ArrowDown') this.#active = this.#active >= last ? 0 : this.#active + 1;
    else if (event.key === 'ArrowUp') this.#active = this.#active <= 0 ? last : this.#active - 1;
    else if (event.key === 'Home' && event.ctrlKey) this.#active = 0;
    else if (event.key === 'End' && event.ctrlKey) this.#active = last;
    else if (event.key === 'Enter' && this.#hits[this.#active]) this.#choose(this.#hits[this.#active]!);
    else return;
    event.preventDefault();
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #nothing(words: AppWords): string {
    return isNetworkCode(this.#text) ? words.noNetworkCodes : words.nothingFound(this.#text);
  }

  #choose(hit: Hit): void {
    this.#dialog.close();
    this.app.go(this.app.href(hit.path));
  }

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    return html`<dialog
      class="search"
      aria-label=${words.search}
      @click=${(event: Event) => event.target === this.#dialog && this.#dialog.close()}
    >
      <div class="search-field">
        ${icon('search')}
        <input
          type="search"
          role="combobox"
          aria-label=${words.search}
          aria-expanded=${this.#hits.length > 0}
          aria-controls="search-hits"
          aria-autocomplete="list"
          aria-activedescendant=${this.#active >= 0 ? `hit-${this.#active}` : nothing}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          placeholder=${words.searchHint}
          @input=${(event: InputEvent) => this.#search((event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => this.#onInputKey(event)}
        />
        <button class="plain" @click=${() => this.#dialog.close()} aria-label=${words.close}>
          ${icon('close')}
        </button>
      </div>
      <ul id="search-hits" role="listbox" aria-label=${words.search} ?hidden=${this.#hits.length === 0}>
        ${this.#hits.map(
          (hit, i) =>
            html`<li
              id="hit-${i}"
              role="option"
              aria-selected=${i === this.#active}
              @click=${() => this.#choose(hit)}
            >
              <span class="hit-kind">${words.hitKinds[hit.kind]}</span>
              <span class="hit-title">${hit.title}</span> <span class="muted">${hit.note}</span>
            </li>`,
        )}
      </ul>
      <p
        role="status"
        class="search-note muted"
        .textContent=${this.#text && this.#hits.length === 0 ? this.#nothing(words) : ''}
      ></p>
    </dialog>`;
  }
}
customElements.define('bc-search', SearchBox);
