/**
 * Finds the names of products and regions in a text and the run that each name covers: headings above lists, names
 * before lists, rows and columns of tables. Merging what stands under different names would make a device that does
 * not exist.
 */

import { type Line, lines } from './line.js';
import { type Prefixed } from './prose.js';
import { type Tokens, tokenise } from './tokens.js';
import { type Span } from './read-result.js';

/** From here on, bands belong to `name` (`undefined`: to nobody in particular). */
export interface Section {
  readonly offset: number;
  readonly name: string | undefined;
}

/** What a text's layout says. */
export interface Layout {
  /** Sorted by offset. */
  readonly sections: readonly Section[];
  /** Cells whose labels stand in the head of their column; sorted by offset. */
  readonly cells: readonly Prefixed[];
}

/** Clauses and rows that are looked at; no real paste has more. */
const MAX_CLAUSES = 3000;
const MAX_ROWS = 2000;
/** Longest beginning of a clause in which a name is looked for. */
const MAX_HEAD = 90;
const MAX_NAME = 40;

const LABELS =
  /LTE|FDD|TDD|WCDMA|UMTS|GSM|CDMA|\b(?:NR|SA|NSA)\b|[2345]G\b|HSPA|EMTC|CAT-?M|CAT-?NB|NB-?IOT|GNSS|GPS|GLONASS|WI-?FI|WLAN|BLUETOOTH|5GNR/;
const BAND_WORDS =
  /\bBAND|频段|頻段|频率|頻率|频带|周波数|バンド|PASM|DIAPAZON|ДИАПАЗОН|ЧАСТОТ|FREQU|FRECUEN|FREQUÊN/;
const BANDS = /(?:^|[^A-Z\d])[BN]\d{1,3}(?![\dA-Z])|(?:^|[^\d.])\d{1,2} ?[,/] ?\d{1,2}(?![\d.])/;
/** Rows that describe a device instead of naming one. */
const ATTRIBUTE =
  /POWER|功率|ANTENN|天线|THROUGHPUT|SPEED|RATE\b|速率|MIMO|\bCA\b|AGGREGATION|CELLULAR|NETWORK|网络|WIRELESS|RADIO|CONNECTIVITY|COMMUNICATION|通信|通讯|制式|STANDARD|TECHNOLOG|INTERFACE|MODEM\b|SENSITIVITY|FEATURE|DOWNLINK|UPLINK|LOW|MID|HIGH|MODE\b|DESCRIPTION|NOTES?\b|主卡|副卡/;

const REGION =
  'EU|EMEA|EUROPE|NA|NORTH AMERICA|US|USA|CANADA|AMERICAS?|AU|ANZ|AUSTRALIA|NEW ZEALAND|APAC|ASIA(?:[ -]PACIFIC)?|CN|CHINA|MAINLAND CHINA|JP|JAPAN|KOREA|KR|LATAM|LA|SOUTH AMERICA|LATIN AMERICA|BRAZIL|MEXICO|GLOBAL|WORLDWIDE|WW|GL|INTERNATIONAL|ROW|INDIA|AFRICA|MIDDLE EAST|AF|EA|EUX|UK|TAIWAN|SOUTHEAST ASIA|RUSSIA|NORDICS|EUROPA|NORTEAMÉRICA|欧洲|歐洲|北美|美国|美版|中国|中國|国内|海外|全球|国际|日本|印度|澳洲|拉美|南美|东南亚|亚太|中东|非洲|韩国|ЕВРОПА|США';
/** A word with a letter and a digit, or of parts joined by dashes: EC25-E, SIM7600A, 90X2, RM520N-GL. */
const SKU = '(?=[A-Z\\d-]*\\d)(?=[A-Z\\d-]*[A-Z])[A-Z\\d]{2,}(?:-[A-Z\\d]{1,8}){0,4}|[A-Z]{1,4}-[A-Z]{2,4}';
const QUALIFIER =
  'VERSION|VARIANT|MODEL|SKU|EDITION|SERIES|MODULE|REGION|VARIANTE|VERSIÓN|版本|版|型号|型號|モデル|ВЕРСИЯ|МОДЕЛЬ|GLOBAL|THE|FOR|AND';
const NOT_SKU =
  /^(?:SIM-?\d$|CAT|USB|RS-?\d|IPX?\d|WI-?FI|BT\d|M2|LTE|NR|DL|UL|R\d|V\d|REL|DDR|PCIE|802|\d+X\d+|MIMO|HSPA|3GPP|FDD|TDD|TD-|[BN]\d{1,3}[A-Z]?$|\d+(?:MHZ|GHZ|G|M|MM|V|A|W|MA|DBM|MBPS|GBPS|GB|MB|K)$|[2345]G|E?GPRS|EV-DO|A-?GPS|E-SIM|N-?\d|NB\d?|EU-US|B-\d|UTC|ISO|UTF|HTTP|SHA|MD5)/;

const SKU_ONLY = new RegExp(`^(?:${SKU})$`);
const SKU_IN = new RegExp(`(?<![A-Z\\d-])(?:${SKU})(?![A-Z\\d-])`, 'g');
const REGION_ONLY = new RegExp(`^(?:${REGION})$`);
const QUALIFIERS = new RegExp(`(?<![A-Z\\d-])(?:${QUALIFIER})(?![A-Z\\d-])`, 'g');
/** `Model A`, `Version 2` */
const LETTERED = /^(?:MODEL|VERSION|VARIANT|SKU) [A-Z\d]$/;
/** What may stand between a name and its list. */
const VERB =
  /^ *(?::|=|-+ |\||SUPPORTS?\b|COVERS?\b|RUNS ON\b|WORKS ON\b|OPERATES\b|HAS\b|OFFERS\b|支持|支援|覆盖|ПОДДЕРЖИВАЕТ|UNTERSTÜTZT|SOPORTA)/;

/** See the head of this file. Looks at no more than a bounded number of clauses and rows. */
export function layoutOf(text: string, upper: string): Layout {
  const sections: Section[] = [];
  const cells: Prefixed[] = [];
  let table: Row[] = [];
  let clauses = 0;
  let rows = 0;
  for (const line of lines(upper)) {
    const row = rows < MAX_ROWS ? rowOf(line) : undefined;
    if (row) {
      rows++;
      if (row.cells.length > 0) table.push(row);
      continue;
    }
    if (table.length > 0 && !/^[\s+=-]*$/.test(line.text.slice(0, 200))) {
      readTable(table, text, upper, sections, cells);
      table = [];
    }
    for (const clause of clausesOf(line)) {
      if (++clauses > MAX_CLAUSES) break;
      const name = nameBefore(clause.text, text.slice(clause.offset, clause.offset + MAX_HEAD));
      if (name !== undefined) sections.push({ offset: clause.offset, name });
    }
    if (clauses > MAX_CLAUSES) break;
  }
  readTable(table, text, upper, sections, cells);
  sections.sort((a, b) => a.offset - b.offset);
  cells.sort((a, b) => a.offset - b.offset);
  return { sections, cells };
}

const NOWHERE: Span = { offset: 0, length: 0 };

interface Cell extends Span {
  readonly text: string;
}

interface Row extends Span {
  readonly cells: readonly Cell[];
}

/** A row of a table with `|` or tabs; a row of dashes has no cells. */
function rowOf(line: Line): Row | undefined {
  const mark = line.text.includes('|') ? '|' : '\t';
  const parts = line.text.split(mark, 64);
  if (parts.length < 3 && !(mark === '\t' && parts.length === 2)) return undefined;
  const cells: Cell[] = [];
  let offset = line.offset;
  for (const part of parts) {
    cells.push({ text: part, offset, length: part.length });
    offset += part.length + 1;
  }
  if (cells[0]!.text.trim() === '' && line.text.trimStart().startsWith(mark)) cells.shift();
  if (cells.at(-1)?.text.trim() === '') cells.pop();
  const rule = cells.every(({ text }) => /^[\s:=+-]*$/.test(text));
  return { cells: rule ? [] : cells, offset: line.offset, length: line.length };
}

/** Names by column where the head has names over lists, else by row. */
function readTable(
  table: readonly Row[],
  text: string,
  upper: string,
  sections: Section[],
  prefixed: Prefixed[],
): void {
  const head = table[0]?.cells.some(({ text }) => BANDS.test(text)) ? undefined : table[0];
  const body = head ? table.slice(1) : table;
  const labelled = head?.cells.some((cell, i) => i > 0 && isLabel(cell.text)) ?? false;
  const byColumn = head !== undefined && !labelled && body.some((row) => bandCells(row, head) > 1);
  const named: Section[] = [];
  const labels: Tokens[] = [];
  for (const row of body) {
    const name = rowName(row, text);
    const hasBands = row.cells.some((cell) => BANDS.test(cell.text));
    if (byColumn && name === undefined) {
      row.cells.forEach((cell, i) => {
        const column = head.cells[i];
        if (i > 0 && column) named.push({ offset: cell.offset, name: shortName(column, text) });
      });
    } else if (hasBands) named.push({ offset: row.offset, name });
    if (labelled && hasBands) {
      row.cells.forEach((cell, i) => {
        const label = (labels[i] ??= tokenise(text, upper, [], head!.cells[i] ?? NOWHERE));
        prefixed.push({ offset: cell.offset, length: cell.length, label });
      });
    }
  }
  const names = new Set(named.map(({ name }) => name).filter((name) => name !== undefined));
  if (names.size > 1) sections.push(...named);
  const last = table.at(-1);
  if (last && names.size > 1) sections.push({ offset: last.offset + last.length, name: undefined });
}

/** Cells of a row with bands whose column has a name. */
function bandCells(row: Row, head: Row): number {
  return row.cells.filter((cell, i) => {
    const column = head.cells[i];
    return i > 0 && column !== undefined && /[A-Z\u2e80-\uffff]/.test(column.text) && BANDS.test(cell.text);
  }).length;
}

function isLabel(cell: string): boolean {
  return LABELS.test(cell) || BAND_WORDS.test(cell);
}

/** The first cell of a row that names something: no label, no list, no attribute. */
function rowName(row: Row, text: string): string | undefined {
  for (const cell of row.cells) {
    const upper = cell.text;
    if (BANDS.test(upper)) return undefined;
    if (isLabel(upper) || ATTRIBUTE.test(upper) || !/[A-Z\u2e80-\uffff]/.test(upper)) continue;
    return shortName(cell, text);
  }
  return undefined;
}

/** The product's code within a cell, or the whole cell. */
function shortName(cell: Cell, text: string): string {
  const sku = [...cell.text.slice(0, 200).matchAll(SKU_IN)].find(
    (match) => !NOT_SKU.test(match[0]) || /^CAT-/.test(match[0]),
  );
  if (sku) return text.slice(cell.offset + sku.index, cell.offset + sku.index + sku[0].length);
  return text
    .slice(cell.offset, cell.offset + Math.min(cell.length, 200))
    .replace(/[*_#]/g, ' ')
    .replace(/(?:版本|版)\s*$/, '')
    .trim()
    .slice(0, MAX_NAME);
}

/** The line, and what stands behind `; ` and `. ` in it. */
function* clausesOf(line: Line): Generator<Line> {
  for (let start = 0; start < line.text.length;) {
    yield { text: line.text.slice(start, start + MAX_HEAD), offset: line.offset + start, length: 0 };
    const next = /[;.] +(?=[A-Z\u2e80-\uffff])/g;
    next.lastIndex = start;
    if (!next.test(line.text)) return;
    start = next.lastIndex;
  }
}

/** The name that a clause begins with, where a list, a verb or nothing follows it. */
function nameBefore(upper: string, text: string): string | undefined {
  const lead = /^[\s#*>;_+"'\d.)(-]*?(?=[A-Z\d\u00c0-\uffff])/.exec(upper);
  if (lead === null) return undefined;
  const start = /^[\s#*>;_+"'(-]*(?:\d{1,2}[.)]\s+)?/.exec(upper)![0].length;
  const rest = upper.slice(start);
  // The head is what stands before a colon, a verb, a bracket with the region, or the end of the line.
  const stop = /[:=([|]|\s-+\s|\bSUPPORTS?\b|\bCOVERS?\b|\bRUNS ON\b|\bWORKS ON\b|支持|支援|[-\s]*$/.exec(
    rest,
  );
  const head = rest
    .slice(0, stop?.index ?? 0)
    .replace(/[*_]/g, ' ')
    .trim();
  if (head === '' || head.length > MAX_NAME) return undefined;
  let after = rest.slice(stop!.index);
  const bracket = /^[([][^)\]]{0,60}[)\]]/.exec(after);
  if (bracket) after = after.slice(bracket[0].length);
  after = after.replace(/^[*_\s\\]+/, '');
  if (after !== '' && !VERB.test(after) && !LABELS.test(after.slice(0, 16))) return undefined;
  return nameIn(head, text.slice(start, start + rest.length));
}

/** The name, if the head is nothing but a product's code or a region with words such as "version". */
function nameIn(head: string, text: string): string | undefined {
  if (LETTERED.test(head)) return text.trim().slice(0, head.length);
  const bare = head
    .replace(QUALIFIERS, ' ')
    .replace(/版本|版|型号|型號/g, ' ')
    .trim();
  const isRegion = REGION_ONLY.test(bare);
  const words = bare.split(/\s+/);
  const sku = words.find((word) => SKU_ONLY.test(word) && !NOT_SKU.test(word));
  if (!isRegion && (sku === undefined || words.length > 3)) return undefined;
  if (!isRegion && words.some((word) => isLabel(word))) return undefined;
  const name = isRegion ? bare : sku!;
  const at = text.toUpperCase().indexOf(name);
  return at < 0 ? name : text.slice(at, at + name.length);
}
