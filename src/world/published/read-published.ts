/**
 * The published JSON (`src/schema/published-*.ts`) read back into the world. Fields that are not known here are ignored:
 * fields are only ever added.
 */
import { prepareDevice, prepareNetwork } from '../../core/prepare.js';
import { BAND_PARTS, bandNumber, type Rat } from '../../core/band.js';
import { RADIOS } from '../../core/device.js';
import { CONFIDENCES, DEPTHS, type NetworkBand, withPlannedParts } from '../../core/network.js';
import { DATE_NOTES, SERVICES, STATES, type Service, type ServiceState } from '../../core/service.js';
import type { PublishedCountry, PublishedNetwork } from '../../schema/published-country.js';
import type { PublishedDevice } from '../../schema/published-device.js';
import { ownCorrections } from '../own-corrections.js';
import { requireShape, type Shape } from './shape.js';
import type { EvidenceSource } from '../snapshot/evidence.js';
import type { NetworkCode, WorldCorrection, WorldCountry, WorldDevice } from '../world.js';

/** A country with the sources of its data; a kept copy has none. */
export interface CountryWithEvidence extends WorldCountry {
  /** Who says that a network, by its id, uses a band, by its name: `B20`, `n78`. */
  readonly sourcesOf?: ((network: string, band: string) => readonly EvidenceSource[]) | undefined;
}

const oneOf = (allowed: readonly unknown[]) => (value: unknown) => allowed.includes(value);
const band = (rat: Rat) => (value: unknown) => bandNumber(rat, String(value)) !== undefined;
const bands = (rat: Rat): Shape => [
  {
    band: band(rat),
    confidence: oneOf(CONFIDENCES),
    part: oneOf([...BAND_PARTS, undefined]),
    sources: [''],
  },
];
/** A list that older files do not have. */
const optionalList = (item: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every(item));
const isText = (value: unknown) => typeof value === 'string';
const textOrNull = (value: unknown) => value === null || typeof value === 'string';
const textOrTexts = (value: unknown) => [value].flat().every(isText);

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
      plmn: optionalList((code) => isText((code as NetworkCode | null)?.plmn)),
    },
  ],
};
const SOURCE: Shape = {
  publisher: '',
  grade: '',
  // links are drawn from it: nothing but a web page may be behind one
  url: (value) => /^https?:\/\//.test(String(value)),
  date: '',
};
const CORRECTIONS: Shape = [
  {
    subject: '',
    field: '',
    from: (value) => value === null || textOrTexts(value),
    to: textOrTexts,
    outcome: '',
    source: '',
  },
];
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
  parts: optionalList(oneOf(BAND_PARTS)),
  lte_m: optionalList(band('lte')),
  nb_iot: optionalList(band('lte')),
  aliases: optionalList(isText),
};

/**
 * `v1/countries/{cc}.json`, with the sources
 * @throws where it is not of this form
 */
export function readCountry(json: unknown): CountryWithEvidence {
  const country = readWorldCountry(json);
  requireShape(json, { sources: {} });
  const { networks, sources } = json as PublishedCountry;
  for (const id in sources) requireShape(sources[id], SOURCE, 'sources.' + id);
  const known = new Map(Object.entries(sources));
  const ids = new Map(
    networks.flatMap(({ id, lte, nr }) =>
      [...lte, ...nr].map(({ band, sources }) => [`${id} ${band}`, sources] as const),
    ),
  );
  return {
    ...country,
    sourcesOf: (network, band) => (ids.get(`${network} ${band}`) ?? []).flatMap((id) => known.get(id) ?? []),
  };
}

/**
 * `v1/countries/{cc}.json`, as far as verdicts need it
 * @throws where it is not of this form
 */
export function readWorldCountry(json: unknown): WorldCountry {
  requireShape(json, COUNTRY);
  const { cc, name, depth, checked, networks } = json as PublishedCountry;
  const corrections = readCorrections(json);
  return {
    cc,
    name,
    depth,
    checked,
    networks: networks.map(({ id, name, group, core_bands, lte, nr, status, plmn }) => {
      const bands = (rat: Rat, facts: PublishedNetwork['lte']) =>
        facts.map(({ band, confidence, part }): NetworkBand => ({
          band: bandNumber(rat, band)!,
          confidence,
          core: core_bands.includes(band),
          ...(part && { part }),
        }));
      const states = byService((service): ServiceState => {
        const { state, date, date_note } = status[service];
        return { state, date, ...(date_note && { dateNote: date_note }) };
      });
      return prepareNetwork({
        id,
        name,
        group,
        ...(plmn?.length && { codes: plmn.map(({ plmn, status }) => ({ plmn, status })) }),
        lte: withPlannedParts(cc, bands('lte', lte)),
        nr: bands('nr', nr),
        status: states,
        depth,
        ...ownCorrections(corrections, id),
      });
    }),
  };
}

/**
 * `v1/models/{id}.json`
 * @throws where it is not of this form
 */
export function readDevice(json: unknown): WorldDevice {
  requireShape(json, DEVICE);
  const {
    id,
    name,
    vendor,
    kind,
    radio,
    lte_category,
    lte,
    nr,
    umts,
    gsm_mhz,
    parts,
    lte_m,
    nb_iot,
    aliases,
  } = json as PublishedDevice;
  const fallback: ('g2' | 'g3')[] = [];
  if (gsm_mhz.length > 0) fallback.push('g2');
  if (umts.length > 0) fallback.push('g3');
  const lteBands = (names: readonly string[]) => names.map((name) => bandNumber('lte', name)!);
  return prepareDevice({
    id,
    name,
    vendor,
    kind,
    lteCategory: lte_category,
    ...(aliases?.length && { aliases }),
    ...ownCorrections(readCorrections(json), id),
    lte: lteBands(lte),
    ...(parts && { parts }),
    ...(lte_m && nb_iot && { lpwa: { ltem: lteBands(lte_m), nbiot: lteBands(nb_iot) } }),
    nr: nr.map((name) => bandNumber('nr', name)!),
    radio,
    fallback,
  });
}

/**
 * What is laid over the publisher's data. Older files have nothing; what the publisher says by now, or contradicts, is no
 * correction any more.
 */
function readCorrections(json: unknown): WorldCorrection[] {
  const { corrections = [], sources } = json as Partial<Pick<PublishedCountry, 'corrections' | 'sources'>>;
  requireShape(corrections, CORRECTIONS, 'corrections');
  return corrections.flatMap(({ subject, field, from, to, outcome, source: id }) => {
    if (outcome !== 'applied' && outcome !== 'beside') return [];
    requireShape(sources?.[id], SOURCE, 'sources.' + id);
    const { publisher, url, date } = sources![id]!;
    return { subject, field, from, to, outcome, source: { publisher, url, date } };
  });
}

function byService<T>(value: (service: Service) => T): Record<Service, T> {
  return Object.fromEntries(SERVICES.map((service) => [service, value(service)])) as Record<Service, T>;
}
