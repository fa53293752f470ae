import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { type ElementWords, type Lang, langOf } from '../../words/lang.js';
import { apiBase } from './api-base.js';
import { VERSION } from './register.js';
import { fetchWords, type WordsAtHand } from './words.js';

/** What all elements share: their frame, their attributes for look and language, and how they come to their words. */
export abstract class BandElement<W extends ElementWords> extends LitElement {
  static readonly version = VERSION;
  static override properties: PropertyDeclarations = {
    lang: {},
    theme: {},
    src: {},
    worded: { state: true, attribute: false },
  };

  declare theme: 'auto' | 'light' | 'dark' | undefined;
  declare src: string | undefined;
  /** Whether the words are there; those of another language than English may be on their way. @internal */
  declare worded: boolean;
  /** What the element says: English for as long as it is not `worded`. @internal */
  declare words: W;
  /** Settles when the words are there. */
  protected wordsCome: Promise<void> | undefined;
  /** The language that the words were chosen for. */
  protected chosen: Lang | undefined;

  /** Base address of the API. @internal */
  get base(): string {
    return apiBase(this.src);
  }

  /** The language to write names of countries in. @internal */
  get language(): Lang {
    return langOf(this.words.lang);
  }

  /**
   * Chooses the words for the language of the element, or of the page around it.
   * @param along gives the words that the page itself has
   */
  protected speak(along?: () => unknown): void {
    const lang = langOf(
      this.lang || (this.closest('[lang]') ?? document.documentElement).getAttribute('lang'),
    );
    if (lang === this.chosen) return;
    this.chosen = lang;
    const { atHand } = this.constructor as unknown as { atHand: WordsAtHand<W> };
    this.words = atHand[lang] ?? atHand.en;
    this.worded = lang in atHand;
    this.wordsCome = this.worded
      ? undefined
      : fetchWords(this.localName, lang, atHand.en, this.base, along?.()).then((words) => {
          if (lang !== this.chosen) return;
          this.words = words;
          this.worded = true;
        });
  }

  /**
   * The frame. It reads from left to right on every page, as both of its languages do, and can take the focus over from
   * what is gone.
   */
  protected card(content: unknown, busy = false): TemplateResult {
    return html`<div
      class="root"
      part="card"
      tabindex="-1"
      aria-busy=${busy}
      lang=${this.words.lang}
      dir="ltr"
    >
      ${content}
    </div>`;
  }
}
