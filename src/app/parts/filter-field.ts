import { html, noChange, type TemplateResult } from 'lit';
import { AfterPaint } from '../base/after-paint.js';

/** A field that narrows what is listed below it while one types. Its text is left alone as long as somebody is in it. */
export function filterField(label: string, value: string, change: (text: string) => void): TemplateResult {
  return html`<label class="field filter">
    <span>${label}</span>
    <input
      type="search"
      autocomplete="off"
      spellcheck="false"
      .value=${document.activeElement?.matches('.filter input') ? noChange : value}
      @input=${({ target }: InputEvent) => narrowing.run(() => change((target as HTMLInputElement).value))}
    />
  </label>`;
}

/** Of several letters typed meanwhile, the list is narrowed only once. */
const narrowing = new AfterPaint();
