/**
 * A question as a sentence of which some parts can be edited: each is a button that opens its choices below the sentence,
 * one at a time.
 */
import { html, nothing, type TemplateResult } from 'lit';
import '../styles/question-sentence.css';

export interface SentencePart {
  readonly name: string;
  /** What stands in the sentence. */
  readonly shown: string;
  /** Of what the part is a choice, for those who hear the sentence. */
  readonly label: string;
  readonly choices: () => TemplateResult;
}

/**
 * @param parts plain words, and what can be edited
 * @param open the part whose choices are shown
 * @param toggle opens a part, or closes the open one
 */
export function questionSentence(
  parts: readonly (string | SentencePart)[],
  open: string | undefined,
  toggle: (part: string | undefined) => void,
): TemplateResult {
  const shown = parts.find((part): part is SentencePart => typeof part !== 'string' && part.name === open);
  return html`<div
    class="question"
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !shown || event.defaultPrevented) return;
      toggle(undefined);
      (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-part=${shown.name}]`)?.focus();
    }}
  >
    <p class="sentence">
      ${parts.map((part) =>
        typeof part === 'string'
          ? part
          : html`<button
              type="button"
              class="sentence-part"
              data-part=${part.name}
              aria-expanded=${part.name === open}
              aria-controls=${part.name === open ? 'choices-' + part.name : nothing}
              title=${part.label}
              @click=${() => toggle(part.name === open ? undefined : part.name)}
            >
              ${part.shown}
            </button>`,
      )}
    </p>
    ${
      shown
        ? html`<div
            class="sentence-choices"
            id=${'choices-' + shown.name}
            role="group"
            aria-label=${shown.label}
          >
            ${shown.choices()}
          </div>`
        : nothing
    }
  </div>`;
}
