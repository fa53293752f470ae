import { type Span } from './read-result.js';

/** A line without its break. */
export interface Line extends Span {
  readonly text: string;
}

/** Longest line that a reader of lines looks at; what is longer is no terminal output. */
const MAX_LINE = 4096;

/** The lines of a text that are not empty; a line longer than 4096 units is cut there. */
export function* lines(text: string): Generator<Line> {
  for (let offset = 0; offset <= text.length;) {
    const end = text.indexOf('\n', offset);
    const length = (end < 0 ? text.length : end) - offset;
    if (length > 0) yield { text: text.slice(offset, offset + Math.min(length, MAX_LINE)), offset, length };
    offset += length + 1;
  }
}

/** Place of a match within a line. */
export function within(line: Line, index: number, length: number): Span {
  return { offset: line.offset + index, length };
}
