/** Cuts normal text into the words, numbers, bands and marks that device lists are made of. */

import { isLabel, meaningOf, UNSPACED } from './vocabulary.js';
import { type Span } from './read-result.js';

export interface Token extends Span {
  /**
   * - a meaning of the vocabulary
   * - `b`, `n`, `N`: a band with its prefix as written; a capital N is often a part's number
   * - `0`: a whole number; `0.`: a decimal one
   * - `sku`: what looks like a product's code; `word`: words without meaning
   * - a mark: the character, written once or several times; a line break is one
   * - `name`: from here on, bands belong to the product or region `text`; `behind`: those of the last list do
   */
  readonly type: string;
  /** Number of a band, or of a number. */
  readonly value: number;
  /** A name; `a`, `b` or `ab` behind a band with halves. */
  readonly text: string;
}

/** Marks of tables; addresses; labels of several parts; numbers; a prefix cut from its number within a list; words; marks. */
const PIECES = new RegExp(
  String.raw`\n+|[|\t]|[a-z]{1,9}://\S*|wi-?fi|t-mobile|at&t|(?:[a-z]{1,3}-(?:do|s?cdma|dc|iot|m|a|advanced|utran?)|[24]\.[45]g(?:hz)?|nb iot|(?:lte[ -])?cat[- ]?(?:m|nb)[12]?)(?![a-z\d])|\d+\.\d[\d.]*|\d,\d+(?= ?ghz)|(?<=[/,] ?)[bn]\s{1,9}\d{1,3}(?!\w)|(\d{1,5})(?![a-z\d\u00c0-\u1fff])|[a-z\d\u00c0-\u1fff]+|${UNSPACED}|[\u2e80-\uffef]|([^ ])\2*`,
  'g',
);
/** Band, number, or word within a run without spaces, such as `ltefddb1`, `n77n78`, `b28a`, `20mhz`. */
const GLUED =
  /([bn]?)\s*(\d+?(?=[345]g(?![a-z\d]))|\d+)(?:(?<=28)(ab?|b)(?![a-z\d]))?|[^\d\s]+?(?=[bn]?\d|$)/g;
/** Letters with a digit, or parts joined by dashes: EC25-E, SIM7600A, RM520N-GL, L-AU. */
const SKU =
  /(?!rs-?\d|usb|sim\d?(?![a-z\d]))(?:(?=[a-z-]*\d)(?=[\d-]*[a-z])[a-z\d]{2,}(?:-[a-z\d]{1,8}){0,4}|[a-z]{1,4}-[a-z]{2,4})(?![a-z\d-])/y;

/** The tokens of `low`; `text` is the same in the case of the original. */
export function tokenise(text: string, low: string): Token[] {
  const tokens: Token[] = [];
  PIECES.lastIndex = 0;
  for (let match; (match = PIECES.exec(low));) {
    const { 0: run, 1: number, 2: mark, index: offset } = match;
    const add = (type: string, length = run.length, value = 0) =>
      tokens.push({ type, value, text: '', offset, length });
    const meaning = meaningOf(run.replace(/[- ]/g, ''));
    if (number) add('0', run.length, +number);
    // the pair of 1700 and 2100 MHz
    else if (run === 'aws') add('0', 3, 1700);
    else if (meaning) add(meaning);
    else if (mark || /^[\n|\t]/.test(run)) add(mark ?? run[0]!);
    else if (/^\d+[.,]\d/.test(run)) add('0.');
    else {
      const pieces = /\d|^(?:lte|nr|[ft]dd|td)/.test(run) && run.length < 400 && glued(run, offset, text);
      if (pieces) tokens.push(...pieces);
      else {
        SKU.lastIndex = offset;
        const length = SKU.exec(low)?.[0].length;
        if (length) {
          // A label may be glued to the end of a name, as in SC8310LTE.
          PIECES.lastIndex =
            offset + low.slice(offset, offset + length).replace(/lte(?:-[ft]dd)?$/, '').length;
          add('sku', PIECES.lastIndex - offset);
        } else if (tokens.at(-1)?.type !== 'word') add('word');
      }
    }
  }
  return tokens;
}

/** The pieces of a run of letters and digits, if all have a meaning. */
function glued(run: string, start: number, text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const hexadecimal = text[start - 1] === '#';
  const add = (type: string, at: number, length: number, value = 0, half = '') =>
    tokens.push({ type, value, text: half, offset: start + at, length });
  for (const { 0: piece, 1: prefix, 2: number, 3: half, index } of run.matchAll(GLUED)) {
    if (number) {
      // `0x2b73`, `#b1b4b6`, `999b951b28` are hexadecimal.
      if (
        prefix &&
        (!/^[1-9]\d{0,2}$/.test(number) || hexadecimal || /^(?:0|unit)$/.test(tokens.at(-1)?.type ?? ''))
      )
        return undefined;
      const type = !prefix ? (number.length > 5 ? 'word' : '0') : prefix === 'b' ? 'b' : text[start + index]!;
      add(type, index, piece.length, +number, half);
      continue;
    }
    for (let at = 0; at < piece.length;) {
      let end = piece.length;
      while (end > at && !meaningOf(piece.slice(at, end))) end--;
      const meaning = meaningOf(piece.slice(at, end));
      if (
        !meaning ||
        !(isLabel(meaning) || /^(?:band|numbered|category)$/.test(meaning) || tokens.at(-1)?.type === '0')
      )
        return undefined;
      add(meaning, index + at, end - at);
      at = end;
    }
  }
  return tokens;
}
