/**
 * Makes text from PDF, HTML, chat and terminals look alike without moving anything: every UTF-16 unit of the result
 * stands where it stood in the original, so that offsets need no map.
 *
 * Full-width forms become ASCII, quotes straight, every dash `-`, every exotic space a space, bullets and middle dots
 * `;`, footnote digits `*`. Longer sequences (`<br>`, `&amp;`, a literal `\n`) become one character, padded by spaces.
 */
export interface NormalText {
  /** In the case of the original. */
  readonly text: string;
  /** The same in upper case (ASCII, Latin-1 and Cyrillic). */
  readonly upper: string;
}

const SPACE = 32;
const NEWLINE = 10;
const PIPE = 124;

/** Single characters, `from` to `to` by position. */
const ALIKE = new Map<number, number>();
for (const [from, to] of [
  ['\u00a0\u00ad\u200b\u200c\u200d\u200e\u200f\u202f\u205f\u2060\u3000\ufeff\ufe0e\ufe0f®™©', ' '],
  ['\u2018\u2019\u201a\u201b\u2032\u02bc`', "'"],
  ['\u201c\u201d\u201e\u201f\u2033«»', '"'],
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-'],
  ['\u301c\u223c\u02dc', '~'],
  ['、\uff64', ','],
  ['。\uff61', '.'],
  ['【〔', '('],
  ['】〕', ')'],
  ['·•∙⋅・●▪◦‣■○', ';'],
  ['\u2044\u2215', '/'],
  ['│┃¦║', '|'],
  ['\u2028\u2029\u0085\u000b\u000c', '\n'],
  ['×', 'x'],
  ['¹²³⁰⁴⁵⁶⁷⁸⁹', '*'],
] as const) {
  for (const char of from) ALIKE.set(char.charCodeAt(0), to.charCodeAt(0));
}
for (let code = 0x2000; code <= 0x200a; code++) ALIKE.set(code, SPACE);

/** Tags that begin a new line, and tags that begin a table cell; any other tag is a space. */
const LINE_TAGS = new Set(['BR', 'P', 'LI', 'TR', 'DIV', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4', 'DT', 'TABLE']);
const CELL_TAGS = new Set(['TD', 'TH', 'DD']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', sol: '/', vert: '|', colon: ':' };

/** Printable ASCII and line feeds without the beginnings of sequences: nothing to do. */
const PLAIN = /^[\n -%'-;=-[\]-_a-~]*$/;

/** Longest tag and entity that is taken for one. */
const MAX_TAG = 200;
const MAX_ENTITY = 9;

/** See {@link NormalText}. Linear in the length of the text. */
export function normalise(original: string): NormalText {
  if (PLAIN.test(original)) return { text: original, upper: original.toUpperCase() };
  const size = original.length;
  const text = new Uint16Array(size);
  const upper = new Uint16Array(size);
  let first = 0; // first visible character of the line
  for (let i = 0; i < size;) {
    let code = original.charCodeAt(i);
    let length = 1;
    if (code === 60 /* < */) {
      length = tagLength(original, i);
      if (length > 1) code = tagCode(original.slice(i + 1, i + 9));
      // A break within a row of a Markdown table does not end the row.
      if (length > 1 && code === NEWLINE && first === PIPE) code = SPACE;
    } else if (code === 38 /* & */) {
      length = entityLength(original, i);
      if (length > 1) code = entityCode(original.slice(i + 1, i + length - 1));
    } else if (code === 92 /* \ */) {
      [code, length] = escape(original, i);
    } else if (code === 13) {
      code = original.charCodeAt(i + 1) === NEWLINE ? SPACE : NEWLINE;
    }
    code = alike(code);
    if (code === NEWLINE) first = 0;
    else if (first === 0 && code !== SPACE) first = code;
    for (const end = i + length - 1; i < end; i++) text[i] = upper[i] = SPACE;
    text[i] = code;
    upper[i++] = upperCase(code);
  }
  return { text: decode(text), upper: decode(upper) };
}

function alike(code: number): number {
  if (code < 0x80) return code;
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  return ALIKE.get(code) ?? code;
}

function upperCase(code: number): number {
  if (code >= 97 && code <= 122) return code - 32;
  if ((code >= 0xe0 && code <= 0xfe && code !== 0xf7) || (code >= 0x430 && code <= 0x44f)) return code - 32;
  return code;
}

function tagLength(text: string, start: number): number {
  const first = text.charCodeAt(start + 1) | 32;
  if (text.charCodeAt(start + 1) !== 47 && !(first >= 97 && first <= 122)) return 1;
  for (let i = start + 2; i < text.length && i < start + MAX_TAG; i++) {
    const code = text.charCodeAt(i);
    if (code === 62) return i - start + 1;
    if (code === 60) break;
  }
  return 1;
}

function tagCode(head: string): number {
  const name = (/^\/?([A-Z]+\d?)/i.exec(head)?.[1] ?? '').toUpperCase();
  return LINE_TAGS.has(name) ? NEWLINE : CELL_TAGS.has(name) ? PIPE : SPACE;
}

function entityLength(text: string, start: number): number {
  for (let i = start + 1; i < start + MAX_ENTITY; i++) {
    const code = text.charCodeAt(i) | 32;
    if (text.charCodeAt(i) === 59) return i > start + 2 ? i - start + 1 : 1;
    if (!((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 35)) break;
  }
  return 1;
}

function entityCode(name: string): number {
  const number = /^#(x?)([\da-f]{1,4})$/i.exec(name);
  if (number) return parseInt(number[2]!, number[1] ? 16 : 10);
  return (ENTITIES[name] ?? ' ').charCodeAt(0);
}

/** Code and length of a backslash sequence: `\n`, `\t`, `\u00a0`, `\(`. A lone backslash is a space. */
function escape(text: string, start: number): [number, number] {
  switch (text[start + 1]) {
    case 'n':
    case 'r':
      return [NEWLINE, 2];
    case 't':
      return [9, 2];
    case 'u': {
      const hex = text.slice(start + 2, start + 6);
      return /^[\da-f]{4}$/i.test(hex) ? [parseInt(hex, 16), 6] : [SPACE, 1];
    }
    default:
      return [SPACE, 1];
  }
}

/** `fromCharCode` in pieces that fit the stack; `apply` takes the array as it is, a spread would walk it. */
function decode(codes: Uint16Array): string {
  let text = '';
  for (let i = 0; i < codes.length; i += 4096) {
    text += String.fromCharCode.apply(null, codes.subarray(i, i + 4096) as unknown as number[]);
  }
  return text;
}
