/**
 * Reads what people write: datasheet lists, tables, shop pages, forum posts. A run of numbers and bands joined by marks
 * belongs to the nearest group of radio labels before it. Bare numbers are bands only where the text says so: after the
 * word "band", behind a label and a colon, or within a list whose first item has its prefix.
 */

import { bandsOfMhz } from './mhz.js';
import { found, type FoundBand, isBand, ratOf } from './reading.js';
import {
  type IgnoredReason,
  type IgnoredRun,
  type Mark,
  type NoteCode,
  type Span,
  type Technology,
} from './read-result.js';
import { type Token } from './tokens.js';
import { isLabel, isRadio, type Label, type Radio } from './vocabulary.js';

/** One number of a run, with the remark behind it. */
interface Item {
  readonly token: Token;
  readonly prefix: string;
  /** Marks between it and the item before. */
  readonly joint: string;
  readonly half: string;
  readonly marks: readonly Mark[];
  /** A frequency in brackets stands behind. */
  readonly mhz: boolean;
}

/** Bands that stand or fall together. */
export interface List {
  name: string;
  bands: FoundBand[];
  negated: boolean;
  /** Nothing around says that these are bands. */
  doubtful: boolean;
  /** 2: something on the line, or the word "band", speaks for the list; 1: it stands at the beginning of the line. */
  readonly attached: number;
  readonly size: number;
  readonly at: number;
}

export interface ProseReading {
  readonly lists: readonly List[];
  readonly ignored: readonly IgnoredRun[];
  readonly notes: ReadonlySet<NoteCode>;
}

/** How near what speaks for bare numbers stands: a label, a label and a colon or bracket, the word "band". */
const NONE = 0;
const LABEL = 1;
const COLON = 2;
const BAND = 3;

const MAX_REMARK = 60;
/** In the next stretch but one of so many tokens a radio word no longer tells what a list is. */
const STRETCH = 300;
const MAX_RANGE = 20;
const MAX_BANDS = 2048;
/** Radios that a line break ends: they come one a row. */
const ROW_RADIO = /^(?:wifi|bluetooth|gnss|radio-other)$/;
/** Behind a number: it is none of a band. */
const UNIT = /^(?:mhz|unit|numbered|category)$/;
const OLD_RADIO = /^(?:gsm|umts|td-scdma|cdma)$/;
/** Channel bandwidths in MHz that are band numbers, too. */
const BANDWIDTHS = [1, 3, 5, 10, 20, 40];
const MHZ_FROM = 400;
/** From here up, an NR band's name is hardly anything else. */
const NR_ALONE_FROM = 77;

/** See the head of this file. Linear in the number of tokens. */
export function readProse(tokens: readonly Token[], text: string, region: string): ProseReading {
  const lists: List[] = [];
  const ignored: IgnoredRun[] = [];
  const notes = new Set<NoteCode>();
  let count = 0;

  /** Labels joined by marks only are one group, in the order of the text. */
  let group: readonly Label[] = [];
  let joined = false;
  let near = NONE;
  /** A label or the word "band" stands on this line. */
  let says = false;
  /** The word "band" stands on this line. */
  let spoken = false;
  let lineStart = true;
  /** Lists before this line. */
  let before = 0;
  /** A negation may reach the next list. */
  let negated = false;
  /** Token behind the last list, while nothing but marks followed. */
  let listEnd = -1;
  let name = '';
  let elsewhere = -9;
  /** Stretches of the text, of so many tokens, that speak of cellular radio. */
  const cellular = new Set<number>();
  /** The text speaks of bands, or of what is supported. */
  let listing = false;
  /** Frequencies of the group, until it names a band; `undefined` from there on. */
  let mhz: Token[] | undefined = [];
  let mhzAt = 0;
  /** Prefix of the last list of the group. */
  let prefixed = '';

  /** Behind the text stands a line break. */
  const type = (i: number) => tokens[i]?.type ?? '\n';
  const end = ({ offset, length }: Span) => offset + length;
  const has = (label: Label) => group.includes(label);

  /** The radio that the group stands for; `both`: 4G and 5G in one heading, so that the prefix of a band decides. */
  function radioOf(): Radio | 'both' | undefined {
    const old = group.findLast(isRadio);
    const lte = has('lte') || has('lte-m') || has('nb-iot') || (!old && (has('fdd') || has('tdd')));
    const nr = has('nr') || (!old && (has('sa') || has('nsa')));
    return lte && nr ? 'both' : lte ? 'lte' : nr ? 'nr' : old;
  }

  /** Ends the group: frequencies that stand for no bands named beside them are bands themselves. */
  function regroup(labels: readonly Label[]): void {
    if (mhz?.[0]) {
      const inferred = bandsOfMhz(
        mhz.map(({ value }) => value),
        region,
        has('tdd') ? 'tdd' : undefined,
      );
      const bands = mhz.flatMap((token, i) => found('lte', inferred[i]!, token, ['inferred']));
      addList(bands, mhzAt);
    }
    group = labels;
    mhz = [];
    prefixed = '';
  }

  function addList(bands: FoundBand[], at: number, more?: Partial<List>): void {
    count += bands.length;
    lists.push({
      name,
      bands,
      at,
      negated: false,
      doubtful: false,
      attached: 2,
      size: bands.length,
      ...more,
    });
  }

  function readLabel(label: Label, i: number): void {
    const radio = radioOf();
    // `2.4G/5G`
    if (label === 'nr' && radio === 'wifi' && !lineStart) return;
    if (label === 'sa' && !joined && radio !== 'nr' && type(i + 2) !== 'n') return;
    if (joined && !ROW_RADIO.test(label)) {
      group = [...group.filter((other) => other !== label), label];
    } else {
      // FDD and TDD may be halves of one NR list
      regroup(label.endsWith('dd') && radio === 'nr' && prefixed !== 'n' ? ['nr', label] : [label]);
    }
    near = near === BAND ? BAND : LABEL;
    // `no 5G, LTE: B1`
    negated &&= type(i - 1) !== ',';
    joined = says = true;
    if (!ROW_RADIO.test(label)) hearCellular(i);
    lineStart = false;
  }

  function hearCellular(i: number): void {
    const stretch = Math.floor(i / STRETCH);
    for (const near of [stretch - 1, stretch, stretch + 1]) cellular.add(near);
  }

  function readMark(i: number): void {
    const char = type(i);
    if (char === ',' && near === BAND) near = COLON;
    if ((joined || spoken) && ':=(['.includes(char)) near = Math.max(near, COLON);
    if ('.;|)'.includes(char)) negated = false;
    if ('.|'.includes(char)) joined = false;
    // A sentence ends.
    if (char === '.' && tokens[i]!.length === 1 && /^[A-Z]/.test(text.slice(tokens[i + 1]?.offset)))
      says = false;
    if (char === '…' || (char === '.' && tokens[i]!.length > 2)) cutOff();
  }

  /** "…" or "more" behind a list. */
  function cutOff(): void {
    if (listEnd >= 0) notes.add('list-cut-off');
  }

  function readLineBreak(i: number): void {
    joined = negated = spoken = false;
    near = near > LABEL ? COLON : NONE;
    says &&= near > NONE || listEnd === i;
    if (ROW_RADIO.test(radioOf() ?? '')) regroup([]);
    lineStart = true;
    before = lists.length;
  }

  /** Reads a word and returns the next token to read. */
  function readWord(i: number): number {
    const word = type(i);
    lineStart = false;
    switch (word) {
      case 'band': {
        // `Quad-Band`; `5 bands`, but `17 bands: 1, 2`, `1300 Band 3`
        const counted = type(type(i - 1) === '-' ? i - 2 : i - 1);
        if (counted === 'not-band' || (counted === '0' && !/^[:=)0]/.test(type(i + 1)))) break;
        // A row that speaks of bands and has no label of its own starts afresh.
        if (!says) regroup([]);
        near = BAND;
        says = spoken = listing = true;
        return i + 1;
      }
      case 'and':
      case 'to':
      case 'mhz':
        return i + 1;
      case 'support':
      case 'filler':
      case 'region':
        listing ||= word === 'support';
        // `不支持B28，支持B1`
        negated &&= !lists.at(-1)?.negated;
        joined = false;
        return i + 1;
      case 'no':
        // `Band No. 1, 3`
        if (type(i + 1) === '.' && type(i + 2) === '0') return i + 2;
        negate(i);
        break;
      case 'cross':
        negate(i);
        break;
      case 'numbered':
      case 'category': {
        const at = /^[\W_]/.test(type(i + 1)) ? i + 2 : i + 1;
        near = NONE;
        // `Cat 19 / Cat 18`: the number is no band.
        if (type(at) === '0') {
          if (word === 'category') leaveOut(word, [tokens[at]!]);
          return at + 1;
        }
        break;
      }
      case 'more':
        cutOff();
        break;
      case 'elsewhere':
        elsewhere = i;
        for (const list of lists.slice(before)) list.doubtful ||= list.attached < 2;
        break;
      case 'cellular':
      case 'device':
      case 'operator':
        hearCellular(i);
        break;
    }
    near = NONE;
    joined = false;
    negated &&= word === 'no' || /^(?:no|filler|support)$/.test(type(i - 1));
    listEnd = -1;
    return i + 1;
  }

  /** A negation reaches the list right behind it, or, as a cross or before "supported", the one right before it. */
  function negate(i: number): void {
    const list = lists.at(-1);
    const close = list && listEnd >= i - 2 && /^[:|=\w-]/.test(type(listEnd));
    const follows = tokens
      .slice(i + 1, i + 5)
      .map(({ type }) => type)
      .join(' ');
    // The end of a clause, not a verb and the bands that it is about.
    const ends = /^(?:(?:filler|support)(?![^\n.;|]*\b[bnN0]\b)|[\n.;)!|]|$)/.test(follows);
    if (close && (type(i) === 'cross' || ends)) list.negated = true;
    // `5G: no 4G: B1`
    else negated = type(i - 1) !== ':' || !isLabel(type(i + 1));
  }

  /** Items joined by marks, and the token behind them; behind a label and a colon, blanks join bare numbers, too. */
  function collect(start: number): { items: Item[]; next: number } {
    const items: Item[] = [];
    let joint = '';
    for (let i = start; ;) {
      const token = tokens[i]!;
      const prefix = 'bnN'.includes(token.type) ? token.type : '';
      const { next, ...remark } = remarkBehind(i);
      items.push({ token, prefix, joint, ...remark });
      joint = '';
      for (i = next; i < next + 12; i++) {
        const between = type(i);
        if (/^[/,;|+&"'\\*{}\t~()[\]\n-]/.test(between)) joint += between;
        else if (between === 'to') joint += '-';
        else if (between === 'and') joint += '+';
        else if (between === 'band' && joint) continue;
        else break;
      }
      const following = tokens[i];
      const [first] = items;
      const bare = type(i)[0] === '0';
      // Frequencies and bands are lists of their own, cells of bare numbers, too; a number behind a blank may be cut off one.
      if (
        !following ||
        !/^(?:[bnN]|0\.?)$/.test(following.type) ||
        /[([]/.test(joint) ||
        (bare && /[|\t{]|;0\./.test(joint + following.type)) ||
        (!bare && first!.prefix === '') ||
        first!.token.value >= MHZ_FROM !== following.value >= MHZ_FROM ||
        (bare &&
          joint === '' &&
          token.type === '0' &&
          (near < COLON || (items[1] ? UNIT.test(type(i + 1)) : !/^[0\n]$/.test(type(i + 1))))) ||
        items.length > MAX_BANDS
      )
        return { items, next };
    }
  }

  /** What stands behind a band in brackets or glued to it. */
  function remarkBehind(i: number): Pick<Item, 'half' | 'marks' | 'mhz'> & { next: number } {
    let half = tokens[i]!.text;
    let at = i + 1;
    // `B28a&b`, `n13*`
    if (half && type(at) === '&' && type(at + 1) === 'word') {
      half = 'ab';
      at += 2;
    }
    if (type(at) === '*') at++;
    const marks: Mark[] = [];
    const plain = { next: at, half, marks, mhz: false };
    if (!/[([]/.test(type(at)) || tokens[i]!.value >= MHZ_FROM) return plain;
    let depth = 0;
    for (let inner = at; inner < at + MAX_REMARK; inner++) {
      const kind = type(inner);
      if (/[([]/.test(type(inner))) depth++;
      else if (/[)\]]/.test(type(inner))) {
        if (--depth > 0) continue;
        const inside = text.slice(tokens[at]!.offset, tokens[inner]!.offset);
        if (/\b1?\d\d? ?m|\d[ mhz]*[-~] *\d{3}/i.test(inside)) marks.push('limited-bandwidth');
        half =
          inside
            .match(/\b[ab]\b/gi)
            ?.join('')
            .toLowerCase() ?? half;
        return { next: inner + 1, half, marks, mhz: /\d{3}/.test(inside) };
      } else if (kind === 'laa' || kind === 'tentative') marks.push(kind);
      else if (/^(?:no|band|[bnN])$/.test(kind) || isLabel(kind)) break;
    }
    // The bracket holds more than a remark, or does not close: it is read like any text.
    return plain;
  }

  /** Reads the run that begins at a number or band and returns the next token to read. */
  function readRun(i: number): number {
    const { items, next } = collect(i);
    const first = items[0]!;
    const last = items.at(-1)!;
    const after = type(next);
    const radio = radioOf();
    const unit = UNIT.test(after);
    const decimals = items.some(({ token }) => token.type === '0.');
    let left = items;
    let then = NONE;
    const frequency = first.prefix === '' && first.token.value >= MHZ_FROM;
    if (frequency) {
      const behind = after === 'mhz' ? next + 1 : next;
      // Two of these make them frequencies of bands.
      const speaks = [near > NONE, isLabel(type(i - 1)), items.length > 1, after === 'mhz'];
      if (
        mhz &&
        !oldBehind(behind) &&
        /^(?:lte|both)$/.test(radio ?? '') &&
        says &&
        !/^(?:unit|word)$/.test(after) &&
        !items.some(({ joint }) => /[-~]/.test(joint)) &&
        speaks.filter(Boolean).length > 1
      ) {
        mhz.push(...items.map(({ token }) => token));
        mhzAt = i;
        then = near;
      }
      // `700 MHz (12, 13, 17)`, `FDD-5G 700 (B28)`
      if (/[([]/.test(type(behind))) then = BAND;
      left = [];
    } else if (first.prefix === '') {
      const listed = near === BAND && items.length > 2 && (items[1]!.joint + last.joint).includes(',');
      if (decimals || (unit && !listed)) {
        // `band 3 and 5/10 MHz`
        const list = near === BAND ? items.findLastIndex(({ joint }) => joint === '+') : 0;
        left = items.slice(0, Math.max(0, list));
        const rest = items.slice(left.length).map(({ token }) => token);
        if (rest.length > 1) leaveOut('bandwidth', rest);
      } else if (near < BAND && !isList(items, next, isLabel(type(i - 1)))) left = [];
      else if (unit) left = items.slice(0, -1);
    } else if (type(next) === '=' && !radio) {
      left = []; // variables of a formula or a program
    } else {
      // `B1/3/5`: only the first has its prefix. `B38/39/B40`: one lost it. `B1, B3, 4 ports` is neither.
      const lost = items[1]?.prefix === '';
      const stop = items.findIndex(({ prefix, joint }) => prefix === '' && !lost && !/^[\s/]*$/.test(joint));
      if (stop > 0) left = items.slice(0, stop);
      else if (last.prefix === '' && (unit || (after === 'word' && !last.joint.includes('/'))))
        left = items.slice(0, -1);
    }
    if (left.length > 0) accept(left, i, next);
    joined = lineStart = false;
    near = then;
    // `B7 | 2600 | No`
    listEnd = left.length > 0 || (frequency && listEnd >= i - 2) ? next : -1;
    return next;
  }

  /** Whether bare numbers behind a label can be bands; behind a bare label only what cannot be channel bandwidths. */
  function isList(items: readonly Item[], next: number, strict: boolean): boolean {
    if (near === NONE || (near === LABEL && !strict)) return false;
    const rat = radioOf() === 'nr' ? 'nr' : 'lte';
    return (
      items.length > (near % 2) + 1 &&
      items.every(({ token }) => isBand(rat, token.value)) &&
      type(next) !== ':' &&
      type(next) !== 'word' &&
      (!strict || items.some(({ token }) => !BANDWIDTHS.includes(token.value)))
    );
  }

  /** The older radio in brackets behind a list. */
  function oldBehind(next: number): string | undefined {
    return /[([]/.test(type(next)) && OLD_RADIO.test(type(next + 1)) ? type(next + 1) : undefined;
  }

  function leaveOut(reason: IgnoredReason, spans: readonly Span[]): void {
    const { offset } = spans[0]!;
    ignored.push({ offset, length: end(spans.at(-1)!) - offset, reason, count: spans.length });
  }

  /** Takes the items as one list, or notes why they do not count. */
  function accept(items: readonly Item[], i: number, next: number): void {
    const radio = radioOf();
    const prefix = items[0]!.prefix || (radio === 'nr' ? 'n' : 'b');
    // `B1/B8 (3G)`, but `B1/B8 (3G: B1)`
    const reason = (type(next + 2) === ')' && oldBehind(next)) || technologyOf(prefix);
    if (!isTechnology(reason)) {
      leaveOut(
        reason as IgnoredReason,
        items.map(({ token }) => token),
      );
      return;
    }
    const is5g = /^(?:nr|both)$/.test(radio ?? '');
    // Older radios behind LTE share the heading, as in `4G/3G/2G`: whose band it is cannot be told.
    const mixed = OLD_RADIO.test(group.findLast(isRadio) ?? '') && radio === 'lte';
    prefixed = items[0]!.prefix.toLowerCase();
    const bands: FoundBand[] = [];
    let previous = 0;
    for (let at = 0; at < items.length; at++) {
      const { token, half, marks, prefix: own } = items[at]!;
      const technology = technologyOf(own || prefix);
      if (!isTechnology(technology)) continue;
      const rat = ratOf(technology);
      let number = token.value;
      const { offset } = token;
      let { length } = token;
      // A number cut by a space or a line break, as in `B1 9/B20` and `n6⏎6/n71`.
      const tail = items[at + 1];
      if (tail && blank(tail) && !(items[at + 2] && blank(items[at + 2]!))) {
        const whole = +`${number}${tail.token.value}`;
        const cut = !isBand(rat, number) || number <= previous;
        if (own || cut) at++;
        if (cut && isBand(rat, whole)) {
          number = whole;
          length = end(tail.token) - offset;
        }
      }
      // `B1-B5`: the bands between. A chain `B1-B3-B7` is a list.
      const dash = (item?: Item) => /^[-~]$/.test(item?.joint ?? '');
      if (dash(items[at]) && !dash(items[at - 1]) && !dash(items[at + 1]) && isBand(rat, previous)) {
        const from = items[at - 1]!.token.offset;
        const range = { offset: from, length: offset + length - from };
        if (number - previous > MAX_RANGE) notes.add('list-cut-off');
        else
          for (let band = previous + 1; band < number; band++)
            bands.push(...found(technology, band, range, ['range']));
      }
      const all: Mark[] = [...marks];
      if (number === 28 && half.length === 1) all.push(half === 'a' ? 'half-a' : 'half-b');
      if (mixed || (own === 'N' && !is5g)) all.push('doubtful');
      const band = found(technology, number, { offset, length }, all);
      if (band.length === 0) {
        notes.add('unknown-bands-left-out');
        leaveOut('no-such-band', [{ offset, length }]);
      }
      if (items.length > 1 && (items[at]!.mhz || (rat === 'nr' && number >= NR_ALONE_FROM))) hearCellular(i);
      bands.push(...band);
      previous = number;
    }
    // A lone `n1` is a name in many texts, a lone `band 5` may be of musicians.
    const lone =
      items.length === 1 &&
      (type(i - 1) === 'qualifier' ||
        (items[0]!.prefix === ''
          ? !radio && type(next) === 'word'
          : prefix !== 'b' && near < BAND && radio !== undefined && !is5g));
    addList(bands, i, {
      negated,
      attached: says ? 2 : +lineStart,
      doubtful: lone || elsewhere === i - 1,
      size: items.length,
    });
    mhz = undefined;
  }

  /** Technology of a band by its prefix and the group, or the radio for which it does not count. */
  function technologyOf(prefix: string): Technology | Radio {
    const radio = radioOf();
    if (radio && !/^(?:lte|nr|both)$/.test(radio) && (prefix !== 'n' || ROW_RADIO.test(radio)))
      return radio as Radio;
    // `B12` under a 5G label is NR only where the label heads the list itself.
    if (prefix === 'b' && !(radio === 'nr' && near > LABEL && prefixed !== 'n'))
      return has('lte-m') === has('nb-iot') ? 'lte' : has('lte-m') ? 'lte-m' : 'nb-iot';
    return has('sa') === has('nsa') ? 'nr' : has('sa') ? 'nr-sa' : 'nr-nsa';
  }

  for (let i = 0; i < tokens.length && count <= MAX_BANDS;) {
    const { type, text: word } = tokens[i]!;
    if (/^(?:[bnN]|0\.?)$/.test(type)) i = readRun(i);
    else if (type === 'name') {
      name = word;
      i++;
    } else if (type === 'behind') {
      if (lists.length > before) lists.at(-1)!.name = word;
      i++;
    } else if (type === '\n') readLineBreak(i++);
    else if (/^[\W_]/.test(type)) readMark(i++);
    else if (isLabel(type)) readLabel(type, i++);
    else i = readWord(i);
  }
  regroup([]);
  if (count > MAX_BANDS) notes.add('text-too-long');
  if (listEnd >= 0 && /[,/]\s*$/.test(text.slice(-20))) notes.add('list-cut-off');

  const only = tokens.every(({ type }) => /^(?:[bnN0]|and|band|[\W_])$/.test(type));
  for (const list of lists) {
    const { bands, attached, size, name, at } = list;
    if (list.negated && bands.length > 0) {
      leaveOut('negated', bands);
      list.bands = [];
    }
    const speaks =
      (name !== '' && size > 2) ||
      (cellular.has(Math.floor(at / STRETCH))
        ? attached > 0 || size > 1
        : listing && size > 3 && bands.length >= size);
    if (!list.doubtful && (only || speaks)) continue;
    list.bands = bands.map((band) => ({ ...band, marks: [...band.marks, 'doubtful'] }));
  }
  return { lists, ignored, notes };
}

const blank = ({ prefix, joint }: Item): boolean => prefix === '' && /^\s*$/.test(joint);

function isTechnology(name: string): name is Technology {
  return /^(?:lte|nr|nb)/.test(name);
}
