import { html, type TemplateResult } from 'lit';

/** A field that narrows what is listed below it while one types. */
export function filterField(label: string, value: string, change: (text: string) => void): TemplateResult {
  return html`<label class="field filter">
    <span>${label}</span>
    <input
      type="search"
      autocomplete="off"
      spellcheck="false"
      .value=${value}
      @input=${(event: InputEvent) => change((event.target as HTMLInputElement).value)}
    />
  </label>`;
}
