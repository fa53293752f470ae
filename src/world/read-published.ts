/**
 * The published JSON (src/schema/published.ts) read back into the world, with guards written by hand because a
 * browser should not carry a schema library for two files. Fields that are not known here are ignored: fields are only
 * ever added.
 */
import { bandNumber, type Rat } from '../core/band.js';
import {
  CONFIDENCES,
  DATE_NOTES,
  DEPTHS,
  RADIOS,
  SERVICES,
  STATES,
  type Confidence,
  type DateNote,
  type Depth,
  type NetworkBand,
  type Radio,
  type Service,
  type ServiceState,
  type State,
} from '../core/facts.js';
import { type LocalName, type WorldCountry, worldDevice, type WorldDevice, worldNetwork } from './world.js';

/** The JSON is not what was published: damaged, or of another version. `path` names the first wrong place. */
export class PublishedError extends Error {
  override readonly name = 'PublishedError';
  constructor(readonly path: string) {
    super(`not of the published form at ${path || 'the top'}`);
  }
}

/** Who says something. Grade A official, B industry, C trade and media, D other. */
export interface PublishedSource {
  readonly publisher: string;
  readonly grade: string;
  /** http or https. */
  readonly url: string;
  readonly date: string;
}

/** Ids of the sources of each fact of a network. */
export interface NetworkSources {
  readonly lte: ReadonlyMap<number, readonly string[]>;
  readonly nr: ReadonlyMap<number, readonly string[]>;
  readonly status: Readonly<Record<Service, string | null>>;
}

/** A country with the evidence for its facts. */
export interface PublishedCountry extends WorldCountry {
  readonly sources: ReadonlyMap<string, PublishedSource>;
  /** By network id. */
  readonly networkSources: ReadonlyMap<string, NetworkSources>;
}

/** What a value must be like: a test, a list of one shape, or an object with at least these fields. */
type Shape = ((value: unknown) => boolean) | readonly [Shape] | { readonly [name: string]: Shape };

const text = (value: unknown) => typeof value === 'string' && value !== '';
const textOrNull = (value: unknown) => value === null || text(value);
const anything = () => true;
const oneOf = (allowed: readonly unknown[]) => (value: unknown) => allowed.includes(value);
const band = (rat: Rat) => (value: unknown) => text(value) && bandNumber(rat, value as string) !== undefined;
const bandFact = (rat: Rat) => ({
  band: band(rat),
  confidence: oneOf(CONFIDENCES),
  sources: [text] as const,
});

const STATUS = {
  state: oneOf(STATES),
  date: textOrNull,
  date_note: oneOf([...DATE_NOTES, undefined]),
  source: textOrNull,
};
const COUNTRY: Shape = {
  cc: text,
  name: { en: text, zh: text },
  depth: oneOf(DEPTHS),
  checked: text,
  networks: [
    {
      id: text,
      name: text,
      group: textOrNull,
      core_bands: [band('lte')],
      lte: [bandFact('lte')],
      nr: [bandFact('nr')],
      status: byService(() => STATUS),
    },
  ],
  sources: {},
};
const SOURCE: Shape = {
  publisher: text,
  grade: text,
  // links are drawn from it: nothing but a web page may be behind one
  url: (value) => text(value) && /^https?:\/\//.test(value as string),
  date: text,
};
const DEVICE: Shape = {
  id: text,
  name: text,
  vendor: textOrNull,
  kind: text,
  radio: oneOf(RADIOS),
  lte_category: textOrNull,
  lte: [band('lte')],
  nr: [band('nr')],
  umts: [anything],
  gsm_mhz: [anything],
};

interface BandJson {
  readonly band: string;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
}
interface CountryJson {
  readonly cc: string;
  readonly name: LocalName;
  readonly depth: Depth;
  readonly checked: string;
  readonly networks: readonly {
    readonly id: string;
    readonly name: string;
    readonly group: string | null;
    readonly core_bands: readonly string[];
    readonly lte: readonly BandJson[];
    readonly nr: readonly BandJson[];
    readonly status: Record<
      Service,
      {
        readonly state: State;
        readonly date: string | null;
        readonly date_note?: DateNote;
        readonly source: string | null;
      }
    >;
  }[];
  readonly sources: Record<string, PublishedSource>;
}
interface DeviceJson {
  readonly id: string;
  readonly name: string;
  readonly vendor: string | null;
  readonly kind: string;
  readonly radio: Radio;
  readonly lte_category: string | null;
  readonly lte: readonly string[];
  readonly nr: readonly string[];
  readonly umts: readonly unknown[];
  readonly gsm_mhz: readonly unknown[];
}

/**
 * `v1/countries/{cc}.json`
 * @throws PublishedError
 */
export function readCountry(json: unknown): PublishedCountry {
  guard(json, COUNTRY, '');
  const { cc, name, depth, checked, networks, sources } = json as CountryJson;
  for (const id in sources) guard(sources[id], SOURCE, 'sources.' + id);
  return {
    cc,
    name,
    depth,
    checked,
    networks: networks.map(({ id, name, group, core_bands, lte, nr, status }) => {
      const bands = (rat: Rat, facts: readonly BandJson[]) =>
        facts.map(({ band, confidence }): NetworkBand => ({
          band: bandNumber(rat, band)!,
          confidence,
          core: core_bands.includes(band),
        }));
      const states = byService((service): ServiceState => {
        const { state, date, date_note } = status[service];
        return { state, date, ...(date_note && { dateNote: date_note }) };
      });
      return worldNetwork(
        { id, name, group },
        { lte: bands('lte', lte), nr: bands('nr', nr), status: states, depth },
      );
    }),
    sources: new Map(Object.entries(sources)),
    networkSources: new Map(
      networks.map(({ id, lte, nr, status }) => {
        const ids = (rat: Rat, facts: readonly BandJson[]) =>
          new Map(facts.map(({ band, sources }) => [bandNumber(rat, band)!, sources]));
        return [
          id,
          { lte: ids('lte', lte), nr: ids('nr', nr), status: byService((service) => status[service].source) },
        ];
      }),
    ),
  };
}

/**
 * `v1/models/{id}.json`
 * @throws PublishedError
 */
export function readDevice(json: unknown): WorldDevice {
  guard(json, DEVICE, '');
  const { id, name, vendor, kind, radio, lte_category, lte, nr, umts, gsm_mhz } = json as DeviceJson;
  const fallback: ('g2' | 'g3')[] = [];
  if (gsm_mhz.length > 0) fallback.push('g2');
  if (umts.length > 0) fallback.push('g3');
  return worldDevice(
    { id, name, vendor, kind, lteCategory: lte_category },
    {
      lte: lte.map((name) => bandNumber('lte', name)!),
      nr: nr.map((name) => bandNumber('nr', name)!),
      radio,
      fallback,
    },
  );
}

function byService<T>(value: (service: Service) => T): Record<Service, T> {
  return Object.fromEntries(SERVICES.map((service) => [service, value(service)])) as Record<Service, T>;
}

/** @throws PublishedError where the value is not of the shape */
function guard(value: unknown, shape: Shape, path: string): void {
  if (typeof shape === 'function') {
    if (!shape(value)) throw new PublishedError(path);
  } else if (shape instanceof Array) {
    if (!(value instanceof Array)) throw new PublishedError(path);
    value.forEach((item, i) => guard(item, shape[0], `${path}[${i}]`));
  } else {
    if (typeof value !== 'object' || value === null || value instanceof Array) throw new PublishedError(path);
    for (const name in shape)
      guard((value as Record<string, unknown>)[name], shape[name]!, path ? path + '.' + name : name);
  }
}
