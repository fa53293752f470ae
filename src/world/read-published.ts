/**
 * The published JSON (src/schema/published.ts) read back into the world, with guards written by hand because a
 * browser should not carry a schema library for three files. Fields that are not known here are ignored: fields are
 * only ever added.
 */
import { bandNumber, type Rat } from '../core/band.js';
import {
  CONFIDENCES,
  DATE_NOTES,
  DEPTHS,
  RADIOS,
  SERVICES,
  STATES,
  type NetworkBand,
  type Service,
  type ServiceState,
} from '../core/facts.js';
import {
  type LocalName,
  type WorldCountry,
  worldDevice,
  type WorldDevice,
  type WorldNetwork,
  worldNetwork,
} from './world.js';

/** The JSON is not what was published: damaged, or of another version. `path` names the place. */
export class PublishedError extends Error {
  override readonly name = 'PublishedError';
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path || 'the file'} should be ${expected}`);
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

/** What the index says of one country and of one device: enough to name it. */
export interface PublishedIndex {
  readonly countries: readonly { readonly cc: string; readonly name: LocalName }[];
  readonly devices: readonly { readonly id: string; readonly name: string; readonly vendor: string | null }[];
}

/** `v1/countries/{cc}.json` */
export function readCountry(json: unknown): PublishedCountry {
  const country = record(json, '');
  const depth = oneOf(DEPTHS, country['depth'], 'depth');
  const networkSources = new Map<string, NetworkSources>();
  const networks = list(country['networks'], 'networks', (value, path): WorldNetwork => {
    const network = record(value, path);
    const core = list(network['core_bands'], path + '.core_bands', (v, p) => band('lte', v, p));
    const status = record(network['status'], path + '.status');
    const lte = bands('lte', network['lte'], path + '.lte', core);
    const nr = bands('nr', network['nr'], path + '.nr', []);
    const states = SERVICES.map(
      (service) => [service, serviceState(status[service], `${path}.status.${service}`)] as const,
    );
    const id = text(network['id'], path + '.id');
    networkSources.set(id, {
      lte: lte.sources,
      nr: nr.sources,
      status: byService(states.map(([service, { source }]) => [service, source])),
    });
    return worldNetwork(
      {
        id,
        name: text(network['name'], path + '.name'),
        group: textOrNull(network['group'], path + '.group'),
      },
      {
        lte: lte.bands,
        nr: nr.bands,
        depth,
        status: byService(states.map(([service, { state }]) => [service, state])),
      },
    );
  });
  return {
    cc: text(country['cc'], 'cc'),
    name: localName(country['name'], 'name'),
    depth,
    checked: text(country['checked'], 'checked'),
    networks,
    sources: new Map(
      Object.entries(record(country['sources'], 'sources')).map(([id, value]) => [
        id,
        source(value, 'sources.' + id),
      ]),
    ),
    networkSources,
  };
}

/** `v1/models/{id}.json` */
export function readDevice(json: unknown): WorldDevice {
  const device = record(json, '');
  const fallback: ('g2' | 'g3')[] = [];
  if (list(device['gsm_mhz'], 'gsm_mhz', (mhz) => mhz).length > 0) fallback.push('g2');
  if (list(device['umts'], 'umts', (name) => name).length > 0) fallback.push('g3');
  return worldDevice(
    {
      id: text(device['id'], 'id'),
      name: text(device['name'], 'name'),
      vendor: textOrNull(device['vendor'], 'vendor'),
      kind: text(device['kind'], 'kind'),
      lteCategory: textOrNull(device['lte_category'], 'lte_category'),
    },
    {
      lte: list(device['lte'], 'lte', (v, p) => band('lte', v, p)),
      nr: list(device['nr'], 'nr', (v, p) => band('nr', v, p)),
      radio: oneOf(RADIOS, device['radio'], 'radio'),
      fallback,
    },
  );
}

/** `v1/index.json`: the names in it. */
export function readIndex(json: unknown): PublishedIndex {
  const index = record(json, '');
  return {
    countries: list(index['countries'], 'countries', (value, path) => {
      const country = record(value, path);
      return { cc: text(country['cc'], path + '.cc'), name: localName(country['name'], path + '.name') };
    }),
    devices: list(index['models'], 'models', (value, path) => {
      const device = record(value, path);
      return {
        id: text(device['id'], path + '.id'),
        name: text(device['name'], path + '.name'),
        vendor: textOrNull(device['vendor'], path + '.vendor'),
      };
    }),
  };
}

function bands(rat: Rat, value: unknown, path: string, core: readonly number[]) {
  const sources = new Map<number, readonly string[]>();
  const read = list(value, path, (v, p): NetworkBand => {
    const entry = record(v, p);
    const number = band(rat, entry['band'], p + '.band');
    sources.set(number, list(entry['sources'], p + '.sources', text));
    return {
      band: number,
      confidence: oneOf(CONFIDENCES, entry['confidence'], p + '.confidence'),
      core: core.includes(number),
    };
  });
  return { bands: read, sources };
}

function serviceState(value: unknown, path: string): { state: ServiceState; source: string | null } {
  const status = record(value, path);
  const note = status['date_note'];
  return {
    state: {
      state: oneOf(STATES, status['state'], path + '.state'),
      date: textOrNull(status['date'], path + '.date'),
      ...(note !== undefined && { dateNote: oneOf(DATE_NOTES, note, path + '.date_note') }),
    },
    source: textOrNull(status['source'], path + '.source'),
  };
}

function source(value: unknown, path: string): PublishedSource {
  const entry = record(value, path);
  const url = text(entry['url'], path + '.url');
  if (!/^https?:\/\//.test(url)) throw new PublishedError(path + '.url', 'an http or https address');
  return {
    publisher: text(entry['publisher'], path + '.publisher'),
    grade: text(entry['grade'], path + '.grade'),
    url,
    date: text(entry['date'], path + '.date'),
  };
}

function byService<T>(entries: (readonly [Service, T])[]): Record<Service, T> {
  return Object.fromEntries(entries) as Record<Service, T>;
}

function localName(value: unknown, path: string): LocalName {
  const name = record(value, path);
  return { en: text(name['en'], path + '.en'), zh: text(name['zh'], path + '.zh') };
}

function band(rat: Rat, value: unknown, path: string): number {
  const number = bandNumber(rat, text(value, path));
  if (number === undefined) throw new PublishedError(path, 'a band name');
  return number;
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, path: string): T {
  if (!allowed.includes(value as T)) throw new PublishedError(path, 'one of ' + allowed.join(', '));
  return value as T;
}

function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') throw new PublishedError(path, 'a text');
  return value;
}

function textOrNull(value: unknown, path: string): string | null {
  return value === null ? null : text(value, path);
}

function list<T>(value: unknown, path: string, read: (value: unknown, path: string) => T): T[] {
  if (!Array.isArray(value)) throw new PublishedError(path, 'a list');
  return value.map((item, i) => read(item, `${path}[${i}]`));
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PublishedError(path, 'an object');
  return value as Record<string, unknown>;
}
