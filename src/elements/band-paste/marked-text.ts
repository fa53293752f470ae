import { html, type TemplateResult } from 'lit';
import type { ReadResult, Span } from '../../paste/read-result.js';

/** The text with the read bands marked in place and what was left out struck through. */
export function markedText(text: string, { items, ignored }: ReadResult): unknown[] {
  const runs = [
    ...items.map((item) => ({ ...span(item), kind: item.marks.includes('doubtful') ? 'doubtful' : 'read' })),
    ...ignored.map((run) => ({ ...span(run), kind: 'ignored' })),
  ].sort((a, b) => a.offset - b.offset || b.length - a.length);
  const pieces: unknown[] = [];
  let at = 0;
  for (const { offset, length, kind } of runs) {
    if (offset < at) continue; // bands of one mask share its place
    pieces.push(text.slice(at, offset), marked(text.slice(offset, offset + length), kind));
    at = offset + length;
  }
  // a last line break would not be drawn, and the field would be a line short
  pieces.push(text.slice(at), text.endsWith('\n') ? ' ' : '');
  return pieces;
}

function span({ offset, length }: Span): Span {
  return { offset, length };
}

function marked(text: string, kind: string): TemplateResult {
  if (kind === 'ignored') return html`<del>${text}</del>`;
  return html`<mark class=${kind}>${text}</mark>`;
}
