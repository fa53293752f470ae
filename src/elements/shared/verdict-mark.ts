import { html, type TemplateResult } from 'lit';
import type { Outcome } from '../../core/tally.js';

/** The shape of a verdict as one line, told apart without colour: check, half circle, question mark, cross. */
const SHAPES: Readonly<Record<Outcome, string>> = {
  good: 'M4 10.5l4 4 8-9',
  limited: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14v14M7.6 4.5v11M5.2 6v8',
  unconfirmed: 'M6.5 7a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3m0 3.4v.1',
  no: 'M5 5l10 10M15 5L5 15',
};

/** The shape as an SVG in the text colour, so that forced colours keep it; decoration beside the word of the verdict. */
export function verdictMark(outcome: Outcome): TemplateResult {
  return html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${SHAPES[outcome]} /></svg>`;
}
