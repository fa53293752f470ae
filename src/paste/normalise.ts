/** The text without the accidents of PDF, HTML, chat and terminals; every UTF-16 unit stands where it stood. */
export interface NormalText {
  /** In the case of the original. */
  readonly text: string;
  /** The same in lower case. */
  readonly low: string;
  /** More followed, which nobody reads. */
  readonly cut: boolean;
}

/** Twenty pages: longer than any datasheet's list or modem's session. */
const MAX_LENGTH = 65_536;

/** Characters that mean the same, behind the one that they become, as of a class of regular expressions. */
const ALIKE = [
  ' ①-⑳\u00a0\u00ad\u2000-\u200f\u202f\u2060\u3000\ufeff',
  "'‘’",
  '"“”„«»',
  '-‐-―−',
  '~〜',
  ',、・،',
  '.。۔',
  ';؛',
  '?؟',
  '|│',
  '\n\u2028\u2029\u0085\v\f',
  'x×',
  'Iİ', // the one letter whose lower case is longer
].map((alike) => [new RegExp(`[${alike.slice(1)}]`, 'g'), alike[0]!] as const);

/** Tags and entities that stand for a character; any other is a space. */
const NAMED = [
  [/^(?:<\/?(?:br|p|li|tr|div|ul|h\d|dt)\b|\\[nr])/i, '\n'],
  [/^<(?:t[dh]|dd)\b/i, '|'],
  [/^&amp/, '&'],
  [/^&check/, '✓'],
  [/^&quot/, '"'],
] as const;

/**
 * A command within a string of source code, as in `send("AT+X=1,2", 1000)` and `"AT+X=""a"",1"`: what follows the closing
 * quote belongs to the call, and doubled quotes are quotes of the command.
 */
const COMMAND_IN_CODE =
  /(?<=")((?:at)?[+^%!$#*][a-z]\w{0,30} ?[:=](?:[^"\\\n]|\\+["\w]|""){0,400})"(?=[ ,);\]}\n])/gi;

/** A command within a sentence ends with its bracket: `LTE-M (AT+CNMP=38) on bands 3 and 20`. */
const COMMAND_IN_SENTENCE = /(?<=[(`])(at[+^%!$#*][a-z][^()`\n]{0,100})[)`]/gi;

/** Before each line of what somebody quotes in a mail or a forum. */
const QUOTED = /^(?:> ?)+/gm;

const TIME = String.raw`(?:\d{4}-\d\d-\d\d[T ])?[0-2]\d:[0-5]\d:[0-5]\d`;
const FRACTION = String.raw`[.,:]\d{1,6}`;
/** When a terminal got a line: `13:02:47.828 -> +CPSI: …`, `[12:03:10] …`; `20:28:38 ` alone may be bands. */
const RECEIVED = new RegExp(
  String.raw`^(?:\[${TIME}(?:${FRACTION})?\]|${TIME}(?:${FRACTION}|(?= ?[-=<>])|(?= [^\s\d:])))(?: ?(?:[-=]>|<[-=]|>))? `,
  'gm',
);

/** Its lines begin with a star. */
const BLOCK_COMMENT = /\/\*(?:(?!\/\*)[^]){0,4000}?\*\//g;

/** It begins with a pipe, and the pipe that ends it stands some lines below. */
const BROKEN_ROW =
  /^ {0,9}\|[^\n]{0,999}[^|\s] *\n(?:(?! *\|)[^\n]{0,999}[^|\s] *\n){0,20}(?! *\|)[^\n]{0,999}\| *$/gm;

/** The same text goes on in the next string of source code: `'…,5035,'`, and below it `'12,2,…'`. */
const STRINGS_IN_A_ROW = /,(['"]) {0,9}\n[ \t]{0,40}\1/g;
/** A command in a comment of source code, and the same one that is not. */
const COMMENTED_COMMAND = /^[ \t]*(?:\/\/|#).*?["'](?:at)?[+^%!$](\w{1,30})=.*$/gim;
const COMMAND = /^(?![ \t]*(?:\/\/|#)).*?["'](?:at)?[+^%!$](\w{1,30})=/gim;

/** Without commands that somebody has made a comment, beside the one that is sent. */
function withoutComments(text: string): string {
  const sent = new Set([...text.matchAll(COMMAND)].map(([, command]) => command!.toLowerCase()));
  return sent.size === 0
    ? text
    : text.replace(COMMENTED_COMMAND, (line, command: string) =>
        sent.has(command.toLowerCase()) ? blank(line) : line,
      );
}

const blank = (run: string) => ' '.repeat(run.length);

const TWO_BLANKS = /(?<=[^\s.,:;!?|]) {2}(?=[^\s|])/g;

/** Lines with columns that stand two blanks apart, where the next or the last line has as many. */
function withColumns(text: string): string {
  const lines = text.split('\n');
  const gaps = lines.map((line) => line.match(TWO_BLANKS)?.length ?? 0);
  return lines
    .map((line, i) =>
      gaps[i]! > 1 && (gaps[i] === gaps[i - 1] || gaps[i] === gaps[i + 1])
        ? line.replace(TWO_BLANKS, '\t ')
        : line,
    )
    .join('\n');
}

/** What stands behind two blanks, or begins the line. */
const CELL = /(?<=^ ?| {2})[^ ]+(?: [^ ]+)*/g;
/** So many rows of one table are looked at, and so many places may a cell be off. */
const MOST_ALIGNED = 60;
const SHIFT = 1;
const FEWEST_COLUMNS = 3;
/** Other tables, and source code. */
const IS_NO_ROW = /[|\t]|[{};],?\s*$|" *:/;
/** A head whose first cell is empty begins there, or further right. */
const FIRST_HEAD = 4;

/**
 * Tables of fixed width, as a PDF or a terminal has them, with as many tabs as columns between two cells, so that a row that
 * has nothing in its first column, because a cell above goes on in it, stands below the right heads.
 */
function withAligned(text: string): string {
  const lines = text.split('\n');
  const cells = lines.map((line) =>
    line.length > LONGEST_ROW || IS_NO_ROW.test(line) || !line.includes('  ')
      ? undefined
      : [...line.matchAll(CELL)],
  );
  for (let i = 0; i < lines.length; i++) {
    const starts = cells[i]?.map(({ index }) => index) ?? [];
    const columns = starts[0] === 0 ? starts : [0, ...starts];
    const isSetIn = columns[1]! < FIRST_HEAD && starts[0] !== 0;
    if (columns.length < FEWEST_COLUMNS || isSetIn) continue;
    const columnOf = (start: number) => columns.findIndex((column) => Math.abs(column - start) <= SHIFT);
    /** The columns of each row below, up to where a cell stands elsewhere. */
    const rows: number[][] = [];
    while (rows.length < MOST_ALIGNED) {
      const at = i + 1 + rows.length;
      const row = cells[at]?.map(({ index }) => columnOf(index));
      if (!row && lines[at]?.trim() !== '') break;
      if (row?.includes(-1)) break;
      rows.push(row ?? []);
    }
    // Some rows begin with the first column, and some further right; where all do, the whole is set in.
    const all = [starts.map(columnOf), ...rows].flatMap((row) => row.slice(0, 1));
    if (!all.includes(0) || !rows.some(([first = 0]) => first > 0)) continue;
    for (const k of Array(rows.length + 1).keys()) {
      let [at, column] = [0, 0];
      let own = '';
      for (const { 0: cell, index } of cells[i + k] ?? []) {
        const next = columnOf(index);
        // A long cell may leave less room than there are columns.
        own += '\t'.repeat(Math.min(next - column, index - at)).padEnd(index - at) + cell;
        [at, column] = [index + cell.length, next];
      }
      lines[i + k] = own.padEnd(lines[i + k]!.length);
    }
    i += rows.length;
  }
  return lines.join('\n');
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
  // `EC25-E EC25-A`, and below it `LTE-FDD B1/B3 B2/B4`
  {
    head: new RegExp(`(?<=^${CODE})(?: ${CODE})+$`, 'u'),
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

/**
 * Full-width forms become ASCII, quotes straight, every dash `-`, every exotic space a space. Longer sequences (`<br>`, `&amp;`, a literal `\n`) become one character, padded by spaces.
 */
export function normalise(original: string): NormalText {
  // Line ends of another system first: what follows looks for ends of lines.
  const [blanks] = ALIKE[0]!;
  const cut = original.slice(0, MAX_LENGTH).replaceAll('\r', ' ').replace(blanks, ' ');
  let text = withCells(withColumns(withAligned(withoutComments(cut))))
    .replace(QUOTED, blank)
    .replace(RECEIVED, blank)
    .replace(BLOCK_COMMENT, (comment) => comment.replace(/^[ \t]*\*(?!\/)/gm, blank))
    .replace(STRINGS_IN_A_ROW, (joint) => ','.padStart(joint.length))
    .replace(COMMAND_IN_CODE, (_, command: string) => command.replaceAll('""', ' "') + ';')
    .replace(COMMAND_IN_SENTENCE, '$1\n')
    // In a line with a wide gap, a gap of two blanks is one between columns, too.
    .replace(/^.*\S {3,}\S.*$/gm, (line) => line.replace(/(?<=[^\s:|,]) {2}(?=[^\s|])/g, '\t '))
    // Columns that are lined up with blanks, but no comment that is set in; the first of the head may be empty.
    .replace(
      /(?<=[^\s:|])(?<!,|^[ \t]{0,20}(?:\/\/|#|\*)) {3,}(?=[^\s|])|^ {4,}(?=[^\s{[(]\S*(?: \S+){0,9} {3,}\S)/gm,
      (gap) => '\t'.padEnd(gap.length),
    )
    // Boxes of a list of tasks, and before the bands of a list of settings: `[x] B3 [ ] B7`.
    .replace(
      /(?<=^[ \t]{0,40}[-*+] )\[[ x]\](?= )|\[[ x]\](?= ?(?:band |lte |nr |5g |4g )?[bn]?\d)/gim,
      (box) => (box === '[ ]' ? ' ☐ ' : ' ☑ '),
    )
    // Numbers of the points of a list.
    .replace(/^ {0,9}\d{1,2}[.)] (?=[^\d\s])/gm, (number) => '•'.padEnd(number.length))
    // Marks between thousands: `LTE auf 800, 1.800 und 2.600 MHz`.
    .replace(/(?<![\d.,])([1-3])\.(\d[05]0)(?![\d.,]\d)(?=[^\n;]{0,40}? ?m[hг])/gi, ' $1$2')
    // A row of a Markdown table whose cells go on in the next lines is no row: each cell is a paragraph.
    .replace(BROKEN_ROW, (row) => row.replaceAll('|', '\n'))
    // How a table of a wiki looks says nothing: `{| class="wikitable"`, `| rowspan="2" | 4G bands`.
    .replace(/^\{\|.*$|(?<=^[|!] ?)(?:[a-z]{2,9}="[^"\n]{0,80}" ?){1,4}\|(?!\|)/gm, blank)
    // Tags of forums: `[b]Orange[/b]`, `[*]`.
    .replace(
      /\[(?:\/?(?:b|i|u|s|url|quote|list|size|color|code|center|table|t[rdh])(?:=[^\]\n]{0,100})?|\*)\]/gi,
      (tag) => (tag === '[*]' ? '•' : '').padEnd(tag.length),
    )
    // A break at the end of a line is no empty line.
    .replace(/<br ?\/?>(?=[ \t]*\n)/gi, blank)
    // Rows of HTML end where the next begins, so that no empty line stands between them.
    .replace(/<\/(tr|li)>\s{0,200}(?=<\1\b)/gi, blank)
    // A break within a row of a Markdown table, or within a cell, does not end the row.
    .replace(/^ *\|.*$/gm, (row) => row.replace(/<\/?br ?\/?>/gi, blank))
    .replace(/(?<!\s)\s+(?=<t[dh]\b)/gi, blank)
    .replace(/<t[dh]\b(?:(?!<t[dhr]\b)[^]){0,2000}?<\/t[dh]>/gi, (cell) =>
      cell.replace(/\n|<\/?(?:br|p|ul|li|div)\b[^<>]{0,200}>/gi, blank),
    )
    .replace(
      /<\/?(?!(?:lte)?band|name|value|(?!a )\w{1,20} (?:sku|model|name|id)=)[a-z][^<>]{0,200}>|&#?\w{2,8};|\\(?:u[\da-f]{4}|[nrt])?/gi,
      (odd) => (NAMED.find(([name]) => name.test(odd))?.[1] ?? ' ').padEnd(odd.length),
    )
    // Pictures such as flags, of two units or more, are one mark each.
    .replace(/(?:[\ud800-\udbff][\udc00-\udfff])+/g, (picture) => '•'.repeat(picture.length))
    .replace(/[\uff01-\uff5e]+/g, (run) => run.normalize('NFKC'))
    // Cyrillic letters that look alike: of pages against copying, `850 МНz`, `GSМ`, and of keyboards, `В3, В7`.
    .replace(/[МM][НH]z/g, 'MHz')
    .replace(/(?<=GS)М/g, 'M')
    .replace(/(?<![\p{L}\d])В(?=\d{1,2}(?!\d))/gu, 'B')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)); // Arabic and Persian digits
  for (const [from, to] of ALIKE) text = text.replace(from, to);
  return { text, low: text.toLowerCase(), cut: original.length > MAX_LENGTH };
}
