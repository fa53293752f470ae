/**
 * Adds the names of products and regions that a text's layout gives to the bands below or beside them: headings above
 * lists, names before lists, rows and columns of tables. Merging what stands under different names would make a device
 * that does not exist.
 */
import { type Token } from './tokens.js';
import { isLabel, isRadio } from './vocabulary.js';

const MAX_NAME = 40;
/** Longest remark in brackets behind a name, in tokens. */
const MAX_REMARK = 12;

type Tokens = readonly Token[];

const isMark = (token: Token | undefined, marks: string): boolean => marks.includes(token?.type ?? '\n');
const isWord = ({ type }: Token): boolean => /^[a-z\d]/i.test(type);
const isLabelled = (cell: Tokens): boolean => cell.some(({ type }) => isLabel(type) || type === 'band');
/** `B1`, or two small numbers of a list. */
const hasBands = (cell: Tokens): boolean =>
  cell.some(({ type }, i) => 'bnN'.includes(type) || (type === '0' && isMark(cell[i + 1], ',/')));

/** The tokens with `name` and `cell` among them. */
export function laidOut(tokens: Tokens, text: string): Token[] {
  const out: Token[] = [];
  let table: Tokens[][] = [];
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    lines.at(-1)!.push(token);
    if (token.type === '\n') lines.push([]);
  }
  for (const line of lines) {
    const row = cellsOf(line);
    if (row) table.push(row);
    else if (line.some(isWord)) {
      readTable(out, text, table);
      table = [];
      readLine(out, text, line);
    }
  }
  readTable(out, text, table);
  return out;
}

/** The cells of a row of a table with `|` or tabs. */
function cellsOf(line: Tokens): Tokens[] | undefined {
  const separator = line.find((token) => isMark(token, '|')) ?? line.find((token) => isMark(token, '\t'));
  if (!separator) return undefined;
  const cells: Token[][] = [[]];
  for (const token of line) {
    if (isMark(token, separator.type)) cells.push([]);
    else if (token.type !== '\n') cells.at(-1)!.push(token);
  }
  if (cells.length < 3 && separator.type === '|') return undefined;
  if (!cells[0]![0] && separator.type === '|') cells.shift();
  return cells;
}

/** Labels by the head of the column; names by column where the head has names over lists, else by row. */
function readTable(out: Token[], text: string, table: readonly Tokens[][]): void {
  const rows = table.filter((row) => row.some((cell) => cell.some(isWord)));
  // A row with bands or numbers is no head.
  const head = rows[0]?.flat().some(({ type }) => 'bnN0'.includes(type)) ? [] : (rows[0] ?? []);
  /** Bare numbers in a column headed "Band" are bands. */
  const holdsBands = (cell: Tokens, i: number) =>
    hasBands(cell) ||
    (cell.length === 1 && cell[0]!.type === '0' && (head[i] ?? []).some(({ type }) => type === 'band'));
  const labelled = head.some(
    (cell, i) => isLabelled(cell) && (i > 0 || rows.some(([first]) => holdsBands(first!, 0))),
  );
  // A first column headed "Model" holds names, whatever they look like.
  const named = head[0]?.some(isNaming);
  const byColumn = !labelled && rows.some((row) => row.filter(hasBands).length > 1);
  let name = '';
  /** First cell of the rows that have an empty one, too. */
  let first: Tokens = [];
  const names = rows.map((row) => {
    const at = row.findIndex(holdsBands);
    const cell = row.slice(0, Math.max(at, 0)).find((cell, i) => (named && i === 0) || isName(cell));
    if (cell) name = nameOf(cell, text);
    return name;
  });
  const several = byColumn || new Set(names.filter(Boolean)).size > 1;
  for (const [r, row] of rows.entries()) {
    if (row[0]!.some(isWord)) first = row[0]!;
    const bands = row.some(holdsBands);
    if (several) add(out, 'name', names[r]);
    row.forEach((cell, i) => {
      const column = head[i];
      if (i > 0) add(out, '|');
      if (byColumn && column && !names[r]) add(out, 'name', nameOf(column, text));
      // The cell is read as if the head of its column, or the first cell above an empty one, stood before it.
      const above = row[0]!.some(isWord) || cell.some(({ type }) => isRadio(type)) ? undefined : first;
      const label = column && labelled && isLabelled(column) ? column : i > 0 && above;
      if (bands && label) {
        out.push(...label);
        add(out, ':');
      }
      cell.forEach((token, at) => {
        nameBehind(out, text, cell, at);
        out.push(token);
      });
    });
    add(out, '\n');
  }
  if (several) add(out, 'name');
}

const isNaming = ({ type }: Token): boolean => type === 'qualifier' || type === 'region';
/** A product's code, "version", or nothing but regions. */
const isName = (cell: Tokens): boolean =>
  cell.some(({ type }) => type === 'sku' || type === 'qualifier') ||
  (cell.some(isWord) && cell.every((token) => token.type === 'region' || !isWord(token)));

/** All words of a cell from the product's code on, but no "version" at the end. */
function nameOf(cell: Tokens, text: string): string {
  const from = Math.max(
    cell.findIndex(({ type }) => type === 'sku'),
    cell.findIndex(isWord),
    0,
  );
  const to = cell.findLastIndex((token, i) => i === from || (isWord(token) && token.type !== 'qualifier'));
  return textOf(cell, from, to, text);
}

function textOf(tokens: Tokens, from: number, to: number, text: string): string {
  const last = tokens[to];
  return last
    ? text
        .slice(tokens[from]!.offset, last.offset + last.length)
        .slice(0, MAX_NAME)
        .trim()
    : '';
}

/** A line clause by clause: a name may stand at the beginning of each. */
function readLine(out: Token[], text: string, line: Tokens): void {
  line.forEach((token, i) => {
    if (i === 0 || isMark(line[i - 1], '.;,:') || (isMark(token, '(') && isLabel(line[i - 1]!.type))) {
      const name = nameAt(line, i, text);
      if (name) add(out, 'name', name);
    }
    nameBehind(out, text, line, i);
    out.push(token);
  });
}

/** The name that may stand behind a list: `B1/B3 (EU version)`, `1, 3, 20 - A2643, A2644`. */
function nameBehind(out: Token[], text: string, line: Tokens, at: number): void {
  const bracket = isMark(line[at], '(');
  if (!bracket && !isMark(line[at], '-')) return;
  const rest = line.slice(at + 1, at + MAX_REMARK);
  const close = rest.findIndex((token) => isMark(token, ')'));
  const inside = close < 0 ? rest : rest.slice(0, close);
  const names = bracket
    ? 'bnN0'.includes(line[at - 1]?.type ?? '\n') &&
      inside.some(({ type }) => /^(?:sku|qualifier)$/.test(type))
    : /^(?:sku|region)$/.test(inside[0]?.type ?? '');
  if (names && !inside.some(({ type }) => isLabel(type) || 'bnN'.includes(type)))
    add(out, 'behind', nameOf(inside, text));
}

/** A product's code, a region, or `Model A` that a clause begins with, before a list, a verb, a label or the end of the line. */
function nameAt(line: Tokens, start: number, text: string): string | undefined {
  let i = start;
  const type = () => line[i]?.type;
  const skip = (marks: string) => {
    while (isMark(line[i], marks)) i++;
  };
  skip('#*>_+"\'.(-;');
  if (type() === 'filler') i++;
  if (line[i + 1]?.type === 'sku') i++;
  let from = i;
  if (type() === 'qualifier') {
    i++;
    if (line[i]?.length === 1 && isWord(line[i]!)) i++;
    else from = i;
  }
  if (type() === 'sku') i++;
  while (type() === 'region') i++;
  const to = i - 1;
  if (to < from) return undefined;
  if (type() === 'qualifier') i++;
  skip('*_\\)');
  if (isMark(line[i], '([')) {
    const close = line.slice(i, i + MAX_REMARK).findIndex((token) => isMark(token, ')]'));
    if (close > 0) i += close + 1;
  }
  const next = type() ?? '\n';
  return isMark(line[i], start === 0 ? ':=|-,' : ':=|-') ||
    isLabel(next) ||
    /^(?:\n|[bnN]|band|filler|support)$/.test(next)
    ? textOf(line, from, to, text)
    : undefined;
}

function add(out: Token[], type: string, text = ''): void {
  out.push({ type, value: 0, text, offset: 0, length: 0 });
}
