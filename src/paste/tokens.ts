/** Cuts normal text into the words, numbers, bands and marks that device lists are made of. */

import { isLabel, type Meaning, MEANING, UNSPACED } from './vocabulary.js';
import { type Span } from './read-result.js';

/**
 * - `b`, `n`, `N`: a band with its prefix as written; a capital N is often a part's number
 * - `#`: a whole number; `.`: a decimal one
 * - `name`: from here on, bands belong to the product or region `name`
 * - `cell`: the labels of the column's head follow
 * - `?`: words without meaning; `line`: a line break
 * - `mark`: `text` is one character, written once or several times
 */
export type TokenType = Meaning | 'b' | 'n' | 'N' | '#' | '.' | 'name' | 'cell' | '?' | 'line' | 'mark';

export interface Token extends Span {
  readonly type: TokenType;
  /** Number of a band, or of a number. */
  readonly value: number;
  /** The character of a mark, `a`, `b` or `ab` behind a band with halves. */
  readonly text: string;
  readonly name?: string | undefined;
}

/** More than any device list has; what follows is not read. */
export const MAX_TOKENS = 50_000;

const PIECES = new RegExp(
  [
    String.raw`\n`,
    String.raw`[a-z]{1,9}://\S*`,
    // Labels of several parts.
    String.raw`(?:wi-fi|ev-do|w-cdma|td-scdma|en-dc|2\.4g(?:hz)?|nb[ -]iot|lte-m|(?:lte[ -])?cat[- ]?(?:m|nb)[12]?)(?![a-z\d])`,
    String.raw`\d+\.\d[\d.]*`,
    // A prefix cut from its number by a line break or a space, within a list.
    String.raw`(?<=[/,] ?)[bn]\s{1,9}\d{1,3}(?!\w)`,
    String.raw`[a-z\d\u00c0-\u1fff]+`,
    UNSPACED,
    `(?:(?!${UNSPACED})[\\u2e80-\\uffef])+`,
    String.raw`([^ ])\1*`,
  ].join('|'),
  'g',
);
/** Band, number, or word within a run without spaces, such as `ltefddb1`, `n77n78`, `b28a`, `20mhz`. */
const GLUED =
  /([bn])\s*([1-9]\d{0,2})(?!\d)(?:(?<=28)(ab?|b)(?![a-z\d]))?|(\d+)(?:(?<=28)(ab?|b)(?![a-z\d]))?|[^\d\s]+?(?=[bn]?\d|$)/g;

/** Adds the tokens of a run of `low`; `text` is the same in the case of the original. */
export function tokenise(tokens: Token[], text: string, low: string, from: number, to: number): void {
  const last = tokens.at(-1);
  const end = last ? last.offset + last.length : 0;
  // A band that was cut by the line break has been read already.
  PIECES.lastIndex = last && last.offset < from && end > from ? end : from;
  for (let match; tokens.length < MAX_TOKENS && (match = PIECES.exec(low)) && match.index < to;) {
    const [run, mark] = match;
    const offset = match.index;
    const meaning = run.length < 20 ? MEANING.get(run.replace(/[- ]/g, '')) : undefined;
    const add = (type: TokenType, value = 0, text = '') =>
      tokens.push({ type, value, text, offset, length: run.length });
    if (run === '\n') add('line');
    else if (mark) add('mark', 0, mark);
    else if (meaning) add(meaning);
    else if (/^\d+\.\d/.test(run)) add('.');
    else if (/\d/.test(run) && run.length < 400) tokens.push(...glued(run, offset, text));
    else if (run.length < 20 && /^(?:lte|fdd|tdd|td)+$/.test(run)) tokens.push(...glued(run, offset, text)!);
    else if (tokens.at(-1)?.type !== '?') add('?');
  }
}

/** The pieces of a run of letters and digits; a name such as SIM7600A is one piece without meaning. */
function glued(run: string, start: number, text: string): Token[] {
  const tokens: Token[] = [];
  const add = (type: TokenType, at: number, length: number, value = 0, half = '') =>
    tokens.push({ type, value, text: half, offset: start + at, length });
  for (const { 0: piece, 1: prefix, 2: band, 3: half, 4: number, 5: bareHalf, index } of run.matchAll(
    GLUED,
  )) {
    if (prefix)
      add(prefix === 'b' ? 'b' : (text[start + index] as 'n' | 'N'), index, piece.length, Number(band), half);
    else if (number) add(number.length > 5 ? '?' : '#', index, piece.length, Number(number), bareHalf);
    else {
      for (let at = 0; at < piece.length;) {
        let end = piece.length;
        while (end > at && !MEANING.has(piece.slice(at, end))) end--;
        const meaning = MEANING.get(piece.slice(at, end));
        const fits = isLabel(meaning) || /^(?:band|numbered)$/.test(meaning!) || tokens.at(-1)?.type === '#';
        if (!meaning || !fits) return named(run, start);
        add(meaning, index + at, end - at);
        at = end;
      }
    }
  }
  return tokens;
}

/** A name, and the label that may be glued to its end, as in SC8310LTE. */
function named(run: string, offset: number): Token[] {
  const length = run.length - (/(?:lte|wcdma|gsm)$/.exec(run)?.[0].length ?? 0);
  const name: Token = { type: '?', value: 0, text: '', offset, length };
  const label = run.slice(length);
  if (label === '') return [name];
  return [name, { ...name, type: MEANING.get(label)!, offset: offset + length, length: label.length }];
}
