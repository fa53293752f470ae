import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LANG_TAGS, type Lang, langOf } from '../../words/lang.js';
import { apiBase } from './api-base.js';
import { VERSION } from './register.js';

/** What all elements share: their frame, their language, and the attributes for both. */
export abstract class BandElement extends LitElement {
  static readonly version = VERSION;
  static override properties: PropertyDeclarations = { lang: {}, theme: {}, src: {} };

  declare theme: 'auto' | 'light' | 'dark' | undefined;
  declare src: string | undefined;

  /** Base address of the API. @internal */
  get base(): string {
    return apiBase(this.src);
  }

  /** The language to speak: that of the element, or of the page around it. @internal */
  get language(): Lang {
    return langOf(this.lang || (this.closest('[lang]') ?? document.documentElement).getAttribute('lang'));
  }

  /**
   * Draws the frame. It reads from left to right on every page, as both of its languages do, and it takes the focus over
   * from a button that is gone.
   */
  protected card(content: unknown, busy = false): TemplateResult {
    return html`<div
      class="root"
      part="card"
      tabindex="-1"
      aria-busy=${busy}
      lang=${LANG_TAGS[this.language]}
      dir="ltr"
    >
      ${content}
    </div>`;
  }
}
