import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LANG_TAGS, type Lang, langOf } from '../../words/lang.js';
import { type ApiBase, findApi } from './api-base.js';
import { addConnected, removeConnected } from './connected-elements.js';
import { VERSION } from './register.js';

/** The properties that every element has. */
export const SHARED_PROPERTIES = { lang: {}, theme: {}, font: {}, src: {} } satisfies PropertyDeclarations;

/**
 * What all elements share: their frame, their language, and the attributes for both. The custom properties hold for every
 * tag; `theme.styles.ts` reads them.
 *
 * @cssprop [--band-check-font=system-ui, sans-serif] - Font family.
 * @cssprop [--band-check-font-size=medium] - Font size; `1em` is that of the page.
 * @cssprop [--band-check-radius=12px] - Radius of the frame.
 * @cssprop [--band-check-background=light-dark(#fff, #16181c)] - Background; not transparent, because bands are written in it.
 * @cssprop [--band-check-text=light-dark(#16181d, #eceef1)] - Text.
 * @cssprop [--band-check-muted=light-dark(#545962, #aab0ba)] - Text of less weight.
 * @cssprop [--band-check-line=light-dark(#dfe2e7, #343841)] - Lines and frames.
 * @cssprop [--band-check-link=light-dark(#0b57a4, #7cc0ff)] - Links and focus.
 * @cssprop [--band-check-good=light-dark(#00679c, #0af)] - Verdict "works".
 * @cssprop [--band-check-limited=light-dark(#b04e00, #ffc300)] - Verdict "works with limits".
 * @cssprop [--band-check-unconfirmed=light-dark(#565a61, #e3e5e8)] - Verdict "not confirmed".
 * @cssprop [--band-check-no=light-dark(#660800, #ff4a72)] - Verdict "does not work".
 */
export abstract class BandElement extends LitElement {
  static readonly version = VERSION;
  static override properties: PropertyDeclarations = SHARED_PROPERTIES;

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
