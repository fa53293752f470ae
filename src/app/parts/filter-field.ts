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
      @input=${({ target }: InputEvent) => afterPaint(() => change((target as HTMLInputElement).value))}
    />
  </label>`;
}

let frame = 0;
let task: ReturnType<typeof setTimeout> | undefined;

/** The letter shows first and the list follows; of letters typed meanwhile, only the last one moves the list. */
function afterPaint(work: () => void): void {
  cancelAnimationFrame(frame);
  clearTimeout(task);
  frame = requestAnimationFrame(() => (task = setTimeout(work)));
}
