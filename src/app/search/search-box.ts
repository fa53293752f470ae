/** The search of the whole app, in a dialog. The frame fetches and opens it. */
import { html, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import { pathOf } from '../../words/page-paths.js';
import type { AppState } from '../base/app-state.js';
import { Part } from '../base/part.js';
import { favouriteName } from '../lists/favourite-name.js';
import type { Choice, Combobox, Offer } from '../parts/combobox.js';
import '../parts/combobox.js';
import { icon } from '../parts/icon.js';
import { indexOf, noteOn } from './search.js';
import '../styles/search-box.css';

interface SearchChoice extends Choice {
  /** Path without the language. */
  readonly path: string;
}

export class SearchBox extends Part {
  app!: AppState;

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  open(): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.querySelector<Combobox>('bc-combobox')!.open();
  }

  #find(text: string): Offer<SearchChoice> {
    const { data, lang, saved, today } = this.app;
    if (data.status !== 'ready') return { choices: [], isSure: false };
    const { world } = data.data;
    const words = APP_WORDS[lang];
    if (!text.trim())
      return {
        choices: saved.recent.map((check) => {
          const [id = '', cc = ''] = check.split('/');
          const path = pathOf('report', { id, cc });
          return {
            title: favouriteName(`/check/${check}`, world, lang),
            note: '',
            heading: words.recent,
            path,
          };
        }),
        isSure: false,
      };
    const result = indexOf(world, lang).find(text, today);
    return {
      choices: result.hits.map(({ kind, title, note, path }) => ({
        kind: words.hitKinds[kind],
        title,
        note,
        path,
      })),
      note: noteOn(text, result, lang),
      isSure: result.isSure,
    };
  }

  protected override render(): TemplateResult {
    const { lang } = this.app;
    const words = APP_WORDS[lang];
    return html`<dialog
      class="search"
      aria-label=${words.search}
      @click=${(event: Event) => event.target === this.#dialog && this.#dialog.close()}
    >
      <bc-combobox
        .name=${'search'}
        .lang=${lang}
        .label=${words.search}
        .hint=${words.searchHint}
        .staysOpen=${true}
        .find=${(text: string) => this.#find(text)}
        .choose=${({ path }: SearchChoice) => {
          this.#dialog.close();
          this.app.go(this.app.href(path));
        }}
      ></bc-combobox>
      <button class="plain" @click=${() => this.#dialog.close()} aria-label=${words.close}>
        ${icon('close')}
      </button>
    </dialog>`;
  }
}
customElements.define('bc-search', SearchBox);
