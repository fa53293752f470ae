import { html, nothing, type TemplateResult } from 'lit';
import { type BandsToWrite, type Dialect, dialectOf, DIALECTS, writeBands } from '../../paste/write-bands.js';
import type { PasteWords } from '../../words/paste.js';

/**
 * The commands that lock a modem to the bands, what to know before, and what undoes them.
 * @param text the paste, whose way of writing is taken unless another one was `chosen`
 */
export function lockPanel(
  { lock }: PasteWords,
  bands: BandsToWrite,
  text: string,
  chosen: Dialect | undefined,
  choose: (dialect: Dialect) => void,
): TemplateResult {
  const dialect = chosen ?? dialectOf(text) ?? 'mmcli';
  const { ask, commands, undo, caveats } = writeBands(bands, dialect);
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0
      ? html`<p>${title}</p>
          <pre tabindex="0"><code>${lines.join('\n')}</code></pre>`
      : nothing;
  return html`<details part="lock">
    <summary>${lock.title}</summary>
    <label for="dialect">${lock.dialect}</label>
    <select
      id="dialect"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Dialect)}
    >
      ${(Object.keys(DIALECTS) as Dialect[]).map(
        (each) => html`<option value=${each} ?selected=${each === dialect}>${DIALECTS[each]}</option>`,
      )}
    </select>
    ${block(lock.ask, [ask])} ${block(lock.set, commands)} ${block(lock.undo, undo)}
    ${
      caveats.length > 0
        ? html`<ul part="notes">
            ${caveats.map((caveat) => html`<li>${lock.caveats[caveat]}</li>`)}
          </ul>`
        : nothing
    }
  </details>`;
}

export type LockPanel = typeof lockPanel;
