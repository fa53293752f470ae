/**
 * Sentences that name several carriers for one list: `B20 is used by Orange and O2, B28 by Orange alone`, `Orange and O2
 * use B20`. Each carrier gets a line of its own, with the list.
 */
import { groupBy } from '../../core/group-by.js';
import { type GridCell } from './cells.js';
import { IS_ALL } from './find-subjects.js';
import { type LaidToken, laidToken, NO_OWNER, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';
import { NAMES_SOMETHING } from './write-names.js';

/** `band 3`, `B3 (1800 MHz)`, `1700 MHz (AWS/B4)`. */
const BAND =
  '(?:<bandWord>\\W?)?(?:(?:<frequency>/)*<frequency><mhz unit>?<fdd tdd>?\\((?:<frequency>/|(?:<label>-?)+,)?)?<item>\\)?(?:\\((?:<frequency>/)*<frequency><mhz unit>?\\))?';
const BANDS = `${BAND}(?:[,/+{and}]{0,2}<filler>?${BAND}){0,40}`;
const MORE_CARRIERS = '(?:[,{and}]{1,2}<filler>?<carrier word>)';
/** What follows has another subject: `…, Orange adds B7`. */
const NO_VERB = '(?!<use works support adds has>)';
/** What neither names a device nor a further list stands between a list and its carriers. */
const BETWEEN = '[^.;!?\\n{item frequency carrier device support variant code not}]';
/** Three groups: the list, what stands between, carriers; or carriers, what stands between, the list. */
const SAID = pattern(
  `(${BANDS})((?!<label>)${BETWEEN}{0,8})(<carrier>(?:${MORE_CARRIERS}${NO_VERB})*)` +
    `|(<carrier>${MORE_CARRIERS}+)((?:(?!<code>)${BETWEEN}|<support>){1,8})(${BANDS})`,
  'dg',
);
/** `n77/n78 (KDDI and SoftBank)`: remarks within a list are blanks already. */
const IN_BRACKETS = pattern(`(${BANDS})( {3,14}|\\([^()\\n{item frequency}]{1,12}\\))`, 'dg');
const BETWEEN_NAMES = / ?(?:[,/&+、和與与及]| (?:and|und|et|y|e|i|и|en|og|och) ) ?/u;
/** A line that says of bands who uses them names a country or operators, and no device. */
const SPEAKS_OF_NETWORKS = pattern('<country region operator use>');
const OF_DEVICE = pattern('<device support variant code>');
const ANY_BANDS = pattern(BANDS, 'g');
/** Behind a list that all carriers have: `700 MHz (n28) with all three`. */
const IS_OF_ALL =
  /^[^.;!?\n\d]{0,16}(?<!\p{L})(?:(?:with|by|on|from|for) all (?:three|four|of them)|bei allen(?: drei| vier)?|(?:chez|par) (?:tous|les trois)|(?:con|por|en) los tres|(?:con|da|per) tutti|(?:com|em) (?:todas|todos|as três|os três)|u wszystkich|у всех|bij alle(?: drie|maal)|hos alla)(?!\p{L})/iu;
/** The same before a list: `5G는 3사 모두 n78`. */
const IS_OF_ALL_BEFORE = /(?:[3-4三四][사社家] ?(?:모두|とも|都[是用有]?)|alle drei|все (?:трое|три)) ?$/iu;
/** `weigh-sets.ts` gives the lists of this name to all others. */
const ALL = 'all';
/** In characters. */
const LONGEST_SAID = 48;
/** The last word before carriers that have what stands before it. */
const IS_BY =
  /^(?:by|with|both|at|from|von|durch|bei|mit|beiden?|par|chez|por|con|da|di|przez|u|у|door|av|af)$/i;
/** `B7 on Airtel`, but not `bands 2 and 66, I am on Verizon` */
const IS_ON = /^on$/i;
/** Behind a carrier, a list of its own: `with Orange it is B3, with O2 it is B20`. */
const GOES_TO_BANDS = pattern('^[^.,;!?\\n{item carrier}]*<item>');
/** What a carrier does with bands. */
const SAYS_USE = pattern('^[^:]*<use works support filler>[^:]*$');
/** What comes before in the sentence speaks of a device or of other bands. */
const IS_OF_OTHER = pattern('<device support variant code item>[^.;!?\\n]*$');
const IS_ITEM = pattern('<item>');
const NAMES_CARRIER = pattern('<carrier>');
/** `Orange, Sosh: 4G bands 1, 3` */
const HEADS_LINE = pattern('^([^\\w\\n]*)(<carrier>(?:,<and>?<carrier word>)+):');
const LOOKED_BACK = 60;
const LONGEST_NAME = 32;
const END = laidToken('mark', '\n');

interface Said {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
  /** All of them, as the text writes them. */
  readonly together: string;
  /** The tokens that each of the carriers gets. */
  readonly list: readonly Token[];
}

/** Which lines say of lists whose they are, and the lines that each of them becomes; none where all lists are the same. */
export function layOutCarriers(lines: readonly GridCell[], text: string): Map<GridCell, LaidToken[]> {
  const said = new Map(
    lines.flatMap((line) => {
      const own = [...readLine(line, text), ...readOfAll(line, text)].sort((a, b) => a.from - b.from);
      return own[0] ? [[line, own] as const] : [];
    }),
  );
  const headed = new Map(
    lines.flatMap((line) => {
      const laid = layOutHead(line, text);
      return laid ? [[line, laid] as const] : [];
    }),
  );
  if (headed.size > 1) return headed;
  const lists = [...said.values()].flat().map(({ list }) => bandsOf(list).join());
  const all = new Set(lines.flatMap(bandsOf));
  // One list for all tells nothing apart.
  if (new Set(lists).size < 2 && all.size <= (lists[0] ?? '').split(',').length) return new Map();
  const written = [
    lines.flatMap((line) => namesIn(line, text)),
    [...said.values()].flat().flatMap(({ names }) => names),
  ].map((names) => groupBy(names, (name) => name));
  const isWrittenOnce = (name: string) => written.every((names) => (names.get(name)?.length ?? 0) < 2);
  // Carriers that always stand together stay so.
  const told = (own: readonly Said[]) =>
    own.map((each) => (each.names.every(isWrittenOnce) ? { ...each, names: [each.together] } : each));
  return new Map([...said].map(([line, own]) => [line, layOutLine(line, told(own), text)]));
}

/** A line that several carriers head. */
function layOutHead(line: GridCell, text: string): LaidToken[] | undefined {
  const [, before, names] = HEADS_LINE.exec(lettersOf(line)) ?? [];
  if (before === undefined || names === undefined) return undefined;
  const [from, to] = [before.length, before.length + names.length];
  const name = text.slice(line[from]!.offset, endOf(line[to - 1]!));
  return [...line.slice(0, from), ownerToken({ name, isCarrier: true }), ...line.slice(to), END];
}

const bandsOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ letter, value }) => (IS_ITEM.test(letter) ? letter + value : []));

function readLine(line: GridCell, text: string): Said[] {
  const letters = lettersOf(line);
  if (!line.some(({ kind }) => kind === 'carrier')) return [];
  const said: Said[] = [];
  for (const { index: from, 0: run, indices } of letters.matchAll(SAID)) {
    const [, bands, between, behind, before, verb, listed] = indices!;
    const sentence = letters.slice(Math.max(said.at(-1)?.to ?? 0, from - LOOKED_BACK), from);
    const last = between && textOf(line[between[1] - 1], text);
    const isSaid = last
      ? IS_BY.test(last) || (IS_ON.test(last) && between[1] - between[0] === 1)
      : SAYS_USE.test(letters.slice(...verb!));
    const isOfNext =
      last && letters.slice(...between).includes(',') && GOES_TO_BANDS.test(letters.slice(from + run.length));
    if (!isSaid || isOfNext || IS_OF_OTHER.test(sentence)) continue;
    const own = line.slice(...(behind ?? before!));
    const names = namesIn(own, text);
    const end = own.findLast((token) => isName(token, text)) ?? own[0]!;
    const together = text.slice(own[0]!.offset, endOf(end));
    const list = line.slice(...(bands ?? [verb![0], listed![1]]));
    if (names.length > (before ? 1 : 0)) said.push({ from, to: from + run.length, names, together, list });
  }
  return said[0] || OF_DEVICE.test(letters) ? said : readBrackets(line, letters, text);
}

/** `B3 (Orange), B7 (SFR and Free), B20 (all)`, where all bands of the line have carriers in brackets behind them. */
function readBrackets(line: GridCell, letters: string, text: string): Said[] {
  const found = [...letters.matchAll(IN_BRACKETS)].map(({ index: from, 0: run, indices }) => {
    const [, bands, own] = indices!;
    const remark = line.slice(...own!);
    const together = text.slice(remark[0]!.offset, endOf(remark.at(-1)!)).replace(/^[([]|[)\]]$/g, '');
    const names = IS_ALL.test(together) ? [] : together.split(BETWEEN_NAMES);
    const isNamed = remark.some(({ kind }) => kind === 'carrier');
    return { from, to: from + run.length, names, together, list: line.slice(...bands!), isNamed };
  });
  const named = found.filter(({ isNamed }) => isNamed);
  const listed = found.reduce((count, { list }) => count + bandsOf(list).length, 0);
  if (found.length < 2 || listed < bandsOf(line).length || 2 * named.length < found.length) return [];
  // `LTE B2 (AT&T), B12 (T-Mobile)` may be what a device has for each of them.
  const areShared = named.length === found.length && named.some(({ names }) => names.length > 1);
  if (!areShared && !SPEAKS_OF_NETWORKS.test(letters)) return [];
  const all = [...new Set(found.flatMap(({ names }) => names))];
  return found.map((each) => ({ ...each, names: each.names[0] ? each.names : all }));
}

/** The lists of a line that all carriers of the text are said to have. */
function readOfAll(line: GridCell, text: string): Said[] {
  const letters = lettersOf(line);
  if (OF_DEVICE.test(letters)) return [];
  return [...letters.matchAll(ANY_BANDS)].flatMap(({ index: from, 0: run }) => {
    const to = from + run.length;
    const list = line.slice(from, to);
    const behind = endOf(list.at(-1)!);
    const isOfAll =
      IS_OF_ALL.test(text.slice(behind, behind + LONGEST_SAID)) ||
      IS_OF_ALL_BEFORE.test(text.slice(Math.max(0, list[0]!.offset - LONGEST_SAID), list[0]!.offset));
    return isOfAll ? { from, to, names: [ALL], together: ALL, list } : [];
  });
}

const textOf = (token: Token | undefined, text: string) =>
  token ? text.slice(token.offset, endOf(token)) : '';

/** The carriers and words with a capital letter. */
const namesIn = (tokens: readonly Token[], text: string): string[] =>
  tokens.flatMap((token) => (isName(token, text) ? textOf(token, text).slice(0, LONGEST_NAME) : []));
const isName = (token: Token, text: string) =>
  token.kind === 'carrier' || (token.kind === 'word' && NAMES_SOMETHING.test(text[token.offset]!));

function layOutLine(line: GridCell, said: readonly Said[], text: string): LaidToken[] {
  const known = said.flatMap(({ names }) => names).filter((name) => name !== ALL);
  let at = 0;
  const laid = said.flatMap(({ from, to, names, list }) => {
    const before = line.slice(at, from);
    at = to;
    // What follows is said of nobody, unless it names one of them, or another carrier, before its list.
    const rest = line.slice(to);
    const next = rest.findIndex(({ letter }) => IS_ITEM.test(letter));
    const [first, last] = [rest[0], rest[next]];
    const behind = first && last ? text.slice(first.offset, last.offset) : '';
    const isNamed =
      NAMES_CARRIER.test(lettersOf(rest.slice(0, next))) || known.some((name) => behind.includes(name));
    return [
      ...before,
      ...names.flatMap((name) => [ownerToken({ name, isCarrier: true }), ...list, END]),
      ...(isNamed ? [] : [ownerToken(NO_OWNER)]),
    ];
  });
  return [...laid, ...line.slice(at), END];
}
