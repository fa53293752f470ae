/** What every page of the app has in common. */
import { missingView } from '../../views/missing-view.js';
import { READERS, type Reader } from '../../views/reader.js';
import { html, type TemplateResult } from 'lit';
import type { AppWords } from '../../words/app.js';
import type { VerdictWords } from '../../words/verdict-words.js';
import { PAGES, type PageNames } from '../../words/pages.js';
import { sayMissing } from '../../words/say-missing.js';
import type { AppData } from './app-data.js';
import { AppPart } from './app-part.js';
import { nearPlaces } from './near-places.js';

export abstract class Page extends AppPart {
  params: Readonly<Record<string, string>> = {};

  protected get reader(): Reader {
    return READERS[this.app.lang];
  }

  protected get words(): AppWords {
    return this.reader.words;
  }

  protected get verdictWords(): VerdictWords {
    return this.reader.verdictWords;
  }

  /** A name in the language that the person reads. */
  protected local(name: { en: string; zh: string }): string {
    return name[this.app.lang];
  }

  /** Names that the title of this page speaks of; `undefined` when what the address names does not exist. */
  names(data: AppData): PageNames | undefined;
  names(): PageNames | undefined {
    return {};
  }

  /** Lets the frame say that a page could not be drawn, because the page itself would stay as it is, or empty. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      reportError(error);
      this.dispatchEvent(new CustomEvent('page-failed', { detail: error, bubbles: true }));
    }
  }

  /** Draws the page once the data is here. */
  protected abstract draw(data: AppData): TemplateResult;

  protected override render(): TemplateResult {
    const { data, place } = this.app;
    const meta = PAGES[this.app.lang][place.page];
    if (data.status === 'ready') {
      if (!this.names(data.data)) return this.drawMissing(data.data);
      return this.draw(data.data);
    }
    if (data.status === 'failed') {
      return html`<h1 tabindex="-1">${meta.label}</h1>
        <div class="notice failed" role="alert">
          <p><strong>${this.words.failedTitle}</strong> ${this.words.failedText}</p>
          <p class="detail">${data.error.message}</p>
          <button class="button" @click=${() => location.reload()}>${this.words.retry}</button>
        </div>`;
    }
    return html`<h1 tabindex="-1">${meta.label}</h1>
      <p class="loading" role="status">${this.words.loading}</p>`;
  }

  /** The title where the address names something that we do not have. */
  sayMissing({ world }: AppData): string {
    return sayMissing(this.app.lang, nearPlaces(this.app.place, world, this.reader));
  }

  /** The page where the address names something that we do not have: says what that is, and offers similar names. */
  protected drawMissing({ world }: AppData): TemplateResult {
    return missingView(this.reader, nearPlaces(this.app.place, world, this.reader));
  }
}
