/**
 * Finds tables: neighbouring lines whose cells stand between pipes, tabs, semicolons or commas, or one below the other, as
 * when a table of a page is copied as plain text.
 */
import { NR_BANDS } from '../../core/band.js';
import { laidToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';
import { areProducts, BEGINS_RADIO, HEAD_OF_LINE } from './write-names.js';

export type GridCell = readonly Token[];
export type GridRow = readonly GridCell[];

/** A table; a line of text is one of a single cell. */
export interface Grid {
  /** The first row, if it holds no bands and its cells are short. */
  readonly head: GridRow | undefined;
  readonly rows: readonly GridRow[];
}

interface Line {
  readonly tokens: GridCell;
  readonly letters: string;
  /** Behind an empty line. */
  readonly isApart: boolean;
  /** Above a rule of dashes. */
  isAboveRule: boolean;
}

const LIST = pattern(
  '<band nrBand>|<bandWord><item>.*<bandWord><item>|<item> *[,/ ] *<item>|<frequency>[,/]{1,2}<frequency>',
);
/** Nothing but one band, number or frequency. */
const ITEM = pattern('^\\W*(?:<label bandWord>\\W*)*<item frequency>\\W*<mhz>?\\W*$');
/** Says bands, so that it is no head; `Nova LTE18` is a product. */
const SAYS_BANDS = pattern(
  `${LIST.source}|(?<!^<word>)<label>[^\\w]*<number>|<bandWord>[^\\w]*<number>|<label>.*<frequency>`,
);
/** `-`, `no`, `N/A`. */
const NONE = pattern('^\\W*(?:<not>|<word>/<unit>)?\\W*$');
const PAIR = pattern('^[^\\w]*\\w["\']?:');
const HAS_NUMBER = pattern('<item frequency>');
const LIST_OF_PIPES = pattern('<item> *(?:\\|<item> *){3}|^<band nrBand> *(?:\\|<band nrBand> *){2}$');
/** Words, also of scripts that put no blanks between them, and headings of sections. */
const WORDS = /[\w@\u3040-\u30ff\u4e00-\u9fff]/;
/** The radio of a row alone, or with its list. */
const RADIO = pattern('^\\W*(?:<label bandWord>\\W*)+(?:$|[:=]\\W*<item frequency>)');
const BEGINS_WITH_FREQUENCY = pattern('^\\W*<frequency>(?:/<frequency>)?<mhz>');
const ONLY_NUMBER = pattern('^\\W*<number>(?:/<number>)?\\W*$');
const ONLY_RADIO = pattern('^\\W*(?:<label bandWord>[^\\w\\t|]*)+$');
const BEGINS_WITH_BAND = pattern('^\\W*<bandWord>?<item>');
/** `LTE: FDD 1, 3`, and below it `TDD 38, 41` */
const LIST_OF_RADIO = pattern('^\\W*(?:<label>\\W*)+<bandWord>?\\W*<item>[^{word label}]*$');
const REST_OF_LISTS = pattern('^(?:<label>-?)+<item>(?:[,/ ]+<item>)*$');
const END_OF_LINE = laidToken('mark', ';');
const LABELLED_LIST = pattern('^\\W*(?:<label bandWord>\\W*)+[:=]');
const NAME = pattern('<word code region carrier>');
const RULE = /^[^\w]*[-=][^\w]*$/;
/** The head of a column is no sentence. */
const LONGEST_HEAD = 10;
/** A heading or point of a page, a sentence, or what announces something. */
const IS_NO_CELL = /^[#=@•]|\w[.:]$/;
export const BAND_NAME = pattern('<band nrBand>');
/** Of NR; those of LTE are lower. */
const HIGHEST_BAND = Math.max(...NR_BANDS);
/** The heads of a table of two columns. */
const NAMES_PRODUCTS = pattern('^\\W*<word filler network>?<variant device carrier operator network>\\W*$');
const SAYS_RADIO = pattern('<label bandWord>');
/** How many columns a table may have whose cells stand one below the other. */
const COLUMNS = [2, 3, 4, 5, 6, 7];

/** The letters of cells, each of which is asked about many times. */
const LETTERS = new WeakMap<GridCell, string>();
/** Whether the letters of a cell match; those of a missing one are none. */
export function says(what: RegExp, cell: GridCell | undefined): boolean {
  if (!cell) return what.test('');
  let letters = LETTERS.get(cell);
  if (letters === undefined) LETTERS.set(cell, (letters = lettersOf(cell)));
  return what.test(letters);
}
export const isList = (cell: GridCell): boolean => says(LIST, cell);
export const isItem = (cell: GridCell): boolean => says(ITEM, cell);
export const isEmpty = (cell: GridCell | undefined): boolean => !cell?.[0];

/** The text of a cell as a name, without the stars of bold type. */
export function nameOf(cell: GridCell | undefined, text: string): string {
  const last = cell?.at(-1);
  return last
    ? text.slice(cell![0]!.offset, endOf(last)).replace(/^[*_"'{[(]+|(?<!\([^()]*)\)$|[*_"']+$/g, '')
    : '';
}

const isListOrItem = (cell: GridCell) => isList(cell) || isItem(cell);
const isNone = (cell: GridCell) => says(NONE, cell);
/** But not `300/50` or `1,299`. */
const isListOfBands = (cell: GridCell) =>
  isList(cell) &&
  (says(BAND_NAME, cell) || cell.every(({ kind, value }) => kind !== 'number' || value <= HIGHEST_BAND));
/** `'title': 'Cellular',` of an object is no head. */
const isPair = (cell: GridCell) => says(PAIR, cell);
const isHead = (row: GridRow) =>
  row.every((cell) => cell.length <= LONGEST_HEAD) &&
  !row.some((cell) => says(SAYS_BANDS, cell)) &&
  !isRowOfBand(row);
/** `| 700 MHz | 17 | LTE | 4G |`: what a network has, by frequency, number and radio. */
export const isRowOfBand = (row: GridRow): boolean =>
  says(BEGINS_WITH_FREQUENCY, row[0]) &&
  says(ONLY_NUMBER, row[1]) &&
  row.slice(2).some((cell) => says(ONLY_RADIO, cell));

/** All tokens, as tables and single lines. */
export function* cutGrids(tokens: readonly Token[], text: string): Generator<Grid> {
  const lines = linesOf(tokens);
  let rows: GridRow[] = [];
  /** Whether one of the rows has a list. */
  let hasList = false;
  let sign = '';
  /** Rows of source code have no head. */
  let isCode = false;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const next = lines[i + 1]?.letters ?? '';
    // What stands above the head of another table is the heading of that.
    const headsTable = lines[i + 1]?.isAboveRule;
    if (rows[0] && !headsTable && next.includes(sign) && isSection(line.letters, next)) {
      rows.push([line.tokens]);
      continue;
    }
    const mark = markOfPipes(line.letters, next);
    const separator = mark === '|' ? separatorOf(line, next, rows[0] ? sign : '') : '';
    const row = separator ? splitAt(line.tokens, separator) : [withMark(mark, line.tokens)];
    const beginsAnew = ((hasList && line.isApart) || line.isAboveRule) && isHead(row) && !row.some(isItem);
    if (rows[0] && (separator !== sign || beginsAnew)) {
      yield asGrid(rows, isCode);
      rows = [];
      hasList = false;
    }
    sign = separator;
    if (separator) {
      isCode = rows[0] ? isCode : ROW_OF_CODE.test(line.letters);
      rows.push(row);
      hasList ||= row.some(isList);
    } else {
      const { grid, length } = columnsOfLines(lines, i, text) ??
        gridOfLines(lines, i) ?? { grid: { head: undefined, rows: [row] }, length: 1 };
      yield grid;
      i += length - 1;
    }
  }
  if (rows[0]) yield asGrid(rows, isCode);
}

/** `LTE-FDD` alone heads the rows of bands below it. */
const isSection = (line: string, next: string) => ONLY_RADIO.test(line) && BEGINS_WITH_BAND.test(next);

/** The lines with words. */
function linesOf(tokens: readonly Token[]): Line[] {
  const lines: Line[] = [];
  let own: Token[] = [];
  let isApart = false;
  const end = (lineBreak?: Token) => {
    const letters = lettersOf(own);
    const before = lines.at(-1);
    // The cell of what a product has not.
    const isDash = letters === '-' && own[0]!.length === 1 && before && !before.isAboveRule;
    if (WORDS.test(letters) || isDash) lines.push({ tokens: own, letters, isApart, isAboveRule: false });
    else if (before && RULE.test(letters)) before.isAboveRule = true;
    isApart = lineBreak !== undefined && lineBreak.length > 1;
    own = [];
  };
  for (const token of tokens)
    if (token.letter === '\n') end(token);
    else own.push(token);
  end();
  return lines;
}

function asGrid(cells: readonly GridRow[], isCode: boolean): Grid {
  // Rows of pipes may begin and end with one; the first one that is copied may be cut.
  const isEdged = 2 * cells.filter((row) => isEmpty(row[0]) && isEmpty(row.at(-1))).length > cells.length;
  const beginsEmpty = cells.every(([first]) => isEmpty(first));
  const rows = moveBack(
    cells.map((row) =>
      row.slice(
        beginsEmpty || (isEdged && isEmpty(row[0])) ? 1 : 0,
        isEdged && row.length > 2 && isEmpty(row.at(-1)) ? -1 : undefined,
      ),
    ),
  );
  // What stands above the head of a table and has fewer cells is no part of it, but the first cell of a head may be lost.
  const isAbove =
    rows[2] &&
    rows[0]!.length < rows[1]!.length - 1 &&
    [rows[0]!, rows[1]!].every(isHead) &&
    !rows[0]!.some((cell) => says(SAYS_RADIO, cell));
  const [head, ...body] = isAbove ? rows.slice(1) : rows;
  if (isCode || !body[0] || !isHead(head!)) return { head: undefined, rows };
  // The first cell of the head may be empty and lost.
  const longer = body.filter(({ length }) => length === head!.length + 1);
  const isShort = says(WORDS, cells[0]![0]) && 2 * longer.length > body.length;
  // Of two rows of heads, the lower one may have the radios alone.
  const areRadios = head!.every((cell) => isEmpty(cell) || says(ONLY_RADIO, cell));
  const missing = isShort ? 1 : areRadios ? Math.max(0, body[0].length - head!.length) : 0;
  return { head: [...Array<GridCell>(missing).fill([]), ...head!], rows: body };
}

/**
 * Below a cell that spans several rows, the others may have moved one place: `| EU | LTE FDD | B1/B3 |`, and below it
 * `| LTE TDD | B38 |`. They are moved back; below `| Elisa | LTE | 28 | 700 MHz |`, `| 20 | 800 MHz |` by two.
 */
function moveBack(all: readonly GridRow[]): readonly GridRow[] {
  const width = Math.max(...all.map(({ length }) => length));
  const rows = withRadiosAbove(all, width);
  const beginsWhole = (row: GridRow) =>
    says(NAME, row[0]) || (row.length === width && says(ONLY_RADIO, row[0]));
  const whole = rows.find((row) => beginsWhole(row) && row.slice(1).some(isListOrItem)) ?? [];
  /** How far a row that begins with its radio or band is from the place that a whole row has it in. */
  const shiftOf = (row: GridRow) => {
    const kind = row.length < whole.length && [ONLY_RADIO, ITEM].find((each) => says(each, row[0]));
    const at = kind ? whole.findIndex((cell) => says(kind, cell)) : 0;
    return Math.max(0, at);
  };
  if (rows.filter(shiftOf)[1]) return rows.map((row) => [...Array<GridCell>(shiftOf(row)).fill([]), ...row]);
  const isMoved = (row: GridRow = []) => says(RADIO, row[0]) && (row.length < width || isEmpty(row.at(-1)));
  const isSpanned = rows.some(
    (row, i) => says(NAME, row[0]) && says(RADIO, row[1]) && row.some(isListOrItem) && isMoved(rows[i + 1]),
  );
  return isSpanned ? rows.map((row) => (isMoved(row) ? [[], ...row] : row)) : rows;
}

/** Radios that span several rows: `| 1900 MHz | 2/25 | 4G | LTE |`, and below it `| 1700 MHz | 4/66 |`. */
function withRadiosAbove(rows: readonly GridRow[], width: number): readonly GridRow[] {
  let whole: GridRow = [];
  return rows.map((row) => {
    if (row.length === width) whole = row;
    const at = whole.findIndex((cell) => says(ONLY_RADIO, cell));
    const radios = whole.slice(at, at + width - row.length);
    const isSpanned =
      at > 0 &&
      radios[0] &&
      radios.every((cell) => says(ONLY_RADIO, cell)) &&
      [row, whole].every((each) => each[at - 1] && isListOrItem(each[at - 1]!));
    return isSpanned && !row.some((cell) => says(RADIO, cell))
      ? [...row.slice(0, at), ...radios, ...row.slice(at)]
      : row;
  });
}

/** What stands in quotes is one cell. */
const unquoted = (line: string) => line.replace(/(["'])(?:(?!\1).)*\1/g, '');
/** A row of source code, with brackets, quotes and no keys: `{ 510, 10, "Telkomsel", "Band 28" },` */
const ROW_OF_CODE = /^[{[(](?!.*\w["']?[:=]["'[{]).*["'].*[\])}][,;]?$/;

/**
 * A row's separator: that of the row before; pipes, at least two, or one in both lines; a tab; a sign that the next line has
 * as often. What stands between single bands separates no columns: `1(2100)| 3(1800)| 7(2600)`, and text has a blank behind
 * its commas.
 */
function separatorOf({ tokens, letters }: Line, next: string, before: string): string {
  if (before && letters.includes(before)) return before;
  if (/\|.*\|/.test(letters) || (letters.includes('|') && next.includes('|'))) return '|';
  if (letters.includes('\t')) return '\t';
  for (const sign of [';', ',']) {
    const count = unquoted(letters).split(sign).length;
    if (count < 2 || unquoted(next).split(sign).length !== count) continue;
    const isSpaced = tokens.some((token, i) => token.letter === sign && isApartFrom(token, tokens[i + 1]));
    const isCode = sign === ',' && ROW_OF_CODE.test(letters) && ROW_OF_CODE.test(next);
    // Two columns have a head that speaks of bands, and a list below: `Model;LTE bands`, and `"KX1","B1, B3"`.
    const areTwo =
      count === 2 &&
      (sign === ';' || letters.includes('"') || !isSpaced) &&
      SPEAKS_OF_BANDS.test(letters) &&
      HAS_ITEM.test(next);
    if (isCode || areTwo) return sign;
    const isText = letters.includes(':') || (sign === ',' && isSpaced);
    if (count > 2 && !isText && !HAS_NUMBER.test(letters)) return sign;
  }
  return '';
}

/** `GSM bands: 900 MHz` */
const PAIR_OF_RADIO = `${BEGINS_RADIO}[^|:\\n]{0,6}:[^|:\\n]*`;
/** `Nova One: GSM: 900 MHz | LTE: B1/B3 | 5G: n78` is a line of text about one thing. */
const NAMED_PAIRS = pattern(
  `${HEAD_OF_LINE}[^\\w\\n|]{1,4}${PAIR_OF_RADIO}(?:\\|[^\\w|\\n]*${PAIR_OF_RADIO}){1,9}$`,
);
const SPEAKS_OF_BANDS = pattern('^(?=.*<label bandWord>)[^{item}.:]*$');
const HAS_ITEM = pattern('<item>');
/** A list that writes pipes for commas; the head of a table of marks has as many as the next line. */
const isListOfPipes = (line: string, next: string) =>
  LIST_OF_PIPES.test(line) && line.split('|').length !== next.split('|').length;
/** What the pipes of a line stand for: commas of a list, the ends of what is said of one thing, or columns. */
const markOfPipes = (line: string, next: string) =>
  !line.includes('|') ? '|' : isListOfPipes(line, next) ? ',' : NAMED_PAIRS.test(line) ? ';' : '|';
const withMark = (mark: string, tokens: GridCell): GridCell =>
  mark === '|' ? tokens : tokens.map((token) => (token.letter === '|' ? { ...token, letter: mark } : token));
const isApartFrom = ({ offset }: Token, next: Token | undefined) =>
  next !== undefined && next.offset > offset + 1;

function splitAt(tokens: GridCell, separator: string): GridCell[] {
  const cells: Token[][] = [[]];
  let quote = '';
  for (const token of tokens) {
    if (/["']/.test(token.letter) && /[;,]/.test(separator) && (quote === '' || quote === token.letter))
      quote = quote === '' ? token.letter : '';
    else if (token.letter === separator && quote === '') cells.push([]);
    else cells.at(-1)!.push(token);
  }
  return cells;
}

/** A table, and how many lines it has. */
interface GridOfLines {
  readonly grid: Grid;
  readonly length: number;
}

/** A table whose cells are lines: a head without bands, then at least two rows with bands in the same places. */
function gridOfLines(lines: readonly Line[], start: number): GridOfLines | undefined {
  // Most lines are too long to head a column, whatever the number of columns.
  if (!isHead(cellsOf(lines, start, 1))) return undefined;
  const grids = COLUMNS.flatMap((count) => gridOfColumns(lines, start, count) ?? []);
  // With another number of columns than the table has, lists may stand below each other, but seldom below what they are.
  return (
    grids.find(({ grid: { head, rows } }) =>
      rows[0]!.every((cell, i) => !isListOfBands(cell) || says(SAYS_RADIO, head![i])),
    ) ?? grids[0]
  );
}

/** A row of cells, and the line behind it. */
interface RowOfLines {
  readonly row: GridRow;
  readonly end: number;
}

const cellsOf = (lines: readonly Line[], at: number, count: number): GridCell[] =>
  lines.slice(at, at + count).map(({ tokens }) => tokens);

/** The row that begins at a line: `LTE: FDD 1, 3`, and below it `TDD 38`, are one cell, the last one. */
function readRow(lines: readonly Line[], at: number, count: number): RowOfLines {
  const row = cellsOf(lines, at, count);
  let end = at + count;
  if (LIST_OF_RADIO.test(lines[end - 1]?.letters ?? ''))
    for (; REST_OF_LISTS.test(lines[end]?.letters ?? ''); end++)
      row[count - 1] = [...row[count - 1]!, END_OF_LINE, ...lines[end]!.tokens];
  return { row, end };
}

/** More rows stand seldom between the names of products and their bands. */
const MOST_ROWS = 40;
/** Cells of their own, or keys with values. */
const DIVIDED = /[|\t={}]/;
/** Wrapped lists go on in the next line. */
const GOES_ON = /[,/+] *$/;

/**
 * A table whose cells are lines, and whose columns are products: `Model` above their names, and below them `LTE bands` above
 * as many lists.
 */
function columnsOfLines(lines: readonly Line[], start: number, text: string): GridOfLines | undefined {
  const [corner] = cellsOf(lines, start, 1);
  if (!isCellAlone(corner!) || !isHead([corner!])) return undefined;
  for (const count of COLUMNS.slice(1)) {
    const head = cellsOf(lines, start, count);
    const names = head.slice(1);
    if (!names.every(isNameAlone)) return undefined;
    const own = names.map((name) => nameOf(name, text));
    const areTold = says(NAMES_PRODUCTS, corner) ? new Set(own).size === own.length : areProducts(own);
    const rows = areTold ? rowsOfColumns(lines, start + count, count) : [];
    if (rows.some(([label, ...cells]) => says(SAYS_RADIO, label) && cells.some(isListOfBands)))
      return { grid: { head, rows }, length: (1 + rows.length) * count };
  }
  return undefined;
}

const isCellAlone = (cell: GridCell) => !says(IS_NO_CELL, cell) && !says(DIVIDED, cell);
const isNameAlone = (cell: GridCell) =>
  isCellAlone(cell) && isHead([cell]) && says(NAME, cell) && !says(SAYS_RADIO, cell);

function rowsOfColumns(lines: readonly Line[], start: number, count: number): GridRow[] {
  const rows: GridRow[] = [];
  for (let at = start; rows.length < MOST_ROWS; at += count) {
    const row = cellsOf(lines, at, count);
    if (row.length < count || !isRowOfColumns(row)) break;
    rows.push(row);
  }
  return rows;
}

/** Whether below the names of columns a row is about bands, or about nothing that has bands in it. */
function isRowOfColumns([label, ...cells]: GridRow): boolean {
  const holdsBands = (cell: GridCell) => isListOfBands(cell) || isItem(cell);
  const isWhole = (cell: GridCell) =>
    isNone(cell) || (holdsBands(cell) && ![LABELLED_LIST, GOES_ON].some((what) => says(what, cell)));
  return (
    !isListOrItem(label!) &&
    [label!, ...cells].every(isCellAlone) &&
    (cells.every(isWhole) || !cells.some(isListOfBands))
  );
}

function gridOfColumns(lines: readonly Line[], start: number, count: number): GridOfLines | undefined {
  const head = cellsOf(lines, start, count);
  if (!isHead(head)) return undefined;
  const { row: first, end: second } = readRow(lines, start + count, count);
  /** Lists stand below those of the first row; what else products have may be anything. */
  const isAlike = (row: GridRow) =>
    row.every((cell, i) =>
      isListOfBands(first[i]!)
        ? isList(cell) || isItem(cell) || isNone(cell)
        : !isListOfBands(cell) || (isNone(first[i]!) && says(SAYS_RADIO, head[i])),
    );
  // `LTE-FDD: B1/B3`, and below it `WCDMA: B1/B8`, or the same with each list below its radio, are no cells of one row.
  const isWithin = (row: GridRow) =>
    row.length === count &&
    !row.some((cell) => says(IS_NO_CELL, cell)) &&
    row.filter((cell) => says(LABELLED_LIST, cell)).length < 2 &&
    !row.some(
      (cell, i) =>
        says(SAYS_RADIO, cell) &&
        !isListOfBands(cell) &&
        [row[i - 1], row[i + 1]].every((list) => list && isListOfBands(list)),
    );
  const isRow = (row: GridRow) => isWithin(row) && isAlike(row);
  const isOfTwo = says(SAYS_RADIO, head[1]) && says(NAMES_PRODUCTS, head[0]);
  if (
    !isWithin(head) ||
    (count === 2 && !isOfTwo) ||
    head.some(isPair) ||
    !first.some(isListOfBands) ||
    !isRow(first) ||
    isList(first[0]!) ||
    !isRow(readRow(lines, second, count).row)
  )
    return undefined;
  const rows: GridRow[] = [];
  let at = start + count;
  for (let next = readRow(lines, at, count); isRow(next.row); next = readRow(lines, at, count)) {
    rows.push(next.row);
    at = next.end;
  }
  return { grid: { head, rows }, length: at - start };
}
