/** The tables of the downloads: one definition for CSV, NDJSON, JSON, SQLite and Parquet. */
import { lastDayOf } from '../core/date.js';
import { findSwitchOffs } from '../core/life.js';
import { SERVICES } from '../core/service.js';
import type { Dataset } from '../dataset/dataset.js';
import type { CountryFile, NetworkFact } from '../schema/facts.js';
import type { Check } from '../schema/published-check.js';
import type { Downloads } from '../schema/published-manifests.js';
import { findNoSecondSource } from '../world/second-source.js';
import { networksSharing } from './shared-codes.js';

export type Column = Downloads['tables'][string][number];
/** A value of a column of type `string`, `integer`, `boolean` or `list`. */
export type Cell = string | number | boolean | readonly string[] | null;

export interface Table {
  readonly name: string;
  /** The columns that tell its rows apart. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  /** One value a column, in the order of the columns. Of a large table they may be made whenever they are read. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A column, and what stands in it for a thing; a `?` after the type says that values may be missing. */
type Field<Thing> = readonly [
  name: string,
  type: Column['type'] | 'string?' | 'number?',
  description: string,
  valueOf: (thing: Thing) => Cell,
];

/** A network with its country. */
interface Place {
  readonly country: CountryFile;
  readonly network: NetworkFact;
}

/**
 * Every table.
 * @param listVerdicts lists rows of `verdictRows`, whenever the table of verdicts is read
 */
export function tablesOf(dataset: Dataset, listVerdicts: () => readonly Cell[][]): Table[] {
  const networks = dataset.countries.flatMap((country) =>
    country.networks.map((network) => ({ country, network })),
  );
  return [
    networksTable(networks),
    networkBandsTable(networks, dataset),
    bandsTable(dataset),
    switchOffsTable(networks),
    devicesTable(dataset),
    {
      name: 'verdicts',
      key: ['device', 'network'],
      columns: columnsOf(VERDICT),
      get rows() {
        return listVerdicts();
      },
    },
    codesTable(networks, dataset),
    correctionsTable(dataset),
    sourcesTable(dataset),
  ];
}

/** The rows of the verdicts table of one check. */
export function verdictRows(device: string, cc: string, { networks }: Pick<Check, 'networks'>): Cell[][] {
  return networks.map((network) => rowOf(VERDICT, { device, cc, ...network }));
}

function networksTable(networks: readonly Place[]): Table {
  return tableOf('networks', ['network'], networks, [
    CC,
    ['country_en', 'string', 'Country, in English.', ({ country }) => country.name.en],
    ['country_zh', 'string', 'Country, in Simplified Chinese.', ({ country }) => country.name.zh],
    [
      'depth',
      'string',
      '`full`: bands and states were researched; `bands`: bands only.',
      ({ country }) => country.depth,
    ],
    NETWORK,
    ['name', 'string', 'What the network is called.', ({ network }) => network.name],
    ['company_group', 'string?', 'Group of companies that it belongs to.', ({ network }) => network.group],
    [
      'core_bands',
      'list',
      'LTE bands that the service rests on.',
      ({ network }) => network.lte.filter(({ core }) => core).map(({ band }) => band),
    ],
    ['lte', 'list', 'LTE bands.', ({ network }) => network.lte.map(({ band }) => band)],
    ['nr', 'list', '5G bands.', ({ network }) => network.nr.map(({ band }) => band)],
    ...SERVICES.flatMap((service): Field<Place>[] => [
      [`${service}_state`, 'string', `State of ${service}.`, ({ network }) => network.status[service].state],
      [
        `${service}_date`,
        'string?',
        'Day, month or year of that state.',
        ({ network }) => network.status[service].date,
      ],
      [
        `${service}_date_note`,
        'string?',
        'Half or quarter of that year.',
        ({ network }) => network.status[service].date_note ?? null,
      ],
      [
        `${service}_source`,
        'string?',
        'Id of the source of that state.',
        ({ network }) => network.status[service].source,
      ],
    ]),
  ]);
}

function networkBandsTable(networks: readonly Place[], { sources }: Dataset): Table {
  const bands = networks.flatMap((place) =>
    (['lte', 'nr'] as const).flatMap((rat) => place.network[rat].map((fact) => ({ ...place, rat, fact }))),
  );
  return tableOf('network_bands', ['network', 'band'], bands, [
    CC,
    NETWORK,
    ['rat', 'string', '`lte` or `nr`.', ({ rat }) => rat],
    ['band', 'string', 'Name of the band.', ({ fact }) => fact.band],
    ['confidence', 'string', '`cross-checked` or `single-source`.', ({ fact }) => fact.confidence],
    ['core', 'boolean', 'Whether the service rests on it.', ({ fact }) => fact.core ?? false],
    [
      'part',
      'string?',
      'The part of the band in use, where a source says that it is not all of it.',
      ({ fact }) => fact.part ?? null,
    ],
    [
      'second_source_named',
      'string?',
      'Of a cross-checked band whose second source is not published: `none` is named, or a page of the `publisher`.',
      ({ fact }) => findNoSecondSource(fact.confidence, fact.sources, (id) => sources[id]?.url) ?? null,
    ],
    ['sources', 'list', 'Ids of the sources.', ({ fact }) => fact.sources],
  ]);
}

function bandsTable({ bands }: Dataset): Table {
  return tableOf('bands', ['band'], bands, [
    ['band', 'string', 'Name of the band.', ({ band }) => band],
    ['rat', 'string', '`lte` or `nr`.', ({ rat }) => rat],
    ['name', 'string', 'What the band is called, by its frequency.', ({ name }) => name],
    ['duplex', 'string', '`FDD`, `TDD`, `SDL` receive-only, `SUL` uplink-only.', ({ duplex }) => duplex],
    [
      'uplink_low_mhz',
      'number?',
      'Lower edge of the uplink, in MHz.',
      ({ uplink_mhz }) => uplink_mhz?.[0] ?? null,
    ],
    [
      'uplink_high_mhz',
      'number?',
      'Upper edge of the uplink, in MHz.',
      ({ uplink_mhz }) => uplink_mhz?.[1] ?? null,
    ],
    [
      'downlink_low_mhz',
      'number?',
      'Lower edge of the downlink, in MHz.',
      ({ downlink_mhz }) => downlink_mhz?.[0] ?? null,
    ],
    [
      'downlink_high_mhz',
      'number?',
      'Upper edge of the downlink, in MHz.',
      ({ downlink_mhz }) => downlink_mhz?.[1] ?? null,
    ],
    [
      'channel_mhz',
      'string?',
      'Channel widths in MHz: a list, or a range.',
      ({ channel_mhz }) => channel_mhz || null,
    ],
    ['sources', 'list', 'Ids of the sources.', ({ sources }) => sources],
  ]);
}

function switchOffsTable(networks: readonly Place[]): Table {
  const ends = networks.flatMap((place) =>
    findSwitchOffs(place.network.status).map((end) => ({ ...place, ...end })),
  );
  return tableOf('switch_offs', ['network', 'service'], ends, [
    CC,
    NETWORK,
    ['service', 'string', '`g2` 2G, `g3` 3G, `nbiot` NB-IoT.', ({ service }) => service],
    ['state', 'string', '`planned`, `ending` being switched off, `off`.', ({ status }) => status.state],
    ['date', 'string?', 'Day, month or year; missing where none is known.', ({ status }) => status.date],
    ['date_note', 'string?', 'Half or quarter of that year.', ({ status }) => status.date_note ?? null],
    [
      'last_day',
      'string?',
      'The last day that the date can mean.',
      ({ status: { date, date_note } }) => (date === null ? null : lastDayOf(date, date_note)),
    ],
    ['source', 'string?', 'Id of the source.', ({ status }) => status.source],
  ]);
}

function devicesTable({ devices }: Dataset): Table {
  return tableOf('devices', ['device'], devices, [
    ['device', 'string', 'Id of the device.', ({ id }) => id],
    ['name', 'string', 'Name of the device.', ({ name }) => name],
    ['vendor', 'string?', 'Maker.', ({ vendor }) => vendor],
    ['kind', 'string', 'What sort of device it is.', ({ kind }) => kind],
    ['radio', 'string', '`lte`, `lpwa`, `nr` or `redcap`.', ({ radio }) => radio],
    ['lte_category', 'string?', 'LTE UE category.', ({ lte_category }) => lte_category],
    ['lte', 'list', 'LTE bands.', ({ lte }) => lte],
    ['nr', 'list', '5G bands.', ({ nr }) => nr],
    ['umts', 'list', 'UMTS bands.', ({ umts }) => umts],
    ['gsm_mhz', 'list', 'GSM bands in MHz.', ({ gsm_mhz }) => gsm_mhz.map(String)],
    ['lte_m', 'list', 'Bands of LTE-M, where a source lists them apart.', ({ lte_m }) => lte_m ?? []],
    ['nb_iot', 'list', 'Bands of NB-IoT, where a source lists them apart.', ({ nb_iot }) => nb_iot ?? []],
    ['parts', 'list', 'Bands of which the device has only a part.', ({ parts }) => parts ?? []],
    ['aliases', 'list', 'Other names and product codes.', ({ aliases }) => aliases ?? []],
    [
      'origin',
      'string',
      '`band-atlas` of the open data, `bandcheck` added by this project.',
      ({ origin }) => origin ?? 'band-atlas',
    ],
    ['region', 'string?', 'Where the product code is sold.', ({ region }) => region ?? null],
    [
      'compare_label',
      'boolean',
      'Whether a person should compare the label: see `region`.',
      ({ compare_label }) => compare_label ?? false,
    ],
    ['note', 'string?', 'What else a source says, in English.', ({ note }) => note ?? null],
    ['sources', 'list', 'Ids of the sources.', ({ sources }) => sources],
  ]);
}

/** The verdict on one network of a check. */
type Verdict = Check['networks'][number] & { readonly device: string; readonly cc: string };

const VERDICT: readonly Field<Verdict>[] = [
  ['device', 'string', 'Id of the device.', ({ device }) => device],
  ['cc', 'string', 'Code of the country, lower case.', ({ cc }) => cc],
  ['network', 'string', 'Id of the network.', ({ id }) => id],
  ['verdict', 'string', '`good`, `limited` or `no`.', ({ verdict }) => verdict],
  ['basis', 'string', 'Confidence of the bands that it was scored on.', ({ basis }) => basis],
  [
    'confirmed',
    'boolean',
    'False for a `no` that rests on nobody saying that it works.',
    ({ confirmed }) => confirmed,
  ],
  [
    'lte_bands_lacking',
    'list',
    'Scored LTE bands that the device does not support.',
    ({ lte_bands_lacking }) => lte_bands_lacking,
  ],
  ['nr_bands_lacking', 'list', 'The same of 5G.', ({ nr_bands_lacking }) => nr_bands_lacking],
  [
    'optional_lte_bands_lacking',
    'list',
    'LTE bands that a `good` device lacks without harm.',
    ({ optional_bands_lacking }) => optional_bands_lacking.lte,
  ],
  [
    'optional_nr_bands_lacking',
    'list',
    'The same of 5G.',
    ({ optional_bands_lacking }) => optional_bands_lacking.nr,
  ],
  [
    'nr_state',
    'string?',
    '5G beside the verdict; missing for a device without 5G bands.',
    ({ nr }) => nr?.state ?? null,
  ],
  ['reasons', 'list', 'Codes of the reasons.', ({ reasons }) => reasons.map(({ code }) => code)],
  ['cautions', 'list', 'Codes of what to beware of.', ({ cautions }) => cautions.map(({ code }) => code)],
];

function codesTable(networks: readonly Place[], { plmn }: Dataset): Table {
  const codes = networks.flatMap((place) =>
    (plmn[place.network.id] ?? []).map((fact) => ({ ...place, fact })),
  );
  return tableOf('codes', ['network', 'plmn'], codes, [
    CC,
    NETWORK,
    ['plmn', 'string', 'MCC and MNC, with the digits as assigned.', ({ fact }) => fact.plmn],
    [
      'status',
      'string',
      '`operational` on the air; `listed` known for this operator, good for reading a SIM.',
      ({ fact }) => fact.status,
    ],
    [
      'shared_with',
      'list',
      'Ids of other networks with the same code.',
      ({ fact, network }) => networksSharing(fact, network.id, plmn),
    ],
    [
      'virtual_operators',
      'string?',
      'Operators without a network of their own whose SIM cards carry the code, separated by semicolons.',
      ({ fact }) => fact.virtual_operators?.join('; ') ?? null,
    ],
    ['sets', 'list', 'Sets of codes that agree; data/plmn.json names them.', ({ fact }) => fact.sets],
    ['note', 'string?', 'What else is known, in English.', ({ fact }) => fact.note ?? null],
  ]);
}

function correctionsTable({ corrections }: Dataset): Table {
  return tableOf('corrections', ['subject', 'field', 'source'], corrections, [
    ['subject', 'string', 'Id of the network or device.', ({ subject }) => subject],
    ['cc', 'string?', 'Code of the country of a network.', ({ cc }) => cc],
    ['field', 'string', 'What is corrected.', ({ correction }) => correction.field],
    [
      'from_value',
      'list',
      'What the publisher says; empty where it says nothing.',
      ({ correction }) => listOf(correction.from),
    ],
    ['to_value', 'list', 'What the source says.', ({ correction }) => listOf(correction.to)],
    [
      'certainty',
      'string',
      '`sure` counts in verdicts, `likely` is only shown.',
      ({ correction }) => correction.certainty,
    ],
    ['outcome', 'string', '`applied`, `beside`, `settled` or `conflict`.', ({ outcome }) => outcome],
    ['why', 'string', 'Why the source speaks of this network or device.', ({ correction }) => correction.why],
    ['source', 'string', 'Id of the source.', ({ correction }) => correction.evidence.source],
    [
      'place',
      'string?',
      'Document and page, table or section.',
      ({ correction }) => correction.evidence.place ?? null,
    ],
    [
      'quote',
      'string?',
      'Short quote, word for word.',
      ({ correction }) => correction.evidence.quote ?? null,
    ],
  ]);
}

function sourcesTable({ sources }: Dataset): Table {
  return tableOf('sources', ['source'], Object.entries(sources), [
    ['source', 'string', 'Id of the source.', ([id]) => id],
    ['publisher', 'string', 'Who published it.', ([, { publisher }]) => publisher],
    ['grade', 'string', 'A official, B industry, C trade and media, D other.', ([, { grade }]) => grade],
    ['url', 'string', 'Where it stands.', ([, { url }]) => url],
    ['date', 'string', 'When it was published or read.', ([, { date }]) => date],
    [
      'read',
      'boolean',
      'Whether the source has no date of its own, so that `date` is when it was read.',
      ([, { read }]) => read ?? false,
    ],
  ]);
}

/** Columns of every table of networks. */
const CC: Field<Place> = ['cc', 'string', 'Code of the country, lower case.', ({ country }) => country.cc];
const NETWORK: Field<Place> = ['network', 'string', 'Id of the network.', ({ network }) => network.id];

/** A table with a row for each thing. */
function tableOf<Thing>(
  name: string,
  key: readonly string[],
  things: readonly Thing[],
  fields: readonly Field<Thing>[],
): Table {
  return { name, key, columns: columnsOf(fields), rows: things.map((thing) => rowOf(fields, thing)) };
}

function columnsOf<Thing>(fields: readonly Field<Thing>[]): Column[] {
  return fields.map(([name, type, description]) => {
    const nullable = type.endsWith('?');
    return { name, type: (nullable ? type.slice(0, -1) : type) as Column['type'], nullable, description };
  });
}

function rowOf<Thing>(fields: readonly Field<Thing>[], thing: Thing): Cell[] {
  return fields.map(([, , , valueOf]) => valueOf(thing));
}

function listOf(value: string | readonly string[] | null): readonly string[] {
  return value === null ? [] : [value].flat();
}
