/** Our corrections, each with what the publisher says and the source of what we say instead. */
import { html, nothing, type TemplateResult } from 'lit';
import { laidOverText } from '../words/laid-over-text.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { Reader } from './reader.js';
import { sourceList } from './source-list.js';

/** Nothing where the network or device has no corrections. */
export function correctionList(
  id: string,
  evidence: Evidence | undefined,
  reader: Reader,
): TemplateResult | typeof nothing {
  const corrections = evidence?.corrections.get(id) ?? [];
  if (!evidence || corrections.length === 0) return nothing;
  return html`<ul class="corrections">
    ${corrections.map((correction) => {
      return html`<li>
        <p>${laidOverText(correction, evidence.sources, reader.lang)}</p>
        <p class="muted" lang="en">${correction.why}</p>
        ${sourceList([correction.source], evidence.sources, reader.words, [correction])}
      </li>`;
    })}
  </ul>`;
}
