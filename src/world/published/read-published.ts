/**
 * The published JSON (src/schema/published.ts) read back into the world. Fields that are not known here are ignored:
 * fields are only ever added.
 */
import { prepareDevice, prepareNetwork } from '../../core/verdict.js';
import { bandNumber, type Rat } from '../../core/band.js';
import { RADIOS, type Radio } from '../../core/device.js';
import { CONFIDENCES, DEPTHS, type Confidence, type Depth, type NetworkBand } from '../../core/network.js';
import {
  DATE_NOTES,
  SERVICES,
  STATES,
  type DateNote,
  type Service,
  type ServiceState,
  type State,
} from '../../core/service.js';
import { guard, type Shape } from './shape.js';
import type { EvidenceSource, NetworkEvidence } from '../snapshot/world-snapshot.js';
import { type LocalName, type WorldCountry, type WorldDevice } from '../world.js';

/** Who says what: ids of the sources by network and band name (`B20`, `n78`), and the sources by id. */
export interface BandEvidence {
  readonly sources: ReadonlyMap<string, EvidenceSource>;
  readonly networks: ReadonlyMap<string, Pick<NetworkEvidence, 'bands'>>;
}

/** A country with the evidence for its facts; a kept copy has none. */
export interface PublishedCountry extends WorldCountry {
  readonly evidence?: BandEvidence | undefined;
}

interface BandJson {
  readonly band: string;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
}
interface StateJson {
  readonly state: State;
  readonly date: string | null;
  readonly date_note?: DateNote;
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
    readonly status: Record<Service, StateJson>;
  }[];
  readonly sources: Record<string, EvidenceSource>;
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

const oneOf = (allowed: readonly unknown[]) => (value: unknown) => allowed.includes(value);
const band = (rat: Rat) => (value: unknown) => bandNumber(rat, String(value)) !== undefined;
const bands = (rat: Rat): Shape => [{ band: band(rat), confidence: oneOf(CONFIDENCES), sources: [''] }];
const textOrNull = (value: unknown) => value === null || typeof value === 'string';

const COUNTRY: Shape = {
  cc: '',
  name: { en: '', zh: '' },
  depth: oneOf(DEPTHS),
  checked: '',
  networks: [
    {
      id: '',
      name: '',
      group: textOrNull,
      core_bands: [band('lte')],
      lte: bands('lte'),
      nr: bands('nr'),
      status: byService((): Shape => ({
        state: oneOf(STATES),
        date: textOrNull,
        date_note: oneOf([...DATE_NOTES, undefined]),
      })),
    },
  ],
  sources: {},
};
const SOURCE: Shape = {
  publisher: '',
  grade: '',
  // links are drawn from it: nothing but a web page may be behind one
  url: (value) => /^https?:\/\//.test(String(value)),
  date: '',
};
const DEVICE: Shape = {
  id: '',
  name: '',
  vendor: textOrNull,
  kind: '',
  radio: oneOf(RADIOS),
  lte_category: textOrNull,
  lte: [band('lte')],
  nr: [band('nr')],
  umts: [() => true],
  gsm_mhz: [() => true],
};

/**
 * `v1/countries/{cc}.json`
 * @throws where it is not of this form
 */
export function readCountry(json: unknown): PublishedCountry {
  guard(json, COUNTRY);
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
      return prepareNetwork({
        id,
        name,
        group,
        lte: bands('lte', lte),
        nr: bands('nr', nr),
        status: states,
        depth,
      });
    }),
    evidence: {
      sources: new Map(Object.entries(sources)),
      networks: new Map(
        networks.map(({ id, lte, nr }) => [
          id,
          { bands: new Map([...lte, ...nr].map(({ band, sources }) => [band, sources])) },
        ]),
      ),
    },
  };
}

/**
 * `v1/models/{id}.json`
 * @throws where it is not of this form
 */
export function readDevice(json: unknown): WorldDevice {
  guard(json, DEVICE);
  const { id, name, vendor, kind, radio, lte_category, lte, nr, umts, gsm_mhz } = json as DeviceJson;
  const fallback: ('g2' | 'g3')[] = [];
  if (gsm_mhz.length > 0) fallback.push('g2');
  if (umts.length > 0) fallback.push('g3');
  return prepareDevice({
    id,
    name,
    vendor,
    kind,
    lteCategory: lte_category,
    lte: lte.map((name) => bandNumber('lte', name)!),
    nr: nr.map((name) => bandNumber('nr', name)!),
    radio,
    fallback,
  });
}

function byService<T>(value: (service: Service) => T): Record<Service, T> {
  return Object.fromEntries(SERVICES.map((service) => [service, value(service)])) as Record<Service, T>;
}
