/**
 * Reads what people write: datasheet lists, tables, shop pages, forum posts. A run of numbers and bands joined by marks
 * belongs to the nearest radio label before it, and the label ends at the next one. Bare numbers are bands only where the
 * text says so: after the word "band", behind a label and a colon, or within a list whose first item has its prefix.
 */

import { bandsOfMhz, isBandMhz } from './mhz.js';
import { found, type FoundBand, isBand, leftOut, ratOf } from './reading.js';
import {
  type IgnoredReason,
  type IgnoredRun,
  type Mark,
  type NoteCode,
  type Technology,
} from './read-result.js';
import { MAX_TOKENS, type Token } from './tokens.js';
import { isLabel, type Label, type Radio } from './vocabulary.js';

/** What the labels in force say. */
interface Context {
  /** `undefined`: no label yet. `both`: 4G and 5G in one heading; the prefix of a band decides. */
  radio?: Radio | 'both' | undefined;
  lpwa?: 'lte-m' | 'nb-iot' | undefined;
  sa?: boolean;
  nsa?: boolean;
  tdd?: boolean;
  /** The radio follows from FDD or TDD only; a label right behind says it. */
  implied?: boolean;
  /** Older radios share the heading with LTE, as in `4G/3G/2G`: whose band it is cannot be told. */
  mixed?: boolean;
  /** A colon, a bracket or the word "band" stands between the label and what follows. */
  tight?: boolean;
}

/** One number of a run, with the remark behind it. */
interface Item {
  readonly token: Token;
  readonly prefix: '' | 'b' | 'n' | 'N';
  /** Marks between it and the item before. */
  readonly joint: string;
  readonly half: string;
  readonly marks: readonly Mark[];
  /** A frequency in brackets stands behind. */
  readonly mhz: boolean;
}

/** Bands that stand or fall together. */
export interface List {
  readonly name: string | undefined;
  bands: FoundBand[];
  negated: boolean;
  /** Nothing around says that these are bands. */
  readonly doubtful: boolean;
  /** Something on the line, or the word "band", speaks for the list. */
  readonly attached: boolean;
  readonly size: number;
}

export interface ProseReading {
  readonly lists: readonly List[];
  readonly ignored: readonly IgnoredRun[];
  readonly notes: ReadonlySet<NoteCode>;
}

const AHEAD = 60;
const MAX_RANGE = 20;
const MAX_BANDS = 2048;
/** Radios that a line break ends: they come one a row. */
const ROW_RADIO = /^(?:wifi|bluetooth|gnss|radio-other)$/;
const OLD_RADIO = /^(?:gsm|umts|td-scdma|cdma)$/;
/** Channel bandwidths in MHz that are band numbers, too. */
const BANDWIDTHS = new Set([1, 3, 5, 10, 20, 40]);
const MHZ_FROM = 400;

/** See the head of this file. Linear in the number of tokens. */
export function readProse(tokens: readonly Token[], text: string, region: string): ProseReading {
  const lists: List[] = [];
  const ignored: IgnoredRun[] = [];
  const notes = new Set<NoteCode>();
  let count = 0;

  let context: Context = {};
  /** Labels joined by marks only are one group. */
  let joined = false;
  /** The word "band" came last: numbers may follow; 2 on its line, 1 below. */
  let armed = 0;
  /** A label and then a colon or bracket came last. */
  let labelled = false;
  /** A label or the word "band" stands on this line; `colon`: and a colon behind it. */
  let says = false;
  let colon = false;
  let lineStart = true;
  /** A negation may reach the next list. */
  let negated = false;
  let notBand = false;
  /** Words without meaning since the label: with too many, a frequency is not the label's. */
  let strange = 0;
  /** Token behind the last list, while nothing but marks followed. */
  let listEnd = -1;
  let lastPrefix = '';
  let name: string | undefined;
  let elsewhere = -9;
  let cellular = false;
  let bandWord = false;
  let vitamin = false;
  /** Frequencies of the label in force, until it names a band. */
  let mhz: Token[] = [];
  let mhzSure = false;
  let segmentHasBands = false;

  const type = (i: number) => tokens[i]?.type;
  const mark = (i: number) => (type(i) === 'mark' ? tokens[i]!.text : '');
  const end = (i: number) => tokens[i]!.offset + tokens[i]!.length;

  function endSegment(): void {
    if (!segmentHasBands && (mhzSure || mhz.length > 1)) {
      const bands = bandsOfMhz(
        mhz.map(({ value }) => value),
        region,
        context.tdd ? 'tdd' : undefined,
      );
      const inferred = mhz.flatMap((token, i) => found('lte', bands[i] ?? 0, token, ['inferred']));
      lists.push({
        name,
        bands: inferred,
        negated: false,
        doubtful: false,
        attached: true,
        size: inferred.length,
      });
    }
    count += mhz.length;
    mhz = [];
    mhzSure = segmentHasBands = false;
  }

  function applyLabel(label: Label, i: number): void {
    const { radio, implied } = context;
    const wifiBefore = (radio === 'wifi' && !lineStart) || (mark(i - 1) === '/' && type(i - 2) === '.');
    if (label === 'nr' && wifiBefore) return;
    if (label === 'sa' && !joined && radio !== 'nr' && type(i + 2) !== 'n') return;
    const qualifies = /^(?:[ft]dd|n?sa)$/.test(label);
    if (!joined && !qualifies) endSegment();
    if (label === 'fdd' || label === 'tdd') {
      const tdd = label === 'tdd';
      if (joined && radio) context.tdd = tdd;
      else {
        endSegment();
        const kept =
          radio === 'lte' || (radio === 'nr' && lastPrefix !== 'n') ? context : { radio: 'lte' as const };
        context = { ...kept, tdd, implied: true };
      }
    } else if (label === 'sa' || label === 'nsa') {
      const { sa = false, nsa = false, ...rest } = radio === 'nr' || joined ? context : {};
      context = { ...rest, radio: rest.radio ?? 'nr', ...(joined && { sa, nsa }), [label]: true };
    } else if (label === 'lte-m' || label === 'nb-iot') {
      const other = joined && context.lpwa && context.lpwa !== label;
      context = { radio: 'lte', lpwa: other ? undefined : label };
    } else if (label === 'lte' || label === 'nr') {
      if (!joined || !radio) context = { radio: label };
      else {
        const both = !implied && (radio === 'both' || (radio !== label && /^(?:lte|nr)$/.test(radio)));
        // `4G LTE` after `3G /` names the LTE part; only shared headings such as `4G/3G` stay mixed.
        const mixed = !OLD_RADIO.test(radio) && context.mixed === true;
        context = { ...context, radio: both ? 'both' : label, implied: false, mixed };
      }
    } else if (
      joined &&
      !implied &&
      !context.tight &&
      /^(?:lte|both)$/.test(radio ?? '') &&
      OLD_RADIO.test(label)
    ) {
      context.mixed = true;
    } else context = { radio: label };
    if (armed < 2) armed = 0;
    joined = says = cellular = true;
    lineStart = labelled = colon = context.tight = false;
    strange = 0;
  }

  function readMark(i: number): void {
    const char = tokens[i]!.text;
    if (char === ':' || char === '=') {
      colon = says;
      if (joined || says) context.tight = true;
      if (joined) labelled = true;
      // `Missing: B12`
      negated &&= type(i - 1) === 'no';
      strange = 0;
    } else if (char === '(' || char === '[') {
      if (joined) labelled = context.tight = true;
    } else if ('.;|?!*'.includes(char) || (char === ')' && !joined)) negated = false;
    if (char === '.') joined = false;
    if (char === '…' || (char === '.' && tokens[i]!.length > 2)) cutOff();
  }

  /** "…" or "more" behind a list. */
  function cutOff(): void {
    if (listEnd >= 0) notes.add('list-cut-off');
  }

  function newline(i: number): void {
    joined = negated = notBand = false;
    armed = Math.min(armed, 1);
    says &&= labelled || armed > 0 || listEnd === i;
    if (ROW_RADIO.test(context.radio ?? '') && !labelled) {
      endSegment();
      context = {};
    }
    lineStart = true;
  }

  /** Reads a word and returns the next token to read. */
  function readWord(i: number): number {
    const word = type(i);
    lineStart = false;
    switch (word) {
      case 'band':
        if (notBand || type(i - 1) === '#') break;
        // A row that speaks of bands and has no label of its own starts afresh.
        if (!says && listEnd < 0) {
          endSegment();
          context = {};
        }
        armed = 2;
        says = context.tight = bandWord = true;
        return i + 1;
      case 'and':
      case 'laa':
      case 'tentative':
        return i + 1;
      case 'is':
      case 'filler':
        strange++;
        joined = false;
        return i + 1;
      case 'mhz':
        mhzSure ||= mhz.length > 0;
        return i + 1;
      case 'no':
        return negation(i);
      case 'numbered': {
        const at = type(i + 1) === 'mark' ? i + 2 : i + 1;
        if (isLabel(type(at))) return i + 1;
        armed = 0;
        labelled = false;
        // `Cat 19 / Cat 18`: the number is no band.
        if (type(at) === '#') return at + 1;
        break;
      }
      case 'more':
        cutOff();
        break;
      case 'not-band':
      case 'cellular':
      case 'vitamin':
      case 'elsewhere':
        notBand ||= word === 'not-band';
        cellular ||= word === 'cellular';
        vitamin ||= word === 'vitamin';
        if (word === 'elsewhere') elsewhere = i;
        break;
      case 'bandwidth':
        says = false;
        break;
      default:
        strange++;
    }
    armed = 0;
    labelled = joined = negated = false;
    listEnd = -1;
    return i + 1;
  }

  /** A negation reaches the list right behind it, or, after "is" or before "supported", the one right before it. */
  function negation(i: number): number {
    const list = lists.at(-1);
    const post =
      type(i - 1) === 'is' ||
      type(i + 1) === 'filler' ||
      (type(i + 1) ?? 'line') === 'line' ||
      /[.;)!]/.test(mark(i + 1));
    const follows = tokens.slice(i + 1, i + 5);
    const stop = follows.findIndex(
      (token) => token.type === 'line' || (token.type === 'mark' && '.;|?!*'.includes(token.text)),
    );
    const ahead = (stop < 0 ? follows : follows.slice(0, stop)).some(({ type }) => /^[bnN#]$/.test(type));
    // Nothing but words may stand between.
    if (list && post && !ahead && listEnd >= i - 2 && !mark(listEnd)) list.negated = true;
    else negated = mark(i + 1) !== '.';
    listEnd = -1;
    armed = 0;
    labelled = joined = false;
    return i + 1;
  }

  /** Items joined by marks, and the token behind them. */
  function collect(start: number): { items: Item[]; next: number } {
    const items: Item[] = [];
    let joint = '';
    let next: number;
    for (let i = start; ;) {
      const token = tokens[i]!;
      const prefix = /^[bnN]$/.test(token.type) ? (token.type as 'b' | 'n' | 'N') : '';
      const remark =
        token.type === '.' || token.value >= MHZ_FROM
          ? { next: i + 1, marks: [], half: '', mhz: false }
          : remarkBehind(i);
      items.push({ token, prefix, joint, ...remark });
      next = i = remark.next;
      joint = '';
      for (const from = i; i < from + 12; i++) {
        const between = type(i);
        if (between === 'mark' && /[/,;|+&"'\\*{}\t~()[\]-]/.test(mark(i))) joint += mark(i);
        else if (between === 'line') joint += '\n';
        else if (between === 'and' || (between === 'band' && type(i - 1) !== '#')) joint += '+';
        else break;
      }
      if (!tokens[i] || !/^[bnN#.]$/.test(tokens[i]!.type)) break;
      const bare = /[#.]/.test(tokens[i]!.type);
      const first = items[0]!;
      // Frequencies and bands are lists of their own, cells of bare numbers, too; a number behind a blank may be cut off one.
      if (bare && first.token.value >= MHZ_FROM !== tokens[i]!.value >= MHZ_FROM && tokens[i]!.type !== '.')
        break;
      if (/[([]/.test(joint) || (bare && /[|\t;{]/.test(joint))) break;
      if (bare && /^\s*$/.test(joint) && !(token.type !== '#' || joint !== '')) break;
      if (!bare && first.prefix === '') break;
      if (items.length > MAX_BANDS) break;
    }
    return { items, next };
  }

  /** What stands behind a band in brackets or glued to it. */
  function remarkBehind(i: number): Pick<Item, 'half' | 'marks' | 'mhz'> & { next: number } {
    let half = tokens[i]!.text;
    let at = i + 1;
    // `B8_US`, `B28a&b`, `n13*`
    if (mark(at) === '_' && type(at + 1) === '?') at += 2;
    if (half && mark(at) === '&' && type(at + 1) === '?') {
      half = 'ab';
      at += 2;
    }
    if (mark(at) === '*') at++;
    const marks: Mark[] = [];
    if (type(at) === 'laa') {
      marks.push('laa');
      at++;
    }
    const plain = { next: at, half, marks, mhz: false };
    if (!/[([]/.test(mark(at))) return plain;
    let depth = 0;
    let span = false;
    for (let inner = at; inner < at + AHEAD && inner < tokens.length; inner++) {
      const { type: kind, value, offset } = tokens[inner]!;
      if (kind === 'line' && depth < 1) break;
      if (/[([]/.test(mark(inner))) depth++;
      else if (/[)\]]/.test(mark(inner))) {
        if (--depth > 0) continue;
        const inside = text.slice(tokens[at]!.offset, offset);
        if (span || /\d\s*(?:m(?:hz)?)?\s*[-~]\s*\d{3}/i.test(inside)) marks.push('limited-bandwidth');
        const letters = inside.match(/\b[ab]\b/gi) ?? [];
        if (letters.length > 0) half = letters.length > 1 ? 'ab' : letters[0]!.toLowerCase();
        return { next: inner + 1, half, marks, mhz: /\d{3}/.test(inside) };
      } else if (kind === '#') {
        const mega = type(inner + 1) === 'mhz' || /^m\b/i.test(text.slice(end(inner), end(inner) + 2));
        span ||= mega && value < 250;
      } else if (kind === 'laa' || kind === 'tentative') marks.push(kind);
      else if (kind === 'no' || kind === 'band' || isLabel(kind) || /^[bnN]$/.test(kind)) break;
    }
    // The bracket holds more than a remark, or does not close: it is read like any text.
    return plain;
  }

  /** Reads the run that begins at a number or band and returns the next token to read. */
  function readRun(i: number): number {
    const { items, next } = collect(i);
    const first = items[0]!;
    const after = type(next);
    const unit = after === 'mhz' || after === 'unit' || after === 'numbered';
    const decimals = items.some(({ token }) => token.type === '.');
    const frequency = first.token.value >= MHZ_FROM && first.prefix === '';
    let left = items;
    if (frequency) {
      if (context.radio === 'nr') context.tight = true;
      const lte = /^(?:lte|both)$/.test(context.radio ?? '') && says && strange < 3 && after !== 'unit';
      if (lte) {
        mhz.push(...items.flatMap(({ token }) => (isBandMhz(token.value) ? token : [])));
        mhzSure ||= mhz.length > 0 && (after === 'mhz' || isLabel(type(i - 1)));
      }
      left = [];
    } else if (first.prefix === '') {
      const listed = armed > 0 && !decimals && items.length > 2 && items[1]!.joint.includes(',');
      if (decimals || (unit && items.length > 1 && !listed)) {
        // `band 3 and 5/10 MHz`
        const list = armed > 0 && !decimals ? items.findLastIndex(({ joint }) => joint === '+') : 0;
        left = items.slice(0, Math.max(0, list));
        const rest = items.slice(left.length);
        if (rest.length > 1) ignored.push(leftOut('bandwidth', spanOf(rest), rest.length));
      } else {
        if (unit || /^[%°€$a-z]/i.test(text.slice(end(next - 1), end(next - 1) + 1)))
          left = items.slice(0, -1);
        if (!(
          armed ||
          afterFrequency(i) ||
          (labelled && listAhead(items, next, false)) ||
          (joined && isLabel(type(i - 1)) && listAhead(items, next, true))
        ))
          left = [];
      }
    } else if (mark(next) === '=' && !context.radio) {
      left = []; // variables of a formula or a program
    } else {
      // `B1/3/5`: only the first has its prefix. `B38/39/B40`: one lost it. `B1, B3, 4 ports` is neither.
      const lost = items[1]?.prefix === '';
      const stop = items.findIndex(
        ({ prefix, joint }, at) => at > 0 && prefix === '' && !lost && !/^[\s/]*$/.test(joint),
      );
      if (stop > 0) left = items.slice(0, stop);
      else if (items.at(-1)!.prefix === '' && (unit || (after === '?' && !items.at(-1)!.joint.includes('/'))))
        left = items.slice(0, -1);
    }
    if (left.length > 0) accept(left, i, next);
    joined = labelled = lineStart = false;
    armed = 0;
    listEnd = left.length > 0 ? next : -1;
    return next;
  }

  /** `700MHz (12,13,17)`: bands in brackets behind a frequency of a line that speaks of LTE or NR. */
  function afterFrequency(i: number): boolean {
    const at = type(i - 2) === 'mhz' ? i - 3 : i - 2;
    return (
      says &&
      /^(?:lte|nr)$/.test(context.radio ?? '') &&
      /[([]/.test(mark(i - 1)) &&
      type(at) === '#' &&
      tokens[at]!.value >= MHZ_FROM
    );
  }

  /** Whether bare numbers behind a label can be bands; behind a bare label only what cannot be channel bandwidths. */
  function listAhead(items: readonly Item[], next: number, strict: boolean): boolean {
    const rat = context.radio === 'nr' ? 'nr' : 'lte';
    if (items[0]!.mhz) return true;
    if (items.length < (strict ? 3 : 2) || !items.every(({ token }) => isBand(rat, token.value)))
      return false;
    if (mark(next) === ':' || type(next) === '?') return false;
    return !strict || items.some(({ token }) => !BANDWIDTHS.has(token.value));
  }

  function spanOf(items: readonly Item[]): { offset: number; length: number } {
    const { offset } = items[0]!.token;
    const last = items.at(-1)!.token;
    return { offset, length: last.offset + last.length - offset };
  }

  /** Takes the items as one list, or notes why they do not count. */
  function accept(items: readonly Item[], i: number, next: number): void {
    const prefix = items[0]!.prefix || (context.radio === 'nr' ? 'n' : 'b');
    const technology = technologyOf(prefix);
    // `B1/B8 (3G)`: a list without a label and a colon before it may have an older radio's behind it.
    const trailing =
      !colon && /[([]/.test(mark(next)) && OLD_RADIO.test(type(next + 1) ?? '') && type(next + 1);
    const reason = (trailing || technology.reason) as IgnoredReason | undefined;
    if (reason) {
      ignored.push(leftOut(reason, spanOf(items), items.length));
      return;
    }
    const bands: FoundBand[] = [];
    let before = 0;
    for (let at = 0; at < items.length; at++) {
      const { token, half, marks, joint } = items[at]!;
      const own = items[at]!.prefix || prefix;
      const to = technologyOf(own).technology;
      if (to === undefined) continue;
      const rat = ratOf(to);
      let number = token.value;
      let { offset, length } = token;
      // A number cut by a space or a line break, as in `B1 9/B20` and `n6⏎6/n71`.
      const tail = items[at + 1];
      if (tail?.prefix === '' && /^\s*$/.test(tail.joint)) {
        const whole = Number(`${number}${tail.token.value}`);
        const cut = !isBand(rat, number) || (number <= before && whole > before);
        if (items[at]!.prefix || cut) at++;
        if (cut && isBand(rat, whole)) {
          number = whole;
          length = tail.token.offset + tail.token.length - offset;
        }
      }
      // `B1-B5`: the bands between. A chain `B1-B3-B7` is a list.
      const dash = (item?: Item) => item !== undefined && /^[-~]$/.test(item.joint);
      const chain = dash(items[at - 1]) || dash(items[at + 1]);
      if (dash(items[at]) && !chain && number > before + 1 && number - before <= MAX_RANGE) {
        const from = items[at - 1]!.token.offset;
        length = offset + length - from;
        offset = from;
        for (let between = before + 1; between < number; between++)
          bands.push(...found(to, between, { offset, length }, ['range']));
      }
      const all: Mark[] = [...marks];
      if (number === 28 && half.length === 1) all.push(half === 'a' ? 'half-a' : 'half-b');
      if (context.mixed || (own === 'N' && context.radio !== 'nr' && context.radio !== 'both'))
        all.push('doubtful');
      const span = joint === '' || !dash(items[at]) ? { offset, length } : token;
      const band = found(to, number, span, all);
      if (band.length === 0) {
        notes.add('unknown-bands-left-out');
        ignored.push(leftOut('no-such-band', span, 1));
      }
      bands.push(...band);
      before = number;
    }
    // A lone `n1` is a name in many texts.
    const lone =
      items.length === 1 &&
      /n/i.test(items[0]!.prefix) &&
      !armed &&
      !/^(?:nr|both)$/.test(context.radio ?? '');
    const attached = !lone && (says || lineStart || context.tight === true);
    lists.push({
      name,
      bands,
      negated,
      attached,
      doubtful: i - elsewhere === 1 || (lone && context.radio !== undefined),
      size: lone ? 0 : items.length,
    });
    count += items.length;
    segmentHasBands = true;
    lastPrefix = prefix.toLowerCase();
  }

  /** Technology of a band by its prefix and the labels in force, or why it is none that counts. */
  function technologyOf(prefix: string): { technology?: Technology; reason?: IgnoredReason } {
    const { radio, lpwa, sa, nsa, tight } = context;
    const cellularRadio = radio === undefined || radio === 'both' || radio === 'lte' || radio === 'nr';
    if (!cellularRadio && (prefix !== 'n' || ROW_RADIO.test(radio))) return { reason: radio };
    // `B12` under a 5G label is NR only where the label heads the list itself.
    if (prefix === 'b' && !(radio === 'nr' && tight)) return { technology: lpwa ?? 'lte' };
    const split = cellularRadio && sa !== nsa;
    return { technology: split ? (sa ? 'nr-sa' : 'nr-nsa') : 'nr' };
  }

  for (let i = 0; i < tokens.length && count + mhz.length <= MAX_BANDS;) {
    const token = tokens[i]!;
    if (/^[bnN#.]$/.test(token.type)) {
      i = readRun(i);
      continue;
    }
    if (token.type === 'name') name = token.name;
    else if (token.type === 'cell') {
      endSegment();
      context = {};
      joined = says = false;
      armed = 0;
    } else if (token.type === 'line') newline(i);
    else if (token.type === 'mark') readMark(i);
    else if (isLabel(token.type)) applyLabel(token.type, i);
    else {
      i = readWord(i);
      continue;
    }
    i++;
  }
  endSegment();
  if (count > MAX_BANDS || tokens.length >= MAX_TOKENS) notes.add('text-too-long');
  if (listEnd >= 0 && /[,/]\s*$/.test(text.slice(-20))) notes.add('list-cut-off');

  const only =
    lists.length === 1 &&
    tokens.every(({ type }) => isLabel(type) || /^(?:[bnN#]|and|band|line|mark)$/.test(type));
  for (const list of lists) {
    const { bands, attached, size, name } = list;
    if (list.negated && bands.length > 0) {
      const { offset } = bands[0]!;
      const last = bands.at(-1)!;
      ignored.push(leftOut('negated', { offset, length: last.offset + last.length - offset }, bands.length));
      list.bands = [];
    }
    const speaks =
      (name !== undefined && size > 2) || (cellular ? attached || size > 1 : bandWord && size > 1);
    if (!list.doubtful && (only || (speaks && !vitamin))) continue;
    list.bands = bands.map((band) => ({
      ...band,
      marks: [...band.marks.filter((mark) => mark !== 'doubtful'), 'doubtful'],
    }));
  }
  return { lists, ignored, notes };
}
