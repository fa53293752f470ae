/**
 * Cuts a text into tokens in the order of reading, with the names of products and regions that its layout gives to the
 * bands below or beside them: headings above lists, names before lists, rows and columns of tables. Merging what stands
 * under different names would make a device that does not exist.
 */
import { MAX_TOKENS, type Token, tokenise } from './tokens.js';
import { type Span } from './read-result.js';

const MAX_NAME = 40;
/** Tokens behind which no names are looked for: nobody pastes that many products. */
const MAX_NAMED = 6_000;
/** Longest beginning of a clause or cell in which a name is looked for. */
const MAX_HEAD = 90;

const LABEL =
  /\b(?:lte|[ft]dd|w?cdma|umts|gsm|nr|n?sa|hspa|e?mtc|cat-?(?:m|nb)|nb-?iot|gnss|gps|wi-?fi|wlan|bluetooth)|[2-5]g\b|band|频段|頻段|频率|頻率|频带|周波数|バンド|pasm|диапазон|частот|frequ|frecuen/;
const BANDS = /(?<![a-z\d])[bn]\d{1,3}(?![\da-z])|(?<![\d.])\d{1,2} ?[,/] ?\d{1,2}(?![\d.])/;

const REGION =
  'eu|emea|europe|na|north america|usa?|canada|americas?|au|anz|australia|new zealand|apac|asia(?:[ -]pacific)?|cn|(?:mainland )?china|jp|japan|korea|kr|latam|la|(?:south|latin) america|brazil|mexico|global|worldwide|ww|gl|international|row|india|africa|middle east|af|ea|uk|taiwan|russia|europa|norteamérica|欧洲|歐洲|北美|美国|中国|中國|国内|海外|全球|国际|日本|印度|澳洲|拉美|南美|东南亚|亚太|中东|非洲|韩国|европа|сша';
/** What is no product's code though it looks like one. */
const NOT_SKU =
  '(?:cat-?\\d|m[12]|usb|rs-?\\d|ip[x\\d]\\d|wi-|m2|lte|nr\\d|rel|ddr|\\d+x\\d|3gpp|[ft]dd|td-|[bn]-?\\d{1,3}[a-z]?(?![a-z\\d])|\\d+(?:[mgk]?hz|g|mm?|v|a|w|dbm|[mg]bps|[mgk]b?)(?![a-z\\d])|[2-5]g|sim\\d?(?![a-z\\d])|e-sim|nb\\d|ev-)';
/** A word with a letter and a digit, or of parts joined by dashes: EC25-E, SIM7600A, 90X2, RM520N-GL, L-AU. */
const SKU = `(?<![a-z\\d-])(?!${NOT_SKU})(?:(?=[a-z-]*\\d)(?=[\\d-]*[a-z])[a-z\\d]{2,}(?:-[a-z\\d]{1,8}){0,4}|[a-z]{1,4}-[a-z]{2,4})(?![a-z\\d-])`;
const QUALIFIER = '(?:version|variant|model|sku|edition|series|module|region|版本?|型号)';
/** A product's code, a region, or `Model A`, with few words around it. */
const NAME = `(?:the |for )?(?:${QUALIFIER} ([a-z\\d])(?![a-z\\d])|(?:[a-z]{2,12} )?(${SKU})|(?:${QUALIFIER} )?(${REGION})(?![a-z]))(?: ?${QUALIFIER})?`;
/** A name that a clause begins with, before a list, a verb, a label or the end of the line. */
const HEAD = new RegExp(
  `^[\\s#*>;_+"'.(-]*(?:\\d{1,2}[.)]\\s+)?${NAME}(?=[ *_\\\\]*(?:[([][^)\\]]{0,60}[)\\]])?[ *_\\\\]*(?:$|[\\n:=|]|-+ |supports?\\b|covers?\\b|(?:run|work)s on\\b|has\\b|支持|支援|覆盖|${LABEL.source}))`,
);
const SKU_IN = new RegExp(SKU);
const NAMED = new RegExp(`${QUALIFIER}|^\\W*(?:${REGION})\\W*$`);

interface Row extends Span {
  readonly cells: readonly Span[];
}

/** All tokens of a text of which `low` is the lower case, machine answers blank. */
export function tokensOf(text: string, low: string): Token[] {
  const tokens: Token[] = [];
  let table: Row[] = [];
  const flush = () => {
    readTable(tokens, text, low, table);
    table = [];
  };
  for (let offset = 0; offset < low.length && tokens.length < MAX_TOKENS;) {
    const end = (low.indexOf('\n', offset) + 1 || low.length + 1) - 1;
    const row = tokens.length + table.length < MAX_NAMED ? rowOf(low.slice(offset, end), offset) : undefined;
    if (row) table.push(row);
    else if (table.length === 0 || !/^[\s+=-]*$/.test(low.slice(offset, end))) {
      flush();
      readLine(tokens, text, low, offset, end);
    }
    offset = end + 1;
  }
  flush();
  return tokens;
}

/** A line clause by clause: a name may stand at the beginning of each. */
function readLine(tokens: Token[], text: string, low: string, start: number, end: number): void {
  const clauses = /[;.] +(?=[a-z\u2e80-\uffff])|$/g;
  const line = low.slice(start, end);
  let offset = start;
  for (let match; tokens.length < MAX_TOKENS && (match = clauses.exec(line));) {
    const stop = start + match.index + match[0].length;
    const head = tokens.length < MAX_NAMED && HEAD.exec(low.slice(offset, Math.min(stop, offset + MAX_HEAD)));
    if (head) {
      const name = head[1] ? head[0].trim() : (head[2] ?? head[3]!);
      const at = low.indexOf(name, offset);
      rename(tokens, at, text.slice(at, at + name.length));
    }
    tokenise(tokens, text, low, offset, stop);
    offset = stop;
    if (stop === end) break;
  }
  tokenise(tokens, text, low, end, end + 1);
}

function rename(tokens: Token[], offset: number, name: string | undefined): void {
  tokens.push({ type: 'name', value: 0, text: '', offset, length: 0, name });
}

/** A row of a table with `|` or tabs; a row of dashes has no cells. */
function rowOf(line: string, start: number): Row | undefined {
  const mark = line.includes('|') ? '|' : '\t';
  const parts = line.split(mark, 64);
  if (parts.length < 3 && !(mark === '\t' && parts.length === 2)) return undefined;
  let offset = start;
  const cells = parts.map((part) => {
    const cell = { offset, length: part.length };
    offset += part.length + 1;
    return cell;
  });
  if (parts[0]!.trim() === '') cells.shift();
  return { cells: /^[\s|:=+-]*$/.test(line) ? [] : cells, offset: start, length: line.length };
}

/** Labels by the head of the column; names by column where the head has names over lists, else by row. */
function readTable(tokens: Token[], text: string, low: string, table: readonly Row[]): void {
  const rows = table.filter(({ cells }) => cells.length > 0);
  const is = (pattern: RegExp, cell?: Span) =>
    cell !== undefined && pattern.test(low.slice(cell.offset, cell.offset + cell.length));
  const head = rows[0]?.cells.some((cell) => is(BANDS, cell)) ? [] : (rows[0]?.cells ?? []);
  const labelled = head.some((cell, i) => i > 0 && is(LABEL, cell));
  // A first column headed "Model" holds names, whatever they look like.
  const named = is(NAMED, head[0]);
  const byColumn =
    !labelled &&
    rows.some(
      ({ cells }) =>
        cells.filter((cell, i) => i > 0 && is(/[a-z\u2e80-\uffff]/, head[i]) && is(BANDS, cell)).length > 1,
    );
  const nameOf = ({ offset, length }: Span) => {
    const cell = low.slice(offset, offset + length);
    const name =
      SKU_IN.exec(cell)?.[0] ??
      cell
        .replace(/[*_#]/g, ' ')
        .replace(/版本?\s*$/, '')
        .trim()
        .slice(0, MAX_NAME);
    const at = low.indexOf(name, offset);
    return text.slice(at, at + name.length);
  };
  const names = rows.map(({ cells }) => {
    const at = cells.findIndex((cell) => is(BANDS, cell));
    const cell = cells
      .slice(0, Math.max(at, 0))
      .find((cell, i) => !is(LABEL, cell) && ((named && i === 0) || is(SKU_IN, cell) || is(NAMED, cell)));
    return cell && nameOf(cell);
  });
  const several = byColumn || new Set(names.filter(Boolean)).size > 1;
  for (const [r, { cells, offset, length }] of rows.entries()) {
    const bands = cells.some((cell) => is(BANDS, cell));
    if (several && bands) rename(tokens, offset, names[r]);
    cells.forEach((cell, i) => {
      const column = head[i];
      if (bands && byColumn && column && i > 0 && names[r] === undefined)
        rename(tokens, cell.offset, nameOf(column));
      // The cell is read as if the head of its column stood before it.
      if (bands && labelled && column && cells !== head) {
        tokens.push({ type: 'cell', value: 0, text: '', offset: cell.offset, length: 0 });
        tokenise(tokens, text, low, column.offset, column.offset + column.length);
        tokens.push({ type: 'mark', value: 0, text: ':', offset: cell.offset, length: 0 });
      }
      tokenise(tokens, text, low, cell.offset, cell.offset + cell.length);
      if (i < cells.length - 1)
        tokens.push({ type: 'mark', value: 0, text: '|', offset: cell.offset + cell.length, length: 1 });
    });
    tokenise(tokens, text, low, offset + length, offset + length + 1);
  }
  if (several) rename(tokens, low.length, undefined);
}
