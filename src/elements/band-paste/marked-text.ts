import { html } from 'lit';
import type { ReadResult } from '../../paste/read-result.js';

/** The text with the read bands marked in place and what was left out struck through. */
export function markedText(text: string, { items, older, ignored }: ReadResult): unknown[] {
  const runs = [
    ...items.map(({ offset, length, marks }) => ({
      offset,
      length,
      mark: marks.includes('doubtful') ? 'doubtful' : 'read',
    })),
    ...older.map(({ offset, length }) => ({ offset, length, mark: 'read' })),
    ...ignored.map(({ offset, length }) => ({ offset, length, mark: undefined })),
  ].sort((a, b) => a.offset - b.offset || b.length - a.length);
  const pieces: unknown[] = [];
  let at = 0;
  for (const { offset, length, mark } of runs) {
    if (offset < at) continue; // bands of one mask share its place
    const run = text.slice(offset, offset + length);
    pieces.push(
      text.slice(at, offset),
      mark ? html`<mark class=${mark}>${run}</mark>` : html`<del>${run}</del>`,
    );
    at = offset + length;
  }
  // a last line break would not be drawn, and the field would be a line short
  pieces.push(text.slice(at), text.endsWith('\n') ? ' ' : '');
  return pieces;
}
