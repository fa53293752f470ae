/**
 * Finds what each list of bands is said of: a product, region, carrier or version, in a heading, the cells of a table or a
 * sentence. What stands between the list before and a list is its lead; the names in it may be its subject, and a list
 * without one belongs to the subject before. Where a lead holds names of several kinds, those count that tell most lists
 * apart: in a table of order codes with a column "Region", the codes. Nothing else tells variants apart.
 */
import { type LaidToken, laidToken, NO_OWNER, type Owner, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';
import {
  KINDS,
  type Lead,
  type Name,
  type NameSource,
  readLeads,
  SAYS_CARRIERS,
  SAYS_SUPPORT,
} from './read-leads.js';
import { areApart, endOf, lettersOf } from './tokenise.js';
import { areProducts, IS_TOPIC, IS_UNLOCKED, writeNames } from './write-names.js';

/** In place of a name: what all the others have. */
export const IS_ALL =
  /^(?:all|both|todos|todas|ambos|ambas|tous|toutes|alle|beide|tutti|tutte|entrambi|wszystkie|wszyscy|oba|все|оба|全部|共通)(?![\p{L}\d])/iu;
const SAYS_RADIO = pattern('<lte nr fdd tdd lteM nbIot bandWord>|<support><band nrBand>');
/** `Bands in use`, `frequencies used here`, `Bands of the operators:`, `Which bands does our network use?` */
const SAYS_USED = pattern(
  '<bandWord>.*<operator>.*<use>\\?$|<bandWord filler>[^\\w\\n]?<filler and>?<use>|(?:<operator>.*<bandWord>|<bandWord>.*<operator>).*:\\W*$' +
    // `What is used in Poland`, `Co nadaje w Polsce (skrót)`
    '|^[^\\w\\n]*<filler word said>{0,2}<use><filler unit>{1,2}<region>[^\\w\\n]*$',
);
/** Other trades use things, too, and have operators and networks. */
const SPEAKS_OF_NETWORKS = pattern('<lte nr gsm umts bandWord carrier mhz>|<band nrBand><and><band nrBand>');
const SAYS_WHOSE = pattern('<carrier operator region>');
/** `Bands of the operators (for those who buy a modem)` */
const REMARKS = /\([^()]*\)/g;
/** No title has words behind a full stop, or begins with a condition. */
const IS_SENTENCE = pattern('[.;!?].*\\w|^\\W*<condition>');
/** What several places or products are: codes, regions, or lines of regions. */
const PLACES = [
  pattern('<code>(?:<number>\\*)?', 'g'),
  pattern('<region>+(?:\\([^()\\n]{1,12}\\))?', 'g'),
  pattern('<region>(?:[^\\n]*<region>)?', 'g'),
];
/** `TRB246 **0** *****` */
const ORDER_CODE = pattern('<code>\\*?<number word unit spent code region band nrBand>+\\*+', 'g');
/** Two stars are those of bold type. */
const HAS_STARS = /\*{3}/;
/** In place of the further words of a name. */
const BLANK = laidToken('mark', ' ');
const MOST_GROUPS = 60;
/** What `EC25 Series` and `EC25_Series_Hardware_Design` begin with. */
const FAMILY = /^(\w{2,}?)[ _]?(?:series|系列)/i;
/** In tokens. */
const LONGEST_TOPIC = 12;
/** So many bands in both lists, and so large a part of the shorter, make two names rivals. */
const SHARED = 2;
/** So many names at least tell lists apart. */
const TOLD = 3;
const SHARED_PART = 0.5;
/** The names of shorter ones begin those of others: `Niger`, `Nigeria`. */
const SHORTEST_COUNTRY = 6;
/** What a table names is worth more than the names beside it. */
const SURELY = 1000;
/** `Pixel 7` is a product beside carriers, too. */
const HAS_NUMBER = /\p{L} ?\d/u;
/** `EG25-G`, `IX20-0AG4: LTE Cat 4`, but not `TRI5` */
const IS_CODE = /^(?=\S*\d)\p{Lu}+\d[\p{Lu}\d]*-[\p{Lu}\d-]+(?::.*)?$/u;
/** Which of a carrier's bands follow: `Docomo (low bands)`, `ドコモ(ミッドバンド)` */
const IS_OF_BANDS = /(?:low|mid|high)[ -]?band|バンド$|低频|中频|高频/i;
/** A device has several of them, and no carrier is called so. */
const IS_SIM = /^(?:e?sim|slot|卡) ?\d(?!\d)/i;
const WORDS = /\p{L}{2,}/gu;
/** A key of an object: `"notes": [` */
const IS_KEY = /^[a-z_]+$/;

const NO_NETWORK = '{item carrier operator use condition needs ensures}';
/**
 * Behind a sentence about a carrier, one about a device: it names one, `Le modem gère la 4G sur B1, B3`, or has five bands and no
 * word of networks.
 */
const IS_OF_DEVICE = pattern(
  `^[.!?\\n][^.;!?\\n${NO_NETWORK}]*(?:(?<!<unit>)<hardware>[^.;!?\\n{item carrier operator}]*<item>|` +
    `<word said>[^.;!?:\\n${NO_NETWORK}{region adds usual deployment owner}]*<item>(?:[^\\w\\n]{1,2}<item>){4})`,
);
/** Behind the last line of carriers, a paragraph of sentences is of none of them: `Therefore ask first. A mast without B20 …` */
const IS_PARAGRAPH = pattern(
  '^\\n<word filler condition and said use has support>[^\\n|]{12,}[.!?](?:\\n|$)',
);
/** Before a name, other words of its line. */
const IS_MID_LINE = /\w[^\n]*$/;
/** Below a line that names a carrier behind other words, `no bands of Sprint`, the list of the device: `Bands: LTE B1` */
const IS_LIST_OF_DEVICE = pattern('^\\n[^\\w\\n]*<bandWord>[^\\w\\n]+<label>');
/** In tokens. */
const LONGEST_SENTENCE = 40;

const LONGEST_PARAGRAPH = 120;

/** What belongs to one name. */
interface Group {
  readonly subject: Name;
  /** Name of what has the bands, too. */
  readonly base: string | undefined;
  readonly names: Name[];
  readonly bands: Set<string>;
}

/** The tokens, with owners in place of the names that lists belong to. */
export function findSubjects(tokens: readonly LaidToken[], text: string): LaidToken[] {
  const letters = writeNames(tokens, text);
  // Of `AT&amp;T` there are blanks left.
  const textOf = (from: number, to: number) =>
    text
      .slice(tokens[from]!.offset, endOf(tokens[to - 1]!))
      .replace(/(?<! )& +/g, '&')
      .replace(/\s{2,}/g, ' ');
  const { leads, title } = readLeads({ tokens, letters, textOf });
  const begins = beginsOfSets(leads);
  const codes = new Map(orderCodes(begins, letters, textOf));
  if (codes.size > 0)
    // A section of one, such as that of the module in it, is none of another thing.
    return tokens.flatMap((token, i) => [...ownerAt(codes, i), ...(token.beginsSection ? [] : [token])]);
  const groups = mergeSaidAgain(groupBySubject(leads, letters).slice(0, MOST_GROUPS));
  // `Operators here:` and `bands in use:` speak of all that follow.
  const titles = title
    .split('\n')
    .map((line) => line.replace(REMARKS, ''))
    .filter((line) => !SAYS_SUPPORT.test(line) && !IS_SENTENCE.test(line));
  const areVersions = groups.some(({ subject }) => IS_UNLOCKED.test(subject.name));
  const mayBeCarriers = !areVersions && SPEAKS_OF_NETWORKS.test(letters);
  const areUsed =
    mayBeCarriers && titles.some((line, i) => SAYS_USED.test(line) && (i === 0 || SAYS_WHOSE.test(letters)));
  const areCarriers =
    areUsed ||
    (mayBeCarriers && (titles.some((line) => SAYS_CARRIERS.test(line)) || areMostlyCarriers(groups)));
  const roleOfAll = areCarriers ? 'carrier' : undefined;
  const laid = new Map<number, LaidToken>();
  const inSentence = new Set<number>();
  const allRivals = findRivals(groups, SAYS_RADIO.test(lettersOf(tokens)));
  for (const [group, rivals] of allRivals) {
    const { role: own } = group.subject;
    // `EG25-G` beside carriers is a device, unless a title says that all are carriers.
    const isDevice =
      areVersions ||
      own === 'device' ||
      IS_SIM.test(group.subject.name) ||
      (!areUsed && group.subject.kind === 's' && IS_CODE.test(group.subject.name));
    const role = isDevice ? 'device' : (roleOfAll ?? (mayBeCarriers ? own : undefined));
    // A carrier is told by what is said of it alone, but a key of an object is none.
    const { kind, name, isHead, isSaid } = group.subject;
    const isCarrier = role === 'carrier' && isHead && isSaid && !(kind === 'w' && IS_KEY.test(name));
    if (!rivals[0] && !isCarrier) continue;
    const others = rivals.flatMap((rival) => allRivals.get(rival)!);
    const owner = ownerOf(group, [...rivals, ...others], role);
    for (const { at, length, isSaid: isInSentence, isLineHead } of group.names) {
      if (owner.isCarrier && isInSentence && !isLineHead) inSentence.add(at);
      laid.set(at, { ...tokens[at]!, ...(length > 0 ? ownerToken(owner) : { owner }) });
      for (let rest = at + 1; rest < at + length; rest++) laid.set(rest, BLANK);
    }
  }
  const inOrder = new Map(laid.size > 0 ? [] : pairInOrder(begins, letters, textOf));
  const found = placeOwners(tokens, { laid, inSentence, inOrder }, textOf, text);
  return areUsed ? [ownerToken({ name: '', isCarrier: true }), ...found] : found;
}

/**
 * The tokens with owners in their places, and with ends of what a carrier or a list of variants is said of.
 * `laid` has the owners, `inSentence` those which hold to the end of their paragraph, `inOrder` names of lists.
 */
function placeOwners(
  tokens: readonly LaidToken[],
  {
    laid,
    inSentence,
    inOrder,
  }: {
    readonly laid: ReadonlyMap<number, LaidToken>;
    readonly inSentence: ReadonlySet<number>;
    readonly inOrder: ReadonlyMap<number, string>;
  },
  textOf: NameSource['textOf'],
  text: string,
): LaidToken[] {
  const letters = lettersOf(tokens);
  let isInSentence = false;
  let isOfCarrier = false;
  /** Of a carrier that other words of its line stand before. */
  let isMidLine = false;
  /** What stands behind the owner: numbers, or names of bands. */
  let held: '' | 'numbers' | 'bands' = '';
  const placed: LaidToken[] = [];
  for (const [i, token] of tokens.entries()) {
    const owned = laid.get(i);
    const endsParagraph = token.letter === '\n' && areApart(tokens[i - 1], tokens[i + 1], text);
    // `Verizon uses B13.` says nothing of the next paragraph, and a list of variants nothing of the next section.
    const ends: boolean =
      (isInSentence &&
        (endsParagraph ||
          (/[.!?\n]/.test(token.letter) && IS_OF_DEVICE.test(letters.slice(i, i + LONGEST_SENTENCE))))) ||
      (isOfCarrier &&
        held !== '' &&
        endsParagraph &&
        IS_PARAGRAPH.test(letters.slice(i, i + LONGEST_PARAGRAPH))) ||
      (isMidLine && token.letter === '\n' && IS_LIST_OF_DEVICE.test(letters.slice(i, i + LONGEST_TOPIC))) ||
      (held === 'bands' && isTopic(tokens, i, textOf));
    if (owned?.owner || ends) {
      isInSentence = inSentence.has(i);
      isOfCarrier = owned?.owner?.isCarrier === true;
      isMidLine = isOfCarrier && IS_MID_LINE.test(letters.slice(Math.max(0, i - LONGEST_TOPIC), i));
      held = '';
    } else if (/[bn]/.test(token.letter)) held = 'bands';
    else if (token.letter === '0') held ||= 'numbers';
    placed.push(...ownerAt(inOrder, i));
    if (ends) placed.push(ownerToken(NO_OWNER));
    placed.push(owned ?? token);
  }
  return placed;
}

/** Whether a heading begins that says what its section is about, as `## Antennas` and `5.1 Operating Frequency`. */
function isTopic(tokens: readonly LaidToken[], at: number, textOf: NameSource['textOf']): boolean {
  const { letter } = tokens[at]!;
  const isMarked = letter === '#';
  if (!(isMarked || /[0dw]/.test(letter)) || (tokens[at - 1]?.letter ?? '\n') !== '\n') return false;
  const from = isMarked ? at + 1 : at;
  const length = tokens.slice(from, from + LONGEST_TOPIC).findIndex((other) => other.letter === '\n');
  return (
    length > (isMarked ? 0 : 1) &&
    IS_TOPIC.test(textOf(from, from + length)) &&
    (isMarked || /^\d/.test(textOf(from, from + 1)))
  );
}

/**
 * `EU (Europe), LA (Latin America)`, and below them as many sets of lists that begin with the same labels: the sets are
 * those of the places, in the same order. Returns where each set begins, and its name.
 */
function pairInOrder(
  begins: readonly Lead[],
  letters: string,
  textOf: NameSource['textOf'],
): [number, string][] {
  for (const places of PLACES) {
    const pairs = pair(begins, places, letters.slice(0, begins[0]?.at), textOf);
    if (pairs[0]) return pairs;
  }
  return [];
}

/** Where lists with the same labels as the first one of a radio begin. A single band is an example. */
function beginsOfSets(leads: readonly Lead[]): Lead[] {
  const first = leads.find(({ labels }) => SAYS_RADIO.test(labels));
  // `LTE frequencies: EU, US`, and behind it two lists that begin with `LTE-FDD`.
  const own = leads.find((lead) => lead !== first && lead.labels && first?.labels.endsWith(lead.labels));
  const begins = leads.filter((lead) => lead === first || (own && lead.labels === own.labels));
  return begins.length < 2 || begins.some(({ bands }) => bands.length < 2) ? [] : begins;
}

/**
 * Order codes such as `RUT950 T*****`, and where what they are of begins. Each set of lists has one before it, or they stand
 * all before the first set or beside the sets, as many and in the same order.
 */
function orderCodes(
  begins: readonly Lead[],
  letters: string,
  textOf: NameSource['textOf'],
): [number, string][] {
  if (!begins[0]) return [];
  const codes = runsOf(ORDER_CODE, letters, textOf)
    .filter(({ name }) => HAS_STARS.test(name))
    .map(({ from, name }): [number, string] => [from, name.replace(/\*\*(\w+)\*\* ?/, '$1')]);
  const own = new Set(begins.map(({ at }) => codes.findLast(([from]) => from < at)));
  const areHeads = own.size === begins.length && !own.has(undefined);
  if (areHeads) return codes;
  return codes.length === begins.length ? codes.map(([, name], i) => [begins[i]!.at, name]) : [];
}

/** Names in the text, and where they stand. */
function runsOf(names: RegExp, letters: string, textOf: NameSource['textOf']) {
  return [...letters.matchAll(names)].map(({ 0: { length }, index: from }) => {
    const to = from + length;
    return { from, to, name: textOf(from, to) };
  });
}

/** Places and names, if there are as many of both. */
function pair(
  begins: readonly Lead[],
  names: RegExp,
  letters: string,
  textOf: NameSource['textOf'],
): [number, string][] {
  if (!begins[0]) return [];
  const runs = runsOf(names, letters, textOf);
  // `4GB LPDDR4` are parts of one name.
  const areParts = runs.some(({ from }, i) => runs[i - 1]?.to === from && letters[from - 1] !== ')');
  const areTold = new Set(runs.map(({ name }) => name)).size === runs.length;
  return !areParts && areTold && runs.length === begins.length
    ? runs.map(({ name }, i) => [begins[i]!.at, name])
    : [];
}

const ownerAt = (names: ReadonlyMap<number, string>, at: number) => {
  const name = names.get(at);
  return name ? [ownerToken({ name, isCarrier: false })] : [];
};

/** `Telkomsel: B3`, `Indosat: B1`, and `Tri: B3`: among carriers, an unknown name is one, too. */
function areMostlyCarriers(groups: readonly Group[]): boolean {
  const roles = groups.map(({ subject }) => subject.role);
  const known = roles.filter((role) => role === 'carrier').length;
  // `Elisa: B3`, and `DNA: B1`; `Elisa has B3.`, and `DNA has B1.`
  const areHalf =
    2 * known === groups.length &&
    groups.every(({ subject: { kind } }) => /[pw]/.test(kind)) &&
    (groups.every(({ subject }) => subject.isLineHead) || groups.every(({ subject }) => subject.isSubject));
  return (2 * known > groups.length || areHalf) && !roles.includes('device');
}

/** The groups that each group cannot be one with. */
function findRivals(groups: readonly Group[], speaksOfRadio: boolean): Map<Group, Group[]> {
  const rivals = new Map(
    groups.map((group) => [
      group,
      groups.filter((other) => other !== group && areRivals(group, other, speaksOfRadio)),
    ]),
  );
  // `Uno: B1, B3`, `Due: B3, B7`, `Tre: B7`: what heads a line like two others is told apart, too.
  const heads = groups.filter((group) => group.subject.isLineHead && rivals.get(group)![0]);
  if (heads.length > 1)
    for (const [group, own] of rivals) if (!own[0] && group.subject.isLineHead) own.push(...heads);
  return rivals;
}

/** An unknown name with more bands is none of a carrier. */
const MOST_OF_CARRIER = 16;

/** What the lists of a group belong to, beside the groups that it is told apart from, and those that these are. */
function ownerOf({ subject, base, bands }: Group, rivals: readonly Group[], role: Name['role']): Owner {
  const { name, remark } = subject;
  const isShared = rivals.some(({ subject: other }) => other !== subject && other.name === name);
  const roles = rivals.flatMap(({ subject: other }) => (other === subject ? [] : (other.role ?? [])));
  const carriers = roles.filter((other) => other === 'carrier');
  const mayBeCarrier = subject.kind !== 's' && !HAS_NUMBER.test(name) && bands.size <= MOST_OF_CARRIER;
  return {
    name: isShared && remark ? `${name} (${remark})` : name,
    // Of one among several carriers, it need not be said.
    isCarrier:
      role === 'said' ? carriers.length > 1 : (role ?? (mayBeCarrier ? roles[0] : undefined)) === 'carrier',
    ...(subject.isDevice || IS_SIM.test(name) ? { isDevice: true } : subject.isLaid && { isOfTable: true }),
    ...(base !== undefined && { base }),
  };
}

/**
 * Leads without the heads of lines that come again below other headings: in `Orange`, `Low: B20`, `Mid: B3`, and below
 * `Play` the same, `Low` and `Mid` are the same attribute of both.
 */
function withoutAttributes(leads: readonly Lead[]): readonly Lead[] {
  /** The headings that a head of a line stands below. */
  const headings = new Map<string, Set<string>>();
  let heading = '';
  for (const { names } of leads) {
    heading = names.findLast(({ isNear, isHead }) => !isNear && isHead)?.name ?? heading;
    for (const { isLineHead, name } of names)
      if (isLineHead && heading)
        headings.set(name.toLowerCase(), (headings.get(name.toLowerCase()) ?? new Set()).add(heading));
  }
  const several = [...headings.values()].filter(({ size }) => size > 1);
  return 2 * several.length <= headings.size
    ? leads
    : leads.map((lead) => ({ ...lead, names: lead.names.filter(({ isLineHead }) => !isLineHead) }));
}

/** Leads without the name of a family, as `EC25 Series`, where members of it are named. */
function withoutFamilies(leads: readonly Lead[]): readonly Lead[] {
  const names = new Set(leads.flatMap((lead) => lead.names.map(({ name }) => name)));
  const families = new Set(
    [...names].filter((name) => {
      const family = FAMILY.exec(name)?.[1];
      return family && [...names].some((other) => other !== name && other.startsWith(family));
    }),
  );
  return families.size === 0
    ? leads
    : leads.map((lead) => ({ ...lead, names: lead.names.filter(({ name }) => !families.has(name)) }));
}

/** Lists by their subject, which is of the kind that tells most lists apart. */
function groupBySubject(all: readonly Lead[], letters: string): Group[] {
  const isLine = ({ at, length }: Name) => length === 1 && letters.slice(at - 1, at + 2) === '\ns\n';
  const leads = withoutAttributes(withoutFamilies(all));
  // A single band is often an example or remark beside lists of more.
  const several = leads.filter(({ bands }) => bands.length > 1);
  const many = several.length > 1 ? several : leads;
  const told = new Map(
    [...KINDS].map((kind) => {
      const named = many
        .map(({ names }) => names.filter((name) => name.kind === kind && name.isHead))
        .filter(([name]) => name);
      // Of several words in one lead, the nearest.
      const own = kind === 'w' ? named.map((names) => names.at(-1)!) : named.flat();
      const distinct = new Set(own.map(({ name }) => name.toLowerCase()));
      return [kind, Math.min(named.length, distinct.size)];
    }),
  );
  const mostTold = Math.max(...told.values());
  const heads = leads.flatMap(({ names }) => names.filter(({ isLineHead }) => isLineHead));
  const lineHeads = new Set(heads.map(({ name }) => name.toLowerCase())).size;
  const worth = ({ kind, isHead, isLineHead, isNamed, isNear, isLaid }: Name) =>
    (isLaid ? SURELY : 0) +
    4 * Math.max(told.get(kind)!, isLineHead ? lineHeads : 0) +
    (isHead ? 4 : 0) +
    (isNamed ? 2 : 0) +
    (kind === 'w' ? 0 : 1) +
    // `Carriers in Poland`, and below it `Orange:`
    (kind === 'p' ? 0.25 : 0) +
    (isNear ? 0.5 : 0);
  const groups = new Map<string, Group>();
  let group: Group | undefined;
  const isSameLine = (one: number, other: number) => !letters.slice(one, other).includes('\n');
  for (const { at, bands, names } of leads) {
    const best = Math.max(...names.map(worth));
    // Of a row the first, of codes that have a line of their own and of a sentence the last.
    const telling = names.filter((name) => worth(name) === best);
    const subject = names.at(-1)?.isSaid ? telling.at(-1) : (telling.findLast(isLine) ?? telling[0]);
    // Where lists are told apart by codes or carriers, a word beside a colon says something else: `LTE: Anterix B8`.
    const isRemark =
      subject?.kind === 'w' &&
      subject.isBesideColon &&
      mostTold >= TOLD &&
      (told.get('w')! < mostTold || told.get('p') === mostTold);
    // `Telekom: LTE 800 (B20), 1500 SDL (B32)`, `KX1-607: FDD B1/B3, TDD B38/B40 (Asian)`
    const head = group?.subject.isLineHead ? group.subject.kind : '';
    const isInLine =
      (subject?.kind === 'w' && subject.isMidLine && head === 'p') ||
      (subject?.length === 0 && head === 's' && isSameLine(group!.names.at(-1)!.at, at));
    if (subject && !(isRemark && group) && !isInLine) {
      const key = keyOf(subject, [...groups.keys()]);
      // `A adds B28, while B adds B38`: both to what was said before.
      const base = !subject.adds ? undefined : group?.subject.adds ? group.base : group?.subject.name;
      group = groups.get(key) ?? { subject, base, names: [], bands: new Set() };
      group.names.push(subject);
      groups.set(key, group);
    }
    for (const band of bands) group?.bands.add(band);
  }
  return [...groups.values()];
}

/** What groups are told apart by: the key of the group that a name is of, or a new one. */
function keyOf({ kind, name, remark }: Name, keys: readonly string[]): string {
  const isOfBands = kind === 'p' && IS_OF_BANDS.test(remark);
  const own = (isOfBands ? name : name + remark).toLowerCase();
  const isSame = (other: string) =>
    // `SIM A7670E` is the A7670E.
    kind === 's'
      ? other.endsWith(' ' + own)
      : isOfBands
        ? other.endsWith(own)
        : kind === 'r' && areOfOneCountry(own, other);
  return keys.find(isSame) ?? own;
}

/** `Paraguay` and `paraguayo`, `Germany` and `German` */
const areOfOneCountry = (one: string, other: string) =>
  Math.min(one.length, other.length) >= SHORTEST_COUNTRY &&
  Math.abs(one.length - other.length) <= 2 &&
  one.startsWith(other);

/** What a sentence says of `North America` is said of the product above that has the same bands. */
function mergeSaidAgain(groups: readonly Group[]): readonly Group[] {
  const bandsOf = ({ bands }: Group) => [...bands].sort().join();
  const products = new Map(
    groups.filter(({ subject }) => subject.kind === 's').map((group) => [bandsOf(group), group]),
  );
  return groups.filter((group) => {
    const { kind, isSaid, isLineHead, isLaid } = group.subject;
    const product = products.get(bandsOf(group));
    const isAgain = product && group.bands.size > SHARED && kind !== 's' && isSaid && !isLineHead && !isLaid;
    if (isAgain) product.names.push(...group.names);
    return !isAgain;
  });
}

/** Whether a name is surely that of what a list is of: by a table, in its own line, or because it is a carrier's. */
const isSure = ({ kind, isNear, isLaid, isNamed }: Name) =>
  isLaid || isNamed || kind === 'p' || (kind !== 'w' && isNear);

/** Whether two groups of lists cannot be parts of one. */
function areRivals(one: Group, other: Group, speaksOfRadio: boolean): boolean {
  const [x, y] = [one.subject, other.subject];
  if (x.isDevice && y.isDevice) return true;
  const words: readonly string[] = y.name.toLowerCase().match(WORDS) ?? [];
  const areOfOne =
    one.base === y.name ||
    other.base === x.name ||
    (x.name.toLowerCase().match(WORDS) ?? []).some((word) => words.includes(word));
  const areAlike =
    areOfOne ||
    (x.role && y.role && (x.role === 'carrier') !== (y.role === 'carrier')) ||
    // Names of one kind
    (x.kind !== 'w' && x.kind === y.kind);
  const isPlain =
    [x, y].some(({ kind, name, isNear }) => kind === 'w' && isNear && !/\d/.test(name)) &&
    !(x.isLineHead && y.isLineHead) &&
    !(x.isBesideBracket && y.isBesideBracket) &&
    !(x.isSubject && y.isSubject);
  const ofRadios = [false, true].map((isNr) =>
    [one, other].map(({ bands }) => [...bands].filter((band) => band.startsWith('n') === isNr)),
  );
  // One product has LTE alone, the other 5G alone.
  const haveOtherRadios =
    one.bands.size > 0 && other.bands.size > 0 && ofRadios.some(([a, b]) => !a![0] !== !b![0]);
  if (x.isHead && y.isHead && haveOtherRadios && areProducts([x.name, y.name])) return true;
  return ofRadios.some(([a, b]) => {
    const shared = a!.filter((band) => b!.includes(band)).length;
    const shortest = Math.min(a!.length, b!.length);
    // `Note: only B1 and B3 are tested` says nothing that the list before it does not.
    if (isPlain && shared === shortest && !areOfOne) return false;
    // Nor do the headings of a page that says the same list again and again.
    if (a!.length === b!.length && shared === shortest && !(isSure(x) && isSure(y))) return false;
    return (
      shortest > 0 &&
      (areAlike ||
        // `Three - B3 + B1`, and below it `Voxi - B20`
        (x.isLineHead && y.isLineHead && [x, y].some(({ kind }) => kind === 'p')) ||
        (shortest >= SHARED &&
          ((x.isHead && y.isHead && speaksOfRadio) ||
            (shared >= SHARED && shared >= SHARED_PART * shortest))))
    );
  });
}
