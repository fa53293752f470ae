import { type FoundBand, type FoundSet } from './reading.js';
import { type BandItem, type NoteCode, type ReadKind, type ReadResult, type Variant } from './read-result.js';

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

/** One reading out of all sets that a text holds. */
export function combined(sets: readonly FoundSet[]): ReadResult {
  /** By kind and name; of each slot the last. */
  const groups = new Map<
    string,
    { kind: ReadKind; name?: string | undefined; slots: Map<unknown, readonly FoundBand[]> }
  >();
  for (const set of sets) {
    const { kind, name, slot, bands } = set;
    const key = `${kind} ${name}`;
    if (!groups.has(key)) groups.set(key, { kind, name, slots: new Map() });
    groups.get(key)!.slots.set(slot || set, bands);
  }
  const variants: Variant[] = [];
  const items = [...groups.values()].flatMap(({ kind, name = kind, slots }) => {
    const bands = [...slots.values()].flat();
    const sure = bands.filter(({ marks }) => !marks.includes('doubtful'));
    const numbers = (rat: FoundBand['rat']) =>
      [...new Set(sure.flatMap((band) => (band.rat === rat ? band.band : [])))].sort((a, b) => a - b);
    // What is doubtful throughout is no set to choose; a person may still agree to its bands one by one.
    const variant = sure[0] && { variant: variants.length };
    if (variant) variants.push({ name, kind, lte: numbers('lte'), nr: numbers('nr') });
    return bands.map((band): BandItem => ({ ...band, kind, ...variant }));
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
    ...sets.flatMap((set) => set.notes ?? []),
    ...(best.length > 1 ? (['which-variant'] as const) : []),
    ...[kind === 'range' ? 'settable' : kind, ...items.flatMap(({ marks }) => marks)].flatMap(
      (reason) => NOTES[reason] ?? [],
    ),
  ];
  const several = variants.length > 1;
  return {
    lte,
    nr,
    kind,
    variants: several ? variants : [],
    items: items
      .map(({ variant, ...item }) => (several && variant !== undefined ? { ...item, variant } : item))
      .sort(byPlace),
    ignored: sets.flatMap((set) => set.ignored ?? []).sort(byPlace),
    notes: [...new Set(notes)],
  };
}

const byPlace = (a: { offset: number }, b: { offset: number }): number => a.offset - b.offset;
