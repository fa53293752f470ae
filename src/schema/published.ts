/**
 * The published JSON, version 1: one zod schema a resource. Types, validation, JSON Schema and the OpenAPI document
 * come from here. Fields are only ever added; a field that stands here keeps its name, type and meaning.
 */
import { z } from 'zod';
import { CONFIDENCES, DATE_NOTES, DEPTHS, RADIOS, SERVICES, STATES, type Service } from '../core/facts.js';
import {
  CountryCode,
  Day,
  DEVICE_KINDS,
  GRADES,
  Id,
  LocalName,
  LteBandName,
  NrBandName,
  PartialDate,
  WebAddress,
} from './facts.js';

const count = () => z.int().nonnegative();

const credit = {
  license: z
    .string()
    .min(1)
    .meta({ description: 'Licence of the facts (SPDX id).', examples: ['CC-BY-4.0'] }),
  attribution: z.string().min(1).meta({ description: 'The credit to show with the facts.' }),
};

export const VERDICTS = ['good', 'limited', 'no'] as const;

/** How many networks have each verdict; the three add up to the number of networks. */
export const Summary = z
  .strictObject({ good: count(), limited: count(), no: count() })
  .meta({ id: 'Summary', description: 'Number of networks by verdict.' });

export const Pages = z
  .strictObject({ en: WebAddress, zh: WebAddress })
  .meta({ id: 'Pages', description: 'Page of the app for people, per language.' });

export const CountryEntry = z
  .strictObject({
    cc: CountryCode,
    name: LocalName,
    networks: count().meta({ description: 'Number of networks.' }),
    checked: Day,
    single_source: z.boolean(),
    depth: z.enum(DEPTHS),
    url: WebAddress.meta({ description: 'Address of the country file.' }),
  })
  .meta({ id: 'CountryEntry' });

export const ModelEntry = z
  .strictObject({
    id: Id,
    name: z.string().min(1),
    vendor: z.string().min(1).nullable(),
    kind: z.enum(DEVICE_KINDS),
    radio: z.enum(RADIOS),
    url: WebAddress.meta({ description: 'Address of the device file.' }),
  })
  .meta({ id: 'ModelEntry' });

/** `GET /index.json` */
export const Index = z
  .strictObject({
    name: z.string().min(1),
    version: z.string().min(1).meta({ description: 'Version of the data.' }),
    updated: Day.meta({ description: 'Day on which the facts were checked.' }),
    ...credit,
    openapi: WebAddress,
    countries: z.array(CountryEntry).min(1),
    models: z.array(ModelEntry).min(1),
    check: z
      .literal('check/{id}/{cc}.json')
      .meta({ description: 'Template of the check address, relative to this file.' }),
  })
  .meta({ id: 'Index', description: 'What is covered.' });

export const Source = z
  .strictObject({ publisher: z.string().min(1), grade: z.enum(GRADES), url: WebAddress, date: PartialDate })
  .meta({ id: 'Source', description: 'A source. Grade A official, B industry, C trade and media, D other.' });

function band(id: string, name: typeof LteBandName) {
  return z
    .strictObject({ band: name, confidence: z.enum(CONFIDENCES), sources: z.array(Id).min(1) })
    .meta({ id, description: 'A band that a network operates, and how well that is known.' });
}
export const LteBand = band('LteBand', LteBandName);
export const NrBand = band('NrBand', NrBandName);

export const ServiceStatus = z
  .strictObject({
    state: z.enum(STATES),
    date: PartialDate.nullable(),
    date_note: z.enum(DATE_NOTES).optional().meta({ description: 'Half or quarter of the year in `date`.' }),
    source: Id.nullable().meta({ description: 'Source of the state, a key of the sources of the country.' }),
  })
  .meta({ id: 'ServiceStatus', description: 'State of a service on a network.' });

export const Network = z
  .strictObject({
    id: Id,
    name: z.string().min(1),
    group: z.string().min(1).nullable(),
    core_bands: z.array(LteBandName).meta({ description: 'Bands that the service rests on.' }),
    lte: z.array(LteBand),
    nr: z.array(NrBand),
    status: z
      .strictObject(
        Object.fromEntries(SERVICES.map((s) => [s, ServiceStatus])) as Record<Service, typeof ServiceStatus>,
      )
      .meta({ description: '2G, 3G, 5G standalone, RedCap, LTE-M and NB-IoT.' }),
    page: WebAddress,
  })
  .meta({ id: 'Network' });

/** `GET /countries/{cc}.json` */
export const Country = z
  .strictObject({
    cc: CountryCode,
    name: LocalName,
    checked: Day,
    single_source: z.boolean().meta({ description: 'Some network here has no cross-checked LTE band.' }),
    depth: z.enum(DEPTHS),
    networks: z.array(Network).min(1),
    sources: z.record(Id, Source),
    pages: Pages,
    ...credit,
  })
  .meta({ id: 'Country', description: 'The networks of a country.' });

/** `GET /models/{id}.json` */
export const Device = z
  .strictObject({
    id: Id,
    name: z.string().min(1),
    vendor: z.string().min(1).nullable(),
    kind: z.enum(DEVICE_KINDS),
    radio: z.enum(RADIOS),
    lte_category: z.string().min(1).nullable(),
    lte: z.array(LteBandName),
    nr: z.array(NrBandName),
    umts: z.array(z.string()).meta({ description: 'UMTS bands.' }),
    gsm_mhz: z.array(z.int()).meta({ description: 'GSM bands in MHz.' }),
    countries: z.record(CountryCode, Summary),
    sources: z.record(Id, Source),
    page: WebAddress,
    ...credit,
  })
  .meta({ id: 'Device', description: 'A device and how it fares by country.' });

const AnyBandName = z.union([LteBandName, NrBandName]);

/** Codes are listed in src/core/reason.ts; readers ignore codes that they do not know. */
export const PublishedReason = z
  .strictObject({
    code: z.enum([
      'no-common-band',
      'lpwa-not-listed',
      'lacks-core-band',
      'lacks-coverage-band',
      'low-band-share',
      'no-coverage-band-known',
      'single-source-only',
    ]),
    bands: z.array(AnyBandName).optional(),
    share: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .meta({ description: 'Supported share of the weighted scored bands.' }),
  })
  .meta({ id: 'Reason', description: 'Why the verdict is not better, or how well it is founded.' });

export const PublishedCaution = z
  .strictObject({
    code: z.enum([
      'relies-on-superset',
      'network-ends',
      'planned-date-passed',
      'receive-only-band-ignored',
      'depth-bands-only',
    ]),
    pairs: z.array(z.strictObject({ band: AnyBandName, through: AnyBandName })).optional(),
    bands: z.array(AnyBandName).optional(),
    service: z.enum(SERVICES).optional(),
    state: z.enum(STATES).optional(),
    date: PartialDate.nullable().optional(),
    date_note: z.enum(DATE_NOTES).optional(),
  })
  .meta({
    id: 'Caution',
    description: 'What could make the answer fail although the verdict is right today.',
  });

export const NetworkVerdict = z
  .strictObject({
    id: Id,
    name: z.string().min(1),
    verdict: z.enum(VERDICTS),
    basis: z.enum(CONFIDENCES),
    confirmed: z
      .boolean()
      .meta({ description: 'False for a `no` that rests on nobody saying that it works.' }),
    lte_bands_lacking: z.array(LteBandName),
    nr_bands_lacking: z.array(NrBandName),
    optional_bands_lacking: z.strictObject({ lte: z.array(LteBandName), nr: z.array(NrBandName) }),
    nr: z
      .strictObject({ state: z.enum(['not-offered', 'yes', 'partial', 'no', 'unknown']) })
      .nullable()
      .meta({ description: '5G beside the verdict; null for a device without NR bands.' }),
    reasons: z.array(PublishedReason),
    cautions: z.array(PublishedCaution),
  })
  .meta({ id: 'NetworkVerdict' });

/** `GET /check/{id}/{cc}.json` */
export const Check = z
  .strictObject({
    model: z.strictObject({ id: Id, name: z.string().min(1) }),
    country: z.strictObject({ cc: z.string().regex(/^[A-Z]{2}$/), name: z.string().min(1) }),
    summary: Summary,
    networks: z.array(NetworkVerdict).min(1),
    single_source: z.boolean().meta({ description: 'Some verdict here has the basis `single-source`.' }),
    as_of: Day.meta({ description: 'The day of asking: the day on which the facts were checked.' }),
    rule_version: z.int(),
    page: WebAddress,
    ...credit,
  })
  .meta({ id: 'Check', description: 'Whether a device works on the networks of a country.' });

/** A file beside the one that names it. */
const hashedFile = z.strictObject({
  url: z
    .string()
    .regex(/^snapshot\/[a-z]+-[0-9a-f]{16}\.json$/)
    .meta({ description: 'Relative to this file.' }),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** `GET /snapshot.json` */
export const Snapshot = z
  .strictObject({
    version: z.string().min(1).meta({ description: 'Version of the data.' }),
    updated: Day.meta({ description: 'Day on which the facts were checked.' }),
    rule_version: z.int(),
    world: hashedFile.meta({ description: 'Everything that decides and names a verdict.' }),
    evidence: hashedFile.meta({ description: 'The sources behind it.' }),
    ...credit,
  })
  .meta({ id: 'Snapshot', description: 'Where the compact world is that the pages of this site use.' });

export type Pages = z.infer<typeof Pages>;
export type Summary = z.infer<typeof Summary>;
export type CountryEntry = z.infer<typeof CountryEntry>;
export type ModelEntry = z.infer<typeof ModelEntry>;
export type Index = z.infer<typeof Index>;
export type Source = z.infer<typeof Source>;
export type ServiceStatus = z.infer<typeof ServiceStatus>;
export type Network = z.infer<typeof Network>;
export type Country = z.infer<typeof Country>;
export type Device = z.infer<typeof Device>;
export type NetworkVerdict = z.infer<typeof NetworkVerdict>;
export type Check = z.infer<typeof Check>;
export type Snapshot = z.infer<typeof Snapshot>;
