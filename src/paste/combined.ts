import { type FoundBand, type FoundSet } from './reading.js';
import {
  type BandItem,
  type Mark,
  type NoteCode,
  type ReadKind,
  type ReadResult,
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

/** What there is to say about a kind of set or a mark of a band. */
const NOTES: Partial<Record<ReadKind | Mark, NoteCode>> = {
  enabled: 'not-the-hardware',
  serving: 'serving-only',
  operator: 'operator-bands',
  inferred: 'band-by-frequency',
  range: 'range-overstates',
  'half-a': 'half-band',
  'half-b': 'half-band',
  'receive-only': 'receive-only-band',
  'limited-bandwidth': 'limited-bandwidth',
  tentative: 'tentative',
  doubtful: 'doubtful-left-out',
};

/** One reading out of all sets that a text holds. */
export function combined(read: readonly FoundSet[]): ReadResult {
  const sets = withoutSuperseded(read);
  /** Sets with bands, by kind and name. */
  const groups = new Map<string, FoundSet & { bands: FoundBand[] }>();
  for (const { kind, name, bands } of sets) {
    const key = `${kind} ${name}`;
    if (!groups.has(key)) groups.set(key, { kind, name, bands: [] });
    groups.get(key)!.bands.push(...bands);
  }
  // What is doubtful throughout is no set to choose; a person may still agree to its bands one by one.
  const chosen = [...groups.values()].filter(({ bands }) => bands.some(isSure));
  const several = chosen.length > 1;
  const variants = chosen.map(({ kind, name = kind, bands }): Variant => ({
    name,
    kind,
    lte: numbers(bands, 'lte'),
    nr: numbers(bands, 'nr'),
  }));
  const items = [...groups.values()].flatMap((group) => {
    const variant = several && chosen.includes(group) && { variant: chosen.indexOf(group) };
    return group.bands.map((band): BandItem => ({ ...band, kind: group.kind, ...variant }));
  });
  // The plain answer: the only variant of the kind that counts most.
  const first = PRECEDENCE.find((kind) => variants.some((variant) => variant.kind === kind));
  const best = variants.filter(({ kind }) => kind === first);
  const { kind, lte, nr } =
    best.length === 1
      ? best[0]!
      : {
          kind: first ?? PRECEDENCE.slice(2).find((kind) => sets.some((set) => set.kind === kind)) ?? 'none',
          lte: [],
          nr: [],
        };
  const notes = [
    ...read.flatMap((set) => set.notes ?? []),
    ...(best.length > 1 ? (['which-variant'] as const) : []),
    ...[kind === 'range' ? 'none' : kind, ...items.flatMap(({ marks }) => marks)].flatMap(
      (reason) => NOTES[reason] ?? [],
    ),
  ];
  return {
    lte,
    nr,
    kind,
    variants: several ? variants : [],
    items: items.sort(byPlace),
    ignored: read.flatMap((set) => set.ignored ?? []).sort(byPlace),
    notes: [...new Set(notes)],
  };
}

/** A later command or answer for the same slot replaces an earlier one. */
function withoutSuperseded(sets: readonly FoundSet[]): FoundSet[] {
  const last = new Map(sets.map((set) => [set.kind + set.slot, set]));
  return sets.filter((set) => !set.slot || last.get(set.kind + set.slot) === set);
}

const isSure = ({ marks }: FoundBand): boolean => !marks.includes('doubtful');

function numbers(bands: readonly FoundBand[], rat: FoundBand['rat']): number[] {
  const own = bands.filter((band) => band.rat === rat && isSure(band));
  return [...new Set(own.map(({ band }) => band))].sort((a, b) => a - b);
}

const byPlace = (a: { offset: number }, b: { offset: number }): number => a.offset - b.offset;
