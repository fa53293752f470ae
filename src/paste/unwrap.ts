/**
 * Takes a text out of what it came in: the strings of source code and JSON, the marks of a mail, a comment or a change before
 * each line, the times of a log. What is said in it is then read as if it had been pasted alone.
 */
import { type Span } from './read-result.js';

/** A text, and where each of its UTF-16 units stood in the paste; undefined where nothing was taken away. */
export interface Unwrapped {
  readonly text: string;
  readonly origins?: readonly number[] | undefined;
}

/** Twenty pages: longer than any datasheet's list or modem's session. */
export const MAX_LENGTH = 65_536;

/** Blanks of all kinds and signs that nobody sees, as of a class of regular expressions. */
export const BLANK_SIGNS = '\u00a0\u00ad\u2000-\u200f\u202f\u2060\u3000\ufeff';
/** These, and the ends of lines of another system. */
const BLANKS = new RegExp(`[\\r${BLANK_SIGNS}]`, 'g');

/** A string of source code that its line ends at the latest, and further ones that it is joined to. */
const LITERAL = String.raw`(?<!\\)"(?:[^"\\\n]|\\.)*`;
const GAP = '[ \\t]{0,80}';
const STRINGS = new RegExp(
  `${LITERAL}(?:"(?:${GAP}\\+${GAP}\\n?${GAP}|${GAP}\\n${GAP}\\+${GAP}|(?<=\\\\n")${GAP}\\n${GAP})${LITERAL})*"?`,
  'g',
);
/** Quotes at the ends of such strings, what joins two of them, and what stands for another sign. */
const IN_STRINGS = /^"|"$|"[ \t]*(?:\+[ \t]*\n?|\n)[ \t]*\+?[ \t]*"|\\(?:u[\da-f]{4}|.)/gi;
/** A line break with more behind it, or the answer of a modem with quotes of its own. */
const HOLDS_LINES = /\\n(?!(?:\\[nrt]|[ \t])*"?$)|^"(?:\\[rn])*[+^%!#*][A-Z]\w{1,30}: ?[^\n]*\\"/i;
/** Whether a text is a single line that was cut out of such a string. */
const isOfString = (text: string) => !text.trim().includes('\n') && text.split('\\n').length > 2;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '' };

/** What makes a list of what follows in brackets: `listOf(1, 3)`, `[]int{1, 3}`, `new Set([1, 3])`. */
const MAKES_LIST =
  /(?<=[:=,(]\s{0,8})(?:new )?(?:(?:mutable|int)?(?:list|set|array)of|(?:arrays|list|set)\.(?:aslist|of)|vec!|(?:frozen)?set|list|tuple|array|\[\](?:u?int\d{0,2}|string)|(?:u?int\d{0,2}|string)?\[\])(?=[({[])/gi;

const ROW_OF_WIKI = /^[|!].*\n?/gm;
const BOLD_OF_WIKI = /'{3}/g;
/** A link of Markdown: what it shows. */
const LINK = /!?\[([^[\]\n]{1,200})\]\((?:https?:|\.{0,2}\/|#|mailto:)[^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/g;
const AROUND_LINK = /^!?\[|\]\([^\n]*$/g;
/** Where a wiki has something from. */
const SOURCE = /<ref\b[^<>\n]{0,99}(?:\/>|>[^<\n]{0,500}<\/ref>)/gi;
/** Tags of answers and of lists with names, and what hides a value: they stay. */
const KEPT = String.raw`(?:(?:lte|nr)?band|name|value|redacted|hidden|masked)(?!_)`;
/** `<rsrp>-96</rsrp>` says what `rsrp: -96` says. */
const ELEMENT = new RegExp(
  String.raw`<((?!${KEPT}|t[dh]\b|h\d|(?:a|b|i|p|u|s|li|em|tt|dd|dt|code|span|font|small|strong|title|label|option|button)\b)[a-z][\w.-]{0,40})>([^<>\n]{0,80})<\/\1>`,
  'gi',
);
const IN_ELEMENT = /^<|><\/.*|>|<\/.*/g;
/** A break at the end of a line is no empty line, nor do rows end where the next begins. */
const SAID_AGAIN = /<br ?\/?>(?=[ \t]*\n)|<\/(tr|li)>\s{0,200}(?=<\1\b)|(?<!\s)\s+(?=<t[dh]\b)/gi;
/** A row of Markdown, and a cell of HTML: breaks within them end neither. */
const ROW = /^ *\|.*$/gm;
const CELL = /<t[dh]\b(?:(?!<t[dhr]\b)[^]){0,2000}?<\/t[dh]>/gi;
const BREAKS = /\n|<\/?(?:br|p|ul|li|div)\b[^<>]{0,200}>/gi;
/** Other tags, and what stands for another sign. */
const TAGS = new RegExp(
  String.raw`<\/?(?!${KEPT}|(?!a )\w{1,20} (?:sku|model|name|id)=)[a-z][^<>]{0,200}>|&#?\w{2,8};|\\(?:u[\da-f]{4}|[nrt])?`,
  'gi',
);
const TAG_OF_WORD = String.raw`<\/?(?:a|b|code|em|font|i|small|span|strong|u)\b[^<>]{0,200}>`;
/** Tags of a word that a blank, a mark or another tag stands beside. */
const BESIDE_BLANK = new RegExp(String.raw`(?<=[\s>])${TAG_OF_WORD}|${TAG_OF_WORD}(?=[\s:,;.)])`, 'gi');
/** Tags within a line of text; others begin and end one. */
const IS_INLINE =
  /^<\/?(?:a|abbr|b|big|button|center|code|d[dlt]|del|em|font|i|img|input|ins|kbd|label|mark|o|path|q|s|small|span|strike|strong|sub|sup|svg|t[dh]|table|tbody|thead|time|tt|u|use|var|wbr)\b/i;
/** Tags and entities that stand for a sign. */
const NAMED = [
  [/^<(?:t[dh]|dd)\b/i, '|'],
  [/^<\/?(?:br|p|li|tr|div|ul|h\d|dt)\b/i, '\n'],
  [/^&amp/, '&'],
  [/^&lt/, '<'],
  [/^&gt/, '>'],
  [/^&check/, '✓'],
  [/^&quot/, '"'],
] as const;

/** Before each line of what somebody quotes in a mail or a forum. */
const QUOTED = /^(?:> ?)+/gm;

const PARTY =
  'me|seller|buyer|customer|verkäufer|käufer|kunde|vendeur|acheteur|vendedor|comprador|venditore|acquirente|' +
  'sprzedawca|kupujący|продавец|покупатель|卖家|买家|客服|penjual|pembeli|satıcı';
/** Before each line of what is said in a chat about a purchase: `me:`, `[14:10] Dale (seller):` */
const SPEAKER = new RegExp(
  String.raw`^(?:\[\d\d?:\d\d\] )?(?:(?:${PARTY})|[^\n:()[\]+]{1,24} \((?:${PARTY})\)) ?[:：](?=.)`,
  'gim',
);

const TIME = String.raw`(?:\d{4}-\d\d-\d\d[T ])?[0-2]\d:[0-5]\d:[0-5]\d`;
const FRACTION = String.raw`[.,:]\d{1,6}`;
/** When a terminal got a line: `13:02:47.828 -> +CPSI: …`, `[12:03:10] …`; `20:28:38 ` alone may be bands. */
const RECEIVED = new RegExp(
  String.raw`^(?:\[${TIME}(?:${FRACTION})?\]|${TIME}(?:${FRACTION}|(?= ?[-=<>])|(?= [^\s\d:])))(?: ?(?:[-=]>|<[-=]|>))? `,
  'gm',
);
/** When a message of a chat was sent, and by whom. */
const SENT =
  /^[^\n,[\]]{1,30}, \[\d\d\.\d\d\.\d{2,4} \d\d:\d\d(?::\d\d)?\]:?[ \t]*\n?|^\[?\d\d?[./]\d\d?[./]\d{2,4}, \d\d?:\d\d(?::\d\d)?(?: [ap]m)?(?:\]| -) (?:[^\n:]{1,30}: )?/gim;
/** What a system's log says before each line: `Mar 14 10:22:11 gateway modem[812]: ` */
const LOGGED = /^\p{Lu}\p{Ll}{2} [ \d]\d [0-2]\d:[0-5]\d:[0-5]\d \S{1,40} [\w./-]{1,40}(?:\[\d{1,7}\])?: /gmu;

/** A string of several lines. */
const LONG_STRING = /"""|(?<=[=(:,] ?)`[^`]*\n[^`]*`/g;
/** What stands before each line of a text, or before none: the mark of a comment, or of what a change adds. */
const BEFORE_ALL = [/^[ \t]*(?:\/\/|#(?!#)|--) ?/gm, /^\+/gm, /^[-*•] /gm];
/** A line that is no answer of a modem, as `+QNWINFO: …` and `#BND: …` are. */
const IS_NO_ANSWER = /^(?!\s|[+#][A-Z]{2,20}(?:[:=?]|$))./m;

const MOST_INDENTED = 40;

/** The text without what it came in. */
export function unwrap(original: string): Unwrapped {
  const text = original.slice(0, MAX_LENGTH).replace(BLANKS, ' ');
  return [withoutTimes, readStrings, withoutMarks, readMarkup, joinLines, readTags].reduce(
    (unwrapped: Unwrapped, step) => step(unwrapped),
    { text },
  );
}

/** Without the matches of some patterns. */
const without = (unwrapped: Unwrapped, ...patterns: readonly RegExp[]): Unwrapped =>
  patterns.reduce((own: Unwrapped, pattern) => replaceIn(own, pattern, () => ''), unwrapped);

/** Without what a mail, a log, a terminal or a chat writes before each line. */
const withoutTimes = (unwrapped: Unwrapped) =>
  without(unwrapped, QUOTED, LOGGED, RECEIVED, SENT, SPEAKER, /(?<! ) +$/gm);

/** Strings of source code with several lines in them, as what they say, and lists as their items. */
function readStrings(unwrapped: Unwrapped): Unwrapped {
  const readString = (run: string) => replaceIn({ text: run }, IN_STRINGS, signOf);
  const open = replaceIn(unwrapped, LONG_STRING, (run) => run.replace(/^`|`$|"""/g, '\n'));
  const read = replaceIn(open, STRINGS, (run) => (HOLDS_LINES.test(run) ? readString(run) : run));
  const plain = without(read, MAKES_LIST);
  return isOfString(plain.text) ? replaceIn(plain, /[^]+/g, readString) : plain;
}

/** Without the marks and the blanks that begin every line. */
function withoutMarks(unwrapped: Unwrapped): Unwrapped {
  const setOut = without(unwrapped, new RegExp(`^[ \\t]{${leastIndent(unwrapped.text)}}`, 'gm'));
  return BEFORE_ALL.reduce((own, mark) => (isBeforeAll(mark, own.text) ? without(own, mark) : own), setOut);
}

/** Links, bold type and sources of a wiki or of Markdown. */
function readMarkup(unwrapped: Unwrapped): Unwrapped {
  const rows = replaceIn(without(unwrapped, BOLD_OF_WIKI, SOURCE), ROW_OF_WIKI, withoutTwins());
  return replaceIn(rows, LINK, (link) => without({ text: link }, AROUND_LINK));
}

/** Lines that belong together in one line. */
function joinLines(unwrapped: Unwrapped): Unwrapped {
  const text = unwrapped.text.split(EMPTY_LINES).map(joinWrapped).join('');
  return replaceIn({ ...unwrapped, text }, IN_BRACKETS, () => ' ');
}

/** HTML and XML as lines, cells and signs. */
function readTags(unwrapped: Unwrapped): Unwrapped {
  const withoutBreaks = (run: string) => replaceIn({ text: run }, BREAKS, () => ' ');
  const fields = replaceIn(unwrapped, ELEMENT, (run) =>
    replaceIn({ text: run }, IN_ELEMENT, (mark) => (mark === '>' ? ':' : '')),
  );
  const rows = replaceIn(without(fields, SAID_AGAIN), ROW, withoutBreaks);
  const cells = without(replaceIn(rows, CELL, withoutBreaks), BESIDE_BLANK);
  // Placeholders such as `<mode>` are never closed.
  const closed = new Set(cells.text.match(/(?<=<\/)\w+(?=>)/g));
  const endsLine = (tag: string) => !IS_INLINE.test(tag) && closed.has(/\w+/.exec(tag)?.[0] ?? '');
  return replaceIn(cells, TAGS, (tag) =>
    tag[0] === '\\'
      ? signOf(tag) || ' '
      : (NAMED.find(([name]) => name.test(tag))?.[1] ?? (endsLine(tag) ? '\n' : ' ')),
  );
}

/** Lines of tables, lists and code, and those that head something, were not cut by a program that wraps text. */
const IS_NO_PROSE = /^\s*(?:[-*•|>#]|[BbNn]\d)|[|\t{}<>=]| {2}|[;,]\S+[;,]\S|[;:]\s*$|^\s*$/;
const BEGINS_LOW = /^[\p{Ll}(]/u;
const EMPTY_LINES = /(\n\s*\n)/;
const SHORTEST_WRAPPED = 45;
const LONGEST_WRAPPED = 130;
/** A remark in brackets that goes on in the next line; looked back from behind the break, not from every place. */
const IN_BRACKETS =
  /\n(?<=^[^|\n\t]{30,120}\([^()\n|\t]{0,60}\n)[ \t]*(?:\/\/|[#*])?[ \t]*(?=[^()\n|\t]{0,60}\))/gm;
/** `LTE:`, which begins a line of its own. */
const IS_KEY = /^\S{1,24} ?:/;

/** A paragraph with blanks where a program has cut its lines because the next word was too long for them. */
function joinWrapped(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const prose = lines.map((line) => !IS_NO_PROSE.test(line));
  const widest = lines.reduce((most, { length }, i) => (prose[i] ? Math.max(most, length) : most), 0);
  if (widest < SHORTEST_WRAPPED || widest > LONGEST_WRAPPED) return text;
  const isCut = lines.map(({ length }, i) => {
    const next = lines[i + 1] ?? '';
    const word = next.split(' ', 1)[0]!;
    const isFull = length >= SHORTEST_WRAPPED && length + 1 + word.length > widest;
    return prose[i] && prose[i + 1] && isFull && !IS_KEY.test(next);
  });
  const hasJoint = isCut.some((cut, i) => cut && BEGINS_LOW.test(lines[i + 1]!));
  let i = 0;
  return hasJoint ? text.replace(/\n/g, (end) => (isCut[i++] ? ' ' : end)) : text;
}

/** A comparison of two versions of a page shows each row twice. */
function withoutTwins(): (row: string) => string {
  let before = '';
  return (row) => {
    const own = row.replace(/\s/g, '');
    const isTwin = own === before;
    before = isTwin ? '' : own;
    return isTwin ? '' : row;
  };
}

/** What a piece of strings stands for. */
function signOf(piece: string): string {
  // The text in a string begins and ends a line.
  if (piece === '"') return '\n';
  if (piece[0] === '"') return '';
  const [, letter = ''] = piece;
  return piece.length > 2 ? String.fromCharCode(parseInt(piece.slice(2), 16)) : (ESCAPED[letter] ?? letter);
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim());

/** How many blanks begin every line. */
const leastIndent = (text: string) =>
  linesOf(text).reduce((least, line) => Math.min(least, line.search(/\S/)), MOST_INDENTED);

const isBeforeAll = (before: RegExp, text: string) =>
  IS_NO_ANSWER.test(text) && linesOf(text).every((line) => line.search(before) === 0);

/** The text with its matches replaced; what takes their place stands where they began. */
function replaceIn(
  { text, origins }: Unwrapped,
  pattern: RegExp,
  replace: (run: string) => string | Unwrapped,
): Unwrapped {
  // Most texts have no matches of most patterns, and `matchAll` copies the pattern.
  if (text.search(pattern) < 0) return { text, origins };
  const parts: string[] = [];
  const places: number[] = [];
  const originOf = (at: number) => origins?.[at] ?? at;
  let end = 0;
  const keep = (to: number) => {
    parts.push(text.slice(end, to));
    for (; end < to; end++) places.push(originOf(end));
  };
  for (const { 0: run, index } of text.matchAll(pattern)) {
    const found = replace(run);
    if (found === run) continue;
    const { text: own, origins: within } = typeof found === 'string' ? { text: found } : found;
    keep(index);
    parts.push(own);
    for (let i = 0; i < own.length; i++) places.push(originOf(index + (within?.[i] ?? 0)));
    end = index + run.length;
  }
  if (!parts[0] && end === 0) return { text, origins };
  keep(text.length);
  return { text: parts.join(''), origins: places };
}

/** What stands somewhere in the unwrapped text, as it stands in the paste. */
export function inPaste<Spanned extends Span>(spanned: Spanned, { origins }: Unwrapped): Spanned {
  const { offset, length } = spanned;
  const from = origins?.[offset];
  const last = origins?.[offset + length - 1];
  return from === undefined || last === undefined
    ? spanned
    : { ...spanned, offset: from, length: last + 1 - from };
}
