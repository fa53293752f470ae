/** Cuts normal text into the words, numbers, bands and marks that device lists are made of. */

import { meaningOf, UNSPACED } from './vocabulary.js';
import { type Span } from './read-result.js';

export interface Token extends Span {
  /**
   * One character:
   * - a meaning of the vocabulary; `u`: a unit; `w`: a word, or several, without a meaning
   * - `b`, `n`: a band with its prefix
   * - `0`: a whole number; `f`: one as large as a frequency in MHz; a decimal is a word
   * - `s`: what looks like a product's code
   * - a mark: the character, written once or several times; a line break is one
   * - `@`: from here on, bands belong to the product or region `name`
   */
  readonly type: string;
  /** Number of a band, or a number. */
  readonly value: number;
  readonly name?: string;
}

const FREQUENCY_FROM = 400;

/** Addresses and colours; labels of several parts; decimals; a prefix cut from its number within a list; words; marks. */
const PIECES = new RegExp(
  String.raw`[a-z]+://\S*|#\w{6}\b|(?:at&t|[a-z]{1,3}-(?:fi|mobile|do|s?cdma|iot|m|a|utran?)|4\.5g|nb iot|cat[- ]?(?:m|nb)[12]?)(?![a-z\d])|\d+\.\d[\d.]*|(?<=[/,] ?)[bn]\s{1,9}\d{1,3}(?!\w)|[a-z\d\u00c0-\u1fff]+|${UNSPACED}|[\u2e80-\uffef]|([|\t]|([^ ])\2*)`,
  'g',
);
/** Band or number within a run without spaces, such as `ltefddb1`, `n77n78`, `b28a`, `20mhz`; NR7101 is a product. */
const NUMBER = /^([bn]?)\s*((?<=[bn]\s*)\d+?(?=[345]g)|[0-4]?\d{1,3}(?!\d))(?:(?<=28)[ab]{1,2}(?![a-z\d]))?/;
/** Letters with a digit, or parts joined by dashes: EC25-E, SIM7600A, RM520N-GL, L-AU; a label may be glued to the end. */
const SKU =
  /(?!rs|usb|sim\d?\b)(?:(?=[a-z-]{0,30}\d)(?=[\d-]{0,30}[a-z])[a-z\d-]{2,30}?|[a-z]{1,4}-[a-z]{2,4})(?=lte|(?![a-z\d-]))/y;

/** The tokens of a text in lower case. */
export function tokenise(low: string): Token[] {
  const tokens: Token[] = [];
  PIECES.lastIndex = 0;
  for (let match; (match = PIECES.exec(low));) {
    const { 0: run, 1: mark, index: offset } = match;
    const add = (type: string, value = 0) =>
      tokens.push({ type, value, offset, length: PIECES.lastIndex - offset });
    const meaning = meaningOf(run.replace(/[- ]/, ''));
    // the pair of 1700 and 2100 MHz
    if (run === 'aws') add('f', 1700);
    else if (meaning) add(meaning);
    else if (mark) add(mark === '...' ? '…' : mark[0]!);
    else {
      const pieces = /\d|^(?:lte|nr|[ft]d)/.test(run) && glued(run, offset);
      SKU.lastIndex = offset;
      if (pieces) tokens.push(...pieces);
      else if (SKU.test(low)) {
        PIECES.lastIndex = SKU.lastIndex;
        add('s');
      } else if (tokens.at(-1)?.type !== 'w') add('w');
    }
  }
  return tokens;
}

/** Longest word that may be glued to another, or number. */
const MAX_WORD = 16;

/** The pieces of a run of letters and digits, if all have a meaning. */
function glued(run: string, start: number): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < run.length;) {
    const rest = run.slice(at, at + MAX_WORD);
    const before = tokens.at(-1)?.type ?? '';
    let length = rest.length;
    let type: string | undefined;
    while (length && !(type = meaningOf(rest.slice(0, length)))) length--;
    let value = 0;
    if (!type || (/[^A-Zvc]/.test(type) && /[^0f]|^$/.test(before))) {
      const [number = '', prefix, digits = ''] = NUMBER.exec(rest) ?? [];
      // `0x2b73`, `999b951b28` are hexadecimal.
      if (!number || (prefix && /[0fdu]/.test(before))) return undefined;
      value = +digits;
      length = number.length;
      type = prefix || (value < FREQUENCY_FROM ? '0' : 'f');
    }
    tokens.push({ type, value, offset: start + at, length });
    at += length;
  }
  return tokens;
}
