/**
 * Reads what people write: datasheet lists, tables, shop pages, forum posts. The text is a string of token types, one
 * character a token; lists, labels and what stands around them are small regular expressions over that string. A list
 * belongs to the nearest group of radio labels before it. Bare numbers are bands only where the text says so: after the
 * word "band", behind a label and a colon, or within a list whose first item has its prefix.
 */

import { laidOut, nameOf, typesOf } from './layout.js';
import { bandsOfMhz } from './mhz.js';
import { found, type FoundBand, type FoundSet, isBand, ratOf } from './reading.js';
import { type IgnoredReason, type IgnoredRun, type Mark, type NoteCode, type Span } from './read-result.js';
import { tokenise } from './tokens.js';

/** Numbers with units; categories; the "band" of `5 bands`, but not that of `17 bands: 1, 2`: they become `d`. */
const NO_BANDS = /(?:0[/~-]{1,2}){0,11}0[uz]|c[^\w\n]?[0f]|(?<=(?<!v)0-?)v(?![:=)bn])/g;
/** A remark in brackets behind a band, which becomes blanks: no band, label, name or negation is in it. */
const REMARK = /(?<=[bn0])(?:[([][^()[\]A-Zbnvxsgr]{0,40}[)\]]+)+/g;
/** What is read, in the order of the text: a group of labels, a list, frequencies, a line break, a name. */
const PARTS =
  /[A-RT-Z](?:(?:[^\w.|\n]|[vatz]){0,5}[A-Z])*|[bn0] *(?:(?:(?:[^\w:=.…()[\]|\t@ ✅-❌]|[at])+v?)?[bn0] *){0,999}|f(?:(?:[^\w\n]|[atz]){0,4}f)*|[\n@]/g;
/** Before bare numbers that are bands, even a single one: the word "band"; a frequency and a bracket. */
const SPOKEN = /(?:v(?:[^\w,\n]|[xyoratA-Z])*|fz? *[([])$/;
/** Before bare numbers that are bands if there are two and none is impossible: "bands … :"; a label and a colon or the like. */
const HEADED = /(?:v(?:[^\n.bn0]*:)?|[A-Z](?:[^\w\n]|[yortd])*[:=([])(?:\W|[yoratA-Z])*$/;
/** Behind a list, what it is of: `(LTE)`, `(Cat M1/NB1)`. */
const LABELS_BEHIND = /^\(([A-Z](?:\W?[A-Z])*)\)/;
/** Behind a list, the name of what it is of: `B1/B3 (EU version)`, `1, 3, 20 - A2643`. */
const NAME_BEHIND = /^(?:[^\w\n.@]|[A-Zw]){0,6}?[(-]g?([sr](?:[sr,]*[sr])?)(?=g?[)\n|]|$)/d;
/** Behind a list that goes on elsewhere. */
const CUT_OFF = /^[,;/ a]*(?:m|…)|^[,/]$/;
/** `no B20`, `does not currently support LTE B20`, but `5G: no 4G: B20`. */
const NEGATED = /(?:(?<!:)x|x(?![A-Z]))(?:w?y)?(?:[^\w.,;|)\n]|[oyvarA-Z])*$/;
/** `B20: no`, `B20 is not supported.`, `B20 ✗`. */
const NEGATED_BEHIND = /^(?:[^\w\n.;]|[fzo]){0,8}?(?:[✖-✘❌]|x(?:[oy][^\n.;|)bn0]*)?(?:[\n.;,)!|]|$))/;
/** Near a list: the text speaks of cellular radio, or of nothing but bands. */
const CELLULAR = /[A-GILMRSTUhp]|^[bn0adv\W]*$/;
/** How far around a list all this is looked for, in tokens; for `CELLULAR`, the second. */
const CONTEXT = 40;
const STRETCH = 300;
const MAX_RANGE = 20;
const MAX_BANDS = 2048;
/** Radios that are none of LTE and NR, and their labels. */
const OTHERS: readonly IgnoredReason[] = [
  'gsm', 'umts', 'td-scdma', 'cdma', 'wifi', 'bluetooth', 'gnss', 'radio-other',
]; // prettier-ignore
const OTHER_LABELS = 'GUDCWHPO';
const LTE = ['lte', 'lte-m', 'nb-iot'] as const;
const NR = ['nr', 'nr-sa', 'nr-nsa'] as const;
/** What is said of a band in its name and right behind it. */
const SAID: Partial<Record<Mark, RegExp>> = {
  'limited-bandwidth': /\b1?\d\d? ?m|\d[ mhz]*[-~] *\d{3}/,
  laa: /laa/,
  tentative: /tb[cd]|plan/,
  'half-a': /^.?28(?:a(?!&)|\(a(?!.b))/,
  'half-b': /^.?28\(?b\b/,
};

/**
 * What the text holds beside machine answers, which are blank in `low`: one set, or one a product or region. Linear in
 * the number of tokens.
 */
export function proseSets(text: string, low: string, region: string): FoundSet[] {
  const lists: { name: string; bands: FoundBand[] }[] = [];
  const ignored: IgnoredRun[] = [];
  const notes = new Set<NoteCode>();
  const tokens = laidOut(tokenise(low), text);
  const types = typesOf(tokens)
    .replace(NO_BANDS, (run, at: number) => {
      if (run[0] === 'c') leaveOut('category', [tokens[at + run.length - 1]!]);
      else if (/0.*0.*[uz]/.test(run)) leaveOut('bandwidth', tokens.slice(at, at + run.length - 1));
      return 'd'.repeat(run.length);
    })
    .replace(REMARK, (remark) => ' '.repeat(remark.length));
  const listing = /[yv]/.test(types);
  let kind: 'supported' | 'operator' | undefined;
  let count = 0;
  let name = '';
  /** The group of labels in force, with an `r` before FDD or TDD in a text of NR. */
  let group = '';

  for (const { 0: run, index: at } of types.matchAll(PARTS)) {
    if (count > MAX_BANDS) {
      notes.add('text-too-long');
      break;
    }
    const next = at + run.length;
    const context = types.slice(Math.max(0, at - CONTEXT), at);
    const behind = types.slice(next, next + CONTEXT);
    const own = tokens.slice(at, next);
    if (run === '@') name = own[0]!.name!;
    else if (run === '\n') {
      // A row that speaks of bands and has no label of its own starts afresh.
      if (/[WHPO]/.test(group) || (/^[^\nA-Z]{0,20}v/.test(behind) && !/[A-Zbn0:=([v] *$/.test(context)))
        group = '';
    } else if (/[A-Z]/.test(run)) {
      const labels = run.replace(/[^A-Z]/g, '').replace(/^.*(?=[WHPO])/, '');
      // FDD and TDD may be halves of one NR list: `5G NR FDD: 1, 3; TDD: 38`
      group = /^[FT]$/.test(labels) && /r/i.test(group) ? 'r' + labels : labels;
    } else if (run[0] !== 'f') readList(run, at, context, behind);
    else if (
      isLte(group) &&
      !/^z?(?:[([:/-]?[vbn0]|[([][GUDC])|^[uw]/.test(behind) &&
      !run.includes('-') &&
      (/[A-Z]$/.test(context) || (/[A-Zv](?:[^\w.]|[yorzf])*$/.test(context) && /f.*f|fz/.test(run + behind)))
    ) {
      const spans = own.filter(({ value }) => value);
      count += spans.length;
      const inferred = bandsOfMhz(
        spans.map(({ value }) => value),
        group.includes('T') ? 'tdd' : region,
      );
      lists.push({ name, bands: spans.flatMap((span, i) => found('lte', inferred[i]!, span, ['inferred'])) });
    }
  }

  // Two names make variants only if both have bands of one radio: a name before the LTE list and another before the NR
  // list are one device.
  const rivals = ['lte', 'nr'].some(
    (rat) =>
      new Set(
        lists.flatMap(({ name, bands }) => (name && bands.some((band) => band.rat === rat) ? name : [])),
      ).size > 1,
  );
  return [
    ...lists.map(({ name, bands }) => ({
      kind: kind ?? ('supported' as const),
      name: (rivals && name) || undefined,
      bands,
    })),
    { kind: 'none', bands: [], ignored, notes: [...notes] },
  ];

  function leaveOut(reason: IgnoredReason, spans: readonly Span[]): void {
    const { offset } = spans[0]!;
    ignored.push({ offset, length: end(spans.at(-1)!) - offset, reason, count: spans.length });
  }

  function readList(run: string, at: number, context: string, behind: string): void {
    const next = at + run.length;
    const items = itemsOf(run, at);
    const { type } = items[0]!;
    const labels = LABELS_BEHIND.exec(behind)?.[1] ?? group;
    const lte = isLte(labels);
    const nr = /[RSAr]/.test(labels);
    const isNr = nr && !lte;
    const spoken = SPOKEN.test(context);
    const headed = spoken || HEADED.test(context);
    const isList =
      type > '0'
        ? labels || behind[0] !== '='
        : spoken ||
          (!/^[:w]/.test(behind) &&
            (headed
              ? items[1]
              : // channel bandwidths
                items[2] &&
                /[A-Z]$/.test(context) &&
                items.some(({ token: { value } }) => value > 5 && value % 5)) &&
            items.every(({ token }) => isBand(isNr ? 'nr' : 'lte', token.value)));
    if (!isList) return;
    if (!lte && !nr && labels) {
      leaveOut(
        OTHERS[OTHER_LABELS.indexOf(labels[0]!)]!,
        items.map(({ token }) => token),
      );
      return;
    }
    if (CUT_OFF.test(behind)) notes.add('list-cut-off');
    const bands: FoundBand[] = [];
    let previous = 0;
    for (const [k, { joint, type: sign, token, said, tail }] of items.entries()) {
      // `B1/3` or `B1, 3`, but not `B1, B3, 5` or `B1, 4 users`
      if (sign === '0' && type > '0' && /[,;v]/.test(joint) && (items[1]!.type > '0' || /^w/.test(behind)))
        break;
      // `5G: B1/3`, but not `5G: n1, B3`
      const own = sign > '0' ? sign : type;
      const asNr = own === 'n' || (isNr && (own === '0' || (headed && type !== 'n' && labels[0] !== 'r')));
      const [one, other] = asNr ? 'SA' : 'MI';
      const has = labels.includes(one!);
      const technology = (asNr ? NR : LTE)[has === labels.includes(other!) ? 0 : has ? 1 : 2]!;
      const rat = ratOf(technology);
      const { offset } = token;
      let { value, length } = token;
      // `B1 9/B20` and `n6⏎6/n71`, but `2/25 4/66`
      const whole = +`${value}${tail?.value}`;
      if (tail && (!isBand(rat, value) || value <= previous) && isBand(rat, whole)) {
        value = whole;
        length = end(tail) - offset;
      } else if (tail && own === '0') bands.push(...found(technology, tail.value, tail));
      const marks = (Object.keys(SAID) as Mark[]).filter((mark) => SAID[mark]!.test(said));
      // `B1-B5`: the bands between. A chain `B1-B3-B7` is a list.
      if (/^[-~t]v?$/.test(joint) && !/[-~t]v?[bn0] *[-~t]/.test(run) && isBand(rat, previous)) {
        const from = items[k - 1]!.token.offset;
        const range = { offset: from, length: offset + length - from };
        if (value - previous > MAX_RANGE) notes.add('list-cut-off');
        else while (++previous < value) bands.push(...found(technology, previous, range, ['range']));
      }
      const band = found(technology, value, { offset, length }, marks);
      if (!band[0]) {
        notes.add('unknown-bands-left-out');
        leaveOut('no-such-band', [{ offset, length }]);
      }
      bands.push(...band);
      previous = value;
    }
    count += bands.length;
    if (NEGATED.test(context) || NEGATED_BEHIND.test(behind)) {
      if (bands[0]) leaveOut('negated', bands);
      return;
    }
    /** A label or the word "band" stands before in the sentence. */
    const says = /[A-Zv][^.\n]*$/.test(context);
    const sure = CELLULAR.test(types.slice(Math.max(0, at - STRETCH), at + STRETCH))
      ? items[1] || says || /(?:^|\n)[\Wo]*$/.test(context)
      : items.length > (name || type > '0' ? 2 : 3) && bands.length >= items.length && (name || listing);
    // A lone `n1` is a name in many texts, a lone `band 5` may be of musicians.
    const lone =
      !items[1] &&
      (/g$/.test(context) ||
        (type === '0' ? !labels && /^w/.test(behind) : type === 'n' && !spoken && labels && !nr));
    const elsewhere = /e$/.test(context) || (!says && /^.*e/.test(behind));
    // Older radios behind LTE share the heading, as in `4G/3G/2G`; a capital N is often a part's number.
    const unclear = /L.*[GUDC]/.test(labels) || (!nr && text[items[0]!.token.offset] === 'N');
    const named = NAME_BEHIND.exec(behind)?.indices![1];
    // What a network uses is not what a device can do: "Verizon uses bands 2, 4, 13".
    if (bands[0])
      kind ??=
        /p/.test(context) && /i/.test(context + behind) && !/[hyg]/.test(context + behind)
          ? 'operator'
          : 'supported';
    lists.push({
      name: named ? nameOf(tokens.slice(next + named[0], next + named[1]), text) : name,
      bands:
        sure && !lone && !elsewhere && !unclear
          ? bands
          : bands.map((band) => ({ ...band, marks: [...band.marks, 'doubtful'] })),
    });
  }

  /** The numbers of a list: marks before, type, token, what is said of it, and the rest of a number cut in two. */
  function itemsOf(run: string, at: number) {
    return [...run.matchAll(/([^bn0 ]*)([bn0])( *)((?<=[bn]|[/,v]0)\n?0(?!\n?0))?/g)].map((match) => {
      const [, joint, type, remark, tail] = match as unknown as [string, string, string, string, string?];
      const index = at + match.index + joint.length;
      const token = tokens[index]!;
      const said = low.slice(token.offset, end(tokens[index + remark.length]!) + 2);
      return { joint, type, token, said, tail: tail ? tokens[index + tail.length] : undefined };
    });
  }
}

const end = ({ offset, length }: Span) => offset + length;
/** FDD and TDD alone are of LTE, too. */
const isLte = (labels: string) => /[LMI]|^[FT]+$/.test(labels);
