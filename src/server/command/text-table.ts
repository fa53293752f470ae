/** Rows of text in columns, for a terminal: Chinese characters are two columns wide. */

/** One wide character. */
const WIDE =
  '[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6]';
const IS_WIDE = new RegExp(WIDE);
/** What a line can be broken before: `频`, `B20`, blanks. Punctuation stays with what stands before it: `频，`. */
const PIECES = new RegExp(`(?:${WIDE}|(?:(?!${WIDE})\\S)+)[，。；：、！？）”》]*|\\s+`, 'gu');
/** A last column that is narrower than this is not broken: one word a line cannot be read. */
const LEAST_WIDTH = 24;

/** How many columns a text takes. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (IS_WIDE.test(letter) ? 2 : 1), 0);
}

/** Breaks a text into lines of at most so many columns; a word that is longer stays whole. */
export function wrapText(text: string, width: number): string[] {
  const lines = [''];
  for (const piece of text.match(PIECES) ?? []) {
    const line = lines.at(-1)!;
    if (widthOf(line + piece) <= width || line === '') lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/**
 * Rows in columns two apart, indented by two; the last column is wrapped.
 * @param columns of the window; undefined for lines of any length
 * @param paint colours the first cell of a row
 */
export function textTable(
  rows: readonly (readonly string[])[],
  columns: number | undefined,
  paint: (cell: string, row: number) => string = (cell) => cell,
): string {
  const fixed = (rows[0]?.length ?? 1) - 1;
  const widths = Array.from({ length: fixed }, (_, at) => Math.max(...rows.map((row) => widthOf(row[at]!))));
  const indent = 2 + widths.reduce((sum, width) => sum + width + 2, 0);
  const room = columns === undefined || columns - indent < LEAST_WIDTH ? Infinity : columns - indent;
  return rows
    .map((row, at) => {
      const cells = widths.map((width, i) => {
        const padded = row[i]! + ' '.repeat(width - widthOf(row[i]!) + 2);
        return i === 0 ? paint(padded, at) : padded;
      });
      const [first = '', ...rest] = wrapText(row[fixed]!, room);
      return [`  ${cells.join('')}${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(indent) + line)]
        .map((line) => `${line}\n`)
        .join('');
    })
    .join('');
}
