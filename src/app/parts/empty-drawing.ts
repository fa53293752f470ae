import { html, type TemplateResult } from 'lit';

/** A mast whose waves find nothing: stands where a list is empty. The words beside it say so. */
export function emptyDrawing(): TemplateResult {
  return html`<svg class="drawing" viewBox="0 0 120 80" aria-hidden="true">
    <path d="M60 30v44M48 74h24M52 74l8-26 8 26" />
    <circle cx="60" cy="26" r="4" />
    <path class="faint" d="M46 38a20 20 0 0 1 0-24M74 38a20 20 0 0 0 0-24" />
    <path class="fainter" d="M36 46a34 34 0 0 1 0-40M84 46a34 34 0 0 0 0-40" />
  </svg>`;
}
