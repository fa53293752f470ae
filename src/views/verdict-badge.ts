/** A verdict is never told by colour alone: each has its own shape and its word. */
import { html, svg, type TemplateResult } from 'lit';
import type { Overall } from '../core/tally.js';

const SHAPES = {
  // full disc with a check
  good: svg`<circle cx="12" cy="12" r="11" fill="currentColor"/><path class="cut" d="M6.5 12.5l3.8 3.8 7.2-8"/>`,
  // disc with a check, one quarter open: not everywhere
  some: svg`<path d="M12 1a11 11 0 1 0 11 11H12z" fill="currentColor"/><path class="line thin" d="M15 1.6a11 11 0 0 1 7.4 7.4H15z"/>`,
  // half disc
  limited: svg`<circle class="line" cx="12" cy="12" r="9.9"/><path d="M12 1a11 11 0 0 0 0 22z" fill="currentColor"/>`,
  // question mark in a dashed ring
  unconfirmed: svg`<circle class="line dashed" cx="12" cy="12" r="9.9"/><path class="line" d="M8.8 9.4a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.4 1-1.4 2.1"/><circle cx="12" cy="17.6" r="1.4" fill="currentColor"/>`,
  // cross in a square: also the outline differs
  no: svg`<rect x="1" y="1" width="22" height="22" rx="3" fill="currentColor"/><path class="cut" d="M7 7l10 10M17 7L7 17"/>`,
} as const;

/** The shape alone; the word must stand beside it. */
export function verdictShape(said: Overall): TemplateResult {
  return html`<svg class="shape ${said}" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[said]}</svg>`;
}

/** Shape and word. */
export function verdictMark(said: Overall, word: string): TemplateResult {
  return html`<span class="verdict ${said}">${verdictShape(said)}<span>${word}</span></span>`;
}
