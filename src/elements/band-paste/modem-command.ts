import { html, nothing, type TemplateResult } from 'lit';
import { type BandsToWrite, type Dialect, DIALECTS, writeBands } from '../../paste/write-bands.js';
import type { Lang } from '../../words/lang.js';
import { LOCK_COMMAND_WORDS } from '../../words/lock-commands.js';
import { PASTE_WORDS } from '../../words/paste.js';

/**
 * The commands that lock a modem to some bands in the dialect of its maker, what to know before, and what undoes them. The
 * element styles its parts, the app its classes.
 */
export function modemCommand(
  lang: Lang,
  bands: BandsToWrite,
  dialect: Dialect,
  choose: (dialect: Dialect) => void,
): TemplateResult {
  const words = LOCK_COMMAND_WORDS[lang];
  const { ask, commands, undo, caveats } = writeBands(bands, dialect);
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0
      ? html`<p>${title}</p>
          <pre tabindex="0"><code>${lines.join('\n')}</code></pre>`
      : nothing;
  return html`<details part="lock" class="modem-command">
    <summary>${PASTE_WORDS[lang].lock}</summary>
    <label for="dialect">${words.dialect}</label>
    <select
      id="dialect"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Dialect)}
    >
      ${(Object.keys(DIALECTS) as Dialect[]).map(
        (each) => html`<option value=${each} .selected=${each === dialect}>${DIALECTS[each]}</option>`,
      )}
    </select>
    ${block(words.ask, [ask])} ${block(words.set, commands)} ${block(words.undo, undo)}
    ${
      caveats.length > 0
        ? html`<ul part="notes" class="lines">
            ${caveats.map((caveat) => html`<li>${words.caveats[caveat]}</li>`)}
          </ul>`
        : nothing
    }
  </details>`;
}
