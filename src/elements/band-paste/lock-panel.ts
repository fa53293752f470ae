import { html, nothing, type TemplateResult } from 'lit';
import { type BandsToWrite, type Dialect, dialectOf, DIALECTS, writeBands } from '../../paste/write-bands.js';
import type { Lang } from '../../words/lang.js';
import { LOCK_COMMAND_WORDS } from '../../words/lock-commands.js';
import { PASTE_WORDS } from '../../words/paste.js';

/**
 * The commands that lock a modem to the bands, what to know before, and what undoes them.
 * @param text the paste, whose way of writing is taken unless another one was `chosen`
 */
export function lockPanel(
  lang: Lang,
  bands: BandsToWrite,
  text: string,
  chosen: Dialect | undefined,
  choose: (dialect: Dialect) => void,
): TemplateResult {
  const words = LOCK_COMMAND_WORDS[lang];
  const dialect = chosen ?? dialectOf(text) ?? 'mmcli';
  const { ask, commands, undo, caveats } = writeBands(bands, dialect);
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0
      ? html`<p>${title}</p>
          <pre tabindex="0"><code>${lines.join('\n')}</code></pre>`
      : nothing;
  return html`<details part="lock">
    <summary>${PASTE_WORDS[lang].lock}</summary>
    <label for="dialect">${words.dialect}</label>
    <select
      id="dialect"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Dialect)}
    >
      ${(Object.keys(DIALECTS) as Dialect[]).map(
        (each) => html`<option value=${each} ?selected=${each === dialect}>${DIALECTS[each]}</option>`,
      )}
    </select>
    ${block(words.ask, [ask])} ${block(words.set, commands)} ${block(words.undo, undo)}
    ${
      caveats.length > 0
        ? html`<ul part="notes">
            ${caveats.map((caveat) => html`<li>${words.caveats[caveat]}</li>`)}
          </ul>`
        : nothing
    }
  </details>`;
}

export type LockPanel = typeof lockPanel;
