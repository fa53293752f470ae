import { type FoundSet } from './reading.js';
import { type BandItem, type NoteCode, type ReadKind, type ReadResult } from './read-result.js';

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
export function combined(read: readonly FoundSet[]): ReadResult {
  // A later command or answer for the same slot replaces an earlier one.
  const sets = [...new Map(read.map((set) => [set.slot || set, set])).values()];
  /** By kind and name; the number of a band is its index. Sets of doubtful bands only are none to choose. */
  const groups: Record<string, { name: string; kind: ReadKind; lte: number[]; nr: number[] }> = {};
  for (const { kind, name = kind, bands } of sets)
    for (const { rat, band, marks } of bands)
      if (!marks.includes('doubtful'))
        (groups[kind + name] ??= { name, kind, lte: [], nr: [] })[rat][band] = band;
  const keys = Object.keys(groups);
  const variants = Object.values(groups).map((group) => ({
    ...group,
    lte: group.lte.flat(),
    nr: group.nr.flat(),
  }));
  const items = sets.flatMap(({ kind, name = kind, bands }) => {
    const variant = keys.indexOf(kind + name);
    return bands.map((band): BandItem => ({ ...band, kind, ...(keys[1] && variant >= 0 && { variant }) }));
  });
  const firstOf = (kinds: readonly ReadKind[], of: readonly { kind: ReadKind }[]) =>
    kinds.find((kind) => of.some((set) => set.kind === kind));
  const kind = firstOf(PRECEDENCE, variants) ?? firstOf(PRECEDENCE.slice(2), sets) ?? 'none';
  // The plain answer: the only variant of the kind that counts most.
  const [best, rival] = variants.filter((variant) => variant.kind === kind);
  const { lte, nr } = (!rival && best) || { lte: [], nr: [] };
  return {
    lte,
    nr,
    kind,
    variants: keys[1] ? variants : [],
    items: items.sort((a, b) => a.offset - b.offset),
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
