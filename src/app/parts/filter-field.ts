import { html, noChange, type TemplateResult } from 'lit';

/** A field that narrows what is listed below it while one types. Its text is left alone as long as somebody is in it. */
export function filterField(label: string, value: string, change: (text: string) => void): TemplateResult {
  return html`<label class="field filter">
    <span>${label}</span>
    <input
      type="search"
      autocomplete="off"
      spellcheck="false"
      .value=${document.activeElement?.matches('.filter input') ? noChange : value}
      @input=${({ target }: InputEvent) => afterPaint(() => change((target as HTMLInputElement).value))}
    />
  </label>`;
}

let frame = 0;
let task: ReturnType<typeof setTimeout> | undefined;

/** Shows the typed letter first and narrows the list after it; of several letters typed meanwhile, only once. */
function afterPaint(work: () => void): void {
  cancelAnimationFrame(frame);
  clearTimeout(task);
  frame = requestAnimationFrame(() => (task = setTimeout(work)));
}
