/**
 * Tables without marks between their cells, as PDF files, terminals and data files have them: they get tabs there. Every
 * character stays in its place.
 */
export const blank = (run: string): string => ' '.repeat(run.length);

/** The text with tabs between the cells of such tables. */
export const withTabs = (text: string): string =>
  withCells(withColumns(withAligned(withRuled(withSeparated(text)))));

const IN_QUOTES = /"[^"\n]*"/g;
/** So many columns are no sentence with commas. */
const FEWEST_SEPARATED = 5;
/** Fewer are a table if a value holds commas of its own: `"B1, B3"`. */
const HAS_QUOTED_LIST = /^[^{}[\]:\n]*"[^"\n,]*,[^"\n]*"[^{}[\]:\n]*$/;
/** A head has a word above each column. */
const IS_WORD = /^"?(?:[#№]|(?=.*\p{L})[\p{L}\d _()/%.-]+)"?$/u;

/** Rows of values with commas between them, below a head with as many words, with tabs there. */
function withSeparated(text: string): string {
  const lines = text.split('\n');
  const counts = lines.map((line) => {
    const unquoted = line.trimEnd().replace(IN_QUOTES, '');
    return unquoted.includes(', ') ? 0 : unquoted.split(',').length;
  });
  let columns = 0;
  return lines
    .map((line, i) => {
      const [count = 0, next] = counts.slice(i, i + 2);
      const isHead =
        (count >= FEWEST_SEPARATED ||
          (count > 1 && !line.includes('"') && HAS_QUOTED_LIST.test(lines[i + 1] ?? ''))) &&
        count === next &&
        line.split(',').every((own) => IS_WORD.test(own.trim()));
      if (count !== columns) columns = isHead ? count : 0;
      return columns > 0
        ? line.replace(/"([^"\n]*)"|,/g, (_, quoted?: string) =>
            quoted === undefined ? '\t' : ` ${quoted} `,
          )
        : line;
    })
    .join('\n');
}

/** `=====  ===`, above and below the head of a table: each of its parts is as wide as a column. */
const IS_RULE = /^ ?(?:=+|-{2,})(?: +(?:=+|-{2,}))+ *$/m;
const PARTS = /[=-]+/g;
/** The same, of one part. */
const IS_LINE = /^[=-]+$/;

/** Tables with a rule that tells where their columns begin, with tabs there: the row above a rule, and all rows below it. */
function withRuled(text: string): string {
  if (!IS_RULE.test(text)) return text;
  const lines = text.split('\n');
  /** The places right before the columns. */
  let gaps = new Set<number>();
  const cut = (line: string) => line.replace(/ /g, (sign, i: number) => (gaps.has(i) ? '\t' : sign));
  for (const [i, line] of lines.entries())
    if (IS_RULE.test(line)) {
      gaps = new Set([...line.matchAll(PARTS)].map(({ index }) => index - 1).filter((gap) => gap > 0));
      if (i > 0) lines[i - 1] = cut(lines[i - 1]!);
    } else if (line.trim() === '') gaps.clear();
    else lines[i] = cut(line);
  return lines.join('\n');
}

/**
 * What divides lines of the same form: two blanks, but not before a colon, as in `Provider     :  Telia`; or a dot between
 * blanks, `12 · KX1 · Europe · B1 B3`.
 */
const DIVIDERS = [/(?<=[^\s.,:;!?|]) {2}(?=[^\s|:])/g, /(?<=\S) · (?=\S)/g];

/** Lines with such columns, where the next or the last line has as many, with tabs there. */
const withColumns = (text: string): string =>
  DIVIDERS.reduce((before, divider) => {
    const lines = before.split('\n');
    const gaps = lines.map((line) => line.match(divider)?.length ?? 0);
    return lines
      .map((line, i) =>
        gaps[i]! > 1 && (gaps[i] === gaps[i - 1] || gaps[i] === gaps[i + 1])
          ? line.replace(divider, (run) => '\t'.padEnd(run.length))
          : line,
      )
      .join('\n');
  }, text);

/** What stands behind two blanks, or begins the line. */
const CELL = /(?<=^ ?| {2})[^ ]+(?: [^ ]+)*/g;
/** So many rows of one table are looked at, and so many places may a cell be off. */
const MOST_ALIGNED = 60;
const SHIFT = 1;
const FEWEST_COLUMNS = 3;
/** Other tables, values behind a key and a colon, and source code. */
const IS_NO_ROW = /[|\t]|^[^:]* : |[{}],?\s*$|=.*;\s*$|\);\s*$|" *:/;
/** A head whose first cell is empty begins there, or further right. */
const FIRST_HEAD = 4;

interface Cell {
  readonly cell: string;
  /** Where it stands in its line: from, and up to but without. */
  readonly from: number;
  readonly to: number;
}
const asCell = ({ 0: cell, index: from }: RegExpExecArray): Cell => ({ cell, from, to: from + cell.length });

/** The cells of a line, if it may be a row. */
const cellsOf = (line: string): Cell[] | undefined =>
  line.length > LONGEST_ROW || IS_NO_ROW.test(line) || !line.includes('  ')
    ? undefined
    : [...line.matchAll(CELL)].map(asCell);

/** Names of bands above narrow columns stand one blank apart: `B8  B12 B20`. */
const ARE_BANDS = /^(?:[bn]?\d{1,3} ){1,40}[bn]?\d{1,3}$/i;
const splitBands = (own: Cell): readonly Cell[] =>
  ARE_BANDS.test(own.cell)
    ? [...own.cell.matchAll(/\S+/g)].map((match) => {
        const { cell, from, to } = asCell(match);
        return { cell, from: own.from + from, to: own.from + to };
      })
    : [own];

/**
 * Tables of fixed width, as a PDF or a terminal has them, with as many tabs as columns between two cells, so that a row that
 * has nothing in a column, because a cell above goes on in it or a mark is missing, stands below the right heads.
 */
function withAligned(text: string): string {
  const lines = text.split('\n');
  const cells = lines.map(cellsOf);
  for (let i = 0; i < lines.length; i++) {
    const heads = (cells[i] ?? []).flatMap(splitBands);
    const starts = heads.map(({ from }) => from);
    const columns = starts[0] === 0 ? starts : [0, ...starts];
    const isSetIn = columns[1]! < FIRST_HEAD && starts[0] !== 0;
    if (columns.length < FEWEST_COLUMNS || isSetIn) continue;
    /** The column where a cell begins, or else the one below whose head all of it stands, as a mark in the middle does. */
    const place = (own: Cell): PlacedCell => {
      const at = columns.findIndex((column) => Math.abs(column - own.from) <= SHIFT);
      const head = heads.find(({ from, to }) => from <= own.from && own.to <= to);
      return { ...own, column: at < 0 ? columns.indexOf(head?.from ?? -1) : at };
    };
    /** The head, and each row below it up to where a cell stands elsewhere. */
    const rows = [heads.map(place)];
    while (rows.length <= MOST_ALIGNED) {
      const at = i + rows.length;
      const row = cells[at]?.map(place) ?? [];
      // Rules, empty lines, and headings of sections, which end before the second column, are part of the table.
      const line = lines[at];
      const isOther = !row[0] && (line === undefined || (line.length >= columns[1]! && !IS_LINE.test(line)));
      if (isOther || row.some(({ column }, k) => column <= (row[k - 1]?.column ?? -1))) break;
      rows.push(row);
    }
    const leavesOut = (row: readonly PlacedCell[]) =>
      row.some(({ column }, k) => {
        const before = row[k - 1] ?? { column: -1, to: 0 };
        return column > before.column + 1 && before.to <= columns[column - 1]!;
      });
    // Where all begin further right, the whole is set in; where each cell stands apart and none is left out, the gaps tell enough.
    const hasToCount = heads.length > (cells[i]?.length ?? 0) || rows.slice(1).some(leavesOut);
    if (!rows.some(([first]) => first?.column === 0) || !hasToCount) continue;
    rows.forEach((row, k) => (lines[i + k] = withTabsBefore(row, lines[i + k]!)));
    i += rows.length - 1;
  }
  return lines.join('\n');
}

interface PlacedCell extends Cell {
  /** The number of its column; -1 where it stands in none. */
  readonly column: number;
}

/** A line with tabs before its cells, as many as columns between them. */
function withTabsBefore(cells: readonly PlacedCell[], line: string): string {
  let end = 0;
  let last = 0;
  let own = '';
  for (const { cell, from, to, column } of cells) {
    // A long cell may leave less room than there are columns.
    own += '\t'.repeat(Math.min(column - last, from - end)).padEnd(from - end) + cell;
    [end, last] = [to, column];
  }
  return own + line.slice(end);
}

const MARK = String.raw`(?:[○◯〇●◎△×✓✔✗✘✕–—-]|[OX])(?:\([^()\n]{0,20}\))?`;
const CODE = String.raw`\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*(?<=\d\S*|-\S*)`;
const LIST = String.raw`(?:[BbNn]\d{1,3}[AB]?(?:[/,][BbNn]?\d{1,3}[AB]?)*|[–—-]|N/A)`;
/**
 * Tables whose cells stand one blank apart: how a head and a row end, how many columns a head has before that, and how many
 * rows below a head make a table.
 */
const BLANK_TABLES = [
  // `Band 1 3 7`, and below it `Orange ○ - ○`
  { head: /(?: [BN]?\d{1,3}){3,}$/i, row: new RegExp(`(?: ${MARK}){3,}$`), before: 0, fewest: 2 },
  // `EC25-E EC25-A`, and below it `LTE-FDD B1/B3 B2/B4`; looked back from a blank alone, which is faster
  {
    head: new RegExp(`(?= )(?<=^${CODE})(?: ${CODE})+$`, 'u'),
    row: new RegExp(`(?<=[A-Z]\\S*)(?: ${LIST}){2,}$`),
    before: 1,
    fewest: 1,
  },
];
const LONGEST_ROW = 300;
/** So many rows below the head are looked at. */
const MOST_ROWS = 12;

/** Tables with one blank between their cells, with tabs there. */
function withCells(text: string): string {
  const lines = text.split('\n');
  const endOf = (line: string, end: RegExp) =>
    line.length > LONGEST_ROW ? '' : (end.exec(line.trimEnd())?.[0] ?? '');
  const countBlanks = (end: string) => end.split(' ').length - 1;
  for (const { head, row, before, fewest } of BLANK_TABLES)
    for (const [i, line] of lines.entries()) {
      const heads = endOf(line, head);
      if (!heads) continue;
      const columns = countBlanks(heads) + before;
      const below = lines.slice(i + 1, i + 1 + MOST_ROWS);
      const rows = below.map((other) => countBlanks(endOf(other, row)) === columns);
      if (rows.filter(Boolean).length < fewest) continue;
      // Rows between may say more of each column: its duplex, its region.
      const cells = new RegExp(`(?:(?<!^) \\S+){${columns}}$`);
      const last = i + 1 + rows.lastIndexOf(true);
      const withTabs = (own: string, end: RegExp) =>
        own.trimEnd().replace(end, (blanks) => blanks.replaceAll(' ', '\t'));
      lines[i] = withTabs(line, head);
      for (let k = i + 1; k <= last; k++) lines[k] = withTabs(lines[k]!, cells);
    }
  return lines.join('\n');
}
