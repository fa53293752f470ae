/**
 * Finds tables whose cells stand one below the other, as when a table of a page is copied as plain text: first the cells of
 * its head, then those of each row.
 */
import {
  type Grid,
  type GridCell,
  type GridRow,
  isHead,
  isItem,
  isList,
  isListOfBands,
  isListOrItem,
  isNone,
  type GridLine,
  nameOf,
  NAME,
  says,
  SAYS_RADIO,
} from './cells.js';
import { laidToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { areProducts } from './write-names.js';

/** A table, and how many lines it has. */
interface GridOfLines {
  readonly grid: Grid;
  readonly length: number;
}

/** How many columns a table may have. */
const COLUMNS = [2, 3, 4, 5, 6, 7];
/** `'title': 'Cellular',` of an object is no head. */
const PAIR = pattern('^[^\\w]*\\w["\']?:');
/** `LTE: FDD 1, 3`, and below it `TDD 38, 41` */
const LIST_OF_RADIO = pattern('^\\W*(?:<label>\\W*)+<bandWord>?\\W*<item>[^{word label}]*$');
const REST_OF_LISTS = pattern('^(?:<label>-?)+<item>(?:[,/ ]+<item>)*$');
const END_OF_LINE = laidToken('mark', ';');
const LABELLED_LIST = pattern('^\\W*(?:<label bandWord>\\W*)+[:=]');
/** A heading or point of a page, a sentence, or what announces something. */
const IS_NO_CELL = /^[#=@•]|\w[.:]$/;
/** Cells of their own, or keys with values. */
const DIVIDED = /[|\t={}]/;
/** Wrapped lists go on in the next line. */
const GOES_ON = /[,/+] *$/;
/** The heads of a table of two columns. */
const NAMES_PRODUCTS = pattern('^\\W*<word filler network>?<variant device carrier operator network>\\W*$');

/** The table that begins at a line: its rows or its columns are products. */
export function gridOfLines(
  lines: readonly GridLine[],
  start: number,
  text: string,
): GridOfLines | undefined {
  // Most lines are too long to head a column, whatever the number of columns.
  if (!isHead(cellsOf(lines, start, 1))) return undefined;
  return gridOfColumns(lines, start, text) ?? gridOfRows(lines, start);
}

const cellsOf = (lines: readonly GridLine[], at: number, count: number): GridCell[] =>
  lines.slice(at, at + count).map(({ tokens }) => tokens);

/** The row that begins at a line, and the line behind it: `LTE: FDD 1, 3`, and below it `TDD 38`, are one cell, the last one. */
function readRow(lines: readonly GridLine[], at: number, count: number): { row: GridRow; end: number } {
  const row = cellsOf(lines, at, count);
  let end = at + count;
  if (LIST_OF_RADIO.test(lines[end - 1]?.letters ?? ''))
    for (; REST_OF_LISTS.test(lines[end]?.letters ?? ''); end++)
      row[count - 1] = [...row[count - 1]!, END_OF_LINE, ...lines[end]!.tokens];
  return { row, end };
}

/** The table whose first `count` lines are its head, with the rows below it that are as they should be. */
function readGrid(
  lines: readonly GridLine[],
  start: number,
  count: number,
  isRow: (row: GridRow) => boolean,
): GridOfLines {
  const rows: GridRow[] = [];
  let at = start + count;
  for (let next = readRow(lines, at, count); isRow(next.row); next = readRow(lines, at, count)) {
    rows.push(next.row);
    at = next.end;
  }
  return { grid: { head: cellsOf(lines, start, count), rows }, length: at - start };
}

/** A table whose columns are products: `Model` above their names, and below them `LTE bands` above as many lists. */
function gridOfColumns(lines: readonly GridLine[], start: number, text: string): GridOfLines | undefined {
  const [corner] = cellsOf(lines, start, 1);
  if (!isCellAlone(corner!)) return undefined;
  for (const count of COLUMNS.slice(1)) {
    const names = cellsOf(lines, start + 1, count - 1);
    if (!names.every(isNameAlone)) return undefined;
    const own = names.map((name) => nameOf(name, text));
    const areTold = says(NAMES_PRODUCTS, corner) ? new Set(own).size === own.length : areProducts(own);
    if (!areTold) continue;
    const found = readGrid(lines, start, count, (row) => row.length === count && isRowOfColumns(row));
    if (found.grid.rows.some(([label, ...cells]) => says(SAYS_RADIO, label) && cells.some(isListOfBands)))
      return found;
  }
  return undefined;
}

const isCellAlone = (cell: GridCell) => !says(IS_NO_CELL, cell) && !says(DIVIDED, cell);
const isNameAlone = (cell: GridCell) =>
  isCellAlone(cell) && isHead([cell]) && says(NAME, cell) && !says(SAYS_RADIO, cell);

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

/** A table whose rows are products: a head without bands, then at least two rows with bands in the same places. */
function gridOfRows(lines: readonly GridLine[], start: number): GridOfLines | undefined {
  const grids = COLUMNS.flatMap((count) => gridOfRowsOf(count, lines, start) ?? []);
  // With another number of columns than the table has, lists may stand below each other, but seldom below what they are.
  return (
    grids.find(({ grid: { head, rows } }) =>
      rows[0]!.every((cell, i) => !isListOfBands(cell) || says(SAYS_RADIO, head![i])),
    ) ?? grids[0]
  );
}

function gridOfRowsOf(count: number, lines: readonly GridLine[], start: number): GridOfLines | undefined {
  const head = cellsOf(lines, start, count);
  const isOfTwo = says(SAYS_RADIO, head[1]) && says(NAMES_PRODUCTS, head[0]);
  if (
    !isHead(head) ||
    !isWithin(head, count) ||
    (count === 2 && !isOfTwo) ||
    head.some((cell) => says(PAIR, cell))
  )
    return undefined;
  const { row: first } = readRow(lines, start + count, count);
  if (!first.some(isListOfBands) || isList(first[0]!)) return undefined;
  /** Lists stand below those of the first row; what else products have may be anything. */
  const isAlike = (row: GridRow) =>
    row.every((cell, i) =>
      isListOfBands(first[i]!)
        ? isListOrItem(cell) || isNone(cell)
        : !isListOfBands(cell) || (isNone(first[i]!) && says(SAYS_RADIO, head[i])),
    );
  const found = readGrid(lines, start, count, (row) => isWithin(row, count) && isAlike(row));
  return found.grid.rows[1] && found;
}

/** `LTE-FDD: B1/B3`, and below it `WCDMA: B1/B8`, or the same with each list below its radio, are no cells of one row. */
const isWithin = (row: GridRow, count: number) =>
  row.length === count &&
  !row.some((cell) => says(IS_NO_CELL, cell)) &&
  row.filter((cell) => says(LABELLED_LIST, cell)).length < 2 &&
  !row.some(
    (cell, i) =>
      says(SAYS_RADIO, cell) &&
      !isListOfBands(cell) &&
      [row[i - 1], row[i + 1]].every((list) => list && isListOfBands(list)),
  );
