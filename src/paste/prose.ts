/**
 * Reads what people write: datasheet lists, tables, shop pages, forum posts. A band number belongs to the nearest radio
 * label before it, and the label ends at the next one. A bare number is a band only where the text says so: after the
 * word "band", behind a label and a colon, or within a list whose first item has its prefix.
 */

import { type Rat } from '../core/band.js';
import { bandsOfMhz, isBandMhz } from './mhz.js';
import { found, type FoundBand, isBand, ratOf } from './reading.js';
import {
  type IgnoredReason,
  type IgnoredRun,
  type Mark,
  type NoteCode,
  type Span,
  type Technology,
} from './read-result.js';
import { BAND, DECIMAL, type Kind, LABEL, MARK, NEWLINE, NUMBER, type Tokens, WORD } from './tokens.js';
import { type Label, type Radio } from './vocabulary.js';

/** What the labels in force say. */
interface Context {
  /** `undefined`: no label yet. `both`: 4G and 5G in one heading; the prefix of a band decides. */
  radio: Radio | 'both' | undefined;
  lpwa: 'lte-m' | 'nb-iot' | 'both' | undefined;
  sa: boolean;
  nsa: boolean;
  tdd: boolean;
  /** The radio follows from FDD or TDD only; a label right behind says it. */
  implied: boolean;
  /** Older radios share the heading with LTE, as in `4G/3G/2G`: whose band it is cannot be told. */
  mixed: boolean;
  /** A colon, a bracket or the word "band" stands between the label and what follows. */
  tight: boolean;
}

/** Where a cell of a table takes its labels from: the text of another cell. */
export interface Prefixed extends Span {
  readonly label: Tokens;
}

/** What prose holds. */
export interface ProseReading {
  readonly bands: readonly FoundBand[];
  readonly ignored: readonly IgnoredRun[];
  readonly notes: ReadonlySet<NoteCode>;
}

/** Tokens that are looked at ahead for an annotation or the end of a run of numbers. */
const AHEAD = 60;
/** Radios that a line break ends: they come one a row. */
const ROW_RADIOS: ReadonlySet<string> = new Set(['wifi', 'bluetooth', 'gnss', 'radio-other']);
const MAX_RANGE = 20;
const BAND_COUNT_LIMIT = 4096;

const SEPARATORS = codes('/,;|&+\'"\\*{}\t');
const OPEN = codes('([');
const CLOSE = codes(')]');
const CLAUSE_END = codes('.;|?!*');
const COLON = codes(':=');
const DASH = codes('-~');

/** See the head of this file. Linear in the number of tokens. */
export function readProse(
  tokens: Tokens,
  text: string,
  region: string,
  cells: readonly Prefixed[] = [],
): ProseReading {
  return new Prose(tokens, text, region, cells).read();
}

class Prose {
  private readonly bands: FoundBand[] = [];
  private readonly ignored: IgnoredRun[] = [];
  private readonly notes = new Set<NoteCode>();
  private context: Context = { ...BLANK };
  /** Tokens of the label group that is still open: labels joined by marks only. */
  private groupOpen = false;
  /** The word "band" was the last that matters: numbers may follow. */
  private armed = false;
  /** A label and then a colon or bracket were the last that matter. */
  private labelled = false;
  /** Something on this line says that bands follow: a label or the word "band". */
  private lineSays = false;
  /** Token of a negation that may reach the next list. */
  private negated = false;
  /** Frequencies of the label in force, until it names a band. */
  private mhz: { number: number; span: Span }[] = [];
  private mhzSure = false;
  private mhzLine = false;
  /** Words without meaning since the label: too many, and a frequency is not the label's. */
  private strange = 0;
  private segmentHasBands = false;
  /** Runs of numbers that end in a unit: up to this token, and whether they are bandwidths. */
  private runEnd = -1;
  private runIsUnit = false;
  private notBand = false;
  /** Last word such as "pin" or "figure". */
  private elsewhere = -9;
  /** A colon stands behind the label in force. */
  private colon = false;
  private cellular = false;
  /** The word "band" alone does not make a text cellular: pay scales and test scores have bands, too. */
  private bandWord = false;
  private vitamin = false;
  private lineStart = true;
  private depth = 0;
  private cell = 0;

  /** The list in progress. */
  private list: List | undefined;
  private readonly lists: List[] = [];

  constructor(
    private readonly tokens: Tokens,
    private readonly text: string,
    private readonly region: string,
    private readonly cells: readonly Prefixed[],
  ) {}

  read(): ProseReading {
    const { tokens } = this;
    for (let i = 0; i < tokens.length;) {
      this.enterCell(tokens.start[i]!);
      i = this.step(i, tokens.kind[i]! as Kind);
      if (this.bands.length + this.mhz.length > BAND_COUNT_LIMIT) {
        this.notes.add('text-too-long');
        break;
      }
    }
    this.endSegment();
    this.endList(true);
    return this.judged();
  }

  /** Reads the token at `i` and returns the next one to read. */
  private step(i: number, kind: Kind): number {
    switch (kind) {
      case NEWLINE:
        return this.newline(i);
      case MARK:
        return this.mark(i);
      case LABEL:
        this.label(i);
        return i + 1;
      case WORD:
        return this.word(i);
      case BAND:
        return this.band(i);
      case NUMBER:
        return this.number(i);
      default:
        if (this.scanRun(i)) return this.skipRun(i);
        this.breakList();
        this.armed = this.labelled = false;
        return i + 1;
    }
  }

  /** A table cell with a label elsewhere starts from that label. */
  private enterCell(offset: number): void {
    const cell = this.cells[this.cell];
    if (cell === undefined || offset < cell.offset) return;
    this.cell++;
    this.endSegment();
    this.endList(false);
    this.context = { ...BLANK };
    for (let i = 0; i < cell.label.length; i++) {
      if (cell.label.kind[i] === LABEL) this.applyLabel(cell.label.word(i) as Label, i > 0);
      if (cell.label.word(i) === 'band') this.armed = true;
    }
    this.context.tight = true;
    this.lineSays = this.labelled = this.context.radio !== undefined || this.armed;
    if (cell.label.length > 0) this.cellular = true;
  }

  private newline(i: number): number {
    this.groupOpen = false;
    this.negated = false;
    this.notBand = false;
    if (!this.list?.open) this.lineSays = this.labelled && this.lineSays;
    if (ROW_RADIOS.has(this.context.radio ?? '') && !this.labelled) this.setContext(BLANK);
    this.mhzLine =
      this.mhzLine && (this.labelled || this.mhz.length > 0) && this.tokens.kind[i + 1] !== NEWLINE;
    this.lineStart = true;
    this.depth = 0;
    return i + 1;
  }

  private mark(i: number): number {
    const code = this.tokens.value[i]!;
    if (COLON.has(code)) {
      this.colon = this.lineSays;
      if (this.groupOpen || this.lineSays) this.context.tight = true;
      if (this.groupOpen) this.labelled = true;
      this.negated = false;
      this.strange = 0;
    } else if (OPEN.has(code)) {
      this.depth++;
      if (this.groupOpen) this.labelled = this.context.tight = true;
    } else if (CLOSE.has(code)) {
      this.depth = Math.max(0, this.depth - 1);
      if (!this.groupOpen) this.negated = false;
    } else if (CLAUSE_END.has(code)) {
      this.negated = false;
      if (code === 124 /* | */) this.groupOpen = this.groupOpen && false;
      else if (code === 46) this.groupOpen = false;
    }
    if (code === 46 || code === 63) this.breakList();
    if (code === 0x2026 || (code === 46 && this.tokens.end[i]! - this.tokens.start[i]! >= 3)) this.cutOff();
    return i + 1;
  }

  /** "…" or "more" right behind a list. */
  private cutOff(): void {
    if (this.lists.length > 0 && this.list !== undefined) this.notes.add('list-cut-off');
  }

  private label(i: number): void {
    const label = this.tokens.word(i) as Label;
    const { start, end } = this.tokens;
    // `2.4G/5G` and `2.4/5G/6GHz` are Wi-Fi.
    if (label === 'nr' && this.context.radio === 'wifi' && !this.lineStart) return;
    if (label === 'nr' && i > 1 && this.tokens.kind[i - 1] === MARK && this.wifiBefore(i - 2)) return;
    if (label === 'td' && this.next(i) === 'td-scdma') return;
    if (label === 'sa' && !this.groupOpen && !(this.context.radio === 'nr' || this.bandAhead(i))) return;
    const joined = this.groupOpen;
    if (!joined) {
      this.endList(false);
      if (label !== 'sa' && label !== 'nsa' && label !== 'fdd' && label !== 'tdd' && label !== 'td')
        this.endSegment();
    }
    this.applyLabel(label, joined);
    if (
      label === 'lte' &&
      this.text[end[i]!] === '-' &&
      /^-M$/i.test(this.text.slice(end[i]!, end[i]! + 2))
    ) {
      if (!/[A-Z]/i.test(this.text[end[i]! + 2] ?? '')) this.applyLabel('lte-m', true);
    }
    this.groupOpen = this.lineSays = this.cellular = true;
    // `Bandas LTE 2, 4`: the word "band" right before the label still holds.
    this.armed = this.armed && this.bandBefore(i);
    this.lineStart = this.labelled = this.colon = false;
    this.mhzLine = true;
    this.strange = 0;
    if (start[i]! > 0) this.context.tight = false;
  }

  private bandBefore(i: number): boolean {
    let at = i - 1;
    while (this.tokens.kind[at] === LABEL || this.tokens.kind[at] === MARK) if (--at < i - 8) return false;
    return this.tokens.word(at) === 'band';
  }

  private wifiBefore(i: number): boolean {
    const { kind, end, start } = this.tokens;
    if (kind[i] === DECIMAL) return /^2\.4/.test(this.text.slice(start[i], end[i]));
    return (
      kind[i] === WORD && kind[i - 1] === DECIMAL && /^2\.4/.test(this.text.slice(start[i - 1], end[i - 1]))
    );
  }

  private next(i: number): ReturnType<Tokens['word']> {
    const { kind } = this.tokens;
    let at = i + 1;
    while (at < i + 3 && kind[at] === MARK) at++;
    return this.tokens.word(at);
  }

  private bandAhead(i: number): boolean {
    for (let at = i + 1; at < i + 4; at++) {
      if (this.tokens.kind[at] === BAND) return this.tokens.word(at) !== 'B';
      if (this.tokens.kind[at] !== MARK) return false;
    }
    return false;
  }

  private setContext(context: Context): void {
    this.endSegment();
    this.endList(false);
    this.context = { ...context };
  }

  private applyLabel(label: Label, joined: boolean): void {
    const before = this.context;
    const old =
      before.radio === 'umts' ||
      before.radio === 'gsm' ||
      before.radio === 'cdma' ||
      before.radio === 'td-scdma';
    switch (label) {
      case 'fdd':
      case 'tdd':
      case 'td': {
        const tdd = label !== 'fdd';
        if (joined && before.radio !== undefined) before.tdd = tdd;
        else if (before.radio === 'lte' || (before.radio === 'nr' && this.list?.prefix !== 'n')) {
          this.context = { ...before, tdd, implied: true };
          this.endSegment();
        } else this.context = { ...BLANK, radio: 'lte', tdd, implied: true };
        return;
      }
      case 'sa':
      case 'nsa': {
        const flags = joined ? { sa: before.sa, nsa: before.nsa } : { sa: false, nsa: false };
        this.context = {
          ...(before.radio === 'nr' || joined ? before : { ...BLANK, radio: 'nr' }),
          ...flags,
          [label]: true,
        };
        if (this.context.radio === undefined) this.context.radio = 'nr';
        return;
      }
      case 'lte-m':
      case 'nb-iot': {
        const other = joined && before.lpwa !== undefined && before.lpwa !== label;
        this.context = { ...BLANK, radio: 'lte', lpwa: other ? 'both' : label };
        return;
      }
      case 'lte':
      case 'nr': {
        if (joined && before.implied) this.context = { ...before, radio: label, implied: false };
        else if (joined && before.radio !== undefined) {
          const both =
            before.radio === 'both' ||
            (before.radio !== label && (before.radio === 'lte' || before.radio === 'nr'));
          this.context = { ...before, radio: both ? 'both' : label, mixed: before.mixed || old };
          // `4G LTE` after `3G /` names the LTE part; only shared headings such as `4G/3G` stay mixed.
          if (old) this.context.mixed = false;
        } else this.context = { ...BLANK, radio: label };
        return;
      }
      default: {
        const shared =
          joined && !before.implied && (before.radio === 'lte' || before.radio === 'both') && !before.tight;
        if (shared && label !== 'wifi' && label !== 'bluetooth' && label !== 'gnss')
          this.context.mixed = true;
        else this.context = { ...BLANK, radio: label };
      }
    }
  }

  private word(i: number): number {
    const { tokens } = this;
    const meaning = tokens.word(i);
    this.lineStart = false;
    switch (meaning) {
      case 'band':
        if (this.notBand || (tokens.kind[i - 1] === NUMBER && this.glued(i))) {
          this.notBand = false;
          break;
        }
        // A row that speaks of bands and has no label of its own starts afresh.
        if (!this.lineSays && !this.list?.open) this.setContext(BLANK);
        if (this.list && !this.connected(i)) this.endList(false);
        this.armed = this.lineSays = this.context.tight = true;
        this.bandWord = true;
        this.mhzLine = true;
        this.groupOpen = this.groupOpen && true;
        return i + 1;
      case 'not-band':
        this.notBand = true;
        break;
      case 'no':
        return this.negation(i);
      case 'numbered':
        return this.numbered(i);
      case 'and':
        return i + 1;
      case 'is':
      case 'filler':
        this.groupOpen = false;
        if (meaning === 'filler') this.breakList();
        return i + 1;
      case 'more':
        this.cutOff();
        break;
      case 'cellular':
        this.cellular = true;
        break;
      case 'elsewhere':
        this.elsewhere = i;
        break;
      case 'vitamin':
        this.vitamin = true;
        break;
      case 'letter-b':
      case 'letter-n': {
        const joined = this.splitPrefix(i, meaning === 'letter-b' ? 'B' : 'n');
        if (joined > 0) return joined;
        break;
      }
      case 'mhz':
        if (this.mhz.length > 0) this.mhzSure = true;
        return i + 1;
      case 'bandwidth':
        this.lineSays = false;
        break;
      default:
    }
    this.armed = this.labelled = this.groupOpen = this.negated = false;
    if (meaning !== 'tentative' && meaning !== 'laa') this.breakList();
    if (meaning === undefined) this.strange++;
    return i + 1;
  }

  private glued(i: number): boolean {
    return this.tokens.end[i - 1] === this.tokens.start[i];
  }

  /** `Cat 4`, `Class 3`, `Rel-16`, `Ch1 ~ Ch13`: the number is no band. `Cat M1` and `Cat NB2` are labels. */
  private numbered(i: number): number {
    const { tokens, text } = this;
    let at = i + 1;
    while (at < i + 3 && tokens.kind[at] === MARK) at++;
    const { offset, length } = tokens.span(Math.min(at, tokens.length - 1));
    const name = text.slice(offset, offset + Math.min(length, 8)).toUpperCase();
    if (tokens.kind[at] === WORD && /^M[12]?$/.test(name)) {
      const joined = this.groupOpen;
      if (!joined) this.endSegment();
      if (!joined) this.endList(false);
      this.applyLabel('lte-m', joined && this.context.lpwa !== undefined);
      this.groupOpen = this.lineSays = this.cellular = this.mhzLine = true;
      this.lineStart = this.labelled = this.armed = false;
      return at + 1;
    }
    if (tokens.kind[at] === LABEL) return i + 1;
    this.armed = this.labelled = false;
    this.breakList();
    if (tokens.kind[at] !== NUMBER) {
      this.groupOpen = false;
      return i + 1;
    }
    // `Cat 19 / Cat 18`, `Cat 1-4`
    return at + 1;
  }

  /** A negation reaches the list right behind it, or, after "is" or before "supported", the one right before it. */
  private negation(i: number): number {
    const { tokens } = this;
    const before = tokens.word(i - 1);
    const after = tokens.word(i + 1);
    const numeral = tokens.kind[i + 1] === MARK && tokens.value[i + 1] === 46;
    const list = this.list;
    if (list !== undefined && list.size > 0 && i - list.last <= 4 && this.plain(list.last, i)) {
      const post = before === 'is' || after === 'filler' || this.atClauseEnd(i + 1);
      if (post && !this.bandWithin(i + 1)) {
        list.negated = true;
        this.endList(false);
        return i + 1;
      }
    }
    this.endList(false);
    this.armed = this.labelled = this.groupOpen = false;
    this.negated = !numeral;
    return i + 1;
  }

  /** Whether only words and blanks stand between two tokens. */
  private plain(from: number, to: number): boolean {
    for (let at = from + 1; at < to; at++) if (this.tokens.kind[at] !== WORD) return false;
    return true;
  }

  private atClauseEnd(i: number): boolean {
    const { kind, value, length } = this.tokens;
    return i >= length || kind[i] === NEWLINE || (kind[i] === MARK && !SEPARATORS.has(value[i]!));
  }

  private bandWithin(i: number): boolean {
    for (let at = i; at < i + 5 && at < this.tokens.length; at++) {
      const kind = this.tokens.kind[at];
      if (kind === BAND || kind === NUMBER) return true;
      if (kind === NEWLINE || (kind === MARK && CLAUSE_END.has(this.tokens.value[at]!))) return false;
    }
    return false;
  }

  /** `n` or `B` cut from its number by a line break or a space, within a list. */
  private splitPrefix(i: number, prefix: 'B' | 'n'): number {
    const { tokens } = this;
    if (!this.list?.open || !this.connected(i)) return 0;
    let at = i + 1;
    while (tokens.kind[at] === NEWLINE && at < i + 3) at++;
    if (tokens.kind[at] !== NUMBER) return 0;
    const number = tokens.value[at]!;
    if (!isBand(prefix === 'n' ? 'nr' : 'lte', number)) return 0;
    const offset = tokens.start[i]!;
    this.accept(number, prefix, { offset, length: tokens.end[at]! - offset }, at);
    return this.annotation(at);
  }

  private band(i: number): number {
    const { tokens } = this;
    const prefix = tokens.word(i) as 'B' | 'n' | 'N';
    let number = tokens.value[i]!;
    let last = i;
    const joined = this.joinCut(i, number, prefix);
    if (joined !== undefined) [number, last] = joined;
    const span = { offset: tokens.start[i]!, length: tokens.end[last]! - tokens.start[i]! };
    // A new item starts a new list unless marks join it to the one in progress.
    if (this.list && !this.connected(i)) this.endList(false);
    if (!this.list) this.startList(i - this.elsewhere <= 2);
    this.range(i, number, prefix);
    this.accept(number, prefix, span, last, tokens.half.get(i));
    return this.annotation(last);
  }

  /** A number cut by a space or a line break, as in `B1 9/B20` and `n6⏎6/n71`. */
  private joinCut(i: number, number: number, prefix: string): [number, number] | undefined {
    const { tokens } = this;
    let at = i + 1;
    while (tokens.kind[at] === NEWLINE && at < i + 3) at++;
    if (tokens.kind[at] !== NUMBER) return undefined;
    const digits = this.text.slice(tokens.start[at], tokens.end[at]);
    const whole = Number(`${number}${digits}`);
    const rat: Rat = prefix === 'B' ? (this.ratOfB() ?? 'lte') : 'nr';
    if (digits.length > 2 || !isBand(rat, whole)) return undefined;
    const follower = tokens.kind[at + 1];
    const listGoesOn =
      follower === undefined ||
      follower === NEWLINE ||
      follower === LABEL ||
      (follower === MARK && tokens.value[at + 1] !== 46 && !OPEN.has(tokens.value[at + 1]!));
    if (!listGoesOn) return undefined;
    const list = this.list?.open && this.connected(i) ? this.list : undefined;
    const before = list?.lastNumber ?? 0;
    const broken = !isBand(rat, number) || (number <= before && whole > before);
    return broken ? [whole, at] : undefined;
  }

  /** `B1-B5`, `n257-n261`, `38-41` after the word "band": the bands between. A chain `B1-B3-B7` is a list. */
  private range(i: number, to: number, prefix: string): void {
    const { tokens } = this;
    const list = this.list;
    if (list === undefined || list.last !== i - 2 || list.prefix !== (prefix === 'N' ? 'n' : prefix)) return;
    if (tokens.kind[i - 1] !== MARK || !DASH.has(tokens.value[i - 1]!)) return;
    const chain =
      tokens.kind[i + 1] === MARK && DASH.has(tokens.value[i + 1]!) && tokens.kind[i + 2] === tokens.kind[i];
    const from = list.lastNumber;
    if (chain || list.chain || to <= from || to - from > MAX_RANGE) {
      list.chain = true;
      return;
    }
    const offset = tokens.start[list.last]!;
    const span = { offset, length: tokens.end[i]! - offset };
    for (let number = from + 1; number < to; number++)
      this.accept(number, prefix, span, i, undefined, ['range']);
    if (to - from > 1) this.notes.add('range-overstates');
  }

  private number(i: number): number {
    const { tokens } = this;
    const number = tokens.value[i]!;
    this.lineStart = false;
    if (this.scanRun(i)) return this.skipRun(i);
    const radio = this.context.radio;
    if (number >= 400) {
      if (radio === 'nr') this.context.tight = true;
      if (tokens.kind[i + 1] === WORD && tokens.word(i + 1) === 'unit') this.mhzLine = false;
      const lte = (radio === 'lte' || radio === 'both') && this.mhzLine && this.strange < 3;
      if (lte && isBandMhz(number) && this.depth < 3) {
        this.mhz.push({ number, span: tokens.span(i) });
        const at = tokens.kind[i - 1];
        if (at === LABEL || (tokens.kind[i + 1] === WORD && tokens.word(i + 1) === 'mhz'))
          this.mhzSure = true;
      }
      this.groupOpen = this.armed = false;
      this.breakList();
      return i + 1;
    }
    if (this.canBeBand(i)) {
      const first = !this.list || !this.connected(i);
      if (first) {
        this.endList(false);
        this.startList();
        this.list!.bare = true;
      }
      this.range(i, number, this.list!.prefix);
      this.accept(number, this.list!.prefix, tokens.span(i), i, tokens.half.get(i));
      return this.annotation(i);
    }
    this.armed = this.labelled = this.groupOpen = false;
    this.breakList();
    return i + 1;
  }

  /** Whether a bare number stands where a band can. */
  private canBeBand(i: number): boolean {
    const { tokens } = this;
    const next = tokens.kind[i + 1];
    const meaning = tokens.word(i + 1);
    const unit = next === WORD && (meaning === 'unit' || meaning === 'mhz' || meaning === 'numbered');
    if (unit) return false;
    const wordNext = next === WORD && meaning === undefined;
    if (wordNext && this.glued(i + 1)) return false;
    if (next === MARK && this.glued(i + 1) && PERCENT.has(tokens.value[i + 1]!)) return false;
    if (this.list?.open && this.connected(i)) {
      const { list } = this;
      if (list.bare) return !(wordNext && this.commaBefore(i) && list.size > 0 && !this.sentence(i));
      // `B1/3/5`: only the first has its prefix. `B38/39/B40`: one lost it. `B1, B3, 4 ports` is neither.
      if (this.slashBefore(i)) return true;
      return (list.size === 1 || list.lostPrefix) && !wordNext;
    }
    if (this.armed || this.afterFrequency(i)) return true;
    // Behind a label and a colon or bracket: only a list of several bands. Behind a bare label: only one that cannot be
    // channel bandwidths.
    if (this.labelled) return this.bareListAhead(i, 2, false);
    return this.groupOpen && tokens.kind[i - 1] === LABEL && this.bareListAhead(i, 3, true);
  }

  /** A word after the last number of a list of bare numbers is prose going on, unless it counts something. */
  private sentence(i: number): boolean {
    return this.tokens.word(i - 1) === 'and' || this.text[this.tokens.end[i]!] === ' ';
  }

  private commaBefore(i: number): boolean {
    return this.tokens.kind[i - 1] === MARK && this.tokens.value[i - 1] === 44;
  }

  private slashBefore(i: number): boolean {
    return this.tokens.kind[i - 1] === MARK && this.tokens.value[i - 1] === 47;
  }

  /** `700MHz (12,13,17)`: bands in brackets behind a frequency of a line that speaks of LTE or NR. */
  private afterFrequency(i: number): boolean {
    const { tokens } = this;
    const { radio } = this.context;
    if (!this.lineSays || (radio !== 'lte' && radio !== 'nr')) return false;
    if (tokens.kind[i - 1] !== MARK || !OPEN.has(tokens.value[i - 1]!)) return false;
    const at = tokens.kind[i - 2] === WORD && tokens.word(i - 2) === 'mhz' ? i - 3 : i - 2;
    return tokens.kind[at] === NUMBER && tokens.value[at]! >= 400;
  }

  private bareListAhead(i: number, least: number, strict: boolean): boolean {
    const { kind, value } = this.tokens;
    let count = 0;
    let telling = !strict;
    for (let at = i; at < i + AHEAD; at += 2) {
      if (kind[at] !== NUMBER || !isBand(this.ratOfBare(), value[at]!)) return false;
      count++;
      telling ||= !BANDWIDTHS.has(value[at]!);
      const mark = kind[at + 1];
      const enough = count >= least && telling;
      if (mark === undefined || mark === NEWLINE || mark === LABEL) return enough;
      if (mark === WORD) return enough && this.tokens.word(at + 1) === 'and';
      if (mark !== MARK || value[at + 1] === 58) return false;
      // `1(2100), 3(1800)`
      if (OPEN.has(value[at + 1]!)) return kind[at + 2] === NUMBER && value[at + 2]! >= 400;
      if (value[at + 1] !== 44 && value[at + 1] !== 47) return enough;
      if (kind[at + 2] === LABEL || kind[at + 2] === NEWLINE) return enough;
    }
    return true;
  }

  /** Accepts a band, or notes why it does not count. */
  private accept(
    number: number,
    prefix: string,
    span: Span,
    last: number,
    half?: string,
    marks: readonly Mark[] = [],
  ): void {
    this.list ??= this.startList();
    const { list } = this;
    const bare = this.tokens.kind[last] === NUMBER && marks.length === 0 && list.size > 0;
    if (bare && list.prefix !== '' && !list.bare) list.lostPrefix = true;
    if (list.size === 0) list.prefix = prefix === 'N' ? 'n' : prefix;
    list.size++;
    list.last = last;
    list.lastNumber = number;
    if (this.negated) list.negated = true;
    this.armed = this.labelled = this.groupOpen = this.lineStart = false;
    const technology = this.technology(prefix);
    if (typeof technology !== 'string') {
      list.reason = technology.reason;
      list.from = Math.min(list.from, span.offset);
      list.to = span.offset + span.length;
      list.left++;
      return;
    }
    this.segmentHasBands = true;
    if (!isBand(ratOf(technology), number)) {
      this.notes.add('unknown-bands-left-out');
      this.ignored.push({ ...span, reason: 'no-such-band', count: 1 });
      return;
    }
    const all: Mark[] = [...marks];
    if (half?.includes('a') && half !== 'ab') all.push('half-a');
    if (half === 'b') all.push('half-b');
    if (
      this.context.mixed ||
      (prefix === 'N' && this.context.radio !== 'nr' && this.context.radio !== 'both')
    ) {
      all.push('doubtful');
    }
    list.bands.push(this.bands.length);
    this.bands.push(found(technology, number, span, all));
  }

  /** Technology of a band by its prefix and the labels in force. */
  private technology(prefix: string): Technology | { reason: IgnoredReason } {
    const { radio, lpwa, sa, nsa } = this.context;
    const nr = sa === nsa ? 'nr' : sa ? 'nr-sa' : 'nr-nsa';
    const lte = lpwa === undefined || lpwa === 'both' ? 'lte' : lpwa;
    if (prefix === 'n' || prefix === 'N') {
      return ROW_RADIOS.has(radio ?? '') || (prefix === 'N' && OLD.has(radio ?? ''))
        ? { reason: radio as IgnoredReason }
        : radio === 'nr' || radio === 'both'
          ? nr
          : 'nr';
    }
    if (radio === undefined || radio === 'both' || radio === 'lte') return lte;
    if (radio === 'nr') return this.ratOfB() === 'nr' ? nr : 'lte';
    return { reason: radio };
  }

  /** `B12` under a 5G label is NR only where the label heads the list itself. */
  private ratOfB(): Rat | undefined {
    if (this.context.radio === 'nr')
      return this.context.tight || this.mhz.length > 0 || this.list?.nrB ? 'nr' : 'lte';
    return 'lte';
  }

  private ratOfBare(): Rat {
    return this.context.radio === 'nr' ? 'nr' : 'lte';
  }

  /** What stands behind a band in brackets or glued to it: the rest of the item. Returns the next token to read. */
  private annotation(i: number): number {
    const next = this.remark(i);
    if (this.list) this.list.resume = next;
    return next;
  }

  private remark(i: number): number {
    const { tokens } = this;
    let at = i + 1;
    // `B28a&b`, `B8_US`, `n13*`, `B8△`
    if (tokens.kind[at] === MARK && tokens.value[at] === 95 && tokens.kind[at + 1] === WORD) at += 2;
    if (tokens.kind[at] === MARK && tokens.value[at] === 38 && tokens.word(at + 1) === 'letter-b') {
      this.mark28('ab');
      at += 2;
    }
    if (tokens.kind[at] === MARK && tokens.value[at] === 42 && this.glued(at)) at++;
    if (tokens.kind[at] === WORD && tokens.word(at) === 'laa') {
      this.addMark('laa');
      at++;
    }
    if (tokens.kind[at] !== MARK || !OPEN.has(tokens.value[at]!)) return at;
    this.trailingLabel(at);
    let depth = 0;
    let limited = false;
    let numbers = 0;
    const halves = new Set<string>();
    for (let inner = at; inner < at + AHEAD && inner < tokens.length; inner++) {
      const kind = tokens.kind[inner];
      const value = tokens.value[inner]!;
      if (kind === NEWLINE && depth < 1) break;
      if (kind === MARK && OPEN.has(value)) depth++;
      else if (kind === MARK && CLOSE.has(value)) {
        if (--depth > 0) continue;
        if (limited || (numbers > 1 && this.rangeInside(at, inner))) this.addMark('limited-bandwidth');
        if (halves.size === 1) this.mark28([...halves][0]!);
        return inner + 1;
      } else if (kind === NUMBER) {
        numbers++;
        const word = tokens.word(inner + 1);
        const mega = word === 'mhz' || (word === 'unit' && this.text[tokens.start[inner + 1]!] === 'M');
        if (mega && value < 250) limited = true;
      } else if (kind === WORD) {
        const word = tokens.word(inner);
        if (word === 'laa') this.addMark('laa');
        if (word === 'tentative') this.addMark('tentative');
        if (word === 'no') break;
        const letter = this.text.slice(tokens.start[inner], tokens.end[inner]).toLowerCase();
        if (letter === 'a' || letter === 'b') halves.add(letter);
      } else if (kind === BAND || kind === LABEL) break;
    }
    // The bracket holds more than a remark, or does not close: read it like any text.
    return at;
  }

  /** `B1/B8 (3G)`: a list without a label and a colon before it may have an older radio's behind it. */
  private trailingLabel(open: number): void {
    const { tokens, list } = this;
    const label = tokens.word(open + 1);
    if (list === undefined || this.colon || tokens.kind[open + 1] !== LABEL) return;
    if (label === undefined || !OLD.has(label)) return;
    let close = open + 2;
    while (close < open + 8 && (tokens.kind[close] === LABEL || tokens.value[close] === 47)) close++;
    if (CLOSE.has(tokens.value[close]!)) list.trailing = label as IgnoredReason;
  }

  private rangeInside(from: number, to: number): boolean {
    for (let at = from + 1; at < to; at++) {
      if (this.tokens.kind[at] !== MARK || !DASH.has(this.tokens.value[at]!)) continue;
      if (this.tokens.value[at - 1]! >= 400 || this.tokens.word(at - 1) === 'mhz') return true;
    }
    return false;
  }

  private addMark(mark: Mark): void {
    const index = this.list?.bands.at(-1);
    if (index === undefined) return;
    const band = this.bands[index]!;
    if (!band.marks.includes(mark)) this.bands[index] = { ...band, marks: [...band.marks, mark] };
  }

  /** `28(A/B)`, `28a&b` are both halves, `28(A)` is one. */
  private mark28(half: string): void {
    const index = this.list?.bands.at(-1);
    if (index === undefined || this.bands[index]!.band !== 28) return;
    const band = this.bands[index]!;
    const marks: Mark[] = band.marks.filter((mark) => mark !== 'half-a' && mark !== 'half-b');
    if (half !== 'ab') marks.push(half === 'a' ? 'half-a' : 'half-b');
    this.bands[index] = { ...band, marks };
  }

  /** Looks at a run of numbers once: does it end in a unit, as in `1.4/ 3/ 5/ 10 MHz`? */
  private scanRun(i: number): boolean {
    if (i < this.runEnd) return this.runIsUnit;
    const { tokens } = this;
    let at = i;
    let small = true;
    let decimals = false;
    let count = 0;
    for (; at < i + AHEAD; at += 2) {
      const kind = tokens.kind[at];
      if (kind !== NUMBER && kind !== DECIMAL) break;
      if (kind === DECIMAL) decimals = true;
      else if (tokens.value[at]! > 400) small = false;
      count++;
      const next = tokens.kind[at + 2];
      const goesOn = tokens.kind[at + 1] === MARK && RUN.has(tokens.value[at + 1]!);
      if (!goesOn || (next !== NUMBER && next !== DECIMAL)) {
        at++;
        break;
      }
    }
    this.runEnd = Math.max(at, i + 1);
    const unit = tokens.kind[at] === WORD && (tokens.word(at) === 'mhz' || tokens.word(at) === 'unit');
    // `bands 1, 3, 7, 20 MHz`: only the last number has the unit.
    const listed = this.armed && !decimals && count > 2 && this.tokens.value[i + 1] === 44;
    this.runIsUnit = small && unit && !listed && (count > 1 || decimals);
    return this.runIsUnit;
  }

  private skipRun(i: number): number {
    const { tokens } = this;
    const last = Math.min(this.runEnd, tokens.length) - 1;
    const offset = tokens.start[i]!;
    let count = 0;
    for (let at = i; at <= last; at++) if (tokens.kind[at] === NUMBER) count++;
    if (count > 1) {
      this.ignored.push({ offset, length: tokens.end[last]! - offset, reason: 'bandwidth', count });
    }
    this.breakList();
    this.armed = this.labelled = this.groupOpen = false;
    return last + 1;
  }

  /** Whether only separators stand between the last item of the list and token `i`. */
  private connected(i: number): boolean {
    const { list, tokens } = this;
    if (list === undefined || !list.open || i - list.last > 12) return false;
    for (let at = list.last + 1; at < i; at++) {
      const kind = tokens.kind[at];
      if (kind === NEWLINE || (kind === WORD && tokens.word(at) === 'and')) continue;
      if (kind === WORD && tokens.word(at) === 'band') continue;
      if (kind !== MARK) {
        // A remark in brackets has been skipped with its tokens.
        if (at >= list.resume) return false;
        continue;
      }
      const value = tokens.value[at]!;
      if (
        !SEPARATORS.has(value) &&
        !DASH.has(value) &&
        !OPEN.has(value) &&
        !CLOSE.has(value) &&
        at >= list.resume
      ) {
        return false;
      }
    }
    return true;
  }

  private startList(elsewhere = false): List {
    const { context } = this;
    const list: List = {
      bands: [],
      prefix: this.ratOfBare() === 'nr' ? 'n' : 'B',
      size: 0,
      last: -1,
      lastNumber: 0,
      resume: 0,
      open: true,
      bare: false,
      lostPrefix: false,
      chain: false,
      negated: false,
      trailing: undefined,
      elsewhere,
      attached: this.lineSays || this.lineStart || context.tight,
      nrB: context.radio === 'nr' && (context.tight || this.mhz.length > 0),
      reason: undefined,
      from: Number.MAX_SAFE_INTEGER,
      to: 0,
      left: 0,
    };
    this.lists.push((this.list = list));
    return list;
  }

  private breakList(): void {
    if (this.list) this.list.open = false;
  }

  private endList(atEnd: boolean): void {
    const { list } = this;
    if (list === undefined) return;
    if (atEnd && list.open && this.endsInSeparator()) this.notes.add('list-cut-off');
    this.list = undefined;
  }

  private endsInSeparator(): boolean {
    return /[,/]\s*$/.test(this.text.slice(-20));
  }

  /** Frequencies stand for bands only where their label named no band. */
  private endSegment(): void {
    const { mhz } = this;
    if (mhz.length > 0 && !this.segmentHasBands && (this.mhzSure || mhz.length > 1)) {
      const bands = bandsOfMhz(
        mhz.map(({ number }) => number),
        this.region,
        this.context.tdd ? 'tdd' : undefined,
      );
      mhz.forEach(({ span }, i) => {
        if (bands[i] !== undefined) this.bands.push(found('lte', bands[i], span, ['inferred']));
      });
    }
    this.mhz = [];
    this.mhzSure = this.segmentHasBands = this.mhzLine = false;
  }

  /** Leaves out what was negated or of another radio, and marks what no context speaks for. */
  private judged(): ProseReading {
    const drop = new Set<number>();
    const doubt = new Set<number>();
    const bare = this.lists.length === 1 && this.onlyList();
    for (const list of this.lists) {
      if (list.left > 0 && list.reason) {
        this.ignored.push({
          offset: list.from,
          length: list.to - list.from,
          reason: list.reason,
          count: list.left,
        });
      }
      if (list.negated || list.trailing) {
        for (const index of list.bands) drop.add(index);
        const first = this.bands[list.bands[0] ?? -1];
        const last = this.bands[list.bands.at(-1) ?? -1];
        if (first && last) {
          const length = last.offset + last.length - first.offset;
          this.ignored.push({
            offset: first.offset,
            length,
            reason: list.trailing ?? 'negated',
            count: list.bands.length,
          });
        }
      } else if (!bare && (this.vitamin || list.elsewhere || !this.speaksFor(list))) {
        for (const index of list.bands) doubt.add(index);
      }
    }
    const bands = this.bands.flatMap((band, index) => {
      if (drop.has(index)) return [];
      return doubt.has(index) && !band.marks.includes('doubtful')
        ? [{ ...band, marks: [...band.marks, 'doubtful' as const] }]
        : [band];
    });
    bands.sort((a, b) => a.offset - b.offset);
    this.ignored.sort((a, b) => a.offset - b.offset);
    return { bands, ignored: this.ignored, notes: this.notes };
  }

  /** Whether the text is about radio and the list about bands. */
  private speaksFor({ attached, size }: List): boolean {
    return this.cellular ? attached || size > 1 : this.bandWord && size > 1;
  }

  /** A text that is nothing but one list of prefixed bands. */
  private onlyList(): boolean {
    const { kind, length } = this.tokens;
    for (let i = 0; i < length; i++) {
      const word = this.tokens.word(i);
      if (kind[i] === WORD && word !== 'and' && word !== 'band') return false;
    }
    return true;
  }
}

interface List {
  /** Indexes of its bands. */
  readonly bands: number[];
  prefix: string;
  size: number;
  /** Token and number of the last item. */
  last: number;
  lastNumber: number;
  /** Token after the remark behind the last item. */
  resume: number;
  open: boolean;
  /** Bare numbers after the word "band". */
  bare: boolean;
  /** An item without its prefix was met. */
  lostPrefix: boolean;
  /** Dashes separate: `B1-B3-B7`. */
  chain: boolean;
  negated: boolean;
  /** A word such as "pin" or "figure" stands right before. */
  readonly elsewhere: boolean;
  /** Older radio that is named in brackets behind the list. */
  trailing: IgnoredReason | undefined;
  /** A label, the word "band" or the start of a line speaks for the list. */
  readonly attached: boolean;
  /** Bands with `B` are NR here. */
  readonly nrB: boolean;
  reason: IgnoredReason | undefined;
  from: number;
  to: number;
  left: number;
}

const BLANK: Context = {
  radio: undefined,
  lpwa: undefined,
  sa: false,
  nsa: false,
  tdd: false,
  implied: false,
  mixed: false,
  tight: false,
};

const OLD: ReadonlySet<string> = new Set(['gsm', 'umts', 'td-scdma', 'cdma']);
/** Channel bandwidths in MHz that are band numbers, too. */
const BANDWIDTHS: ReadonlySet<number> = new Set([1, 3, 5, 10, 20, 40]);
const RUN = codes('/,-~');
const PERCENT = codes('%°€$');

function codes(chars: string): ReadonlySet<number> {
  return new Set([...chars].map((char) => char.charCodeAt(0)));
}
