/** The data as it is authored: the form of every file in `data/`. */
import { z } from 'zod';
import { RADIOS } from '../core/device.js';
import { CONFIDENCES, DEPTHS } from '../core/network.js';
import { isDay } from '../core/date.js';
import { DATE_NOTES, SERVICES, STATES } from '../core/service.js';
import { VERDICTS } from '../core/verdict.js';
import { BAND_PARTS, bandNumber, LTE_BANDS, NR_BANDS, type Rat } from '../core/band.js';

const KNOWN = { lte: new Set(LTE_BANDS), nr: new Set(NR_BANDS) };

/** A band name in our spelling, `B20` or `n78`, that 3GPP defines. */
function bandName(rat: Rat) {
  const example = rat === 'lte' ? 'B20' : 'n78';
  return z.string().refine((name) => KNOWN[rat].has(bandNumber(rat, name) ?? 0), {
    error: `no ${rat === 'lte' ? 'LTE' : '5G'} band of 3GPP; write one like ${example}`,
  });
}

export const LteBandName = bandName('lte');
export const NrBandName = bandName('nr');

/** Lower case, digits and hyphens; the id of a network, device or source, and the name of its file. */
export const Id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has lower-case letters, digits and single hyphens')
  .refine((id) => !(id in {}), 'an id is no name that every JavaScript object has, like "constructor"');

/** ISO 3166-1 alpha-2 code in lower case. */
export const CountryCode = z.string().regex(/^[a-z]{2}$/, 'a country code has two lower-case letters');

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; a day that the calendar has. */
export const PartialDate = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'a date is YYYY, YYYY-MM or YYYY-MM-DD')
  .refine((date) => date.length < 10 || isDay(date), 'the calendar has no such day');

/** A day, `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** A web address of a page, http or https only. */
export const WebAddress = z.url({ protocol: /^https?$/ }).regex(/^\S+$/, 'an address has no spaces');

/**
 * Any text in one line. Line ends, other controls and signs that turn the writing round would forge lines of a calendar, a
 * feed or a terminal.
 */
export const Text = z
  .string()
  .regex(
    /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u,
    'a text is one line that says something, without control characters',
  );

const LocalName = z.strictObject({ en: Text, zh: Text });

/** `data/country-names.json`: what a country or territory is called, by code; not limited to those with facts. */
export const CountryNamesFile = z.strictObject({
  /** Where the names come from, and under which licence. */
  source: Text,
  licence: Text,
  names: z.record(CountryCode, LocalName),
});

/** A part of a band, `B28A`. */
export const BandPartName = z.enum(BAND_PARTS);

function networkBand(name: z.ZodType<string>) {
  return z.strictObject({
    band: name,
    confidence: z.enum(CONFIDENCES),
    /** Present and true where the operator's service rests on the band. */
    core: z.literal(true).optional(),
    /** Only this part of the band is in use, where a source says so. */
    part: BandPartName.optional(),
    sources: z.array(Id).min(1),
  });
}

export const ServiceStateFact = z.strictObject({
  state: z.enum(STATES),
  date: PartialDate.nullable(),
  date_note: z.enum(DATE_NOTES).optional(),
  /** Source of the state; null where nothing was researched or claimed. */
  source: Id.nullable(),
});

export const NetworkFact = z.strictObject({
  id: Id,
  name: Text,
  group: Text.nullable(),
  lte: z.array(networkBand(LteBandName)),
  nr: z.array(networkBand(NrBandName)),
  status: z.strictObject(
    Object.fromEntries(SERVICES.map((s) => [s, ServiceStateFact])) as Record<
      (typeof SERVICES)[number],
      typeof ServiceStateFact
    >,
  ),
});

/** `data/countries/{cc}.json` */
export const CountryFile = z.strictObject({
  cc: CountryCode,
  name: LocalName,
  depth: z.enum(DEPTHS),
  networks: z.array(NetworkFact).min(1),
});

export const DEVICE_KINDS = [
  'module',
  'mifi',
  'dongle',
  'dtu',
  'gateway',
  'router',
  'tracker',
  'board',
  'modem',
] as const;

/** Where a fact stands in a source that we found ourselves: the document and the place in it, or its words, or both. */
export const EvidenceFact = z
  .strictObject({
    source: Id,
    /** Document and page, table or section. */
    place: Text.optional(),
    /** A short quote, word for word. */
    quote: Text.optional(),
  })
  .refine(({ place, quote }) => place !== undefined || quote !== undefined, {
    error: 'evidence has a quote, or the place in the document',
  });

/** The ids of the sources of a device. */
const DeviceSources = z
  .array(Id)
  .min(1, 'a device names at least one source; add it to own-sources.json first');

/** `data/devices/{id}.json` */
export const DeviceFile = z.strictObject({
  id: Id,
  name: Text,
  vendor: Text.nullable(),
  kind: z.enum(DEVICE_KINDS),
  radio: z.enum(RADIOS),
  /** LTE UE category as sold: `1`, `1 bis`, `4`, `6`; null where the category names none. */
  lte_category: Text.nullable(),
  lte: z.array(LteBandName),
  /** Bands of `lte` of which the device has only a part. */
  parts: z.array(BandPartName).min(1).optional(),
  /** Bands of LTE-M and of NB-IoT, where a source lists them apart; `lte` is their union. */
  lte_m: z.array(LteBandName).optional(),
  nb_iot: z.array(LteBandName).optional(),
  nr: z.array(NrBandName),
  /** UMTS bands, `B1` to `B19`. */
  umts: z.array(z.string().regex(/^B\d{1,2}$/)),
  gsm_mhz: z.array(z.union([z.literal(850), z.literal(900), z.literal(1800), z.literal(1900)])),
  /** Where the product code is sold, as the source says. */
  region: Text.optional(),
  /** Other names and product codes that people search for. */
  aliases: z.array(Text).min(1).optional(),
  sources: DeviceSources,
  /** Added by this project; an import of the open data never touches it. */
  origin: z.literal('bandcheck').optional(),
  evidence: z
    .array(EvidenceFact)
    .min(1, 'a device of our own says where in its source the bands stand: "place", a short "quote", or both')
    .optional(),
  /** Which code has which bands was matched by order and region: a person should compare the label. */
  compare_label: z.literal(true).optional(),
  /** What else the source says, in English. */
  note: Text.optional(),
});

/** A frequency range in MHz, lower edge first; null where the band has no such direction. */
const MhzRange = z.tuple([z.number().positive(), z.number().positive()]).nullable();

/** One entry of `data/bands.json`. */
export const BandFact = z.strictObject({
  rat: z.enum(['lte', 'nr']),
  band: z.union([LteBandName, NrBandName]),
  duplex: z.enum(['FDD', 'TDD', 'SDL', 'SUL']),
  uplink_mhz: MhzRange,
  downlink_mhz: MhzRange,
  name: Text,
  /** Channel widths as upstream lists them, MHz; a list (`1.4,3,5`) or a range (`5–100`); empty where unknown. */
  channel_mhz: z.string().regex(/^[\d.,–]*$/, 'channel widths are numbers with commas, or a range'),
  sources: z.array(Id).min(1),
});
export const BandsFile = z.array(BandFact).min(1);

export const GRADES = ['A', 'B', 'C', 'D'] as const;

/** A source. Grade A official, B industry, C trade and media, D other. */
export const SourceFact = z.strictObject({
  publisher: Text,
  grade: z.enum(GRADES),
  url: WebAddress,
  date: PartialDate,
  /** The document has no date of its own: `date` is when it was read. */
  read: z.literal(true).optional(),
});
/** `data/sources.json`, by source id. */
export const SourcesFile = z.record(Id, SourceFact);

/** `data/own-sources.json`: the sources of our own devices and corrections, by id. */
export const OwnSourcesFile = z.record(Id, SourceFact);

/** `sure` counts in verdicts; `likely` is shown beside the fact and does not count. */
export const CERTAINTIES = ['sure', 'likely'] as const;

const correctionFields = {
  why: Text,
  certainty: z.enum(CERTAINTIES),
  evidence: EvidenceFact,
};

/** The state of a service that is another than the publisher says. */
export const NetworkCorrection = z.strictObject({
  field: z.enum(SERVICES),
  from: z.enum(STATES),
  to: z.enum(STATES),
  ...correctionFields,
});

/** A fact about a device that is another than the publisher says, or that the publisher does not have. */
export const DeviceCorrection = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('parts'), from: LteBandName, to: BandPartName, ...correctionFields }),
  z.strictObject({
    field: z.literal('lte_m'),
    from: z.null(),
    to: z.array(LteBandName),
    ...correctionFields,
  }),
  z.strictObject({
    field: z.literal('nb_iot'),
    from: z.null(),
    to: z.array(LteBandName),
    ...correctionFields,
  }),
]);

/** `data/corrections/networks/{id}.json` or `data/corrections/devices/{id}.json`: one file a subject. */
export const NetworkCorrectionsFile = z.strictObject({
  network: Id,
  corrections: z.array(NetworkCorrection).min(1),
});
export const DeviceCorrectionsFile = z.strictObject({
  device: Id,
  corrections: z.array(DeviceCorrection).min(1),
});

/** MCC and MNC with two or three digits, as assigned: `262-01`, `310-410`. */
export const Plmn = z
  .string()
  .regex(/^[2-7]\d{2}-\d{2,3}$/, 'a network code is MCC-MNC, three digits and two or three: 262-01, 310-410');

/** `operational`: on the air. `listed`: known for this operator, good for reading a SIM. */
export const PLMN_STATUSES = ['operational', 'listed'] as const;

export const PlmnFact = z.strictObject({
  plmn: Plmn,
  status: z.enum(PLMN_STATUSES),
  /** The sets of codes that agree. */
  sets: z.array(Id).min(1),
  /** Other networks that are on the air with this code; their files say the same. */
  shared: z.literal(true).optional(),
  /** Operators without a network of their own whose SIM cards carry this code. */
  virtual_operators: z.array(Text).min(1).optional(),
  note: Text.optional(),
});

/** `data/plmn.json`: the network codes of every network, and the sets that they come from. */
export const PlmnFile = z.strictObject({
  sets: z.record(
    Id,
    z.strictObject({
      name: Text,
      version: Text,
      licence: Text,
      url: WebAddress,
    }),
  ),
  networks: z.record(Id, z.array(PlmnFact).min(1)),
});

/** Two files of the open data that disagree; what was kept is ours. */
export const ContradictionFact = z.strictObject({
  /** The file of the open data, and the line in it that was not taken over. */
  file: Text,
  line: z.int().positive(),
  cc: CountryCode,
  /** Null where the country as a whole is meant. */
  network: Id.nullable(),
  /** What that line says, and what was kept, in the words of the open data. */
  says: Text,
  kept: Text,
});

/** `data/contradictions.json`: every one that the last import found. */
export const ContradictionsFile = z.array(ContradictionFact);

/** Version of a release of the facts. */
const DataVersion = z.string().regex(/^\d+(\.\d+)*$/, 'a data version is numbers with dots, like 32.15');

/** `data/data.json`: which release of the facts this is. */
export const DataFile = z.strictObject({
  version: DataVersion,
  /** The day the facts were checked. */
  checked: Day,
});

/** How many of each thing the facts hold. */
export const Counts = z.strictObject({
  countries: z.int().nonnegative(),
  networks: z.int().nonnegative(),
  band_facts: z.int().nonnegative(),
  devices: z.int().nonnegative(),
  bands: z.int().nonnegative(),
  sources: z.int().nonnegative(),
});

/** Something before and after a change; null before it was added, null after it was removed. */
function change<K extends z.ZodRawShape, T extends z.ZodType>(key: K, value: T) {
  return z.strictObject({ ...key, before: value.nullable(), after: value.nullable() }).refine((made) => {
    const { before, after } = made as { before: unknown; after: unknown };
    return before !== null || after !== null;
  }, 'a change has a before or an after');
}

const ofNetwork = { cc: CountryCode, network: Id };
const VerdictFact = z.strictObject({ verdict: z.enum(VERDICTS), confirmed: z.boolean() });

/** What differs between two sets of facts, thing by thing. */
export const FactChanges = z.strictObject({
  /** Names and depth of countries. */
  countries: z.array(change({ cc: CountryCode }, CountryFile.omit({ networks: true }))),
  /** Names and groups of networks. */
  networks: z.array(change(ofNetwork, NetworkFact.pick({ id: true, name: true, group: true }))),
  network_bands: z.array(
    change({ ...ofNetwork, band: z.string() }, networkBand(z.union([LteBandName, NrBandName]))),
  ),
  states: z.array(change({ ...ofNetwork, service: z.enum(SERVICES) }, ServiceStateFact)),
  devices: z.array(change({ device: Id }, DeviceFile)),
  bands: z.array(change({ band: z.string() }, BandFact)),
  sources: z.array(change({ source: Id }, SourceFact)),
  corrections: z.array(
    change({ subject: Id, field: z.string() }, z.union([NetworkCorrection, DeviceCorrection])),
  ),
  plmn: z.array(change(ofNetwork, z.array(PlmnFact))),
  /** Changed verdicts, of devices on networks that were there before and after. */
  verdicts: z.array(z.strictObject({ device: Id, ...ofNetwork, before: VerdictFact, after: VerdictFact })),
});

const changesHead = {
  /** The day the facts were checked, after the change. */
  date: Day,
  data_version: DataVersion,
  counts: Counts,
};

/**
 * `data/changes/{date}.json`: what a release of the data changed. `initial` stands for a whole data set with nothing
 * before it to compare with. A second change on a date is `{date}-2.json` and so on; an entry is never rewritten.
 */
export const ChangesFile = z.union([
  z.strictObject({ ...changesHead, initial: z.literal(true) }),
  z.strictObject({ ...changesHead, changes: FactChanges }),
]);

export type NetworkFact = z.infer<typeof NetworkFact>;
export type CountryFile = z.infer<typeof CountryFile>;
export type DeviceFile = z.infer<typeof DeviceFile>;
export type BandFact = z.infer<typeof BandFact>;
export type SourceFact = z.infer<typeof SourceFact>;
export type SourcesFile = z.infer<typeof SourcesFile>;
export type DataFile = z.infer<typeof DataFile>;
export type ServiceStateFact = z.infer<typeof ServiceStateFact>;
export type EvidenceFact = z.infer<typeof EvidenceFact>;
export type NetworkCorrection = z.infer<typeof NetworkCorrection>;
export type DeviceCorrection = z.infer<typeof DeviceCorrection>;
export type ContradictionFact = z.infer<typeof ContradictionFact>;
export type PlmnFact = z.infer<typeof PlmnFact>;
export type PlmnFile = z.infer<typeof PlmnFile>;
export type CountryNamesFile = z.infer<typeof CountryNamesFile>;
export type Counts = z.infer<typeof Counts>;
export type FactChanges = z.infer<typeof FactChanges>;
export type ChangesFile = z.infer<typeof ChangesFile>;
