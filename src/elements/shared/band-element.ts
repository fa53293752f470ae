import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LANG_TAGS, type Lang, langOf } from '../../words/lang.js';
import { type ApiBase, findApi } from './api-base.js';
import { addConnected, removeConnected } from './connected-elements.js';
import { VERSION } from './register.js';

/** What all elements share: their frame, their language, and the attributes for both. */
export abstract class BandElement extends LitElement {
  static readonly version = VERSION;
  static override properties: PropertyDeclarations = { lang: {}, theme: {}, font: {}, src: {} };

  declare theme: 'auto' | 'light' | 'dark' | undefined;
  declare font: 'inherit' | undefined;
  declare src: string | undefined;

  /** The API that the element asks. @internal */
  get api(): ApiBase | undefined {
    return findApi(this.src);
  }

  /** The language to speak: that of the element, or of the page around it. @internal */
  get language(): Lang {
    return langOf(this.lang || (this.closest('[lang]') ?? document.documentElement).getAttribute('lang'));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addConnected(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeConnected(this);
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
      <div class="room">${content}</div>
    </div>`;
  }
}
