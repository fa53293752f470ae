/** Cuts normal text into the words, numbers, bands and marks that device lists are made of. */

import { type Label, labelOf, meaningOf, unspacedAt, type Word } from './vocabulary.js';
import { type Span } from './read-result.js';

export const NEWLINE = 0;
export const MARK = 1;
export const NUMBER = 2;
export const DECIMAL = 3;
export const BAND = 4;
export const LABEL = 5;
export const WORD = 6;
/** What a token is. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Longest run of letters and digits that is looked into. */
const MAX_RUN = 400;
/** Halves of a duplexer, and the classes that only the bands with halves may carry. */
const HALVES = 28;

/** What a word is, or the prefix of a band. */
type Name = Label | Word | 'B' | 'n' | 'N';

/** Names that tokens have met, by their number in the column; 0 is none. */
const NAMES: Name[] = [];
const NUMBER_OF_NAME = new Map<Name, number>();

function numberOf(name: Name | undefined): number {
  if (name === undefined) return 0;
  let number = NUMBER_OF_NAME.get(name);
  if (number === undefined) NUMBER_OF_NAME.set(name, (number = NAMES.push(name)));
  return number;
}

/** Tokens as columns of numbers: no object a token, so that a large text costs little memory. */
export class Tokens {
  length = 0;
  readonly kind: Uint8Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** The number of a NUMBER or BAND, the character of a MARK. */
  readonly value: Int32Array;
  /** `a`, `b` or `ab` behind a band. */
  readonly half = new Map<number, string>();
  private readonly name: Uint8Array;

  constructor(capacity: number) {
    this.kind = new Uint8Array(capacity);
    this.start = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.value = new Int32Array(capacity);
    this.name = new Uint8Array(capacity);
  }

  /** The label or meaning of a word; `B`, `n` or `N` of a band. */
  word(i: number): Name | undefined {
    return NAMES[this.name[i]! - 1];
  }

  span(i: number): Span {
    return { offset: this.start[i]!, length: this.end[i]! - this.start[i]! };
  }

  add(kind: Kind, start: number, end: number, value = 0, name?: Name): void {
    const i = this.length++;
    this.kind[i] = kind;
    this.start[i] = start;
    this.end[i] = end;
    this.value[i] = value;
    this.name[i] = numberOf(name);
  }
}

/** Tokens of a run of text but for what is claimed; `claimed` is sorted and does not overlap, and each claim ends a line. */
export function tokenise(
  text: string,
  upper: string,
  claimed: readonly Span[] = [],
  run: Span = { offset: 0, length: text.length },
): Tokens {
  const lexer = new Lexer(text, upper, run.length + claimed.length + 1);
  let from = run.offset;
  for (const { offset, length } of claimed) {
    lexer.read(from, offset);
    lexer.tokens.add(NEWLINE, offset, offset + length);
    from = Math.max(from, offset + length);
  }
  lexer.read(from, run.offset + run.length);
  return lexer.tokens;
}

class Lexer {
  readonly tokens: Tokens;
  constructor(
    private readonly text: string,
    private readonly upper: string,
    capacity: number,
  ) {
    this.tokens = new Tokens(capacity);
  }

  read(from: number, to: number): void {
    const { upper, tokens } = this;
    for (let i = from; i < to;) {
      const code = upper.charCodeAt(i);
      let end = i + 1;
      if (code === 32 || code === 9) {
        if (code === 9) tokens.add(MARK, i, end, code);
      } else if (code === 10) tokens.add(NEWLINE, i, end);
      else if (isAlphanumeric(code)) {
        while (end < to && isAlphanumeric(upper.charCodeAt(end))) end++;
        end = this.run(i, end, to);
      } else if (code < 0xc0 || (code >= 0x2000 && code < 0x2e80) || code > 0xfff0) {
        while (end < to && upper.charCodeAt(end) === code) end++; // ---- and **** are one mark
        tokens.add(MARK, i, end, code);
      } else if (code < 0x2000) {
        while (end < to && isLetterBeyond(upper.charCodeAt(end))) end++;
        this.named(i, end);
      } else {
        const word = unspacedAt(upper, i);
        if (word !== undefined) this.named(i, (end = i + word.length));
        else {
          while (end < to && upper.charCodeAt(end) >= 0x2e80 && unspacedAt(upper, end) === undefined) end++;
          tokens.add(WORD, i, end);
        }
      }
      i = end;
    }
  }

  /** A whole word by its meaning. */
  private named(start: number, end: number): void {
    const word = end - start > 20 ? '' : this.upper.slice(start, end);
    const label = labelOf(word);
    if (label) this.tokens.add(LABEL, start, end, 0, label);
    else this.tokens.add(WORD, start, end, 0, meaningOf(word));
  }

  /** A run of letters and digits, which may hold several tokens glued together. Returns where it really ended. */
  private run(start: number, end: number, to: number): number {
    const { upper, tokens } = this;
    // Words of Latin letters beyond ASCII, such as BÄNDER.
    if (isLetterBeyond(upper.charCodeAt(end)) && end < to) {
      while (end < to && (isLetterBeyond(upper.charCodeAt(end)) || isAlphanumeric(upper.charCodeAt(end))))
        end++;
      this.named(start, end);
      return end;
    }
    for (const word of HYPHENATED) {
      if (upper.startsWith(word, start) && !isAlphanumeric(upper.charCodeAt(start + word.length))) {
        this.named(start, start + word.length);
        return start + word.length;
      }
    }
    if (end - start > MAX_RUN) {
      tokens.add(WORD, start, end);
      return end;
    }
    if (isDigit(upper.charCodeAt(start)) && upper[end] === '.' && isDigit(upper.charCodeAt(end + 1))) {
      return this.decimal(start, end, to);
    }
    const whole = upper.slice(start, end);
    if (end - start <= 12 && (labelOf(whole) ?? meaningOf(whole))) {
      this.named(start, end);
      return end;
    }
    for (let at = start; at < end;) {
      const next = this.piece(at, end, at === start);
      if (next < 0) {
        // Not a list but a name, such as SIM7600A; a label may be glued to its end, as in SC8310LTE.
        const label = GLUED.find((name) => whole.endsWith(name) && end - name.length > at);
        tokens.add(WORD, at, label ? end - label.length : end);
        if (label) this.named(end - label.length, end);
        break;
      }
      at = next;
    }
    return end;
  }

  /** One piece of a glued run; returns where it ends, or -1 if the rest is a name. */
  private piece(at: number, end: number, first: boolean): number {
    const { upper, tokens } = this;
    if (isDigit(upper.charCodeAt(at))) {
      const digits = digitsEnd(upper, at, end);
      const letters = upper.slice(digits, Math.min(end, digits + 12));
      const number = digits - at > 5 ? 0 : Number(upper.slice(at, digits));
      if (number === HALVES && /^(A|B|AB)$/.test(letters)) {
        tokens.half.set(tokens.length, letters.toLowerCase());
        tokens.add(NUMBER, at, end, number);
        return end;
      }
      if (
        digits < end &&
        !labelOf(letters) &&
        meaningOf(letters) !== 'unit' &&
        meaningOf(letters) !== 'mhz'
      ) {
        return -1;
      }
      if (digits - at > 5) tokens.add(WORD, at, digits);
      else tokens.add(NUMBER, at, digits, number);
      if (digits < end) this.named(digits, end);
      return end;
    }
    let letters = at;
    while (letters < end && !isDigit(upper.charCodeAt(letters))) letters++;
    if (letters - at > 20) return -1;
    const word = upper.slice(at, letters);
    if (letters === end) {
      if (first || labelOf(word)) this.named(at, end);
      else {
        // Two labels in one word: LTEFDD, FDDLTE, TDDLTE.
        return -1;
      }
      return end;
    }
    const prefix = word.at(-1)!;
    if (prefix === 'B' || prefix === 'N') {
      const name = word.slice(0, -1);
      if (name === '' || (labelOf(name) !== undefined && name.length > 1)) {
        const next = this.band(letters - 1, letters, end);
        if (next < 0) return -1;
        return next;
      }
    }
    const digits = digitsEnd(upper, letters, end);
    if (labelOf(word) || meaningOf(word) === 'band' || meaningOf(word) === 'numbered') {
      if (digits - letters > 5 || digits < end) return -1;
      this.named(at, letters);
      tokens.add(NUMBER, letters, digits, Number(upper.slice(letters, digits)));
      return end;
    }
    return -1;
  }

  /** A band with its prefix at `prefix` and what may be glued to it. */
  private band(prefix: number, from: number, end: number): number {
    const { text, upper, tokens } = this;
    const digits = digitsEnd(upper, from, end);
    if (digits - from > 3 || upper[from] === '0') return -1;
    const number = Number(upper.slice(from, digits));
    let after = digits;
    let half = '';
    if (digits < end) {
      const rest = upper.slice(digits, Math.min(end, digits + 10));
      const letters = /^[A-Z]+/.exec(rest)![0];
      if (number === HALVES && /^(A|B|AB)$/.test(letters)) {
        half = letters.toLowerCase();
        after = digits + letters.length;
      } else if (letters !== 'B' && letters !== 'N' && !GLUED.some((name) => letters.startsWith(name)))
        return -1;
      else if (letters.length === 1 && digits + 1 === end) return -1;
    }
    if (prefix > 0 && isAsciiLetter(upper.charCodeAt(prefix - 1)) && isLabelBefore(upper, prefix)) {
      const start = labelStart(upper, prefix);
      this.named(start, prefix);
    }
    const letter = text[prefix] === 'n' ? 'n' : upper[prefix] === 'N' ? 'N' : 'B';
    if (half !== '') tokens.half.set(tokens.length, half);
    tokens.add(BAND, prefix, after, number, letter);
    return after;
  }

  private decimal(start: number, dot: number, to: number): number {
    let end = digitsEnd(this.upper, dot + 1, to);
    this.tokens.add(DECIMAL, start, end);
    const letters = end;
    while (end < to && end < letters + 12 && isAsciiLetter(this.upper.charCodeAt(end))) end++;
    if (end > letters) this.named(letters, end);
    return end;
  }
}

/** Labels of two parts that are one word. */
const HYPHENATED = ['WI-FI', 'EV-DO'];
/** Labels that stand glued to what is before them. */
const GLUED = ['LTE', 'WCDMA', 'GSM', 'FDD', 'TDD', 'UMTS', 'EDGE'];

function labelStart(upper: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < 12 && isAsciiLetter(upper.charCodeAt(start - 1))) start--;
  return start;
}

function isLabelBefore(upper: string, end: number): boolean {
  return labelOf(upper.slice(labelStart(upper, end), end)) !== undefined;
}

function digitsEnd(upper: string, at: number, end: number): number {
  while (at < end && isDigit(upper.charCodeAt(at))) at++;
  return at;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isAsciiLetter(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isAlphanumeric(code: number): boolean {
  return isDigit(code) || isAsciiLetter(code);
}

/** Letters of Latin, Greek and Cyrillic beyond ASCII. */
function isLetterBeyond(code: number): boolean {
  return code >= 0xc0 && code < 0x2000;
}
