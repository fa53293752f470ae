/** Share a page: the system's own sheet where there is one, a copied link, a QR code, or paper. */
import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { AppState } from '../base/app-state.js';
import { Part } from '../base/part.js';
import { PrintListener } from '../base/print-listener.js';
import { icon } from './icon.js';
import { loadMaps } from './map-when-near.js';

export class SharePanel extends Part {
  app!: AppState;
  #said = '';
  #qr: TemplateResult | undefined;

  #folded: readonly HTMLDetailsElement[] = [];

  constructor() {
    super();
    // opens everything that is folded while the page is printed, because nobody can open it on paper
    new PrintListener(this, (isBefore) => {
      if (isBefore)
        this.#folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of this.#folded) details.open = isBefore;
    });
  }

  get #address(): string {
    return location.origin + location.pathname + location.search;
  }

  async #share(): Promise<void> {
    const words = APP_WORDS[this.app.lang];
    try {
      if ('share' in navigator) {
        await navigator.share({ title: document.title, url: this.#address });
        return;
      }
      await (navigator as Navigator).clipboard.writeText(this.#address);
      this.#said = words.copied;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the person changed their mind
      this.#said = words.copyByHand(this.#address);
    }
    this.requestUpdate();
  }

  async #toggleQr(): Promise<void> {
    const words = APP_WORDS[this.app.lang];
    if (this.#qr) this.#qr = undefined;
    else {
      try {
        const { qrCode } = await import('./qr-code.js');
        this.#qr = qrCode(this.#address, words.qrOf);
      } catch {
        this.#said = words.pageFailed;
      }
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    return html`<div class="actions">
        <button class="button" @click=${() => void this.#share()}>
          ${icon('share')}<span>${words.share}</span>
        </button>
        <button class="button" aria-expanded=${this.#qr !== undefined} @click=${() => void this.#toggleQr()}>
          ${icon('qr')}<span>${words.qrCode}</span>
        </button>
        <button class="button" @click=${() => void loadMaps().then(() => print())}>
          ${icon('print')}<span>${words.print}</span>
        </button>
      </div>
      <p role="status" class="said">${this.#said}</p>
      ${
        this.#qr
          ? html`<figure class="qr">
              ${this.#qr}
              <figcaption>${this.#address}</figcaption>
            </figure>`
          : nothing
      }`;
  }
}
customElements.define('bc-share', SharePanel);
