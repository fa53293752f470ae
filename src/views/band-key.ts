/** The key to the plates: what fill, dash and underline mean. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AppWords } from '../words/app.js';
import type { VerdictWords } from '../words/verdict-words.js';

/** @param judged whether the plates also say if a device has the band */
export function bandKey(
  words: AppWords,
  { bandUse, coreBand, basis }: VerdictWords,
  judged: boolean,
): TemplateResult {
  return html`<ul class="key" aria-label=${words.key}>
    ${
      judged
        ? html`<li><span class="plate has" aria-hidden="true">B1</span> ${bandUse.has}</li>
            <li><span class="plate lacks" aria-hidden="true">B1</span> ${bandUse.lacks}</li>
            <li><span class="plate spare" aria-hidden="true">B1</span> ${bandUse.spare}</li>`
        : nothing
    }
    <li><span class="plate core" aria-hidden="true">B1</span> ${coreBand}</li>
    <li><span class="plate single" aria-hidden="true">B1</span> ${basis['single-source']}</li>
  </ul>`;
}
