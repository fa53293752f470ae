import { atCalls, MAX_CALLS } from './at-call.js';
import { AT_FAMILIES, TEXT_FAMILIES } from './families.js';
import { moduleIn } from './module-name.js';
import { normalise } from './normalise.js';
import { proseSets } from './prose-sets.js';
import { type FoundBand, type FoundSet, NOTHING, type Paste } from './reading.js';
import {
  type BandItem,
  type NoteCode,
  type ReadKind,
  type ReadResult,
  type Span,
  type Variant,
} from './read-result.js';

/** What the caller knows that the text does not say. */
export interface ReadOptions {
  /** ISO 3166-1 alpha-2 code (any case) of where the device is to work: decides what a frequency in MHz means. */
  readonly region?: string;
}

/** Families by their commands. */
const BY_KEY = new Map(AT_FAMILIES.flatMap((family) => family.keys.split(' ').map((key) => [key, family])));
const KEYS: ReadonlySet<string> = new Set(BY_KEY.keys());
/** Longest command prompt or time stamp before an AT command. */
const MAX_PROMPT = 60;
/** Lines of one format; no real dump has more. */
const MAX_MATCHES = 1024;

/**
 * Reads every band that a text names: datasheets, shop pages, modem dumps, masks. Says what kind of set it is and from
 * where each band was read; reads nothing where the text has no bands. Pure, never throws, linear in the text's length.
 *
 * `lte` and `nr` are those of the plain answer; where several products or sets stand in the text and none is the answer,
 * they are empty and `variants` holds the choice. Doubtful bands are in `items` only.
 */
export function readBands(text: string, options: ReadOptions = {}): ReadResult {
  const paste = pasteOf(text);
  const { sets, rest } = machineSets(paste);
  return combine([...sets, ...proseSets(paste.text, rest, options.region ?? '')]);
}

/** The text as readers see it. */
export function pasteOf(original: string): Paste {
  const { text, low } = normalise(original);
  return { text, low, calls: atCalls(low, KEYS), model: moduleIn(text)?.name.toLowerCase() ?? '' };
}

/** Machine answers come before prose: lines that they claim, nobody reads as text, so that `rest` has them blank. */
export function machineSets(paste: Paste): { sets: FoundSet[]; rest: string } {
  const { low } = paste;
  const sets: FoundSet[] = [];
  const claimed: Span[] = [];
  let full = paste.calls.length >= MAX_CALLS;
  for (const { pattern, read } of TEXT_FAMILIES) {
    const matches: RegExpExecArray[] = [];
    for (const match of low.matchAll(pattern)) if (matches.push(match) >= MAX_MATCHES) break;
    full ||= matches.length >= MAX_MATCHES;
    const own = matches.length > 0 ? read(matches, paste) : undefined;
    if (own === undefined) continue;
    sets.push(...own);
    claimed.push(...matches.map(({ 0: { length }, index }) => ({ offset: index, length })));
  }
  for (const call of paste.calls) {
    const own = BY_KEY.get(call.key)!.read(call, paste);
    if (own === undefined) continue;
    sets.push(own);
    claimed.push(call);
  }
  const rest: string[] = [];
  let done = 0;
  for (const { offset, length } of claimed.sort((a, b) => a.offset - b.offset)) {
    if (offset < done) continue;
    const prompt = low.slice(Math.max(done, offset - MAX_PROMPT), offset);
    const start = offset - prompt.length + prompt.lastIndexOf('\n') + 1;
    const lineBreak = low.indexOf('\n', offset + length - 1);
    const end = lineBreak < 0 ? low.length : lineBreak;
    rest.push(low.slice(done, start), '\n'.padEnd(end - start));
    done = end;
  }
  // More lines of the kind follow, which are no prose.
  if (full) sets.push({ ...NOTHING, notes: ['text-too-long'] });
  else rest.push(low.slice(done));
  return { sets, rest: rest.join('') };
}

const PRECEDENCE: readonly ReadKind[] = [
  'supported',
  'operator',
  'enabled',
  'serving',
  'unrestricted',
  'range',
  'none',
];

function combine(read: readonly FoundSet[]): ReadResult {
  const notes = new Set<NoteCode>(read.flatMap((set) => set.notes ?? []));
  const ignored = read.flatMap((set) => set.ignored ?? []);
  const sets = withoutSuperseded(read);
  const all = grouped(sets);
  // What is doubtful throughout is no set to choose; a person may still agree to its bands one by one.
  const groups = all.filter(({ members }) => members.some(({ bands }) => bands.some(isSure)));
  const several = groups.length > 1;
  const items: BandItem[] = [];
  const variants: Variant[] = [];
  for (const { kind, name, members } of groups) {
    const bands = members.flatMap((set) => set.bands);
    const variant = several ? { variant: variants.length } : {};
    const own = bands.map((band): BandItem => ({ ...band, kind, ...variant }));
    items.push(...own);
    variants.push({ name: name ?? kind, kind, lte: numbersOf(own, 'lte'), nr: numbersOf(own, 'nr') });
  }
  for (const { kind, members } of all.filter((group) => !groups.includes(group))) {
    items.push(...members.flatMap(({ bands }) => bands.map((band) => ({ ...band, kind }))));
  }
  items.sort((a, b) => a.offset - b.offset);
  ignored.sort((a, b) => a.offset - b.offset);
  const answer = plainAnswer(variants);
  const kind = (answer ?? variants[0])?.kind ?? emptyKind(sets);
  addNotes(notes, items, kind, several && answer === undefined);
  return {
    lte: answer?.lte ?? [],
    nr: answer?.nr ?? [],
    kind,
    variants: several ? variants : [],
    items,
    ignored,
    notes: [...notes],
  };
}

/** A later answer for the same slot replaces an earlier one; a typed command counts only where nothing was answered. */
function withoutSuperseded(sets: readonly FoundSet[]): FoundSet[] {
  const last = new Map<string, FoundSet>();
  for (const set of sets) {
    if (set.slot === undefined) continue;
    const key = set.kind + set.slot;
    const before = last.get(key);
    if (before === undefined || !set.command || before.command) last.set(key, set);
  }
  return sets.filter((set) => set.slot === undefined || last.get(set.kind + set.slot) === set);
}

interface Group {
  readonly kind: ReadKind;
  readonly name: string | undefined;
  readonly members: FoundSet[];
}

/** Sets with bands, by kind and name. */
function grouped(sets: readonly FoundSet[]): Group[] {
  const groups = new Map<string, Group>();
  for (const set of sets) {
    if (set.bands.length === 0) continue;
    const key = `${set.kind} ${set.name ?? ''}`;
    const group = groups.get(key) ?? { kind: set.kind, name: set.name, members: [] };
    group.members.push(set);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The one variant that answers: the only one, or the only one of the kind that counts most. */
function plainAnswer(variants: readonly Variant[]): Variant | undefined {
  for (const kind of PRECEDENCE) {
    const ofKind = variants.filter((variant) => variant.kind === kind);
    if (ofKind.length > 0) return ofKind.length === 1 ? ofKind[0] : undefined;
  }
  return undefined;
}

/** Kind of a text whose sets hold no bands. */
function emptyKind(sets: readonly FoundSet[]): ReadKind {
  for (const kind of ['unrestricted', 'range', 'enabled', 'serving'] as const) {
    if (sets.some((set) => set.kind === kind)) return kind;
  }
  return 'none';
}

function isSure({ marks }: FoundBand): boolean {
  return !marks.includes('doubtful');
}

function numbersOf(items: readonly BandItem[], rat: BandItem['rat']): number[] {
  const sure = items.filter((item) => item.rat === rat && isSure(item));
  return [...new Set(sure.map(({ band }) => band))].sort((a, b) => a - b);
}

const NOTE_OF_KIND: Partial<Record<ReadKind, NoteCode>> = {
  enabled: 'not-the-hardware',
  serving: 'serving-only',
  operator: 'operator-bands',
};

const NOTE_OF_MARK: Partial<Record<BandItem['marks'][number], NoteCode>> = {
  inferred: 'band-by-frequency',
  range: 'range-overstates',
  'half-a': 'half-band',
  'half-b': 'half-band',
  'receive-only': 'receive-only-band',
  'limited-bandwidth': 'limited-bandwidth',
  tentative: 'tentative',
  doubtful: 'doubtful-left-out',
};

function addNotes(notes: Set<NoteCode>, items: readonly BandItem[], kind: ReadKind, choose: boolean): void {
  if (choose) notes.add('which-variant');
  const ofKind = NOTE_OF_KIND[kind];
  if (ofKind) notes.add(ofKind);
  for (const { marks } of items) {
    for (const mark of marks) {
      const note = NOTE_OF_MARK[mark];
      if (note) notes.add(note);
    }
  }
}
