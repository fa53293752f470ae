/**
 * Lays tables out as lines: each list of a table becomes a line of its own, with what it belongs to and which radios it is
 * of before it. One axis of a table names products, regions or carriers, the other one radios; which is which is told by the
 * heads and the first cells. A table whose axes are not clear is read row by row, like text.
 */
import { groupBy } from '../../core/group-by.js';
import { isBand } from '../reading.js';
import { layOutCarriers } from './carriers-in-sentences.js';
import { cutGrids } from './cut-grids.js';
import {
  BAND_NAME,
  type Grid,
  type GridCell,
  type GridRow,
  isEmpty,
  isItem,
  isList,
  isRowOfBand,
  nameOf,
  says,
  SAYS_RADIO,
} from './cells.js';
import {
  BEGINS_WITH_RADIO,
  CARRIER,
  CODE,
  fillDown,
  joinRadios,
  LABEL,
  layOutCell,
  LONGEST_LABEL,
  NAMED_BAND,
  NAMES_BANDS,
  ONLY_LABEL,
  spoken,
} from './laid-cell.js';
import { type LaidToken, laidToken, NO_OWNER, type Owner, ownerToken } from './laid-token.js';
import { readAnswered, readMarks } from './marks.js';
import { pattern } from './pattern.js';
import { lettersOf, type Token } from './tokenise.js';
import { IS_TOPIC, IS_UNLOCKED } from './write-names.js';

const OLDER = pattern('<gsm umts cdma tdScdma>');
const NEWER = pattern('<lte nr lteM nbIot>');
const CELLULAR = pattern('<lte nr fdd tdd sa nsa lteM nbIot gsm umts cdma tdScdma>');
const LABELS = pattern('<label>', 'g');
const NAME = pattern('<word code region carrier operator and variant>|[\u3040-\u30ff]');
const HEAD_NAME = pattern(
  '<word code region carrier operator frequency and variant>|<device><number>|[\u3040-\u30ff]',
);
const PRODUCT = pattern('<variant hardware>');
const PLACE = pattern('<code region carrier>');
const ONLY_CARRIER = pattern('^<carrier><carrier region>*$');
const ONLY_NAME = pattern('^[^{item frequency label bandWord use not filler signal}.;:=]{1,4}$');
const DENIES = pattern('<not>');
const HAS_DIGITS = pattern('<number frequency mhz unit spent>');
const BETWEEN_NAMES = pattern('^[,{and}]$');
const BETWEEN_VALUES = pattern('^[,/{and}]$');
/** A band and what announces names, in a line. */
const BEFORE_CARRIERS = pattern(
  '^(?=[^:]*<item>)[^:\\n{carrier word use}]*(?::|(?<=<item mhz>\\W?)[-–])(?=<carrier>)',
);
const BAND_OF_KNOWN = pattern('^(?=[^:]*<item>)[^:\\n{carrier word use}]*:[^:]*<carrier>[^:]*$');
/** The same in a text in which several such lines name carriers: any names follow. */
const BEFORE_NAMES = pattern('^(?=[^:]*<item>)[^:\\n{carrier word use}]*:(?=[^:]*$)');
const BEFORE_OPERATORS = pattern('^(?=[^\\n]*<item>)[^\\n]*<operator>["\']?[:=][ "\'([]*');
const isPlace = ({ letter }: Token) => PLACE.test(letter);
/** The head of names. */
const NAMES = pattern('<variant device carrier operator>');
const ONLY_NAMES = pattern('^<variant operator>+$');
const TWO_NUMBERS = pattern('^<number>,<number>$');
const ONLY_NUMBERS = pattern('^<number>(?:[,/]<number>){2,}$');
const ONLY_BAND_WORD = pattern('^\\W*<bandWord>\\W*$');
const LABELLED_BAND_WORD = pattern('^(?:<label>\\W?)+<bandWord>$');
/** A single band, and what may be said of it in brackets. */
const ITEM = pattern('^\\W*(?:(?:<label>\\W?)*<bandWord>)?<item>(?:\\W*\\([^()]*\\))?\\W*$');
/** `2/25` of one frequency */
const FEW_ITEMS = pattern('^\\W*<item>(?:/<item>){1,2}\\W*$');
const SPOKEN_ITEM = pattern('^\\W*(?:<label>\\W?)*<bandWord><item>\\W*$');
/** `Works here?` */
const ASKS = pattern('\\?$');
/** `complete but for B28` */
const REMARK = pattern('^[^{label item}]*<word>[^{label item}]*<item>[^{label item}]*$');
const NAMED = pattern('<code region carrier variant>');
/** Above what is measured of cells; a column of network codes alone is none. */
const SIGNAL = pattern('<signal>');
const BANDS = pattern('<item frequency>');
const HAS_WORD = pattern('[^\\W{item frequency spent not label}]');
/** What says more of the bands below it than their radio. */
const SAYS_MORE = pattern('<label bandWord code region carrier operator>');

const isListOrItem = (cell: GridCell) => isList(cell) || isItem(cell) || says(ITEM, cell);
/** A row of a network's spectrum has so many cells: frequency, number, radio, generation, status. */
const OF_NETWORK = 5;
/** Two such heads stand above one: `| Frequency | Band number | Protocol | Class | Status |`. */
const isOfNetwork = (head: GridCell | undefined, text: string) =>
  /^(?:protocol|class|generation|status)$/i.test(nameOf(head, text));
const OWNER_OF_NETWORK: Owner = { name: '', isCarrier: true };
const ownerOfRows = (head: GridRow, text: string) =>
  head.filter((cell) => isOfNetwork(cell, text)).length > 1 ? OWNER_OF_NETWORK : undefined;
/** So many rows of a table without a head tell names apart. */
const FEWEST_NAMED = 3;
/** How many names may stand in one cell. */
const MOST_NAMES = 8;
const LONG_LIST = 4;
const IS_ITEM = pattern('<item>');
const LEVEL = pattern('<level>');
const IS_NEGATIVE = pattern('^-<spent number>');
const ofMoment = laidToken('serving');

/** The head of what products have beside their names. */
const IS_OF_CODES = /^(?:sku|order|part|version|firmware|software|fw|rev)/i;
/** Above what is said of a row. */
const IS_OF_REMARKS =
  /^(?:notes?|remarks?|comments?|status|anmerkung(?:en)?|bemerkung(?:en)?|remarques?|notas?|observaciones|note|uwagi|примечани[ея]|备注|備考)$/i;
/** Above the values of attributes, and what is said of them: `| Parameter | Value | Description |`. */
const IS_OF_VALUES =
  /^(?:values?|descriptions?|meaning|explanation|details|werte?|beschreibung|bedeutung|erläuterung|valeur|valore|valor(?:es)?|descripción|descrição|descrizione|significado|wartość|opis|значени[ея]|описание|值|数值|说明|描述|含义|値|説明)$/i;
/** `-98.2 dBm`, `3.8 V`, `0.5`, `mA`, `10 days`, `IP67`: what is measured names nothing. */
const IS_MEASURE =
  /^[^\p{L}\d]*(?:\d+(?:[.,]\d+)?(?: ?(?:[avw]|%|°c)(?!\p{L})|[^\p{L}]*$)|(?:\d+(?:[.,]\d+)?)? ?(?:dbm?|[kmg]?hz|m[asvw])(?!\p{L})|\d+(?:[.,]\d+)? ?(?:x |s|sec|min|h|hours?|days?|m?ah|[km]?g)(?!\p{L})|ip\d\d)/iu;

/** `Carrier`, and `Network` where it stands above names. */
const namesCarriers = (head: GridCell | undefined, text: string) =>
  says(CARRIER, head) || /^(?:networks?|used by)$/i.test(nameOf(head, text));

/** `Same as EC25-E`, in place of the list beside it. */
const IS_SAME =
  /^(?:(?:the |las |los |les |as |os |le )?(?:same|m[ie]smas|m[ie]smos|mêmes?|stesse)|idem|ditto|igual|gleich|identi|uguale|то же|同|″|〃)/i;
const COUNTRY =
  /^(?:(?:country|国家) ?\/ ?(?:region|地区)|country|land|pays|país|paese|kraj|ülke|страна|国家|国)$/i;
/** The same, and above countries, whose networks use the bands. */
const namesNetworks = (head: GridCell | undefined, text: string) =>
  namesCarriers(head, text) || COUNTRY.test(nameOf(head, text));

/** Beside `Unlocked`, what carriers name are versions of a product. */
const nameVersions = (cells: readonly (GridCell | undefined)[], text: string) =>
  cells.some((cell) => IS_UNLOCKED.test(nameOf(cell, text)));

/** All tokens, with tables as lines. */
export function layOut(tokens: readonly Token[], text: string): LaidToken[] {
  const grids = [...cutGrids(tokens, text)];
  const lines = grids.flatMap(({ head, rows: [row, ...others] }) =>
    head || others[0] ? [] : row!.slice(0, 1),
  );
  const knows = lines.filter((line) => says(BAND_OF_KNOWN, line)).length >= FEWEST_NAMED;
  const ofSentences = layOutCarriers(lines, text);
  return grids.flatMap((grid, i) => {
    const inSentence = grid.head || grid.rows[1] ? undefined : ofSentences.get(grid.rows[0]![0]!);
    if (inSentence) return inSentence;
    const ofCarriers =
      grid.head || grid.rows[1] ? undefined : readBandOfCarriers(grid.rows[0]![0]!, text, knows);
    if (ofCarriers) return ofCarriers;
    const table =
      readMarks(grid, text) ??
      readAnswered(grid, text) ??
      readAxes(grid, text) ??
      readUnnamed(grid) ??
      readHeadless(grid, text);
    if (!table || losesList(grid, table)) {
      const owner = ownerOfRows(grid.head ?? [], text);
      return [...(owner ? [ownerToken(owner)] : []), ...readRows(grid)];
    }
    // What follows a table does not go on with its last list, nor speaks of its last product, unless it is a list itself.
    const next = grids[i + 1];
    const goesOn = !next || says(BEGINS_WITH_RADIO, (next.head ?? next.rows[0])?.[0]);
    return [...table, ...(goesOn ? [] : [ownerToken(NO_OWNER)]), laidToken('mark', '\n')];
  });
}

/** Whether a list of a table whose rows are broken into lines would be read nowhere, or the band of a cell: `Band 2 | RSRP: -99 dBm`. */
function losesList({ rows }: Grid, table: readonly LaidToken[]): boolean {
  const kept = new Set(table.flatMap(({ letter, offset }) => (IS_ITEM.test(letter) ? offset : [])));
  return rows.some((row) => {
    const isCell = row.some((cell) => says(LEVEL, cell));
    return row.some((cell) => {
      const names = cell.filter(({ letter }) => BAND_NAME.test(letter));
      const called = cell.find(({ kind }, i) => kind === 'number' && cell[i - 1]?.kind === 'bandWord');
      return (
        (names.length >= LONG_LIST && names.every(({ offset }) => !kept.has(offset))) ||
        (isCell && called && !kept.has(called.offset))
      );
    });
  });
}

/** `39,90`, in every row, is a price. */
const isDecimal = (cell: GridCell) => says(TWO_NUMBERS, cell) && cell[2]!.length === 2;

/** The columns that hold lists; not those of other numbers where a head says which are of bands. */
function columnsOfLists(head: GridRow, rows: readonly GridRow[]): Set<number> {
  const ofItems = columnOfItems(head, rows);
  if (ofItems >= 0) return new Set([ofItems]);
  // A name such as `N5-CA` may look like a band, and what a head asks is answered with remarks.
  const mayHoldLists = head.map(
    (cell, i) =>
      !says(ONLY_NAMES, cell) &&
      !says(ASKS, cell) &&
      (says(SAYS_RADIO, cell) || !rows.every((row) => isDecimal(row[i] ?? []))),
  );
  const lists = new Set<number>();
  const sure = new Set<number>();
  for (const row of rows)
    for (const [i, cell] of row.entries())
      if (mayHoldLists[i] && isList(cell)) {
        lists.add(i);
        if (says(SAYS_RADIO, head[i]) || (says(NAMES_BANDS, cell) && !says(REMARK, cell))) sure.add(i);
      }
  if (![...sure].some((i) => says(SAYS_RADIO, head[i]) && !says(NAME, head[i]))) return lists;
  // `20` below `NB-IoT`, beside a column of lists.
  for (const row of rows)
    for (const [i, cell] of row.entries()) if (isItem(cell) && says(ONLY_LABEL, head[i])) sure.add(i);
  return sure;
}

/** The column of a table that has one band in each row: `| Frequency | Band | Protocol |`; -1 if there is none. */
const columnOfItems = (head: GridRow, rows: readonly GridRow[]) =>
  rows.length > 1
    ? head.findIndex((cell, i) => {
        const isAlone = !rows.some((row) => row.some((other, k) => k !== i && isList(other)));
        const items = rows.filter((row) => says(ITEM, row[i]) || (isAlone && says(FEW_ITEMS, row[i])));
        const bands = items.filter((row) => says(NAMED_BAND, row[i]));
        return (
          ((says(ONLY_BAND_WORD, cell) || (says(LABELLED_BAND_WORD, cell) && isOnlyRadio(head))) &&
            items.length === rows.length) ||
          (bands.length > 2 && bands.length >= rows.length - 1 && isAlone)
        );
      })
    : -1;

const isOnlyRadio = (head: GridRow) => head.filter((cell) => says(SAYS_RADIO, cell)).length === 1;

/** Several heads of what is measured: a scan of cells. */
const isOfCells = (head: GridRow) => head.filter((cell) => says(SIGNAL, cell)).length > 1;
/** `Name`, and below it `Truck 07` and `Truck 12`, each of which is on a cell. */
const namesRows = ([head]: GridRow, rows: readonly GridRow[], text: string) =>
  says(NAMES, head) &&
  rows.every(([first]) => says(NAME, first)) &&
  new Set(rows.map(([first]) => nameOf(first, text))).size === rows.length;

/** A table whose heads and first cells tell which axis names what the bands belong to. */
function readAxes({ head, rows }: Grid, text: string): LaidToken[] | undefined {
  if (!head || (isOfCells(head) && !namesRows(head, rows, text))) return undefined;
  const lists = columnsOfLists(head, rows);
  if (lists.size === 0) return undefined;
  const from = [...lists].reduce((least, i) => Math.min(least, i), head.length);
  const body = fillDown(rows, (i) => !lists.has(i));
  const listRows = body.filter((row) => row.some((cell, i) => lists.has(i) && isListOrItem(cell)));
  const heads = [...lists].map((i) => head[i] ?? []);
  const startsWithRadio = listRows.some((row) =>
    row.slice(0, from).some((cell) => says(SAYS_RADIO, cell) && !says(NAME, cell)),
  );
  /** `| Model | Europe | USA |`: both axes are names. */
  const areCrossed =
    !startsWithRadio &&
    heads.every((cell) => says(PLACE, cell)) &&
    head.some((cell, i) => !lists.has(i) && says(NAMES, cell));
  /** Two products at least stand above, even if the list of one is `the same`. */
  const areCodes = head.filter((cell, i) => i >= from && says(CODE, cell)).length > 1;
  const nameColumns =
    (lists.size > 1 || areCodes) &&
    !areCrossed &&
    heads.every((cell) => says(HEAD_NAME, cell) && !IS_OF_VALUES.test(nameOf(cell, text))) &&
    (startsWithRadio || !heads.some((cell) => says(SAYS_RADIO, cell)));
  return nameColumns ? readColumns(head, body, from, text) : readNamedRows(head, listRows, lists, text);
}

/** Three bands or more, without their prefix. */
const isListOfNumbers = (cell: GridCell) =>
  says(ONLY_NUMBERS, cell) && cell.every(({ kind, value }) => kind !== 'number' || isBand('lte', value));

/** The names above the columns; two alike are told apart by the first row that does: `Zentia (August 2021)`. */
function namesOfColumns(head: GridRow, body: readonly GridRow[], text: string): readonly string[] {
  const names = head.map((cell) => nameOf(cell, text));
  const columns = groupBy([...names.keys()], (i) => names[i]!);
  for (const [name, alike] of columns) {
    if (!name || !alike[1]) continue;
    const apart = body.find(
      (row) =>
        alike.every((i) => !isEmpty(row[i]) && row[i]!.length < LONGEST_LABEL && !isListOrItem(row[i]!)) &&
        new Set(alike.map((i) => nameOf(row[i]!, text))).size === alike.length,
    );
    for (const [k, i] of alike.entries()) names[i] = `${name} (${apart ? nameOf(apart[i]!, text) : k + 1})`;
  }
  return names;
}

/** The heads are names: `| | EC25-E | EC25-A |`, and below them `| LTE | B1/B3 | B2/B4 |`. */
function readColumns(head: GridRow, body: readonly GridRow[], from: number, text: string): LaidToken[] {
  const isCarrier = head.some((cell) => says(CARRIER, cell)) && !nameVersions(head, text);
  const names = namesOfColumns(head, body, text);
  let section: GridCell = [];
  /** Radios of a row of their own: `| Radio | NB-IoT | LTE-M |`. */
  const radios: GridCell[] = [];
  const saysBands = body.some((row) => row.some((cell) => says(NAMES_BANDS, cell)));
  /** `Must have | 4, 12, 66 | 2, 12, 14`, beside a row that speaks of bands. */
  const areBands = (row: GridRow) => {
    const cells = row.slice(from).filter((cell) => !isEmpty(cell));
    return saysBands && cells.length > 1 && cells.every(isListOfNumbers);
  };
  const areOnCells = body.some(([label, ...cells]) => cells.some((cell) => isLevel(label, cell)));
  const moment = areOnCells ? [ofMoment] : [];
  return body.flatMap((row) => {
    const first = joinRadios(row.slice(0, from));
    const hasRadio = says(LABEL, first);
    if (hasRadio && row.slice(from).every(isEmpty)) section = first;
    return row.flatMap((own, i) => {
      if (i < from || !head[i]?.[0]) return [];
      const cell = IS_SAME.test(nameOf(own, text)) ? (row[i - 1] ?? own) : own;
      if (!isListOrItem(cell)) {
        if (says(ONLY_LABEL, cell)) radios[i] = cell;
        return [];
      }
      const above = hasRadio ? [] : (radios[i] ?? section);
      const label = [...moment, ...above, ...first, ...(areBands(row) ? [spoken] : [])];
      if (!label[0] && !says(NAMES_BANDS, cell)) return [];
      return layOutCell({ name: names[i]!, isCarrier }, label, cell);
    });
  });
}

/** Above what is only numbered. */
const HEADS_NUMBERS =
  /^(?:sim(?: card| slot)?|slot|modem|router|unit|interface|port|wan|profile?|perfil|schnittstelle|interfa[zc]e?|卡|卡槽|接口|模块)$/i;
/** `2` below `SIM`, `Slot` or `Modem`: a name together with what stands above it. */
const isNumbered = (cell: GridCell | undefined, above: GridCell | undefined, text: string) =>
  HEADS_NUMBERS.test(nameOf(above, text)) && /^\d{1,2}$/.test(nameOf(cell, text));

/** The names in one cell: `KX1/KX2` */
const splitShared = (whole: string) => whole.split(/ ?(?:[/,]|\+(?=.)) ?/, MOST_NAMES);
const IS_CODE_IN_CAPITALS = /^(?=.*\p{Lu})[\p{Lu}\d-]{2,}$/u;
/** `EU`, `US` and `EU/US` in the rows of one band each: each band is of one product or of several. */
function shareCodes(rows: readonly GridRow[], i: number, text: string): boolean {
  const names = rows.map((row) => splitShared(nameOf(row[i], text)));
  const all = new Set(names.flat());
  return (
    names.some(({ length }) => length > 1) &&
    names.some(({ length }) => length < all.size) &&
    2 * all.size <= rows.length &&
    [...all].every((name) => IS_CODE_IN_CAPITALS.test(name))
  );
}

/** Of the columns that hold no lists, the one whose cells tell most rows apart by name. */
function columnOfNames(
  head: GridRow,
  rows: readonly GridRow[],
  { others, radio, areRadios }: { others: readonly number[]; radio: number | undefined; areRadios: boolean },
  text: string,
): number | undefined {
  const areItems = columnOfItems(head, rows) >= 0;
  const areOnCells = isOfMoment(head, rows);
  /** Any words are names below `Model` or `Carrier`, where the other heads say that bands are theirs. */
  const isName = (cell: GridCell | undefined, above: GridCell | undefined) =>
    isNumbered(cell, above, text) ||
    // A sentence names nothing.
    (cell?.at(-1)?.letter !== '.' &&
      !IS_MEASURE.test(nameOf(cell, text)) &&
      !IS_TOPIC.test(nameOf(cell, text)) &&
      ((says(NAMES, above) || isEmpty(above)) && (areRadios || !says(SAYS_RADIO, cell))
        ? !isEmpty(cell)
        : says(NAME, cell)));
  /** Whether another column has one carrier in each row, so that a country only says where it is. */
  const isPlaceOfCarrier = (i: number) =>
    COUNTRY.test(nameOf(head[i], text)) &&
    others.some(
      (k) => namesCarriers(head[k], text) && rows.every((row) => carriersOf(row[k] ?? [], text).length < 2),
    );
  const worthOf = (i: number) => {
    if (rows.some((row) => says(SIGNAL, row[i]))) return 0;
    if (isPlaceOfCarrier(i) || IS_OF_REMARKS.test(nameOf(head[i], text))) return 0;
    if (i === radio || !rows.every((row) => isName(row[i], head[i]))) return 0;
    // Rows of one band each have many words that name nothing.
    const isOfNames = says(NAMES, head[i]) || namesNetworks(head[i], text) || shareCodes(rows, i, text);
    if (areItems && !isOfNames) return 0;
    const names = new Set(rows.map((row) => nameOf(row[i]!, text).toLowerCase()));
    const isNamed = namesCarriers(head[i], text) ? 2 : says(PRODUCT, head[i]) ? 1 : 0;
    // Beside names, a column of order codes or versions names nothing.
    if (i > 0 && IS_OF_CODES.test(nameOf(head[i], text))) return 4 * names.size - 1;
    // What is on a cell has a name of its own, whatever model and carrier it has.
    if (areOnCells) return 4 * names.size;
    return 4 * names.size + isNamed + (rows.every((row) => says(CODE, row[i])) ? 1 : 0);
  };
  const worth = others.map(worthOf);
  const best = worth.reduce((most, each) => Math.max(most, each), 0);
  const named = others[worth.indexOf(best)]!;
  const areNamed = areRadios || says(NAMES, head[named]) || namesCarriers(head[named], text);
  return best > 0 && areNamed ? named : undefined;
}

/** One band in each row, which nobody says whose it is, and its radio. */
function readRowsOfBands(
  head: GridRow,
  rows: readonly GridRow[],
  { lists, radio }: { readonly lists: ReadonlySet<number>; readonly radio: number },
  text: string,
): LaidToken[] {
  const owner = ownerOfRows(head, text);
  return rows.flatMap((row) => {
    const label = row[radio]!.slice(0, LONGEST_LABEL);
    return row.flatMap((cell, i) => (lists.has(i) ? layOutCell(owner, label, cell) : []));
  });
}

/** The column that names the radio of each row; of two, `UMTS` and `3G/4G`, the one that says more. */
const columnOfRadios = (
  head: GridRow,
  rows: readonly GridRow[],
  others: readonly number[],
  text: string,
): number | undefined =>
  others
    .filter((i) =>
      rows.every((row) => says(CELLULAR, row[i]) && (isOfNetwork(head[i], text) || !says(NAME, row[i]))),
    )
    .sort((a, b) => countRadios(rows, a) - countRadios(rows, b))[0];

/** How many radios the cells of a column name, each counted once in a cell. */
const countRadios = (rows: readonly GridRow[], i: number) =>
  rows.reduce((sum, row) => sum + new Set(lettersOf(row[i]!).match(LABELS)).size, 0);

/** The first cells are names: `| Model | LTE |`, and below it `| EC25-E | B1/B3 |`. */
function readNamedRows(
  head: GridRow,
  rows: readonly GridRow[],
  lists: ReadonlySet<number>,
  text: string,
): LaidToken[] | undefined {
  const others = head.map((_, i) => i).filter((i) => !lists.has(i));
  const radio = columnOfRadios(head, rows, others, text);
  const listHeads = [...lists].map((i) => head[i] ?? []);
  const areRadios =
    radio !== undefined || listHeads.every((cell) => says(SAYS_RADIO, cell) && !says(PLACE, cell));
  const named = columnOfNames(head, rows, { others, radio, areRadios }, text);
  if (named === undefined)
    return radio === undefined || columnOfItems(head, rows) < 0
      ? undefined
      : readRowsOfBands(head, rows, { lists, radio }, text);
  const areProducts = says(PRODUCT, head[named]);
  const known = rows.filter((row) => says(CARRIER, row[named]));
  // Beside `MNO`, what stands below `Name` are those that sell its network.
  const isBesideCarrier = head.some((cell, i) => i !== named && says(CARRIER, cell));
  const areVersions = nameVersions(
    rows.map((row) => row[named]),
    text,
  );
  const areCarriers =
    namesNetworks(head[named], text) || known.length > (isBesideCarrier ? 0 : areProducts ? rows.length : 1);
  const namesAlone = new Set(rows.map((row) => nameOf(row[named]!, text)));
  const ownRadio = (row: GridRow) =>
    radio === undefined ? [] : withoutOlder(row[radio]!).slice(0, LONGEST_LABEL);
  const moment = isOfMoment(head, rows) ? [ofMoment] : [];
  const joinCells = (cells: readonly GridCell[]) => cells.map((cell) => nameOf(cell, text)).join('|');
  // Rows of one list each may be one product, in a row for each radio.
  const radioOfList = (row: GridRow) => (lists.size > 1 ? [] : [ownRadio(row)]);
  const countNames = (...columns: readonly number[]) =>
    new Set(rows.map((row) => joinCells([...columns.map((i) => row[i]!), ...radioOfList(row)]))).size;
  /** `KX1 | EU` and `KX1 | US`: what tells the rows of one name apart. */
  const further = others.find(
    (i) =>
      rows.every((row) => says(PLACE, row[i])) &&
      countNames(named) < rows.length &&
      countNames(named, i) === rows.length,
  );
  return rows.flatMap((row) => {
    const names = namesOfCell(row[named]!, head[named], namesAlone, text);
    const isCarrier = !areVersions && (areCarriers || (known.includes(row) && !areProducts));
    return row.flatMap((cell, i) => {
      if (!lists.has(i) || !isListOrItem(cell)) return [];
      // `| Model | LTE EU | LTE US |`
      const above = head[i] ?? [];
      const places = [row[further ?? -1] ?? [], above.filter(isPlace)].filter(([first]) => first);
      // `LTE Cat-M1` in a cell says nothing of what stands below `WCDMA`.
      const isTold = says(OLDER, above) || (lists.size > 1 && says(LABEL, above));
      const radios = isTold ? [] : ownRadio(row);
      const label = [...moment, ...above.filter((token) => !isPlace(token)), ...radios];
      return names.flatMap((name) =>
        layOutCell(
          { name: [name, ...places.map((place) => nameOf(place, text))].join(' '), isCarrier },
          label,
          cell,
        ),
      );
    });
  });
}

/** `B1 | KX1/KX2` is of both, where another row says `KX1`, and `B20 | Orange, Vodafone` in any case. */
function namesOfCell(
  cell: GridCell,
  above: GridCell | undefined,
  namesAlone: ReadonlySet<string>,
  text: string,
): readonly string[] {
  if (isNumbered(cell, above, text)) return [`${nameOf(above, text)} ${nameOf(cell, text)}`];
  const carriers = carriersOf(cell, text);
  if (carriers.length > 1) return carriers;
  const whole = nameOf(cell, text);
  const parts = splitShared(whole);
  return parts.some((name) => name !== whole && namesAlone.has(name)) ? parts : [whole];
}

/** `RSRP`, and beside or below it `-88` */
const isLevel = (label: GridCell | undefined, cell: GridCell) =>
  says(SIGNAL, label) && says(IS_NEGATIVE, cell);
/** Beside what was measured, `LTE B3 | -88`, stand cells of one moment. */
const isOfMoment = (head: GridRow, rows: readonly GridRow[]) =>
  rows.some((row) => row.some((cell, i) => isLevel(head[i], cell)));

/** Beside `LTE Cat 1 bis, GSM` stand bands of LTE. */
const withoutOlder = (cell: GridCell) =>
  says(NEWER, cell) ? cell.filter(({ letter }) => !OLDER.test(letter)) : cell;

/** The columns in which each row has something of a kind. */
const columnsThatHold = (isKind: (cell: GridCell) => boolean, rows: readonly GridRow[]): number[] =>
  (rows[0] ?? []).flatMap((_, i) => (rows.every((row) => isKind(row[i] ?? [])) ? [i] : []));

/**
 * Two columns of a comparison whose names were not copied: `2G | 900/1800 | 900/1800`, and below it `4G | B1/B3 | B2/B4`.
 * Columns of one device, as those for FDD and TDD, share no band.
 */
function readUnnamed({ head, rows }: Grid): LaidToken[] | undefined {
  const holdsBands = (cell: GridCell) => says(BANDS, cell);
  const listRows = [...(head ? [head] : []), ...rows].filter(
    ([first, ...cells]) =>
      says(SAYS_RADIO, first) && !holdsBands(first!) && cells.filter(holdsBands).length > 1,
  );
  const columns = columnsThatHold(holdsBands, listRows);
  const valuesOf = (cell: GridCell) => cell.flatMap(({ letter, value }) => (BANDS.test(letter) ? value : []));
  const shareBands = (row: GridRow) => {
    const [one, ...others] = columns.map((i) => new Set(valuesOf(row[i]!)));
    return others.every((other) => [...one!].some((value) => other.has(value)));
  };
  if (listRows.length < 2 || columns.length < 2 || !listRows.some(shareBands)) return undefined;
  return listRows.flatMap((row) =>
    columns.flatMap((i, k) => layOutCell({ name: `#${k + 1}`, isCarrier: false }, row[0]!, row[i]!)),
  );
}

/**
 * A table without a head, in which each list has a product, place or carrier of its own beside it. Without a label beside
 * each list, several rows have to name such things: `| Brazil | Vivo | B3/B7 | n78 |`.
 */
function readHeadless({ head, rows }: Grid, text: string): LaidToken[] | undefined {
  const hasBands = (cell: GridCell) => isList(cell) || says(SPOKEN_ITEM, cell);
  const bandRows = head ? [] : rows.filter(isRowOfBand);
  if (bandRows.length > 1)
    return bandRows.flatMap((row) => {
      const radio = row.slice(2).find((cell) => says(CELLULAR, cell)) ?? [];
      // Whether it is in service and what else is said there, is said of a network.
      const owner = row.length >= OF_NETWORK ? OWNER_OF_NETWORK : undefined;
      return layOutCell(owner, radio.slice(0, LONGEST_LABEL), row[1]!);
    });
  const listRows = rows.filter((row) => row.some(hasBands));
  const columns = columnsThatHold(hasBands, listRows);
  const [first = 0] = columns;
  const areLabelled = columns.length === 1 && listRows.every((row) => says(LABEL, row[first]));
  const areNamed =
    (listRows.length >= FEWEST_NAMED || listRows.some((row) => says(CARRIER, row[0]))) &&
    listRows.every((row) => columns.every((i) => says(NAMED_BAND, row[i]) || says(SPOKEN_ITEM, row[i])));
  // Left of the lists, a name such as `North America (N4)` may look like one.
  const isAlike = (row: GridRow) =>
    row.every((cell, i) => i < first || columns.includes(i) || !hasBands(cell));
  if (head || listRows.length < 2 || !listRows.every(isAlike) || !(areLabelled || areNamed)) return undefined;
  const countRows = (what: RegExp, i: number) => listRows.filter((row) => says(what, row[i])).length;
  const areNames = (i: number) =>
    new Set(listRows.map((row) => nameOf(row[i]!, text))).size === listRows.length &&
    (countRows(NAMED, i) === listRows.length ||
      (areNamed &&
        listRows.every((row) => says(HAS_WORD, row[i]) && !says(SAYS_RADIO, row[i])) &&
        (countRows(CARRIER, i) > 1 || 2 * countRows(NAMED, i) >= listRows.length)));
  const named = listRows[0]!.findIndex((_, i) => i < first && areNames(i));
  if (named < 0) return undefined;
  const areVersions = nameVersions(
    listRows.map((row) => row[named]),
    text,
  );
  const known = areVersions ? [] : listRows.filter((row) => says(CARRIER, row[named]));
  const areCarriers = known.length > 1 || 2 * known.length === listRows.length;
  return listRows.flatMap((row) => {
    const name = row[named]!;
    const label = name.filter(({ letter }) => LABEL.test(letter));
    const isCarrier = areCarriers || known.includes(row);
    return columns.flatMap((i) => layOutCell({ name: nameOf(name, text), isCarrier }, label, row[i]!));
  });
}

/** Several carriers, each of which has what stands beside them: `Orange, Vodafone and Play`. */
function carriersOf(cell: GridCell, text: string): string[] {
  const names = splitNames(cell, BETWEEN_NAMES, text).filter(([first]) => first);
  const known = names.filter((name) => says(ONLY_CARRIER, name));
  return names.every((name) => says(ONLY_NAME, name)) && 2 * known.length >= names.length
    ? names.slice(0, MOST_NAMES).map((name) => nameOf(name, text))
    : [];
}

/** The names of a cell between the tokens that divide it; with a capital letter, `Plus` is one of them. */
function splitNames(cell: GridCell, divides: RegExp, text: string): GridCell[] {
  const parts: Token[][] = [[]];
  for (const token of cell)
    if (divides.test(token.letter) && !/\p{Lu}/u.test(text[token.offset]!)) parts.push([]);
    else parts.at(-1)!.push(token);
  return parts;
}

/** `Band 28 (700 MHz): Telekom, Vodafone`, and `{ band: 'B28', operators: ['Telekom', 'A1'] }`: the band is one of each. */
function readBandOfCarriers(line: GridCell, text: string, areAllCarriers: boolean): LaidToken[] | undefined {
  const letters = lettersOf(line);
  const lengthOf = (before: RegExp) => before.exec(letters)?.[0].length ?? 0;
  const length = lengthOf(BEFORE_CARRIERS);
  const others = areAllCarriers ? lengthOf(BEFORE_NAMES) : 0;
  const from = others || length || lengthOf(BEFORE_OPERATORS);
  const rest = line.slice(from);
  const isAmongKnown = length > 0 && others === 0;
  const carriers = isAmongKnown
    ? carriersOf(rest, text)
    : from > 0
      ? namesInValue(rest, text, others > 0)
      : [];
  if (carriers[0])
    return carriers.flatMap((name) => layOutCell({ name, isCarrier: true }, [], line.slice(0, from - 1)));
  // `2000 MHz (B23): no bids`
  return others > 0 && says(DENIES, rest) ? [] : undefined;
}

/**
 * The names in the value of a key: `['Telekom', 'A1'] }`. Where several such lines name carriers, remarks may stand beside them:
 * `two blocks for TIM and Wind Tre, 20 MHz each`.
 */
function namesInValue(cell: GridCell, text: string, mayHaveRemarks: boolean): string[] {
  const end = cell.findIndex(({ letter }) => /[\]}]/.test(letter));
  const parts = splitNames(end < 0 ? cell : cell.slice(0, end), BETWEEN_VALUES, text).map((name) =>
    name.filter(({ letter }) => !/["';]/.test(letter)),
  );
  const areBesideRemarks = mayHaveRemarks && parts.some((part) => says(CARRIER, part));
  if (!areBesideRemarks && !parts.every((part) => says(ONLY_NAME, part))) return [];
  const names = areBesideRemarks ? parts.map(nameBesideRemark).filter(([first]) => first) : parts;
  return names.length <= MOST_NAMES ? names.map((name) => nameOf(name, text)) : [];
}

/** A name, or what follows from a carrier on; else nothing. */
function nameBesideRemark(part: GridCell): GridCell {
  if (says(ONLY_NAME, part) && !says(HAS_DIGITS, part)) return part;
  const from = part.findIndex(({ letter }) => CARRIER.test(letter));
  return from < 0 ? [] : part.slice(from);
}

/** Lines of text, and the rows of a table whose axes are not clear. */
function readRows({ head = [], rows }: Grid): LaidToken[] {
  const filled = fillDown(rows, (i) => i === 0);
  const moment = isOfCells(head) && isOfMoment(head, rows) ? [ofMoment] : [];
  // `Access Technology | LTE-A` of a status page is no head.
  const areKeys = head.length === 2 && rows.some(([first]) => says(SIGNAL, first));
  return [...(head[0] ? [head] : []), ...filled].flatMap((row) => {
    const [first] = row;
    const cells = row.map((cell, i) => {
      const above = head[i] ?? [];
      const saysMore = says(LABEL, above)
        ? !says(LABEL, first) && !says(BEGINS_WITH_RADIO, cell)
        : // The first row of two columns may be an attribute and its value, as `Ports | RJ45`.
          says(head.length > 2 ? SAYS_MORE : SAYS_RADIO, above);
      return says(BANDS, cell) && saysMore && !areKeys && row !== head
        ? [...above, laidToken('mark', ':'), ...cell]
        : cell;
    });
    return [
      ...moment,
      ...cells.flatMap((cell) => (row[1] ? [...cell, laidToken('mark', '|')] : cell)),
      laidToken('mark', '\n'),
    ];
  });
}
