/** Lays out tables whose cells only mark which of their names has a band, of the row or of the column. */
import { type Grid, type GridCell, type GridRow, isEmpty, nameOf, says } from './cells.js';
import {
  CARRIER,
  CODE,
  fillDown,
  joinRadios,
  layOutCell,
  LONGEST_LABEL,
  NAMED_BAND,
  NAMES_BANDS,
  ONLY_LABEL,
  spoken,
} from './laid-cell.js';
import { type LaidToken, laidToken } from './laid-token.js';
import { pattern } from './pattern.js';

/** The cell of the band, a cell with or without it. */
const BAND = pattern(
  '^(?:<frequency><mhz>?\\(?)?(?:<label>-?)*<bandWord>?<item>(?:/<item>){0,2}[ )]*(?:\\W?(?:<frequency><mhz>?|<word spent><unit spent>)\\)?)?$',
);
const MARK = /^[^\w\n]{0,2}$|^[^\w\n]{1,2}[^\Wbn0f]$|^[wxuar]$/;
const HAS_BAND = /^[✓✔●•○〇◯◎△▲√☑✅*+Y×][^\w]?\w?$|^[wua]$/;
/** How many sites have the band: `3 412`, `97 %`; a dash where none has it. */
const IS_COUNT = /^\d[\d .,\u00a0]*%?$/;
const IS_NONE = /^[-–—]?$/;
const FREQUENCY = pattern('<frequency>');
/** Beside the marks below radios: `FDD`, `1920 – 1980`, `60`. */
const LABEL_OR_NUMBER = pattern('<frequency number label>');

/** What a cell says below `Supported` or `Enabled`; an empty one says no. */
const YES =
  /^(?:yes|y|true|on|enabled|active|supported|available|1|x|ja|oui|s[ií]|sim|tak|да|是|有|支持|あり|[✓✔☑✅√●•○〇◯◎+])$/i;
const NO =
  /^(?:no|n|false|off|disabled|inactive|unsupported|not (?:supported|available)|n\/a|none|0|nein|non|não|nie|нет|否|无|無|不支持|なし|[-–—✗✘✕×❌]?)$/i;
/** Beside full ones, it says no. */
const EMPTY_CIRCLE = /^[○〇◯]$/;
/** So many rows are a table of answers. */
const FEWEST_ANSWERS = 3;
/** What somebody switches is set, not built in. */
const IS_SWITCH = /^(?:on|off|active|(?:en|dis)abled)$/i;

/** Whether each of these cells says yes or no; a cross beside ticks says no, and an empty circle beside full ones. */
function answersOf(cells: readonly string[]): readonly boolean[] | undefined {
  const hasTicks = cells.some((cell) => /[✓✔☑✅√○]/.test(cell));
  const hasFull = cells.includes('●');
  const isNo = (cell: string) =>
    NO.test(cell) || (hasTicks && /^x$/i.test(cell)) || (hasFull && EMPTY_CIRCLE.test(cell));
  return cells.every((cell) => isNo(cell) || YES.test(cell)) ? cells.map((cell) => !isNo(cell)) : undefined;
}

/** A table with a band in each row, and one column that says whether it is there: `| Band | MHz | Supported |`. */
export function readAnswered(grid: Grid, text: string): LaidToken[] | undefined {
  const { head, rows } = grid;
  if (!head || rows.length < FEWEST_ANSWERS) return undefined;
  const at = rows[0]!.findIndex((_, i) => rows.every((row) => says(BAND, row[i])));
  const areBands = says(NAMES_BANDS, head[at]) || rows.every((row) => says(NAMED_BAND, row[at]));
  if (at < 0 || !areBands) return undefined;
  const columns = head.flatMap((above, i) => {
    if (i <= at) return [];
    const cells = rows.map((row) => nameOf(row[i], text));
    const answers = answersOf(cells);
    return answers ? [{ above, cells, answers }] : [];
  });
  const [column, other] = columns;
  if (!column || other || new Set(column.answers).size < 2) return undefined;
  const { above, cells, answers } = column;
  const isSet = [nameOf(above, text), ...cells].some((said) => IS_SWITCH.test(said));
  return rows.flatMap((row, k) => {
    const label = [...joinRadios(row.slice(0, at)), ...head[at]!, ...above].slice(0, LONGEST_LABEL);
    const said = [
      ...(isSet ? [laidToken('locked')] : []),
      ...label,
      ...(answers[k] ? [] : [laidToken('not')]),
    ];
    return layOutCell(undefined, said, row[at]!);
  });
}

/** `○ (cities)`, `○※1`, but not `(○)` */
function withoutRemark(cell: GridCell): GridCell {
  const at = cell.findIndex(({ letter }) => /[(※*]/.test(letter));
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
export function readMarks(grid: Grid, text: string): LaidToken[] | undefined {
  const [head = [], ...rows] = onlyBandsAbove([...(grid.head ? [grid.head] : []), ...grid.rows]);
  const bandsAbove = head.length > 2 && head.slice(1).every((cell) => says(BAND, cell));
  const values = bandsAbove ? rows.flatMap((row) => row.slice(1).map((cell) => nameOf(cell, text))) : [];
  const areCounts =
    values.some((value) => IS_NONE.test(value)) &&
    values.some((value) => IS_COUNT.test(value)) &&
    values.every((value) => IS_NONE.test(value) || IS_COUNT.test(value));
  const isMark = (cell: GridCell) =>
    areCounts || (says(MARK, withoutRemark(cell)) && !/^\d/.test(nameOf(cell, text)));
  // Beside a circle, a cross says that the band is missing, and beside a full one, an empty one.
  const said = rows.flatMap((row) => row.map((cell) => nameOf(cell, text)));
  const hasFull = said.includes('●');
  const crosses = said.some((mark) => /^[o○◯〇●◎]$/i.test(mark)) ? /^[nx×✕]$/i : /^n$/i;
  const isNo = (mark: string) => crosses.test(mark) || (hasFull && EMPTY_CIRCLE.test(mark));
  const hasBand = (cell: GridCell) =>
    areCounts
      ? IS_COUNT.test(nameOf(cell, text))
      : says(HAS_BAND, withoutRemark(cell)) && !isNo(nameOf(cell, text));
  const areCarriers = head.some((cell) => says(CARRIER, cell));
  /** `| Band | Duplex | LTE-M | NB-IoT |` */
  const areRadios = head.filter((cell) => says(ONLY_LABEL, cell)).length > 1;
  // Rows may end with their last mark: `B7 | ●`, where further columns are empty.
  const filled = fillDown(rows, (i) => i === 0).map((row) =>
    row.length > 1 ? [...row, ...head.slice(row.length).map((): GridCell => [])] : row,
  );
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
