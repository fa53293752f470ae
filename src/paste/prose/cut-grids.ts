/** Finds tables: neighbouring lines whose cells stand between pipes, tabs, semicolons or commas, or one below the other. */
import { gridOfLines } from './grid-of-lines.js';
import {
  type Grid,
  type GridCell,
  type GridRow,
  isEmpty,
  isHead,
  isItem,
  isList,
  isListOrItem,
  isRadio,
  type GridLine,
  NAME,
  says,
  SAYS_RADIO,
} from './cells.js';
import { pattern } from './pattern.js';
import { lettersOf, type Token } from './tokenise.js';

const LIST_OF_PIPES = pattern('<item> *(?:\\|<item> *){3}|^<band nrBand> *(?:\\|<band nrBand> *){2}$');
/** Words, also of scripts that put no blanks between them, and headings of sections. */
const WORDS = /[\w@\u3040-\u30ff\u4e00-\u9fff]/;
/** The radio of a row alone, or with its list. */
const RADIO = pattern('^\\W*(?:<label bandWord>\\W*)+(?:$|[:=]\\W*<item frequency>)');
const BEGINS_WITH_BAND = pattern('^\\W*<bandWord>?<item>');
/** `Cat 1, falls back to GPRS if there is no LTE` heads no column. */
const CONDITION = pattern('<condition>');
/** `Maker: Nova`, in a row of such cells, heads nothing. */
const FIELD = /^[^:]*\w[^:]{0,2}:[^:]*\w/;
const RULE = /^[^\w]*[-=][^\w]*$/;

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
    if (rows[0] && !headsTable && next.includes(sign) && isSection(line, next)) {
      rows.push([line.tokens]);
      continue;
    }
    const mark = markOfPipes(line.letters, next);
    const separator = mark === '|' ? separatorOf(line, next, rows[0] ? sign : '') : '';
    const row = separator ? splitAt(line.tokens, separator) : [withMark(mark, line.tokens)];
    const mayBeHead = isHead(row) && !row.some(isItem) && row.slice(1).some((cell) => says(WORDS, cell));
    const beginsAnew = ((hasList && line.isApart) || line.isAboveRule) && mayBeHead;
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
      const { grid, length } = gridOfLines(lines, i, text) ?? {
        grid: { head: undefined, rows: [row] },
        length: 1,
      };
      yield grid;
      i += length - 1;
    }
  }
  if (rows[0]) yield asGrid(rows, isCode);
}

/** `LTE-FDD` alone heads the rows of bands below it. */
const isSection = (line: GridLine, next: string) => isRadio(line.tokens) && BEGINS_WITH_BAND.test(next);

/** The lines with words. */
function linesOf(tokens: readonly Token[]): GridLine[] {
  const lines: GridLine[] = [];
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

/** How many cells a row has, without the empty ones at its end. */
const lengthOf = (row: GridRow) => row.findLastIndex((cell) => !isEmpty(cell)) + 1;

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
    lengthOf(rows[0]!) < rows[1]!.length - 1 &&
    [rows[0]!, rows[1]!].every(isHead) &&
    !rows[0]!.some((cell) => says(SAYS_RADIO, cell));
  const [head, ...body] = isAbove ? rows.slice(1) : rows;
  const areFields = head!.filter((cell) => says(FIELD, cell)).length > 1;
  const areSaid = head!.some((cell) => says(CONDITION, cell));
  if (isCode || !body[0] || !isHead(head!) || areFields || areSaid) return { head: undefined, rows };
  // The first cell of the head may be empty and lost.
  const longer = body.filter(({ length }) => length === head!.length + 1);
  const isShort = says(WORDS, cells[0]![0]) && 2 * longer.length > body.length;
  // Of two rows of heads, the lower one may have the radios alone.
  const areRadios = head!.every((cell) => isEmpty(cell) || isRadio(cell));
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
  const beginsWhole = (row: GridRow) => says(NAME, row[0]) || (row.length === width && isRadio(row[0]!));
  const whole = rows.find((row) => beginsWhole(row) && row.slice(1).some(isListOrItem)) ?? [];
  /** How far a row that begins with its radio or band is from the place that a whole row has it in. */
  const shiftOf = (row: GridRow) => {
    const isAlike = row.length < whole.length && [isRadio, isItem].find((is) => is(row[0]!));
    const at = isAlike ? whole.findIndex(isAlike) : 0;
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
    const at = whole.findIndex(isRadio);
    const radios = whole.slice(at, at + width - row.length);
    const isSpanned =
      at > 0 &&
      radios[0] &&
      radios.every(isRadio) &&
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
function separatorOf({ tokens, letters }: GridLine, next: string, before: string): string {
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

const SPEAKS_OF_BANDS = pattern('^(?=.*<label bandWord>)[^{item}.:]*$');
const HAS_ITEM = pattern('<item>');
const HAS_NUMBER = pattern('<item frequency>');
/** A list that writes pipes for commas; the head of a table of marks has as many as the next line. */
const isListOfPipes = (line: string, next: string) =>
  LIST_OF_PIPES.test(line) && line.split('|').length !== next.split('|').length;
/** What the pipes of a line stand for: commas of a list, or columns. */
const markOfPipes = (line: string, next: string) => (isListOfPipes(line, next) ? ',' : '|');
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
