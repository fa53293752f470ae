/**
 * Weighs the lists of a text against each other: what each part of the text is about, a device or networks; which lists are
 * remarks beside others; and which names tell lists apart.
 */
import { groupBy } from '../../core/group-by.js';
import { asDoubtful, asSure, type FoundSet, isSure, MOST_REMARKED, nameOfBand } from '../reading.js';
import { type ReadKind } from '../read-result.js';
import { IS_ALL } from './find-subjects.js';
import {
  kindByWords,
  LIKELY_TRADE,
  likelihoodOfTrade,
  signsOf,
  SURE_TRADE,
  UNLIKELY_TRADE,
} from './kind-by-words.js';
import { pattern } from './pattern.js';
import { EMPTY_LINE, endOf, firstFrom, lettersOf, type Token } from './tokenise.js';
import { isAboutNetworks, speaksOfDevice } from './topic.js';
import { kindOf } from './vocabulary.js';
import { areProducts, HAS_CODE } from './write-names.js';

/** More are those of a device. */
const MOST_LOCKED = 8;
/** A title such as `Lock the LTE bands before link-up`. */
const IS_ABOUT_LOCK = pattern(
  '^(?:[^\\n{device code}]*<locked>[^\\n{item not}]*<bandWord>|[^\\n{item not}]*<bandWord><locked>)[^\\n{item}]*\\n',
);
/** A heading as `Operators' bands by region`, and perhaps a sentence below it. */
const IS_HEADED_BY_OPERATORS = pattern(
  '(?:^|\\n)(?=[^\\n]*<bandWord>)(?=[^\\n]*<operator usual>)[^\\n{item device support code not use condition}.;]*\\n(?:[^\\n{item}]*\\n)?[^\\n{item}]*$',
);
const NAMES_PRODUCT = pattern('<code variant>');
const NAMES_DEVICE = pattern('<hardware code variant>');
/** What speaks of cellular radio, or of what has it. */
const SPEAKS_OF_RADIO = pattern(
  '<label bandWord device carrier operator support use has serving signal level locked mhz region variant code>',
);
const WORDS = pattern('<word>', 'g');
/** So many words beside a list say nothing of what it is of. */
const MOST_WORDS = 2;
/** Carriers, and places where networks are. */
export const SPEAKS_OF_PLACES = pattern('<carrier operator country region usual use>');
/** What is said of networks in a sentence names so many bands at a time, at most. */
const MOST_AT_A_TIME = 4;
/** `A2633, A2634` and `SM-A146P/SM-A146B`. */
const LISTS_CODES = /^(?=[^,/]*\d)[\w-]+(?:(?:, ?| ?\/ ?)(?=[^,/]*\d)[\w-]{4,})+$/;
const BETWEEN_CODES = /, ?| ?\/ ?/;
/** Products have numbers, carriers seldom. */
const HAS_NUMBER = /\d/;

/** The sets that count, of the kind that the text around says, with the names that are told apart. */
export function weighSets(
  sets: readonly FoundSet[],
  read: readonly Token[],
  text: string,
  low: string,
): FoundSet[] {
  const shared = shareAmongCodes(shareAmongAll(asOfSims(asOfCarriers(asAggregated(withOneNameEach(sets))))));
  const weighed = asAllWordsSay(asOfNetworksOrLocks(shared, partsOf(shared, read, text), text), read, low);
  return onlyRivals(onlyWhatCounts(withoutRemarks(withoutSumOfCarriers(withoutRowsOfBands(weighed)))));
}

/** The sets, with what all words of the text say of them: whether they are bands at all, and of what. */
function asAllWordsSay(sets: readonly FoundSet[], read: readonly Token[], low: string): readonly FoundSet[] {
  const letters = lettersOf(read);
  const signs = signsOf(low, letters, sets.filter(hasBands));
  return ofLikelyKind(asSureAsWords(sets, likelihoodOfTrade(signs), letters), kindByWords(signs), letters);
}

/**
 * Where the words speak for another trade, names of bands without a label of a radio wait until somebody agrees; where they are
 * sure of it, those with one do, too, as `5G` of Wi-Fi and of parts of a core. Where they surely do not, names count that no
 * rule was sure of: several that somebody has, more than a remark names, or any if there is nothing else, not even of 2G and 3G.
 * None do among words of which none speaks of radio: `Plots B1, B3, B7, B20: maize`.
 */
function asSureAsWords(sets: readonly FoundSet[], trade: number, letters: string): readonly FoundSet[] {
  if (trade > SURE_TRADE || (trade > LIKELY_TRADE && !sets.some(isSaidToBeBands)))
    return sets.map(asDoubtful);
  const isAlone = !sets.some((set) => hasSure(set) || set.older?.[0]);
  const mayCount = ({ isOpen, bands, name }: FoundSet) =>
    isOpen && (isAlone || (bands.length > 1 && (name || bands.length > MOST_REMARKED)));
  const mayBeOfRadio = SPEAKS_OF_RADIO.test(letters) || (letters.match(WORDS)?.length ?? 0) <= MOST_WORDS;
  return trade < UNLIKELY_TRADE && mayBeOfRadio
    ? sets.map((set) => (mayCount(set) ? asSure(set) : set))
    : sets;
}

/**
 * The sets, of the kind that the words speak for, where all are of a device or all of networks. What is in use or locked is said
 * beside a list, so that no words take it back, nor what words say a device supports. Of several kinds, only a few bands beside
 * cells in use are cells, too, and beside what is locked, a few with the label of a radio in a sentence are.
 */
function ofLikelyKind(
  sets: readonly FoundSet[],
  kind: ReadKind | undefined,
  letters: string,
): readonly FoundSet[] {
  const kinds = new Set(sets.filter(hasSure).map((set) => set.kind));
  if ((kind === 'serving' || kind === 'enabled') && kinds.has(kind))
    return sets.map((set) =>
      isFewOfDevice(set) && (kind === 'serving' || (set.isLabelled && !set.isSpec)) ? { ...set, kind } : set,
    );
  if (!kind || kinds.size !== 1 || kinds.has('serving') || kinds.has('enabled')) return sets;
  const lists = sets.filter(hasBands);
  const saysDevice = ({ speaksOfSupport, namesDevice }: FoundSet) =>
    speaksOfSupport === 'in-words' || namesDevice;
  const isOfDevice = speaksOfDevice(letters, lists) || lists.some(saysDevice);
  return kind === 'operator' && isOfDevice ? sets : sets.map((set) => ({ ...set, kind }));
}

const hasBands = ({ bands }: FoundSet) => bands.length > 0;
const hasSure = ({ bands }: FoundSet) => bands.some(isSure);
/** A label of a radio, a word about support or the form of a table says that a list is of bands. */
const isSaidToBeBands = ({ bands, isLabelled, isOfTable, speaksOfSupport }: FoundSet) =>
  bands[0] && (isLabelled || isOfTable || speaksOfSupport === 'in-words');
/** A few bands, of which nothing but their place says that a device has them. */
const isFewOfDevice = ({ kind, speaksOfSupport, namesDevice, bands }: FoundSet) =>
  kind === 'supported' &&
  !speaksOfSupport &&
  !namesDevice &&
  bands.length <= MOST_AT_A_TIME &&
  bands.every(isSure);

/** A word of a carrier's name that says no more than that it is one, or where. */
const NETWORK_OR_PLACE = /^(?:network|operator|region|country)$/;
const saysNetworkOrPlace = (name: string) => NETWORK_OR_PLACE.test(kindOf(name.toLowerCase()) ?? '');

/**
 * The sets with the shorter name of a carrier that has two: `iliad`, `Rete iliad Italia`, or `TrueMove`, `TrueMove H`, but not
 * `TIM`, `TIM e Vodafone`.
 */
function withOneNameEach(sets: readonly FoundSet[]): readonly FoundSet[] {
  const names = new Map(
    sets.flatMap(({ name, isOfCarrier }) => (name && isOfCarrier ? [[name.toLowerCase(), name]] : [])),
  );
  const isNetwork = (name: string) => names.has(name) && !saysNetworkOrPlace(name);
  const shortOf = (name: string) => {
    const words = name.toLowerCase().split(' ');
    const own = words.filter((word) => !saysNetworkOrPlace(word));
    const known = [words.slice(1), words.slice(0, -1)].map((some) => some.join(' ')).find(isNetwork);
    return names.get(known ?? own.join(' ')) ?? name;
  };
  return sets.map((set) => (set.name && set.isOfCarrier ? { ...set, name: shortOf(set.name) } : set));
}

/** Where cells are in use, `then it was B3 + n78` are some, too. */
function asAggregated(sets: readonly FoundSet[]): readonly FoundSet[] {
  const areInUse = ({ kind, name, row, speaksOfSupport, bands }: FoundSet) =>
    kind === 'supported' && row === 'together' && !name && !speaksOfSupport && bands.length <= MOST_AT_A_TIME;
  return sets.some(({ kind }) => kind === 'serving')
    ? sets.map((set) => (areInUse(set) ? { ...set, kind: 'serving' } : set))
    : sets;
}

/**
 * Where several carriers have lists, one more whose cells somebody is on has one, too: `SFR chez mes parents : bande 20`. So have
 * all of them where one has several bands, `Telia is on B20 and B8, Tre on B20`: nobody is on the cells of several carriers.
 */
function asOfCarriers(sets: readonly FoundSet[]): readonly FoundSet[] {
  const namesOf = (some: readonly FoundSet[]) => new Set(some.map(({ name }) => name));
  const ofCarriers = sets.filter(({ isOfCarrier, name, bands }) => isOfCarrier && name && bands[0]);
  const listed = namesOf(ofCarriers.filter(({ kind }) => kind === 'operator'));
  const served = ofCarriers.filter(({ kind }) => kind === 'serving');
  // In a sentence, and not in a line such as `CA Band: B1, B3` of a status page.
  const isInSentence = ({ bands, row, isOfPlace }: FoundSet) =>
    bands.length > 1 && !row && isOfPlace === true;
  const areLists = namesOf(served).size > 1 && served.some(isInSentence);
  const isMissed = (set: FoundSet) =>
    listed.size > 1 && !set.row && (set.isSpec === true || !listed.has(set.name));
  return sets.map((set) =>
    served.includes(set) && (areLists || isMissed(set)) ? { ...set, kind: 'operator' } : set,
  );
}

/** A SIM card, its slot or a modem by its number: `SIM 1`, `Slot 2`. */
const IS_SIM_OR_MODEM = /^(?:e?sim|slot|modem|wwan)[ -]?\d(?!\d)/i;

/** `SIM 1: B3+B20, SIM 2: B7+B28 (locked)`: what is locked or in use on one of them is on the others, too. */
function asOfSims(sets: readonly FoundSet[]): readonly FoundSet[] {
  const isOfSim = ({ name }: FoundSet) => name !== undefined && IS_SIM_OR_MODEM.test(name);
  const kind = sets.find((set) => isOfSim(set) && /serving|enabled/.test(set.kind))?.kind;
  return kind ? sets.map((set) => (isOfSim(set) && isFewOfDevice(set) ? { ...set, kind } : set)) : sets;
}

/** `E: B1/B3. EUX: B1/B28. Both: B38` */
function shareAmongAll(sets: readonly FoundSet[]): FoundSet[] {
  const names = new Set(sets.flatMap(({ name }) => (name && !IS_ALL.test(name) ? name : [])));
  return sets.flatMap((set) =>
    names.size > 1 && IS_ALL.test(set.name ?? '') ? [...names].map((name) => ({ ...set, name })) : set,
  );
}

/**
 * `A2482, A2631` before the LTE bands and `A2482` before the 5G bands: one set for each of them. Codes that always stand
 * together stay so.
 */
function shareAmongCodes(sets: readonly FoundSet[]): readonly FoundSet[] {
  const names = [...new Set(sets.flatMap(({ name }) => name ?? []))];
  const codesOf = (name: string) => (LISTS_CODES.test(name) ? name.split(BETWEEN_CODES) : [name]);
  const holders = groupBy(
    names.flatMap((name) => codesOf(name).map((code) => ({ code, name }))),
    ({ code }) => code,
  );
  const holdersOf = (code: string) =>
    holders
      .get(code)!
      .map(({ name }) => name)
      .join();
  const shared = new Map(
    names.map((name) => [
      name,
      [...groupBy(codesOf(name), holdersOf).values()].map((codes) => codes.join(', ')),
    ]),
  );
  return sets.flatMap((set) => (shared.get(set.name ?? '') ?? [undefined]).map((name) => ({ ...set, name })));
}

/** The sets, with what their part of the text says of their kind. */
function asOfNetworksOrLocks(sets: readonly FoundSet[], parts: readonly Part[], text: string): FoundSet[] {
  const all = new Map<FoundSet, FoundSet>();
  const hasDevice = parts.some(({ topic }) => topic === 'device');
  for (const { letters, topic, sets: own } of parts) {
    const isOfNetworks = topic === 'operators' || (topic === 'other' && isAboutNetworks(letters, own));
    const kinds = asLocked(ofOneOperator(own, isOfNetworks), letters);
    const areRemarks = hasDevice && topic !== 'device';
    for (const [i, set] of own.entries()) {
      const weighed = kinds[i]!;
      const { kind, name, bands, isSpec } = weighed;
      const isRemark =
        areRemarks &&
        kind === 'supported' &&
        !isSpec &&
        !isToldApart(weighed, text) &&
        bands.length <= (name ? MOST_REMARKED : MOST_AT_A_TIME);
      all.set(set, isRemark ? asDoubtful(weighed) : weighed);
    }
  }
  // A few bands in a block of code are an example, where a longer list stands outside.
  const hasList = sets.some(
    ({ isInCode, kind, bands }) => !isInCode && kind === 'supported' && bands.length > MOST_AT_A_TIME,
  );
  return sets.map((set) => {
    const weighed = all.get(set) ?? set;
    const isExample = hasList && set.isInCode && weighed.kind === 'supported';
    return isExample && set.bands.length <= MOST_AT_A_TIME ? asDoubtful(weighed) : weighed;
  });
}

/** `SM-450 router, short guide. Band 72` names a product of its own. */
const isToldApart = (set: FoundSet, text: string) =>
  set.name && HAS_CODE.test(set.name) && lineBefore(offsetOf(set), text).includes(set.name);
const lineBefore = (offset: number, text: string) =>
  text.slice(Math.max(0, offset - LONGEST_LINE), offset).replace(/^[^]*\n/, '');
/** In characters, of what names a product and its bands. */
const LONGEST_LINE = 160;

const isOfDevice = ({ kind, speaksOfSupport, isSpec, isOfPlace, namesDevice, bands }: FoundSet) =>
  kind === 'supported' &&
  bands.some(isSure) &&
  (namesDevice === true ||
    speaksOfSupport === 'in-words' ||
    (isSpec && speaksOfSupport) ||
    (bands.length > MOST_AT_A_TIME && (isSpec || !isOfPlace)));
/** `LTE-TDD: B40`, in a line of its own */
const isOfSpec = ({ isSpec, kind }: FoundSet) => isSpec === true && kind === 'supported';
const isOfNetwork = ({ kind, name, bands }: FoundSet) => kind === 'operator' && !name && bands[0];

/** Whether no list says by itself that it is of networks. */
export const isLeftOpen = (sets: readonly FoundSet[]) => sets.every(({ kind }) => kind !== 'operator');

/** What sets are surely of; of operators where a heading says so. */
type Topic = 'device' | 'network' | 'operators' | 'other';
const topicOf = (sets: readonly FoundSet[]): Topic =>
  sets.some(isOfDevice) ? 'device' : sets.some(isOfNetwork) ? 'network' : 'other';

/** A stretch of the text from a place on, and the sets whose bands stand there. */
interface Stretch {
  readonly from: number;
  readonly sets: FoundSet[];
  /** An empty line stands before it. */
  readonly isApart: boolean;
}
/** Stretches, with what they are of. */
interface Begun extends Stretch {
  topic: Topic;
}
/** The same, with the letters of all its tokens. */
interface Part extends Begun {
  readonly letters: string;
}
/** The letters of the tokens between two places of the text. */
type LettersIn = (from: number, to: number) => string;

/**
 * What a text says of a device, and what it says of other things in other paragraphs: the list of a phone, and below it
 * `Will it work in Germany? The networks there use …`. Most texts are of one part.
 */
export function partsOf(sets: readonly FoundSet[], read: readonly Token[], text: string): Part[] {
  const lettersIn = lettersBetween(read);
  const parts: Begun[] = [];
  const stretches = bySentence(sets, text);
  for (const [k, stretch] of stretches.entries()) {
    const { from, sets: own, isApart } = stretch;
    const to = stretches[k + 1]?.from ?? text.length;
    const isHeaded = (isApart || k === 0) && IS_HEADED_BY_OPERATORS.test(lettersIn(from, offsetOf(own[0]!)));
    const part: Begun = { ...stretch, topic: isHeaded ? 'operators' : topicOf(own) };
    const last = parts.at(-1);
    if (last && (isApart ? goesOn(last, part, lettersIn) : !isOfOther(last, part, to, lettersIn))) {
      last.sets.push(...part.sets);
      if (last.topic === 'other') last.topic = part.topic;
    } else parts.push(part);
  }
  return parts.map((part, k) => ({
    ...part,
    letters: lettersIn(part.from, parts[k + 1]?.from ?? text.length),
  }));
}

/** The sentences and lines that hold bands; each begins behind the one before, the first with the text. */
function bySentence(sets: readonly FoundSet[], text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const set of sets.filter(({ bands }) => bands[0]).sort((a, b) => offsetOf(a) - offsetOf(b))) {
    const between = text.slice(end, offsetOf(set));
    const apart = EMPTY_LINE.exec(between);
    const stop = apart ?? SENTENCE_END.exec(between);
    if (!stretches[0]) stretches.push({ from: 0, sets: [], isApart: false });
    else if (stop) stretches.push({ from: end + stop.index + 1, sets: [], isApart: apart !== null });
    stretches.at(-1)!.sets.push(set);
    end = Math.max(end, ...set.bands.map(endOf));
  }
  return stretches;
}

/** Whether of two sentences of a paragraph one is of a device and the other of networks, which are no version of it. */
function isOfOther(part: Begun, { from, topic, sets }: Begun, to: number, lettersIn: LettersIn): boolean {
  const isDevice = part.topic === 'device';
  if (isDevice === (topic === 'device') || [...part.sets, ...sets].every(isOfSpec)) return false;
  const letters = isDevice ? lettersIn(from, to) : lettersIn(Math.max(part.from, from - LONGEST_TALK), from);
  const others = new Set(part.sets.flatMap(({ name }) => name ?? []));
  return (
    !NAMES_PRODUCT.test(letters) &&
    !sets.some(({ name }) => others.has(name ?? '')) &&
    isAboutNetworks(letters, isDevice ? sets : part.sets)
  );
}

/** Whether a paragraph is of the same as the part before it. */
function goesOn(part: Begun, { from, topic, sets }: Begun, lettersIn: LettersIn): boolean {
  const { topic: before } = part;
  if (before === topic) return true;
  // What speaks of nothing goes on with the network before, and `5G NR bands: n41` with other such lists.
  if (topic === 'other') return /network|operators/.test(before) || sets.every(isOfSpec);
  if (before !== 'other' || topic !== 'network') return false;
  // Sentences that name a place and a few bands come before those that say whose the bands are.
  const areFew = part.sets.flatMap(({ bands }) => bands).length <= MOST_AT_A_TIME;
  const letters = lettersIn(part.from, from);
  return areFew && SPEAKS_OF_PLACES.test(letters) && !NAMES_DEVICE.test(letters);
}

function lettersBetween(read: readonly Token[]): LettersIn {
  const letters = lettersOf(read);
  const indexOf = (place: number) => firstFrom(read, place, ({ offset }) => offset);
  return (from, to) => letters.slice(indexOf(from), indexOf(to));
}

/** What is said of networks before a device is named, in characters. */
const LONGEST_TALK = 1000;
/** Where a sentence ends within a paragraph. */
const SENTENCE_END = /[.!?](?!\d)|\n/;
/** Where the first band of a set stands in the text. */
const offsetOf = ({ bands }: FoundSet) => bands[0]?.offset ?? 0;

/** In a text about a lock, `so that only bands 3, 8 and 20 are used` is what is locked. */
function asLocked(sets: readonly FoundSet[], letters: string): FoundSet[] {
  return IS_ABOUT_LOCK.test(letters)
    ? sets.map((set) =>
        set.kind === 'supported' &&
        set.speaksOfSupport !== 'in-words' &&
        !set.name &&
        set.bands.length <= MOST_LOCKED
          ? { ...set, kind: 'enabled' }
          : set,
      )
    : [...sets];
}

/** Where a network asks for bands, other lists without a name are its, too, unless a list speaks of support; or all are. */
function ofOneOperator(sets: readonly FoundSet[], areOfNetworks: boolean): FoundSet[] {
  const saysSupport = sets.some(({ kind, speaksOfSupport }) => kind === 'supported' && speaksOfSupport);
  const isAsked = sets.some(isOfNetwork) && !saysSupport;
  const areOpen = isLeftOpen(sets);
  const isItsOwn = ({ name, isOfPlace, bands }: FoundSet) =>
    (areOfNetworks && (areOpen || name)) ||
    (isAsked && !name && (isOfPlace || bands.length <= MOST_AT_A_TIME));
  return sets.map((set) =>
    set.kind === 'supported' && !set.namesDevice && isItsOwn(set) ? { ...set, kind: 'operator' } : set,
  );
}

/**
 * Beside the list of a device, `Verizon's band 5` says nothing that the list does not. Beside lists of several products, a
 * few bands that sentences name are remarks.
 */
function withoutRemarks(sets: readonly FoundSet[]): FoundSet[] {
  const namesOf = (some: readonly FoundSet[]) =>
    new Set(some.flatMap(({ name, bands }) => (name && bands[0] ? name : [])));
  const devices = namesOf(sets.filter(({ kind }) => kind === 'supported'));
  // What a text compares with one device is no remark.
  const all = namesOf(sets).size < 2 || devices.size > 1 ? withoutBandsOfCarriers(sets) : sets;
  if (namesOf(all).size < 2) return [...all];
  const isBrief = ({ kind, name, bands, speaksOfSupport, isSpec }: FoundSet) =>
    !name && bands.length <= MOST_REMARKED && !speaksOfSupport && !(isSpec && kind === 'supported');
  const named = new Set(all.flatMap(({ name, bands }) => (name ? bands.map(nameOfBand) : [])));
  // Cells that no name has are more of those that the device is on.
  const isNews = ({ kind, bands }: FoundSet) =>
    kind === 'serving' && bands.some((band) => !named.has(nameOfBand(band)));
  const isFew = (set: FoundSet) => isBrief(set) && !isNews(set);
  const areFew = all.filter(isFew).flatMap(({ bands }) => bands).length <= MOST_AT_A_TIME;
  // Comments of source code say where each band lies.
  const isLegend = ({ kind, name, bands, isComment }: FoundSet) =>
    isComment && kind === 'supported' && !name && bands.length === 1;
  return all.filter((set) => !set.bands[0] || !(isLegend(set) || (areFew && isFew(set))));
}

/** Without the rows of a table that say more of the bands which lists with names hold: `LTE B1 | -97 dBm`, `B1+B3`. */
function withoutRowsOfBands(all: readonly FoundSet[]): FoundSet[] {
  const lists = all.filter(({ kind, name, row }) => kind === 'supported' && name && !row);
  const known = new Set(lists.flatMap(({ bands }) => bands.map(nameOfBand)));
  const areSeveral = new Set(lists.map(({ name }) => name)).size > 1;
  const isRow = ({ kind, name, row, bands }: FoundSet) =>
    (row === 'levels' ||
      (row === 'together' && (kind === 'supported' || !name)) ||
      (kind === 'supported' && !name && (row || (areSeveral && bands.length <= MOST_REMARKED)))) &&
    bands[0] &&
    bands.every((band) => known.has(nameOfBand(band)));
  return all.filter((set) => !isRow(set));
}

/** Without what all networks of a country have together, where each has a list: `In Belgium 800 MHz (B20), 1800 MHz (B3)`. */
function withoutSumOfCarriers(all: readonly FoundSet[]): readonly FoundSet[] {
  const bandsOf = (some: readonly FoundSet[] = []) =>
    [...new Set(some.flatMap(({ bands }) => bands.map(nameOfBand)))].sort().join();
  const named = all.filter(({ name, isOfCarrier }) => name && isOfCarrier);
  const ofName = groupBy(named, ({ name }) => name!);
  const carriers = [...ofName.keys()].filter((name) => !saysNetworkOrPlace(name));
  const together = bandsOf(carriers.flatMap((name) => ofName.get(name)!));
  const isSum = ({ name }: FoundSet) =>
    name && saysNetworkOrPlace(name) && bandsOf(ofName.get(name)) === together;
  return carriers.length > 1 ? all.filter((set) => !isSum(set)) : all;
}

/** Without the few bands of a carrier that a device has, too, and those that are said of networks below a device. */
function withoutBandsOfCarriers(all: readonly FoundSet[]): FoundSet[] {
  const lists = all.filter(
    ({ kind, name, bands }) => kind === 'supported' && (name || bands.length > MOST_REMARKED),
  );
  const listed = new Set(lists.flatMap(({ bands }) => bands.map(nameOfBand)));
  // Beside devices that the text compares, it may name more.
  const areSeveral = new Set(lists.flatMap(({ name }) => name ?? [])).size > 1;
  const isListed = ({ kind, bands }: FoundSet) =>
    kind === 'operator' &&
    bands.length <= (areSeveral ? MOST_AT_A_TIME : MOST_REMARKED) &&
    bands.every((band) => listed.has(nameOfBand(band)));
  return all.filter((set) => !set.bands[0] || !isListed(set));
}

/**
 * What is locked or in use at one moment counts only in a text that lists nothing else; a long list of what can be ticked does
 * beside what a carrier uses.
 */
function onlyWhatCounts(sets: readonly FoundSet[]): FoundSet[] {
  const hasSupport = sets.some(({ kind, bands }) => kind === 'supported' && bands[0]);
  const isOfMoment = ({ kind, bands }: FoundSet) =>
    kind === 'serving' || (kind === 'enabled' && (hasSupport || bands.length <= MOST_LOCKED));
  const isList = (set: FoundSet) => !isOfMoment(set) && (set.bands.length > 1 || set.speaksOfSupport);
  // `LTE 2600 (B7), LTE 800 (B20), …` is a list, too.
  const others = sets.filter((set) => !isOfMoment(set)).flatMap(({ bands }) => bands);
  const lists = sets.some(isList) || others.length >= MOST_AT_A_TIME;
  const ofMoment = sets.some((set) => isOfMoment(set) && set.bands.some(isSure));
  const counts = (set: FoundSet) =>
    lists ? !isOfMoment(set) : !ofMoment || isOfMoment(set) || !set.bands[0];
  const kept = sets.filter(counts);
  const kind = kept.find(({ bands }) => bands[0])?.kind;
  const radios = new Set(kept.flatMap(({ bands }) => bands.map(({ rat }) => rat)));
  // What is said of a radio that no other list is of is not lost: `LTE 1, 3, 7; now on n78`.
  return sets.flatMap((set) => {
    if (counts(set)) return set;
    const bands = set.bands.filter(({ rat }) => !radios.has(rat));
    return kind && bands[0] ? { ...set, kind, bands } : [];
  });
}

/**
 * Two names make variants only if both have bands of one radio, or both are those of products: other names before the LTE list
 * and before the NR list are one device. So are the headings of a page that says the same list again and again.
 */
function onlyRivals(sets: readonly FoundSet[]): FoundSet[] {
  const names = new Map(sets.flatMap(({ name }) => (name ? [[name, new Set<string>()]] : [])));
  for (const { name, bands } of sets)
    for (const band of bands) if (name && isSure(band)) names.get(name)!.add(nameOfBand(band));
  const lists = [...names.values()].map((bands) => [...bands].sort());
  // Carriers and products may have the same ones.
  const areNames = sets.some(({ kind, name }) => name && (kind === 'operator' || HAS_NUMBER.test(name)));
  const areTold = areNames || new Set(lists.map((list) => list.join())).size > 1;
  const areOfOneRadio = ['lte', 'nr'].some(
    (rat) => lists.filter((list) => list.some((band) => band.startsWith(rat))).length > 1,
  );
  const areDevices = sets.every(({ kind }) => kind === 'supported') && areProducts([...names.keys()]);
  // The columns or rows of a table are each on a cell of their own.
  const areOnCells = sets.every(
    ({ kind, isOfTable, isOfToldDevice, bands }) =>
      !bands[0] || (kind === 'serving' && (isOfTable || isOfToldDevice)),
  );
  return sets.map((set) =>
    areTold && (areOfOneRadio || areDevices || areOnCells) ? set : { ...set, name: undefined },
  );
}
