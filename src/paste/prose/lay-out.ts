/**
 * Writes tables as lines: before each cell stands the head of its column, where the head says what the cell's bands belong
 * to. All other names are found by `find-subjects`.
 */
import { type LaidToken, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';

/** In a table of marks: the cell of the band, a cell with or without it. */
const ROW_OF_BAND = pattern(
  '^(?:<frequency><mhz>?\\(?)?(?:<label>-?)*<bandWord>?<item>\\)?(?:\\W?<frequency><mhz>?\\)?)?$',
);
const FREQUENCY = pattern('<frequency>');
const MARK = /^[^\w\n]?$|^[wxuar]$/;
const HAS_BAND = /^[✓✔●•○〇√☑✅*+Y×]$|^[wua]$/;
/** What tells that the cells below belong to it. */
const HEAD_OF_PRODUCT = pattern('<variant carrier operator>');
const HEAD = pattern('<bandWord code region carrier operator>|\\w.*<variant>\\W*$');
const LABEL = pattern('<label>');
/** Of a row of one radio whose cells hold a list each, the heads are names: `Standard`, `Plus`. */
const NAME_OF_COLUMN = pattern(
  '^[^{label bandWord support locked serving}]*<word code region carrier operator frequency and>[^{label bandWord support locked serving}]*$|<variant>[^\\w]*$',
);
const NAMES_SOMETHING = pattern('<word code region carrier operator frequency and>');
const LIST = pattern('<band nrBand>|<item>[,/ ]{1,2}<item>');
const CARRIER = pattern('<carrier operator>');
const CATEGORY = pattern('<category>[^\\w\\n]?<number>', 'g');
const ITEM = pattern('<band nrBand number>');
const SAYS_BANDS = pattern(
  '<band nrBand>|<number>[,/ ]{1,2}<number>|<label bandWord>[^\\w]*<number>|<label>.*<frequency>',
);
const ITEM_OR_FREQUENCY = pattern('<item frequency>');

/** The text of some tokens as a name. */
function nameOf(tokens: readonly Token[], text: string): string {
  const last = tokens.at(-1);
  return last ? text.slice(tokens[0]!.offset, endOf(last)) : '';
}

/** The head of a column is no sentence. */
const LONGEST_HEAD = 10;
/** What stands in quotes is one cell. */
const unquoted = (line: string) => line.replace(/"[^"]*"/g, '');
const mark = (letter: string): LaidToken => ({ kind: 'mark', letter, value: 0, offset: 0, length: 0 });
/** A row's separator: pipes, at least two; a tab; or a sign that the next line has as often. */
function separatorOf(line: string, next: string): string | undefined {
  if (/\|.*\|/.test(line)) return '|';
  if (line.includes('\t')) return '\t';
  for (const sign of [';', ',']) {
    const count = unquoted(line).split(sign).length;
    if (count > 2 && !ITEM_OR_FREQUENCY.test(line) && unquoted(next).split(sign).length === count)
      return sign;
  }
  return undefined;
}

const holdsList = (cell: readonly Token[]) => LIST.test(lettersOf(cell));

/** All tokens, with the heads of columns before their cells. */
export function layOut(tokens: readonly Token[], text: string): LaidToken[] {
  const laid: LaidToken[] = [];
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.letter === '\n') lines.push([]);
    else lines.at(-1)!.push(token);
  }
  /** Cells of the head of the table, and the first of the row before. */
  let head: (readonly Token[])[] | undefined;
  /** Whether its rows begin with the separator, too. */
  let hasEdge = false;
  let first: readonly Token[] = [];
  /** `;` or `,` where a head without bands has told that they separate columns. */
  let sign: string | undefined;
  for (const [i, tokensOfLine] of lines.entries()) {
    const letters = lettersOf(tokensOfLine);
    if (!/\w/.test(letters)) continue;
    const separator =
      sign && letters.includes(sign) ? sign : separatorOf(letters, lettersOf(lines[i + 1] ?? []));
    sign = separator && /[;,]/.test(separator) ? separator : undefined;
    let line: LaidToken[] = tokensOfLine;
    if (separator) {
      const cells = splitAt(tokensOfLine, separator);
      if (!head) hasEdge = separator === '|' && !cells[0]![0];
      if (hasEdge && !cells[0]![0]) cells.shift();
      const isHead =
        !head &&
        !SAYS_BANDS.test(letters.replace(CATEGORY, '')) &&
        cells.every(({ length }) => length <= LONGEST_HEAD);
      const columns = (head ??= isHead ? cells : []);
      first = cells[0]?.[0] ? cells[0] : first;
      cells[0] = [...first];
      // Products stand first; carriers may stand behind their countries.
      const isOfProducts = HEAD_OF_PRODUCT.test(lettersOf(columns[0] ?? []));
      const named = isOfProducts ? 0 : columns.findIndex((cell) => CARRIER.test(lettersOf(cell)));
      // A label in the name of a product is not that of its row.
      const label = isOfProducts ? [] : first;
      // Where the row says the radio, the head is a name even with a radio in it: `Nova 5G`.
      const namesColumn = LABEL.test(lettersOf(label)) ? NAMES_SOMETHING : NAME_OF_COLUMN;
      const isNamed = cells.map(
        (cell, i) => holdsList(cell) && namesColumn.test(lettersOf(columns[i] ?? [])),
      );
      const isOfColumns = isNamed.filter(Boolean).length > 1;
      line =
        readMarks(cells, columns, text) ??
        cells.flatMap((cell, column) =>
          layOutCell(
            cell,
            columns[column] ?? [],
            label,
            !isHead && column === named,
            isOfColumns && isNamed[column]!,
            text,
          ),
        );
    } else head = undefined;
    laid.push(...line, mark('\n'));
  }
  return laid;
}

/** The rows of a table whose cells only mark which column has the band of the row. */
function readMarks(
  cells: readonly (readonly Token[])[],
  columns: readonly (readonly Token[])[],
  text: string,
): LaidToken[] | undefined {
  const at = cells.findIndex((cell) => ROW_OF_BAND.test(lettersOf(cell)));
  const marks = cells
    .slice(at + 1)
    .map((cell) => MARK.test(lettersOf(cell)) && !/^\d/.test(nameOf(cell, text)));
  // Beside the marks there may be a column of frequencies.
  const isOfMarks = marks.filter(Boolean).length > 1;
  const others = cells.slice(at + 1).filter((_, i) => !marks[i]);
  if (columns.length < 3 || at < 0 || !isOfMarks || !others.every((cell) => FREQUENCY.test(lettersOf(cell))))
    return undefined;
  const isCarrier = columns.some((head) => CARRIER.test(lettersOf(head)));
  return cells.flatMap((cell, i) => {
    const head = columns[i];
    return i > at && head?.[0] && HAS_BAND.test(lettersOf(cell)) && !/^n$/i.test(nameOf(cell, text))
      ? [
          ownerToken({ name: nameOf(head, text), isCarrier }),
          ...columns[at]!,
          mark(':'),
          ...cells[at]!,
          mark('|'),
        ]
      : [];
  });
}

function splitAt(tokens: readonly Token[], separator: string): Token[][] {
  const cells: Token[][] = [[]];
  let isQuoted = false;
  for (const token of tokens) {
    if (token.letter === '"') isQuoted = !isQuoted && separator !== '|';
    if (token.letter === separator && !isQuoted) cells.push([]);
    else cells.at(-1)!.push(token);
  }
  return cells;
}

/** A cell with the head of its column before it, where the head says what the cell's bands belong to. */
function layOutCell(
  cell: readonly Token[],
  head: readonly Token[],
  first: readonly Token[],
  isProduct: boolean,
  isNamed: boolean,
  text: string,
): LaidToken[] {
  const above = lettersOf(head);
  const letters = lettersOf(cell);
  const out: LaidToken[] = [];
  if (isProduct && cell[0])
    out.push(ownerToken({ name: nameOf(cell, text), isCarrier: CARRIER.test(above) }));
  const saysMore = LABEL.test(above) ? !LABEL.test(lettersOf(first)) : HEAD.test(above);
  if (isNamed) out.push(ownerToken({ name: nameOf(head, text), isCarrier: CARRIER.test(above) }), mark(':'));
  else if (ITEM.test(letters) && saysMore) out.push(...head, mark(':'));
  return [...out, ...cell, mark('|')];
}
