/** The search of the whole app: a dialog with a combobox, by the ARIA practices. The frame fetches and opens it. */
import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS, type AppWords } from '../../words/app.js';
import type { AppState } from '../base/app-state.js';
import { Part } from '../base/part.js';
import { type Hit, SearchIndex, type SearchResult } from './search.js';
import { readNetworkCode } from '../../world/names/networks-with-code.js';
import { icon } from '../parts/icon.js';
import '../styles/search-box.css';

const NO_RESULT: SearchResult = { hits: [], near: false };

export class SearchBox extends Part {
  app!: AppState;
  #index: SearchIndex | undefined;
  #text = '';
  #result: SearchResult = NO_RESULT;
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
    this.#result = this.#index?.find(text, today) ?? NO_RESULT;
    const { hits, near } = this.#result;
    // what is only called nearly so is opened by choice, not by Enter alone
    this.#active = near || !hits[0] || hits[0].kind === 'paste' ? -1 : 0;
    this.requestUpdate();
  }

  #onInputKey(event: KeyboardEvent): void {
    const { hits } = this.#result;
    const last = hits.length - 1;
    if (event.key === 'ArrowDown') this.#active = this.#active >= last ? 0 : this.#active + 1;
    else if (event.key === 'ArrowUp') this.#active = this.#active <= 0 ? last : this.#active - 1;
    else if (event.key === 'Home' && event.ctrlKey) this.#active = 0;
    else if (event.key === 'End' && event.ctrlKey) this.#active = last;
    else if (event.key === 'Enter' && hits[this.#active]) this.#choose(hits[this.#active]!);
    else return;
    event.preventDefault();
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  /** What to say of the hits: that they are only called nearly so, or that there are none. */
  #note(words: AppWords): string {
    const { hits, near } = this.#result;
    if (!this.#text) return '';
    if (near) return words.nearFound(this.#text);
    const code = readNetworkCode(this.#text);
    if (code) return hits.length > 0 ? words.codeFound : words.codeUnknown(code);
    return hits.some(({ kind }) => kind !== 'paste') ? '' : words.nothingFound(this.#text);
  }

  #choose(hit: Hit): void {
    this.#dialog.close();
    this.app.go(this.app.href(hit.path));
  }

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    const { hits } = this.#result;
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
          aria-expanded=${hits.length > 0}
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
      <p role="status" class="search-note muted" .textContent=${this.#note(words)}></p>
      <ul id="search-hits" role="listbox" aria-label=${words.search} ?hidden=${hits.length === 0}>
        ${hits.map(
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
    </dialog>`;
  }
}
customElements.define('bc-search', SearchBox);
