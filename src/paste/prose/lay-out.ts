/**
 * Lays tables out as lines: each list of a table becomes a line of its own, with what it belongs to and which radios it is
 * of before it. One axis of a table names products, regions or carriers, the other one radios; which is which is told by the
 * heads and the first cells. A table whose axes are not clear is read row by row, like text.
 */
import { isBand } from '../reading.js';
import { layOutCarriers } from './carriers-in-sentences.js';
import {
  cutGrids,
  type Grid,
  type GridCell,
  type GridRow,
  isEmpty,
  isItem,
  isList,
  isRowOfBand,
  says,
} from './cut-grids.js';
import { type LaidToken, NO_OWNER, type Owner, ownerToken } from './laid-token.js';
import { letterOf, pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';
import { IS_TOPIC, IS_UNLOCKED } from './write-names.js';

const LABEL = pattern('<label>');
const OLDER = pattern('<gsm umts cdma tdScdma>');
const NEWER = pattern('<lte nr lteM nbIot>');
const CELLULAR = pattern('<lte nr fdd tdd sa nsa lteM nbIot gsm umts cdma tdScdma>');
/** A cell that needs no head to say its radio: `2G GSM: 850/900; 4G: 1/3`. */
const BEGINS_WITH_RADIO = pattern('^\\W*<lte nr gsm umts>');
const RADIO = pattern('<label bandWord>');
const NAME = pattern('<word code region carrier operator and variant>|[\u3040-\u30ff]');
const HEAD_NAME = pattern('<word code region carrier operator frequency and variant>|[\u3040-\u30ff]');
const CARRIER = pattern('<carrier operator>');
const PRODUCT = pattern('<variant hardware>');
const PLACE = pattern('<code region carrier>');
const ONLY_CARRIER = pattern('^<carrier><carrier region>*$');
const ONLY_NAME = pattern('^[^{item frequency label bandWord use not filler signal}.;:=]{1,4}$');
const BETWEEN_NAMES = pattern('^[,{and}]$');
const BETWEEN_VALUES = pattern('^[,/{and}]$');
/** A band and what announces names, in a line. */
const BEFORE_CARRIERS = pattern('^(?=[^:]*<item>)[^:\\n{carrier word use}]*:(?=<carrier>)');
const BAND_OF_KNOWN = pattern('^(?=[^:]*<item>)[^:\\n{carrier word use}]*:[^:]*<carrier>[^:]*$');
/** The same in a text in which several such lines name carriers: any names follow. */
const BEFORE_NAMES = pattern('^(?=[^:]*<item>)[^:\\n{carrier word use}]*:(?=[^:]*$)');
const BEFORE_OPERATORS = pattern('^(?=[^\\n]*<item>)[^\\n]*<operator>["\']?[:=][ "\'([]*');
const isPlace = ({ letter }: Token) => PLACE.test(letter);
/** The head of names. */
const NAMES = pattern('<variant device carrier operator>');
const ONLY_NAMES = pattern('^<variant operator>+$');
const ONLY_NUMBERS = pattern('^<number>(?:[,/]<number>){2,}$');
/** A list and nothing else. */
const ONLY_BANDS = pattern('^[^\\w]*(?:<item frequency mhz and>[^\\w]*)+$');
/** `1800 MHz`, `4x4 MIMO` */
const NO_NAME = pattern('^\\W*(?:<frequency mhz>+|(?:<filler>\\W*)+)\\W*$');
const ONLY_BAND_WORD = pattern('^\\W*<bandWord>\\W*$');
const LABELLED_BAND_WORD = pattern('^(?:<label>\\W?)+<bandWord>$');
/** A single band, and what may be said of it in brackets. */
const ITEM = pattern('^\\W*(?:(?:<label>\\W?)*<bandWord>)?<item>(?:\\W*\\([^()]*\\))?\\W*$');
/** `2/25` of one frequency */
const FEW_ITEMS = pattern('^\\W*<item>(?:/<item>){1,2}\\W*$');
const SPOKEN_ITEM = pattern('^\\W*(?:<label>\\W?)*<bandWord><item>\\W*$');
/** `Works here?` */
const ASKS = pattern('\\?$');
const NAMED_BAND = pattern('^\\W*<band nrBand>');
const CATEGORY = pattern('<category>');
const NAMES_BANDS = pattern('<label bandWord band nrBand>');
/** `complete but for B28` */
const REMARK = pattern('^[^{label item}]*<word>[^{label item}]*<item>[^{label item}]*$');
const CODE = pattern('<code>');
const NAMED = pattern('<code region carrier variant>');
/** Above what is measured of cells; a column of network codes alone is none. */
const SIGNAL = pattern('<signal>');
const BANDS = pattern('<item frequency>');
/** In a table of marks: the cell of the band, a cell with or without it. */
const BAND = pattern(
  '^(?:<frequency><mhz>?\\(?)?(?:<label>-?)*<bandWord>?<item>(?:/<item>){0,2}[ )]*(?:\\W?<frequency><mhz>?\\)?)?$',
);
const MARK = /^[^\w\n]{0,2}$|^[^\w\n]{1,2}[^\Wbn0f]$|^[wxuar]$/;
const HAS_BAND = /^[✓✔●•○〇◯◎△▲√☑✅*+Y×][^\w]?\w?$|^[wua]$/;
const ENDS_OPEN = pattern('[,/&{and}]$');
const FREQUENCY = pattern('<frequency>');
const RADIO_OR_MOMENT = pattern('<label bandWord serving>');
const HAS_WORD = pattern('[^\\W{item frequency spent not label}]');
/** Beside the marks below radios: `FDD`, `1920 – 1980`, `60`. */
const LABEL_OR_NUMBER = pattern('<frequency number label>');
const ONLY_LABEL = pattern('^\\W*(?:<support filler>*<label>\\W?)+<bandWord support filler>*\\W*$');
/** What says more of the bands below it than their radio. */
const SAYS_MORE = pattern('<label bandWord code region carrier operator>');

const isListOrItem = (cell: GridCell) => isList(cell) || isItem(cell) || says(ITEM, cell);
/** No label or name of a table is longer, in tokens. */
const LONGEST_LABEL = 12;
/** A row of a network's spectrum has so many cells: frequency, number, radio, generation, status. */
const OF_NETWORK = 5;
/** So many rows of a table without a head tell names apart. */
const FEWEST_NAMED = 3;
/** How many names may stand in one cell. */
const MOST_NAMES = 8;
const mark = (letter: string): LaidToken => ({ kind: 'mark', letter, value: 0, offset: 0, length: 0 });
const IS_NEGATIVE = pattern('^-<spent number>');
const ofMoment: LaidToken = { kind: 'serving', letter: letterOf('serving'), value: 0, offset: 0, length: 0 };
const spoken: LaidToken = { kind: 'bandWord', letter: 'v', value: 0, offset: 0, length: 0 };

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

/** The text of a cell as a name, without the stars of bold type. */
function nameOf(cell: GridCell, text: string): string {
  const last = cell.at(-1);
  return last ? text.slice(cell[0]!.offset, endOf(last)).replace(/^[*_"'{[(]+|[*_"']+$/g, '') : '';
}

/** `Carrier`, and `Network` or `Market` where it stands above names. */
const namesCarriers = (head: GridCell | undefined, text: string) =>
  says(CARRIER, head) || /^(?:network|market)s?$/i.test(nameOf(head ?? [], text));

/** `Same as EC25-E`, in place of the list beside it. */
const IS_SAME = /^(?:same|idem|ditto|igual|gleich|identi|uguale|то же|同|″|〃)/i;
const COUNTRY =
  /^(?:(?:country|国家) ?\/ ?(?:region|地区)|country|land|pays|país|paese|kraj|ülke|страна|国家|国)$/i;
/** The same, and above countries, whose networks use the bands. */
const namesNetworks = (head: GridCell | undefined, text: string) =>
  namesCarriers(head, text) || COUNTRY.test(nameOf(head ?? [], text));

/** Beside `Unlocked`, what carriers name are versions of a product. */
const nameVersions = (cells: readonly (GridCell | undefined)[], text: string) =>
  cells.some((cell) => IS_UNLOCKED.test(nameOf(cell ?? [], text)));

/** All tokens, with tables as lines. */
export function layOut(tokens: readonly Token[], text: string): LaidToken[] {
  const grids = [...cutGrids(tokens)];
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
    const table = readMarks(grid, text) ?? readAxes(grid, text) ?? readHeadless(grid, text);
    if (!table) return readRows(grid);
    // What follows a table does not go on with its last list, nor speaks of its last product, unless it is a list itself.
    const next = grids[i + 1];
    const goesOn = !next || says(BEGINS_WITH_RADIO, (next.head ?? next.rows[0])?.[0]);
    return [...table, ...(goesOn ? [] : [ownerToken(NO_OWNER)]), mark('\n')];
  });
}

/** Empty cells of some columns have what stands above them, and so has the rest of a name: `Australia,` and `Brazil`. */
function fillDown(rows: readonly GridRow[], isFilled: (column: number) => boolean): GridRow[] {
  const above: GridCell[] = [];
  return rows.map((row) =>
    row.map((cell, i) => {
      if (!isFilled(i)) return cell;
      const goesOn = isEmpty(cell) || (isEmpty(row[0]) && says(ENDS_OPEN, above[i]));
      if (!goesOn) above[i] = cell.length > LONGEST_LABEL ? [] : cell;
      return goesOn ? (above[i] ?? cell) : cell;
    }),
  );
}

/** The columns that hold lists; not those of other numbers where a head says which are of bands. */
function columnsOfLists(head: GridRow, rows: readonly GridRow[]): Set<number> {
  const ofItems = columnOfItems(head, rows);
  if (ofItems >= 0) return new Set([ofItems]);
  // A name such as `N5-CA` may look like a band, and what a head asks is answered with remarks.
  const mayHoldLists = head.map((cell) => !says(ONLY_NAMES, cell) && !says(ASKS, cell));
  const lists = new Set<number>();
  const sure = new Set<number>();
  for (const row of rows)
    for (const [i, cell] of row.entries())
      if (mayHoldLists[i] && isList(cell)) {
        lists.add(i);
        if (says(RADIO, head[i]) || (says(NAMES_BANDS, cell) && !says(REMARK, cell))) sure.add(i);
      }
  if (![...sure].some((i) => says(RADIO, head[i]) && !says(NAME, head[i]))) return lists;
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

const isOnlyRadio = (head: GridRow) => head.filter((cell) => says(RADIO, cell)).length === 1;

/** A table whose heads and first cells tell which axis names what the bands belong to. */
function readAxes({ head, rows }: Grid, text: string): LaidToken[] | undefined {
  if (!head || head.filter((cell) => says(SIGNAL, cell)).length > 1) return undefined;
  const lists = columnsOfLists(head, rows);
  if (lists.size === 0) return undefined;
  const from = [...lists].reduce((least, i) => Math.min(least, i), head.length);
  const body = fillDown(rows, (i) => !lists.has(i));
  const listRows = body.filter((row) => row.some((cell, i) => lists.has(i) && isListOrItem(cell)));
  const heads = [...lists].map((i) => head[i] ?? []);
  const startsWithRadio = listRows.some((row) =>
    row.slice(0, from).some((cell) => says(RADIO, cell) && !says(NAME, cell)),
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
    (startsWithRadio || !heads.some((cell) => says(RADIO, cell)));
  return nameColumns ? readColumns(head, body, from, text) : readNamedRows(head, listRows, lists, text);
}

/** Three bands or more, without their prefix. */
const isListOfNumbers = (cell: GridCell) =>
  says(ONLY_NUMBERS, cell) && cell.every(({ kind, value }) => kind !== 'number' || isBand('lte', value));

/** The heads are names: `| | EC25-E | EC25-A |`, and below them `| LTE | B1/B3 | B2/B4 |`. */
function readColumns(head: GridRow, body: readonly GridRow[], from: number, text: string): LaidToken[] {
  const isCarrier = head.some((cell) => says(CARRIER, cell)) && !nameVersions(head, text);
  let section: GridCell = [];
  /** Radios of a row of their own: `| Radio | NB-IoT | LTE-M |`. */
  const radios: GridCell[] = [];
  const saysBands = body.some((row) => row.some((cell) => says(NAMES_BANDS, cell)));
  /** `Must have | 4, 12, 66 | 2, 12, 14`, beside a row that speaks of bands. */
  const areBands = (row: GridRow) => {
    const cells = row.slice(from).filter((cell) => !isEmpty(cell));
    return saysBands && cells.length > 1 && cells.every(isListOfNumbers);
  };
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
      const label = [...above, ...first, ...(areBands(row) ? [spoken] : [])];
      if (!label[0] && !says(NAMES_BANDS, cell)) return [];
      return layOutCell({ name: nameOf(head[i], text), isCarrier }, label, cell);
    });
  });
}

/** Of the columns that hold no lists, the one whose cells tell most rows apart by name. */
function columnOfNames(
  head: GridRow,
  rows: readonly GridRow[],
  { others, radio, areRadios }: { others: readonly number[]; radio: number | undefined; areRadios: boolean },
  text: string,
): number | undefined {
  const areItems = columnOfItems(head, rows) >= 0;
  /** Any words are names below `Model` or `Carrier`, where the other heads say that bands are theirs. */
  const isName = (cell: GridCell | undefined, above: GridCell | undefined) =>
    // A sentence names nothing.
    cell?.at(-1)?.letter !== '.' &&
    !IS_MEASURE.test(nameOf(cell ?? [], text)) &&
    !IS_TOPIC.test(nameOf(cell ?? [], text)) &&
    ((says(NAMES, above) || isEmpty(above)) && (areRadios || !says(RADIO, cell))
      ? !isEmpty(cell) && !says(NO_NAME, cell)
      : says(NAME, cell));
  /** Whether another column has one carrier in each row, so that a country only says where it is. */
  const isPlaceOfCarrier = (i: number) =>
    COUNTRY.test(nameOf(head[i] ?? [], text)) &&
    others.some(
      (k) => namesCarriers(head[k], text) && rows.every((row) => carriersOf(row[k] ?? [], text).length < 2),
    );
  const worthOf = (i: number) => {
    if (isPlaceOfCarrier(i) || IS_OF_REMARKS.test(nameOf(head[i] ?? [], text))) return 0;
    if (i === radio || !rows.every((row) => isName(row[i], head[i]))) return 0;
    // Rows of one band each have many words that name nothing.
    if (areItems && !says(NAMES, head[i]) && !namesNetworks(head[i], text)) return 0;
    const names = new Set(rows.map((row) => nameOf(row[i]!, text).toLowerCase()));
    const isNamed = namesCarriers(head[i], text) ? 2 : says(PRODUCT, head[i]) ? 1 : 0;
    // Beside names, a column of order codes or versions names nothing.
    if (i > 0 && IS_OF_CODES.test(nameOf(head[i] ?? [], text))) return 4 * names.size - 1;
    return 4 * names.size + isNamed + (rows.every((row) => says(CODE, row[i])) ? 1 : 0);
  };
  const worth = others.map(worthOf);
  const best = worth.reduce((most, each) => Math.max(most, each), 0);
  const named = others[worth.indexOf(best)]!;
  const areNamed = areRadios || says(NAMES, head[named]) || namesCarriers(head[named], text);
  return best > 0 && areNamed ? named : undefined;
}

/** The first cells are names: `| Model | LTE |`, and below it `| EC25-E | B1/B3 |`. */
function readNamedRows(
  head: GridRow,
  rows: readonly GridRow[],
  lists: ReadonlySet<number>,
  text: string,
): LaidToken[] | undefined {
  const others = head.map((_, i) => i).filter((i) => !lists.has(i));
  const radio = others.find((i) => rows.every((row) => says(CELLULAR, row[i]) && !says(NAME, row[i])));
  const listHeads = [...lists].map((i) => head[i] ?? []);
  const areRadios = radio !== undefined || listHeads.every((cell) => says(RADIO, cell) && !says(PLACE, cell));
  const named = columnOfNames(head, rows, { others, radio, areRadios }, text);
  if (named === undefined)
    return radio === undefined || columnOfItems(head, rows) < 0
      ? undefined
      : rows.flatMap((row) =>
          row.flatMap((cell, i) => (lists.has(i) ? layOutCell(undefined, row[radio]!, cell) : [])),
        );
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
    const names = namesOfCell(row[named]!, namesAlone, text);
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
function namesOfCell(cell: GridCell, namesAlone: ReadonlySet<string>, text: string): readonly string[] {
  const carriers = carriersOf(cell, text);
  if (carriers.length > 1) return carriers;
  const whole = nameOf(cell, text);
  const parts = whole.split(/ ?(?:[/,]|\+(?=.)) ?/, MOST_NAMES);
  return parts.some((name) => name !== whole && namesAlone.has(name)) ? parts : [whole];
}

/** Beside what was measured, `LTE B3 | -88`, stand cells of one moment. */
const isOfMoment = (head: GridRow, rows: readonly GridRow[]) =>
  rows.some((row) => row.some((cell, i) => says(SIGNAL, head[i]) && says(IS_NEGATIVE, cell)));

/** Beside `LTE Cat 1 bis, GSM` stand bands of LTE. */
const withoutOlder = (cell: GridCell) =>
  says(NEWER, cell) ? cell.filter(({ letter }) => !OLDER.test(letter)) : cell;

/** The first cells of a row that say its radio, or that it is of one moment: `Serving cell`. */
const joinRadios = (cells: GridRow) =>
  cells
    .filter((cell) => says(RADIO_OR_MOMENT, cell))
    .flat()
    .slice(0, LONGEST_LABEL);

/** The line of one list: whose it is, of which radio, and the cell. */
function layOutCell(owner: Owner | undefined, label: GridCell, cell: GridCell): LaidToken[] {
  if (says(CATEGORY, label)) return [];
  // Words of the head, as in `Cellular Type & Band`, name nothing.
  const hasRadio = says(BEGINS_WITH_RADIO, cell);
  const own = label.filter(({ kind, letter }) => kind !== 'word' && !(hasRadio && LABEL.test(letter)));
  const isPure = says(LABEL, label) && says(ONLY_BANDS, cell);
  return [
    ...(owner ? [{ ...ownerToken(owner), beginsCell: true }] : []),
    ...own,
    ...(isPure ? [spoken] : []),
    mark(':'),
    ...cell,
    mark('\n'),
  ];
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
      const owner = row.length >= OF_NETWORK ? { name: '', isCarrier: true } : undefined;
      return layOutCell(owner, radio.slice(0, LONGEST_LABEL), row[1]!);
    });
  const listRows = rows.filter((row) => row.some(hasBands));
  const columns = (listRows[0] ?? []).flatMap((_, i) =>
    listRows.every((row) => hasBands(row[i] ?? [])) ? [i] : [],
  );
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
        listRows.every((row) => says(HAS_WORD, row[i]) && !says(RADIO, row[i])) &&
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
  const carriers = isAmongKnown ? carriersOf(rest, text) : from > 0 ? namesInValue(rest, text) : [];
  return carriers[0] === undefined
    ? undefined
    : carriers.flatMap((name) => layOutCell({ name, isCarrier: true }, [], line.slice(0, from - 1)));
}

/** The names in the value of a key: `['Telekom', 'A1'] }` */
function namesInValue(cell: GridCell, text: string): string[] {
  const end = cell.findIndex(({ letter }) => /[\]}]/.test(letter));
  const names = splitNames(end < 0 ? cell : cell.slice(0, end), BETWEEN_VALUES, text).map((name) =>
    name.filter(({ letter }) => !/["']/.test(letter)),
  );
  return names.length <= MOST_NAMES && names.every((name) => says(ONLY_NAME, name))
    ? names.map((name) => nameOf(name, text))
    : [];
}

/** Lines of text, and the rows of a table whose axes are not clear. */
function readRows({ head = [], rows }: Grid): LaidToken[] {
  const filled = fillDown(rows, (i) => i === 0);
  // Several heads of what is measured: a scan of cells.
  const moment =
    head.filter((cell) => says(SIGNAL, cell)).length > 1 && isOfMoment(head, rows) ? [ofMoment] : [];
  return [...(head[0] ? [head] : []), ...filled].flatMap((row) => {
    const [first] = row;
    const cells = row.map((cell, i) => {
      const above = head[i] ?? [];
      const saysMore = says(LABEL, above)
        ? !says(LABEL, first) && !says(BEGINS_WITH_RADIO, cell)
        : // The first row of two columns may be an attribute and its value, as `Ports | RJ45`.
          says(head.length > 2 ? SAYS_MORE : RADIO, above);
      return says(BANDS, cell) && saysMore && row !== head ? [...above, mark(':'), ...cell] : cell;
    });
    return [...moment, ...cells.flatMap((cell) => (row[1] ? [...cell, mark('|')] : cell)), mark('\n')];
  });
}

/** `○ (cities)`, but not `(○)` */
function withoutRemark(cell: GridCell): GridCell {
  const at = cell.findIndex(({ letter }) => letter === '(');
  return at > 0 ? cell.slice(0, at) : cell;
}

/** Rows below bands, without other columns and what stands above: `Model | RAT | B1 | B3 | B7 | Grade`. */
function onlyBandsAbove(rows: readonly GridRow[]): readonly GridRow[] {
  const areBands = (head: GridRow = []) =>
    head.map((cell, i) => i > 0 && says(BAND, cell) && says(NAMED_BAND, cell));
  const at = [0, 1].find((i) => areBands(rows[i]).filter(Boolean).length > 2);
  if (at === undefined) return rows;
  const isKept = areBands(rows[at]);
  return rows.slice(at).map((row) => row.filter((_, i) => i === 0 || isKept[i]));
}

/** A table whose cells only mark which of its names has the band, of the row or of the column. */
function readMarks(grid: Grid, text: string): LaidToken[] | undefined {
  const [head = [], ...rows] = onlyBandsAbove([...(grid.head ? [grid.head] : []), ...grid.rows]);
  const isMark = (cell: GridCell) => says(MARK, withoutRemark(cell)) && !/^\d/.test(nameOf(cell, text));
  // Beside a circle, a cross says that the band is missing.
  const hasCircle = rows.some((row) => row.some((cell) => /^[o○◯〇●◎]$/i.test(nameOf(cell, text))));
  const isNo = hasCircle ? /^[nx×✕]$/i : /^n$/i;
  const hasBand = (cell: GridCell) => says(HAS_BAND, withoutRemark(cell)) && !isNo.test(nameOf(cell, text));
  const areCarriers = head.some((cell) => says(CARRIER, cell));
  /** `| Band | Duplex | LTE-M | NB-IoT |` */
  const areRadios = head.filter((cell) => says(ONLY_LABEL, cell)).length > 1;
  const bandsAbove = head.length > 2 && head.slice(1).every((cell) => says(BAND, cell));
  const filled = fillDown(rows, (i) => i === 0);
  const bandRows = filled.filter((row) => row.some((cell) => says(BAND, cell)));
  const areMarks = head.map((_, i) => bandRows.every((row) => isMark(row[i] ?? [])));
  let count = 0;
  let section: GridCell = [];
  const laid = filled.flatMap((row) => {
    if (row.slice(1).every(isEmpty) && says(ONLY_LABEL, row[0])) section = row[0]!.slice(0, LONGEST_LABEL);
    const at = bandsAbove ? 0 : row.findIndex((cell) => says(BAND, cell));
    const others = row.filter((cell, i) => i > at && !isMark(cell));
    // Beside columns of marks there may be others, too: who uses the band.
    const areBeside =
      !areRadios &&
      !bandsAbove &&
      (says(NAMES_BANDS, head[at]) || says(NAMED_BAND, row[at])) &&
      areMarks.filter((isMarks, i) => isMarks && i > at).length > 1;
    const areMeasures = others.every((cell) => says(areRadios ? LABEL_OR_NUMBER : FREQUENCY, cell));
    if (at < 0 || row.length - at - 1 - others.length < 2 || !(areBeside || areMeasures)) return [];
    count++;
    const label = bandsAbove
      ? [spoken]
      : [...section, ...joinRadios(row.slice(0, at)), ...(head[at] ?? [])].slice(0, LONGEST_LABEL);
    return row.flatMap((cell, i) => {
      const above = head[i] ?? [];
      if (i <= at || !above[0] || !hasBand(cell) || (areBeside && !areMarks[i])) return [];
      const [name, band] = bandsAbove ? [row[0]!, above] : [above, row[at]!];
      if (says(ONLY_LABEL, name)) return layOutCell(undefined, name, band);
      if (areRadios) return [];
      // A module may stand beside the carriers.
      const isCarrier = areCarriers && !says(CODE, name);
      return layOutCell({ name: nameOf(name.slice(0, LONGEST_LABEL), text), isCarrier }, label, band);
    });
  });
  return count > 1 && laid[0] && head.length > 2 ? laid : undefined;
}
