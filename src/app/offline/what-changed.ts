/** The changes in `/v1/changes.json` that a person would open a page for. */

type ChangeKind = 'verdict' | 'band' | 'state' | 'network' | 'country' | 'device';

export interface FactChange {
  readonly kind: ChangeKind;
  /** Page to open, without the language. */
  readonly path: string;
  readonly device?: string;
  readonly cc?: string;
  readonly network?: string;
  /** The band (`B20`) or service (`ltem`) that changed. */
  readonly what?: string;
  /** What it was and is: a verdict, a confidence, a state, or the name of what was added or removed; null for nothing. */
  readonly before: string | null;
  readonly after: string | null;
  /** It concerns something that the person marked. */
  readonly favourite: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How each list of a release is read: the pages that it concerns (the first is the one to open) and what it says. */
const LISTS: readonly {
  readonly name: string;
  readonly kind: ChangeKind;
  readonly paths: (change: Json) => string[];
  readonly what?: (change: Json) => string;
  readonly value: (side: Json) => string;
}[] = [
  {
    name: 'verdicts',
    kind: 'verdict',
    paths: ({ device, cc, network }) => [
      `/check/${text(device)}/${text(cc)}`,
      `/devices/${text(device)}`,
      `/networks/${text(network)}`,
      `/countries/${text(cc)}`,
    ],
    value: ({ verdict, confirmed }) => (confirmed === false ? 'unconfirmed' : text(verdict)),
  },
  {
    name: 'network_bands',
    kind: 'band',
    paths: ({ network, cc }) => [`/networks/${text(network)}`, `/countries/${text(cc)}`],
    what: ({ band }) => text(band),
    value: ({ confidence }) => text(confidence),
  },
  {
    name: 'states',
    kind: 'state',
    paths: ({ network, cc }) => [`/networks/${text(network)}`, `/countries/${text(cc)}`],
    what: ({ service }) => text(service),
    value: ({ state, date }) => [text(state), text(date)].filter(Boolean).join(' '),
  },
  {
    name: 'networks',
    kind: 'network',
    paths: ({ network, cc }) => [`/networks/${text(network)}`, `/countries/${text(cc)}`],
    value: ({ name }) => text(name),
  },
  {
    name: 'countries',
    kind: 'country',
    paths: ({ cc }) => [`/countries/${text(cc)}`],
    value: ({ depth }) => text(depth),
  },
  {
    name: 'devices',
    kind: 'device',
    paths: ({ device }) => [`/devices/${text(device)}`],
    value: ({ name }) => text(name),
  },
];

/**
 * The changes of all releases after `since`, favourites first, newest first within; empty when `since` is the newest.
 * The initial release is no change. Nothing is assumed about the text but that it is JSON of this address.
 * @param since version of the data that the person saw last; one that the list does not name counts as before all
 * @param favourites paths without the language
 */
export function whatChanged(changes: unknown, since: string, favourites: readonly string[]): FactChange[] {
  const marked = new Set(favourites);
  const found: FactChange[] = [];
  for (const release of list(record(changes)['entries'])) {
    if (release['data_version'] === since) break;
    const lists = record(release['changes']);
    for (const { name, kind, paths, what, value } of LISTS) {
      for (const change of list(lists[name])) {
        const side = (of: unknown) => (of === null || of === undefined ? null : value(record(of)));
        const concerned = paths(change);
        found.push({
          kind,
          path: concerned[0]!,
          ...(typeof change['device'] === 'string' && { device: change['device'] }),
          ...(typeof change['cc'] === 'string' && { cc: change['cc'] }),
          ...(typeof change['network'] === 'string' && { network: change['network'] }),
          ...(what && { what: what(change) }),
          before: side(change['before']),
          after: side(change['after']),
          favourite: concerned.some((path) => marked.has(path)),
        });
      }
    }
  }
  return found.sort((a, b) => Number(b.favourite) - Number(a.favourite));
}
