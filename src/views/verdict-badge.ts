/** A verdict is never told by colour alone: each has its own shape and its word. */
import { html, svg, type TemplateResult } from 'lit';
import type { Overall } from '../core/tally.js';

/** Lines are drawn by attributes, so that the app and the shadow roots of the elements need no rules for them. */
const line = (path: string, width = 2.2) =>
  svg`<path d=${path} fill="none" stroke="currentColor" stroke-width=${width} stroke-linecap="round"/>`;
/** A line in the colour of the paper, on a filled shape. */
const cut = (path: string) =>
  svg`<path class="cut" d=${path} fill="none" stroke="var(--paper)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`;
const ring = (dash: string) =>
  svg`<circle cx="12" cy="12" r="9.9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray=${dash}/>`;

const SHAPES: Readonly<Record<Overall, TemplateResult<2>>> = {
  // full disc with a check
  good: svg`<circle cx="12" cy="12" r="11"/>${cut('M6.5 12.5l3.8 3.8 7.2-8')}`,
  // three quarters of a disc, the last one open: not everywhere
  some: svg`<path d="M12 1a11 11 0 1 0 11 11H12z"/>${line('M15 1.6a11 11 0 0 1 7.4 7.4H15z', 2)}`,
  // half disc
  limited: svg`${ring('none')}<path d="M12 1a11 11 0 0 0 0 22z"/>`,
  // question mark in a dashed ring
  unconfirmed: svg`${ring('4 3.2')}${line('M8.8 9.4a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.4 1-1.4 2.1')}<circle cx="12" cy="17.6" r="1.4"/>`,
  // cross in a square: also the outline differs
  no: svg`<rect x="1" y="1" width="22" height="22" rx="3"/>${cut('M7 7l10 10M17 7L7 17')}`,
};

/** The shape alone; the word must stand beside it. */
export function verdictShape(said: Overall): TemplateResult {
  return html`<svg class="shape ${said}" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    ${SHAPES[said]}
  </svg>`;
}

/** Shape and word. */
export function verdictMark(said: Overall, word: string): TemplateResult {
  return html`<span class="verdict ${said}">${verdictShape(said)}<span>${word}</span></span>`;
}
