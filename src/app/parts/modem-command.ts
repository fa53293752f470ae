/** The command that tells a modem to scan only some bands, in the dialect of its maker, with what to know before. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BandLists } from '../../core/band.js';
import { type Dialect, DIALECTS, writeBands } from '../../paste/write-bands.js';
import type { Lang } from '../../words/lang.js';
import { LOCK_COMMAND_WORDS } from '../../words/lock-commands.js';
import { PASTE_WORDS } from '../../words/paste.js';

export function modemCommand(
  lang: Lang,
  bands: BandLists,
  dialect: Dialect,
  choose: (dialect: Dialect) => void,
): TemplateResult {
  const words = LOCK_COMMAND_WORDS[lang];
  const { ask, commands, undo, caveats } = writeBands(bands, dialect);
  const block = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? nothing
      : html`<p>${title}</p>
          <pre tabindex="0"><code>${lines.join('\n')}</code></pre>`;
  return html`<details class="modem-command">
    <summary>${PASTE_WORDS[lang].lock}</summary>
    <label class="field">
      <span>${words.dialect}</span>
      <select @change=${({ target }: Event) => choose((target as HTMLSelectElement).value as Dialect)}>
        ${(Object.keys(DIALECTS) as Dialect[]).map(
          (each) => html`<option value=${each} .selected=${each === dialect}>${DIALECTS[each]}</option>`,
        )}
      </select>
    </label>
    ${block(words.ask, [ask])} ${block(words.set, commands)} ${block(words.undo, undo)}
    ${
      caveats.length === 0
        ? nothing
        : html`<ul class="lines">
            ${caveats.map((caveat) => html`<li>${words.caveats[caveat]}</li>`)}
          </ul>`
    }
  </details>`;
}
