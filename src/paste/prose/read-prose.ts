/**
 * Reads what people write: datasheet lists, tables, shop pages, forum posts. A list belongs to the nearest group of radio
 * labels before it, and to the product that the layout names. Bare numbers are bands only where the text says so: after
 * the word "band", behind a label and a colon, or within a list whose first item has its prefix. Linear in the number of
 * tokens.
 */
import { readOlderBands } from '../older-radios.js';
import { type FoundSet } from '../reading.js';
import { type IgnoredReason, type IgnoredRun, type NoteCode, type Span } from '../read-result.js';
import {
  bandsOf,
  bandsOfFrequencies,
  type CandidateList,
  readCandidates,
  spendNumbers,
} from './candidates.js';
import { type Clause, readClauses } from './clauses.js';
import { decide } from './decide.js';
import { findSubjects, IS_ALL } from './find-subjects.js';
import { type LaidToken } from './laid-token.js';
import { kindOfList } from './kind-of-list.js';
import { layOut } from './lay-out.js';
import { offerFrequencies } from './offered-frequencies.js';
import { pattern } from './pattern.js';
import { endOf, lettersOf, MAX_TOKENS, tokenise } from './tokenise.js';

/** Behind a list that goes on elsewhere. */
const CUT_OFF = pattern('^[,;/ {and}]*(?:<more>|…)');
/** More are those of a device. */
const MOST_LOCKED = 8;
/** A title such as `Lock the LTE bands before link-up`. */
const IS_ABOUT_LOCK = pattern('^[^\\n{device code}]*<locked>[^\\n{item not}]*<bandWord>[^\\n{item}]*\\n');
const SPEAKS_OF_SUPPORT = pattern('<support>');
const COMMENT = pattern('^[^\\w|]*[#;*]');
const RADIOS = pattern('<lte nr lteM nbIot gsm umts tdScdma cdma>', 'g');
const IS_ITEM = pattern('<item frequency>');
const ONLY_LPWA = pattern('^<lteM nbIot>$');
const NAMES_CARRIER = pattern('<carrier>');
const CARRIERS = pattern('<carrier operator>', 'g');
const SAYS_USUAL = pattern('<usual>');
/** `Yettel Serbia: …`, but not `Orange Dive 72`. */
const IS_HEADED_BY_CARRIER = pattern('^\\W*<carrier>(?!-?<word number code>)[^\\n{band nrBand}]*(?:\\n|:)');
const NAMES_REGION = pattern('<region>');
/** `AT&T supports 11 LTE bands.` */
const CARRIER_SUPPORTS = pattern('(?:^|[.\\n])\\W*<carrier><region>?<support>');
/** `Will my phone work in Canada?` */
const ASKS_OF_PLACE = pattern('<hardware>[^.;!?\\n]{0,8}<region>[^.;!?\\n{band nrBand}]{0,4}\\?');
const NAMES_COUNTRY = pattern('<country>');
const NAMES_CODE = pattern('<code>');
const NAMES_PRODUCT = pattern('<code variant>');
const NAMES_DEVICE = pattern('<hardware code variant>');
const WORDS = pattern('<word said filler>', 'g');
/** A line with so many words is a sentence. */
const FEWEST_WORDS = 6;
/** Carriers, and places where networks are. */
const SPEAKS_OF_PLACES = pattern('<carrier operator country region usual use>');
/** A device or its code, what only devices have, or a row of a table. */
const IS_OF_DEVICE = pattern('<code device>|\\|');
/** What speaks of devices: `modem`, `Verizon model`. */
const SPEAKS_OF_DEVICES = pattern('<support hardware code>|<carrier region><variant>');
/** Lists of so many tokens in all: more than any device has. */
const MAX_LISTED = 2048;
/** A remark names so many bands at most. */
const MOST_REMARKED = 2;
/** What is said of networks in a few sentences has so many lines, and names so many bands at a time, at most. */
const MOST_LINES = 10;
const MOST_AT_A_TIME = 4;
/** A list of what a country's networks use has so many bands at most; that of a device for the world has more. */
const MOST_IN_COUNTRY = 9;

type Decision = ReturnType<typeof decide> & { readonly list: CandidateList };

/** What the stages made of a text, for those who want to know why it was read so. */
export interface ProseStages {
  /** Of the tokens before they are laid out. */
  readonly letters: string;
  readonly tokens: readonly LaidToken[];
  readonly clauses: readonly Clause[];
  readonly decisions: readonly Decision[];
  /** There were more lists, which nobody read. */
  readonly isCut: boolean;
}

/** The stages up to the decisions. */
export function readStages(
  text: string,
  low: string,
  leaveOut: (reason: IgnoredReason, spans: readonly Span[]) => void = () => {},
): ProseStages {
  const read = spendNumbers(tokenise(low, text), leaveOut);
  const tokens = findSubjects(layOut(read, text), text);
  const laid = lettersOf(tokens);
  const clauses = readClauses(tokens, laid);
  const decisions: Decision[] = [];
  const stages = { letters: lettersOf(read), tokens, clauses, decisions };
  let count = 0;
  for (const clause of clauses)
    for (const list of readCandidates(clause, laid, tokens, low)) {
      if ((count += list.tokens.length) > MAX_LISTED) return { ...stages, isCut: true };
      decisions.push({ list, ...decide(list) });
    }
  return { ...stages, isCut: read.length >= MAX_TOKENS };
}

/** What a text holds beside machine answers, which are blank in `low`. `region` decides what a frequency means. */
export function readProse(text: string, low: string, region: string): FoundSet[] {
  const ignored: IgnoredRun[] = [];
  const notes: NoteCode[] = [];
  const leaveOut = (reason: IgnoredReason, spans: readonly Span[]) => {
    const { offset } = spans[0]!;
    const at = { offset, length: endOf(spans.at(-1)!) - offset };
    ignored.push({ ...at, reason, count: spans.length });
  };
  const stages = readStages(text, low, leaveOut);
  const { letters, tokens, decisions, isCut } = stages;
  const radios = [...new Set(lettersOf(tokens).match(RADIOS))].join('').replace('L', '');
  // What speaks of NB-IoT or LTE-M, and of no other radio but LTE, has bands of that.
  const only = ONLY_LPWA.test(radios) ? radios : '';
  const sets = decisions.flatMap(({ list, ...decision }) =>
    readSet({ ...decision, list: { ...list, labels: list.labels || only } }, region, leaveOut, notes),
  );
  /** What has the bands of another, too. */
  const bases = new Map(
    decisions.flatMap(({ list: { owner } }) => (owner?.base ? [[owner.name, owner.base]] : [])),
  );
  for (const [name, base] of bases)
    sets.push(...sets.filter((set) => set.name === base).map((set) => ({ ...set, name })));
  if (isCut) notes.push('text-too-long');
  return [
    ...onlyRivals(onlyWhatCounts(withoutRemarks(asOfNetworksOrLocks(shareAmongAll(sets), letters)))),
    {
      kind: 'supported',
      isProse: true,
      bands: offerFrequencies(
        stages,
        sets.flatMap(({ bands }) => bands),
        low,
        region,
      ),
    },
    { kind: 'none', bands: [], ignored, notes: [...new Set(notes)] },
  ];
}

/** No frequency that a remark in brackets holds. */
const isItem = ({ letter }: LaidToken) => IS_ITEM.test(letter);

/** The set of a list, unless it is left out. */
function readSet(
  { list, outcome }: Decision,
  region: string,
  leaveOut: (reason: IgnoredReason, spans: readonly Span[]) => void,
  notes: NoteCode[],
): FoundSet[] {
  if (outcome === 'drop') return [];
  const kind = kindOfList(list);
  const { owner } = list;
  const set = {
    kind,
    // The cells that a device is on are told apart by carriers alone.
    name: (kind !== 'serving' || owner?.isCarrier ? owner?.name : '') || undefined,
    isProse: true,
    speaksOfSupport: SPEAKS_OF_SUPPORT.test(list.sentence)
      ? ('in-words' as const)
      : list.isHeaded && list.items.length > 2 && !COMMENT.test(list.line)
        ? ('by-form' as const)
        : undefined,
  };
  if (outcome === 'older')
    return [{ ...set, bands: [], older: readOlderBands(list.tokens.filter(isItem), list.labels) }];
  if (outcome === 'infer') return [{ ...set, bands: bandsOfFrequencies(list, region) }];
  const { bands, unknown, isCutOff } = bandsOf(list);
  const isTaken = outcome === 'take' || outcome === 'doubt';
  const kept = isTaken ? list.items.length : outcome === 'negated' ? itemsBeforeNegated(list) : 0;
  if (!isTaken)
    leaveOut(
      outcome,
      list.items.slice(kept).map(({ token }) => token),
    );
  if (kept === 0) return [];
  if (isCutOff || CUT_OFF.test(list.behind)) notes.push('list-cut-off');
  for (const span of unknown) {
    notes.push('unknown-bands-left-out');
    leaveOut('no-such-band', [span]);
  }
  if (outcome === 'doubt')
    return [{ ...set, bands: bands.map((band) => ({ ...band, marks: [...band.marks, 'doubtful'] })) }];
  return [{ ...set, bands: isTaken ? bands : bandsOf({ ...list, items: list.items.slice(0, kept) }).bands }];
}

/**
 * How many items of `B1, B3; B28 is not supported` and `B1/B3/B7, B42/B43 disabled` are not negated: those before the last
 * semicolon, or comma between slashes.
 */
function itemsBeforeNegated({ items }: CandidateList): number {
  const semicolon = items.findLastIndex(({ joint }) => joint.includes(';'));
  if (semicolon > 0) return semicolon;
  const comma = items.findLastIndex(({ joint }) => joint.includes(','));
  const others = items.filter(({ joint }, i) => i > 0 && i !== comma && !joint.includes('/'));
  return comma > 1 && others.length === 0 ? comma : 0;
}

/** `E: B1/B3. EUX: B1/B28. Both: B38` */
function shareAmongAll(sets: readonly FoundSet[]): FoundSet[] {
  const names = new Set(sets.flatMap(({ name }) => (name && !IS_ALL.test(name) ? name : [])));
  return sets.flatMap((set) =>
    names.size > 1 && IS_ALL.test(set.name ?? '') ? [...names].map((name) => ({ ...set, name })) : set,
  );
}

/**
 * Whether a text speaks of networks and names no device: of several carriers, under the name of one, of what is usual in a
 * region, of a country, of what a carrier supports, or of whether a phone works somewhere.
 */
function speaksOfNetworks(letters: string, sets: readonly FoundSet[]): boolean {
  const namesCarriers = NAMES_CARRIER.test(letters) && letters.match(CARRIERS)!.length > 2;
  const isUsual = SAYS_USUAL.test(letters) && NAMES_REGION.test(letters);
  return (
    ((namesCarriers || isUsual || IS_HEADED_BY_CARRIER.test(letters)) && !SPEAKS_OF_DEVICES.test(letters)) ||
    (NAMES_COUNTRY.test(letters) &&
      !NAMES_PRODUCT.test(letters) &&
      sets.every(({ bands }) => bands.length <= MOST_IN_COUNTRY)) ||
    (CARRIER_SUPPORTS.test(letters) && !NAMES_DEVICE.test(letters)) ||
    isTalkOfNetworks(letters, sets) ||
    (ASKS_OF_PLACE.test(letters) && !NAMES_CODE.test(letters))
  );
}

/** Whether a text is a few sentences that name few bands at a time, a carrier or place, and no device. */
function isTalkOfNetworks(letters: string, sets: readonly FoundSet[]): boolean {
  const lines = letters.split('\n');
  return (
    lines.length <= MOST_LINES &&
    lines.some((line) => (line.match(WORDS) ?? []).length >= FEWEST_WORDS) &&
    SPEAKS_OF_PLACES.test(letters) &&
    !IS_OF_DEVICE.test(letters) &&
    sets.every(
      ({ bands, speaksOfSupport }) => bands.length <= MOST_AT_A_TIME && speaksOfSupport !== 'in-words',
    )
  );
}

/** The sets, with what the whole text says of their kind. */
const asOfNetworksOrLocks = (sets: readonly FoundSet[], letters: string) =>
  asLocked(ofOneOperator(sets, speaksOfNetworks(letters, sets)), letters);

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

/** Where a network asks for bands, other lists without a name are its, too, unless they speak of support; or all are. */
function ofOneOperator(sets: readonly FoundSet[], areOfNetworks: boolean): FoundSet[] {
  const isAsked = sets.some(({ kind, name }) => kind === 'operator' && !name);
  return sets.map((set) =>
    set.kind === 'supported' && (areOfNetworks || (isAsked && !set.name && !set.speaksOfSupport))
      ? { ...set, kind: 'operator' }
      : set,
  );
}

/** Beside lists of several products, a band or two that a sentence names are a remark. */
function withoutRemarks(sets: readonly FoundSet[]): FoundSet[] {
  const names = new Set(sets.flatMap(({ name, bands }) => (name && bands[0] ? name : [])));
  return sets.filter(
    ({ name, bands, speaksOfSupport }) =>
      names.size < 2 || name || bands.length === 0 || bands.length > MOST_REMARKED || speaksOfSupport,
  );
}

/** What is locked or in use at one moment counts only in a text that lists nothing else. */
function onlyWhatCounts(sets: readonly FoundSet[]): FoundSet[] {
  const isOfMoment = ({ kind }: FoundSet) => kind === 'enabled' || kind === 'serving';
  const isList = (set: FoundSet) => !isOfMoment(set) && (set.bands.length > 1 || set.speaksOfSupport);
  const lists = sets.some(isList);
  const ofMoment = sets.some((set) => isOfMoment(set) && set.bands[0]);
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
 * Two names make variants only if both have bands of one radio: a name before the LTE list and another before the NR list
 * are one device.
 */
function onlyRivals(sets: readonly FoundSet[]): FoundSet[] {
  const named = sets.filter(({ name }) => name);
  const areRivals = (['lte', 'nr'] as const).some((rat) => {
    const names = named.flatMap(({ name, bands }) =>
      bands.some((band) => band.rat === rat && !band.marks.includes('doubtful')) ? name : [],
    );
    return new Set(names).size > 1;
  });
  return sets.map((set) => (areRivals ? set : { ...set, name: undefined }));
}
