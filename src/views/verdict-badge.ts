/** A verdict is never told by colour alone: each has its own shape and its word. */
import { html, svg, type TemplateResult } from 'lit';
import type { Overall } from '../core/tally.js';

/** Lines are drawn by attributes, so that the app and the shadow roots of the elements need no rules for them. */
const line = (path: string, width = 2.2) =>
  svg`<path d=${path} fill="none" stroke="currentColor" stroke-width=${width} stroke-linecap="round"/>`;
const ring = (dash: string) =>
  svg`<circle cx="12" cy="12" r="9.9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray=${dash}/>`;

/** Check and cross are holes, so that the shapes fit on every ground. */
const SHAPES: Readonly<Record<Overall, TemplateResult<2>>> = {
  // full disc with a check
  good: svg`<path fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM10.4 18.3l-5.3-5.2 2-2 3.2 3.1 6.5-7.1 2.1 1.9z"/>`,
  // three quarters of a disc, the last one open: not everywhere
  some: svg`<path d="M12 1a11 11 0 1 0 11 11H12z"/>${line('M15 1.6a11 11 0 0 1 7.4 7.4H15z', 2)}`,
  // half disc
  limited: svg`${ring('none')}<path d="M12 1a11 11 0 0 0 0 22z"/>`,
  // question mark in a dashed ring
  unconfirmed: svg`${ring('4 3.2')}${line('M8.8 9.4a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.4 1-1.4 2.1')}<circle cx="12" cy="17.6" r="1.4"/>`,
  // cross in a square: also the outline differs
  no: svg`<path fill-rule="evenodd" d="M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM12 10 7.9 5.9l-2 2L10 12l-4.1 4.1 2 2L12 14l4.1 4.1 2-2L14 12l4.1-4.1-2-2z"/>`,
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
