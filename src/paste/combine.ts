import { groupBy } from '../core/group-by.js';
import { UMTS_MHZ } from './older-radios.js';
import { type FoundSet, isSure, MOST_REMARKED, nameOfBand } from './reading.js';
import {
  type BandItem,
  type BandsRead,
  type NoteCode,
  type ReadKind,
  type ReadResult,
  type Technology,
  type Variant,
} from './read-result.js';

/** What answers a question first; of a text without bands the last four say what it is. */
const PRECEDENCE: readonly ReadKind[] = [
  'supported',
  'operator',
  'unrestricted',
  'range',
  'enabled',
  'serving',
];

/** What there is to say about the kind of the reading or a mark of a band. */
const NOTES: Readonly<Record<string, NoteCode>> = {
  enabled: 'not-the-hardware',
  serving: 'serving-only',
  operator: 'operator-bands',
  unrestricted: 'mask-means-any',
  settable: 'settable-range',
  inferred: 'band-by-frequency',
  range: 'range-overstates',
  'half-a': 'half-band',
  'half-b': 'half-band',
  'receive-only': 'receive-only-band',
  'limited-bandwidth': 'limited-bandwidth',
  tentative: 'tentative',
  doubtful: 'doubtful-left-out',
};

/** So many bands of what has a name, or beside commands alone, are no remark. */
const LONG_LIST = 4;

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** ` and LTE-TDD bands ` */
const LONGEST_GAP = 20;

/** One reading out of all sets that a text holds. */
export function combine(read: readonly FoundSet[]): Omit<ReadResult, 'questions'> {
  const sets = leaveOutComments(latest(read));
  const groups = groupByName(sets);
  // The bands of 2G and 3G that the text says of no product are those of all, but not of the networks beside a device.
  const hasOthers = sets.some(({ bands }) => bands.some(isSure));
  const shared = sets.filter(({ name, bands, older }) => !(name && hasOthers) && !bands[0] && older?.[0]);
  const named = nameVariants(groups, shared);
  const keys = named.map(({ key }) => key);
  const variants = named.map(({ name, kind, lists }): Variant => ({ name, kind, ...lists }));
  const hasVariants = variants.length > 1;
  const items = sets.flatMap(({ kind, name = kind, bands }) => {
    const variant = keys.indexOf(kind + name);
    return bands.map((band): BandItem => ({
      ...band,
      kind,
      ...(hasVariants && variant >= 0 && { variant }),
    }));
  });
  const firstOf = (kinds: readonly ReadKind[], of: readonly { kind: ReadKind }[]) =>
    kinds.find((kind) => of.some((set) => set.kind === kind));
  const kind =
    firstOf(PRECEDENCE, variants) ??
    firstOf(
      PRECEDENCE.slice(2),
      sets.filter(({ isProse, kind, older }) => !isProse && !(kind === 'enabled' && older?.length)),
    ) ??
    'none';
  // The plain answer: the only variant of the kind that counts most.
  const [best, rival] = named.filter((variant) => variant.kind === kind);
  return {
    ...(best && !rival ? best.lists : listBands(rival ? [] : shared)),
    kind,
    variants: hasVariants ? variants : [],
    items: items.sort((a, b) => a.offset - b.offset),
    older: sets.flatMap(({ older = [] }) => older).sort((a, b) => a.offset - b.offset),
    ignored: read.flatMap((set) => set.ignored ?? []),
    notes: [
      ...new Set([
        ...read.flatMap((set) => set.notes ?? []),
        ...(rival ? (['which-variant'] as const) : []),
        ...[kind === 'range' ? 'settable' : kind, ...items.flatMap(({ marks }) => marks)].flatMap(
          (reason) => NOTES[reason] ?? [],
        ),
      ]),
    ],
  };
}

/** What can be chosen, with the key of its group. */
interface NamedLists {
  readonly key: string;
  readonly name: string;
  readonly kind: ReadKind;
  readonly lists: BandsRead;
}

/** What can be chosen; `shared` are bands of 2G and 3G. */
function nameVariants(groups: Groups, shared: readonly FoundSet[]): NamedLists[] {
  const hasDevice = [...groups.values()].some(({ kind }) => kind === 'supported');
  const modemOf = (key: string) => groups.get(key)!.sets[0]!.modem;
  const isOfSameModem = (one: string, other: string) =>
    modemOf(one) !== undefined && modemOf(one) === modemOf(other);
  return [...groups]
    .map(([key, { name, kind, sets: own }]) => ({
      key,
      name,
      kind,
      lists: listBands(kind === 'operator' && hasDevice ? own : [...own, ...shared]),
    }))
    .filter(({ lists: { lte, nr } }) => lte.length + nr.length > 0)
    .filter((named, _, all) => {
      const isAnswer = groups.get(named.key)!.sets.every(({ isProse }) => !isProse);
      return !all.some(
        (other) =>
          isSaidAgain(named, other, isAnswer) ||
          (isWhatIsSupported(named, other) && isOfSameModem(named.key, other.key)),
      );
    });
}

/** What the text tells apart: sets of one kind and name. */
type Groups = Map<string, { name: string; kind: ReadKind; sets: FoundSet[] }>;

/** Sets by kind and name. Those of doubtful bands only are none to choose. */
function groupByName(sets: readonly FoundSet[]): Groups {
  const told = sets.filter(({ name, bands, older }) => bands.some(isSure) || (older?.length && name));
  const groups: Groups = new Map();
  for (const [key, own] of groupBy(told, ({ kind, name = kind }) => kind + name)) {
    const { kind, name = kind } = own[0]!;
    groups.set(key, { name, kind, sets: own });
  }
  // Most texts are of one thing.
  if (groups.size > 1) {
    mergeNamesOfOne(groups);
    mergePartsOfNames(groups);
  }
  return groups;
}

/** Beside `NL412-EU`, `EU` is the same one if it has no bands of its own; so is `NL412`, of which a remark names one or two. */
function mergePartsOfNames(groups: Groups): void {
  const keys = new Map([...groups].map(([key, { kind, name }]) => [kind + name.toLowerCase(), key]));
  for (const [key, { name, kind, sets }] of groups) {
    const dash = name.lastIndexOf('-');
    if (dash < 0) continue;
    const whole = listBands(sets);
    for (const [part, most] of [
      [name.slice(0, dash), MOST_REMARKED],
      [name.slice(dash + 1), Infinity],
    ] as const) {
      const other = keys.get(kind + part.toLowerCase());
      const own = other === undefined ? undefined : groups.get(other);
      const bands = own && own !== groups.get(key) ? listBands(own.sets) : undefined;
      if (!bands || bands.lte.length + bands.nr.length > most || !isPartOf(bands, whole)) continue;
      sets.push(...own!.sets);
      groups.delete(other!);
    }
  }
}

const isPartOf = (one: BandsRead, other: BandsRead) =>
  (['lte', 'nr'] as const).every((rat) => one[rat].every((band) => other[rat].includes(band)));
const areSame = (one: BandsRead, other: BandsRead) => isPartOf(one, other) && isPartOf(other, one);

/** A product's own name, as in `Quectel EG915Q-NA`: letters and a digit, to the end. */
const CODE = /(?=\S*\d)[a-z]\S+$/i;

/** `SIM A7670E` and `Module A7670E` with the same bands are one. */
function mergeNamesOfOne(groups: Groups): void {
  const seen = new Map<string, FoundSet[]>();
  for (const [key, { name, kind, sets }] of groups) {
    const code = CODE.exec(name)?.[0].toLowerCase();
    const { lte, nr } = listBands(sets);
    const same = [kind, code, lte.join(), nr.join()].join('|');
    const first = code === undefined ? undefined : seen.get(same);
    if (first) {
      first.push(...sets);
      groups.delete(key);
    } else seen.set(same, sets);
  }
}

/** Whether a set without a name says what another one says, or is an answer with a part of it: `CA_1A-3A` below `LTE: B1/3/7`. */
function isSaidAgain(one: NamedLists, other: NamedLists, isAnswer: boolean): boolean {
  if (one.name !== one.kind || other.name === one.name || other.kind !== one.kind) return false;
  const isPart = isAnswer && one.kind === 'supported' && isPartOf(one.lists, other.lists);
  return isPart || areSame(one.lists, other.lists);
}

/** Whether a set says that all bands of one of several modems are enabled, so that it tells nothing apart. */
function isWhatIsSupported(one: NamedLists, other: NamedLists): boolean {
  return one.kind === 'enabled' && other.kind === 'supported' && areSame(one.lists, other.lists);
}

/** A later command or answer for the same slot replaces an earlier one; one in which nothing could be read does not. */
function latest(sets: readonly FoundSet[]): FoundSet[] {
  const says = ({ kind, bands, older }: FoundSet) => kind !== 'enabled' || bands[0] || older?.[0];
  return [...new Map(sets.map((set) => [(says(set) && set.slot) || set, set])).values()];
}

/** A remark beside a modem's answer never outranks it, unless it speaks of support, or lists what the answer has not. */
function leaveOutComments(sets: readonly FoundSet[]): FoundSet[] {
  const answers = sets.filter(({ isProse, bands }) => !isProse && bands.some(isSure));
  if (!answers[0]) return [...sets];
  const answered = new Set(answers.flatMap(({ bands }) => bands.map(nameOfBand)));
  const saysMore = ({ bands }: FoundSet) => bands.some((band) => !answered.has(nameOfBand(band)));
  // `Try AT+QCFG="band",…` is an advice beside the list of a device.
  const areCommands = answers.every(({ isCommand }) => isCommand);
  const isLong = ({ isProse, kind, name, bands }: FoundSet) =>
    isProse && kind === 'supported' && (areCommands || name !== undefined) && bands.length >= LONG_LIST;
  /** `My carrier has 5G on n5, n77 and n261` */
  const isOfNetwork = ({ kind, name }: FoundSet) => kind === 'operator' && name === undefined;
  const areSupported = answers.every(({ kind }) => kind === 'supported');
  const isListOfDevice = ({ isProse, kind }: FoundSet) => areSupported && isProse && kind === 'supported';
  const listed = new Set(
    sets.filter(isListOfDevice).flatMap(({ bands }) => bands.filter(isSure).map(nameOfBand)),
  );
  /** Lists of a data sheet beside the combinations of a firmware have all bands that these have, and more. */
  const sayAll = listed.size > answered.size && [...answered].every((name) => listed.has(name));
  const lists = sets.filter(
    (set) =>
      (set.speaksOfSupport === 'by-form' && !set.isComment && !isOfNetwork(set)) ||
      isLong(set) ||
      (sayAll && isListOfDevice(set)),
  );
  const isWhole = ({ bands }: FoundSet) =>
    !areCommands && bands.length === answered.size && bands.length >= LONG_LIST;
  // What FDD has says nothing new, what TDD has does: both are lists of one device. So is one that says all of it.
  const areMore = lists.some((set) => saysMore(set) || isWhole(set));
  /** Below the bands of FDD, those of TDD are often two or one. */
  const isBesideList = ({ isSpec, isComment, kind }: FoundSet) =>
    isSpec && !isComment && kind === 'supported';
  const listOf = ({ bands }: FoundSet) => bands.map(nameOfBand).sort().join();
  const said = new Set(answers.map(listOf));
  /** `0x80095: B1, B3, B5, B8 and B28` says what an answer says. */
  const explains = (set: FoundSet) => said.has(listOf(set));
  const areServing = answers.every(({ kind }) => kind === 'serving');
  /** `nr_band:n78`, beside a cell of LTE that is known */
  const isOtherCell = (set: FoundSet) => areServing && set.kind === 'serving' && set.isSpec && saysMore(set);
  const counts = (set: FoundSet) =>
    isOtherCell(set) ||
    set.speaksOfSupport === 'in-words' ||
    (lists.includes(set) && (set.name ? !explains(set) : areMore)) ||
    (areMore && isBesideList(set));
  const kept = new Set(sets.filter((set) => !set.isProse || counts(set)));
  const keptProse = [...kept].filter(({ isProse }) => isProse);
  /** `LTE FDD 1, 3, 5 and TDD 38, 40` */
  const goesOn = (set: FoundSet) =>
    keptProse.some((other) => other.kind === set.kind && isRightBehind(set, other));
  const products = new Set(keptProse.flatMap(({ kind, name }) => (kind === 'supported' ? (name ?? []) : [])));
  /** In a page about several products a command is an example. */
  const isExample = (set: FoundSet) => areCommands && products.size > 1 && set.isCommand && !set.name;
  return sets.filter((set) => (kept.has(set) && !isExample(set)) || goesOn(set));
}

/** Whether the bands of a set stand right behind those of another one. */
function isRightBehind({ bands: [first] }: FoundSet, { bands }: FoundSet): boolean {
  const last = bands.at(-1);
  const gap = first && last ? first.offset - last.offset - last.length : -1;
  return gap > 0 && gap < LONGEST_GAP;
}

/** The lists of some sets together. */
function listBands(sets: readonly FoundSet[]): BandsRead {
  const bands = sets.flatMap((set) => set.bands).filter(isSure);
  const older = sets.flatMap((set) => set.older ?? []);
  const numbersOf = (...technologies: Technology[]) =>
    sorted(bands.flatMap(({ technology, band }) => (technologies.includes(technology) ? band : [])));
  const radio = (name: string) => sorted(older.flatMap((one) => (one.radio === name ? one.band : [])));
  const umts = radio('umts');
  const halves = new Map<string, Set<string>>();
  for (const { rat, band, part } of bands) {
    const name = (rat === 'lte' ? 'B' : 'n') + band;
    halves.set(name, (halves.get(name) ?? new Set()).add(part ?? ''));
  }
  return {
    lte: numbersOf('lte', 'lte-m', 'nb-iot'),
    nr: numbersOf('nr', 'nr-sa', 'nr-nsa'),
    lteM: numbersOf('lte-m'),
    nbIot: numbersOf('nb-iot'),
    gsm: radio('gsm'),
    umts,
    umtsMhz: sorted(umts.flatMap((band) => UMTS_MHZ[band] ?? [])),
    // Both halves, or the band without a word of halves, is the whole.
    parts: [...halves]
      .flatMap(([name, parts]) => (parts.size === 1 && !parts.has('') ? name + [...parts][0] : []))
      .sort(),
  };
}
