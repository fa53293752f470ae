import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { BandsToWrite } from '../../paste/dialect-writers.js';
import { type Dialect, dialectOf, DIALECTS, unwrittenIn } from '../../paste/dialects.js';
import { writeBands, type WrittenBands } from '../../paste/write-bands.js';
import type { Lang } from '../../words/lang.js';
import { LOCK_COMMAND_WORDS, type LockCommandWords } from '../../words/lock-commands.js';
import { PASTE_WORDS } from '../../words/paste.js';

interface CommandQuestion {
  readonly bands: BandsToWrite;
  /** What a modem has said: its way of writing is taken until another one is chosen. */
  readonly text: string;
  readonly dialect: Dialect | undefined;
  readonly choose: (dialect: Dialect) => void;
  /** Whether the commands are in sight at once. */
  readonly isOpen: boolean;
}

/**
 * The commands that lock a modem to some bands in the dialect of its maker, what to know before, and what undoes them, each
 * to be copied. The element styles its parts, the app its classes.
 */
export function modemCommand(
  lang: Lang,
  { bands, text, dialect: chosen, choose, isOpen }: CommandQuestion,
): TemplateResult {
  const words = LOCK_COMMAND_WORDS[lang];
  const spoken = chosen ?? dialectOf(text);
  const unwritten = spoken ? undefined : unwrittenIn(text);
  const dialect = spoken ?? (unwritten ? undefined : 'qcfg');
  return html`<details part="lock" class="modem-command" ?open=${isOpen}>
    <summary>${PASTE_WORDS[lang].lock}</summary>
    <label for="dialect">${words.dialect}</label>
    <select
      id="dialect"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Dialect)}
    >
      ${dialect ? nothing : html`<option value="" disabled selected>${words.choose}</option>`}
      ${(Object.keys(DIALECTS) as Dialect[]).map(
        (each) => html`<option value=${each} .selected=${each === dialect}>${DIALECTS[each]}</option>`,
      )}
    </select>
    ${dialect ? written(writeBands(bands, dialect), words) : html`<p>${words.unwritten[unwritten!]}</p>`}
  </details>`;
}

/** The commands, each with a button that copies it, and what to know before. */
function written({ ask, commands, undo, caveats }: WrittenBands, words: LockCommandWords): TemplateResult {
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0
      ? html`<p>${title}</p>
          <pre tabindex="0"><code>${lines.join('\n')}</code></pre>
          ${copyButton(lines.join('\n'), words)}`
      : nothing;
  return html`${block(words.ask, [ask])} ${block(words.set, commands)} ${block(words.undo, undo)}
  ${
    caveats.length > 0
      ? html`<ul part="notes" class="lines">
          ${caveats.map((caveat) => html`<li>${words.caveats[caveat]}</li>`)}
        </ul>`
      : nothing
  }`;
}

/**
 * A button that copies what stands before it, and says so. Where the browser forbids that, the text is selected for the
 * person's own keys. Another text has another button, which has not been pressed yet.
 */
function copyButton(text: string, words: LockCommandWords): unknown {
  const copy = async ({ currentTarget }: Event) => {
    const button = currentTarget as HTMLButtonElement;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = words.copied;
    } catch {
      getSelection()?.selectAllChildren(button.previousElementSibling!);
      button.textContent = words.copyByHand;
    }
  };
  return keyed(
    text,
    html`<button
      type="button"
      class="button"
      aria-live="polite"
      .textContent=${words.copy}
      @click=${(event: Event) => void copy(event)}
    ></button>`,
  );
}
