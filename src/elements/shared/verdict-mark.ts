import { svg, type TemplateResult } from 'lit';
import type { SaidVerdict } from '../../words/verdict.js';

/**
 * The shape of a verdict, told apart without colour: check, half circle, question mark, cross. Drawn in the text
 * colour, so that forced colours keep it.
 */
const SHAPES: Readonly<Record<SaidVerdict, TemplateResult>> = {
  good: svg`<path d="M4 10.5l4 4 8-9"/>`,
  limited: svg`<circle cx="10" cy="10" r="7"/><path d="M10 3a7 7 0 0 0 0 14z" fill="currentColor"/>`,
  unconfirmed: svg`<path d="M6.5 7a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3m0 3.4v.1"/>`,
  no: svg`<path d="M5 5l10 10M15 5L5 15"/>`,
};

/** The shape of a verdict as an SVG of 1em; decoration beside its word. */
export function verdictMark(said: SaidVerdict): TemplateResult {
  return svg`<svg viewBox="0 0 20 20" aria-hidden="true">${SHAPES[said]}</svg>`;
}
