import { html, type TemplateResult } from 'lit';
import type { AppWords } from '../words/app.js';
import type { VerdictWords } from '../words/verdict-words.js';

/** The key to the plates of a network's bands: what underline and dash mean. */
export function bandKey(words: AppWords, { coreBand, basis }: VerdictWords): TemplateResult {
  return html`<ul class="key" aria-label=${words.key}>
    <li><span class="plate core" aria-hidden="true">B1</span> ${coreBand}</li>
    <li><span class="plate single" aria-hidden="true">B1</span> ${basis['single-source']}</li>
  </ul>`;
}
