/** Share a page: the system's own sheet where there is one, a copied link, a QR code, or paper. */
import qrcode from 'qrcode-generator';
import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { AppState } from '../app-state.js';
import { icon } from './icon.js';

export class SharePanel extends LitElement {
  app!: AppState;
  #said = '';
  #qr = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
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

  #toggleQr(): void {
    this.#qr = !this.#qr;
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    return html`<div class="actions">
        <button class="button" @click=${() => void this.#share()}>${icon('share')}<span>${words.share}</span></button>
        <button class="button" aria-expanded=${this.#qr} @click=${() => this.#toggleQr()}>
          ${icon('qr')}<span>${words.qrCode}</span>
        </button>
        <button class="button" @click=${() => print()}>${icon('print')}<span>${words.print}</span></button>
      </div>
      <p role="status" class="said">${this.#said}</p>
      ${this.#qr ? html`<figure class="qr">${qrCode(this.#address, words.qrOf)}<figcaption>${this.#address}</figcaption></figure>` : nothing}`;
  }
}
customElements.define('bc-share', SharePanel);

/** A QR code as SVG: one path of unit squares on a quiet zone of four. */
export function qrCode(text: string, label: string): TemplateResult {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (code.isDark(y, x)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
  }
  return html`<svg class="qr-code" viewBox="0 0 ${size + 8} ${size + 8}" role="img" aria-label=${label}>
    <rect width=${size + 8} height=${size + 8} fill="#fff" />
    ${svg`<path d=${path} fill="#000" />`}
  </svg>`;
}
