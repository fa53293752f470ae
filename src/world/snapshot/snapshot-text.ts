/** How lists of texts are put into one text: lines, parts of a line, and their escapes. */

/** Between the lines of a text, and between the parts of a line: one byte each, where a line end costs two. */
export const LINE = '|';
export const PART = ';';
const ESCAPES = ['~', LINE, PART];

/** Writes a text without the two separators. */
export function escapeSeparators(text: string): string {
  return text.replace(/[~|;]/g, (char) => `~${ESCAPES.indexOf(char)}`);
}

export function unescapeSeparators(text: string): string {
  return text.replace(/~([012])/g, (_, i: string) => ESCAPES[Number(i)]!);
}

/** A part that every well-formed file has; throws where it is missing. */
export function requirePart<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('a part is missing');
  return value;
}
