/** The tables of the downloads: one definition for CSV, NDJSON, JSON, SQLite and Parquet. */
import { lastDayOf } from '../core/date.js';
import { findSwitchOffs } from '../core/life.js';
import { SERVICES } from '../core/service.js';
import type { Dataset } from '../dataset/dataset.js';
import type { NetworkFact } from '../schema/facts.js';
import type { Check, Downloads } from '../schema/published.js';
import { networksSharing } from './shared-codes.js';

export type Column = Downloads['tables'][string][number];
/** A value of a column of type `string`, `integer`, `boolean` or `list`. */
export type Cell = string | number | boolean | readonly string[] | null;

export interface Table {
  readonly name: string;
  /** The columns that tell its rows apart. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  /** One value a column, in the order of the columns. */
  readonly rows: readonly (readonly Cell[])[];
}

/** The rows of the verdicts table of one check. */
export function verdictRows(device: string, cc: string, { networks }: Pick<Check, 'networks'>): Cell[][] {
  return networks.map((network) => [
    device,
    cc,
    network.id,
    network.verdict,
    network.basis,
    network.confirmed,
    network.lte_bands_lacking,
    network.nr_bands_lacking,
    network.optional_bands_lacking.lte,
    network.optional_bands_lacking.nr,
    network.nr?.state ?? null,
    network.reasons.map(({ code }) => code),
    network.cautions.map(({ code }) => code),
  ]);
}

/** Every table; `verdicts` are rows of `verdictRows`. */
export function tablesOf(dataset: Dataset, verdicts: readonly Cell[][]): Table[] {
  const { countries, devices, bands, sources, corrections, plmn } = dataset;
  const networks = countries.flatMap((country) => country.networks.map((network) => ({ country, network })));
  return [
    {
      name: 'networks',
      key: ['network'],
      columns: [
        CC,
        column('country_en', 'string', 'Country, in English.'),
        column('country_zh', 'string', 'Country, in Simplified Chinese.'),
        column('depth', 'string', '`full`: bands and states were researched; `bands`: bands only.'),
        column('network', 'string', 'Id of the network.'),
        column('name', 'string', 'What the network is called.'),
        column('company_group', 'string?', 'Group of companies that it belongs to.'),
        column('core_bands', 'list', 'LTE bands that the service rests on.'),
        column('lte', 'list', 'LTE bands.'),
        column('nr', 'list', '5G bands.'),
        ...SERVICES.flatMap((service) => [
          column(`${service}_state`, 'string', `State of ${service}.`),
          column(`${service}_date`, 'string?', 'Day, month or year of that state.'),
          column(`${service}_date_note`, 'string?', 'Half or quarter of that year.'),
          column(`${service}_source`, 'string?', 'Id of the source of that state.'),
        ]),
      ],
      rows: networks.map(({ country: { cc, name, depth }, network }) => [
        cc,
        name.en,
        name.zh,
        depth,
        network.id,
        network.name,
        network.group,
        network.lte.filter(({ core }) => core).map(({ band }) => band),
        network.lte.map(({ band }) => band),
        network.nr.map(({ band }) => band),
        ...SERVICES.flatMap((service) => {
          const { state, date, date_note, source } = network.status[service];
          return [state, date, date_note ?? null, source];
        }),
      ]),
    },
    {
      name: 'network_bands',
      key: ['network', 'band'],
      columns: [
        CC,
        column('network', 'string', 'Id of the network.'),
        column('rat', 'string', '`lte` or `nr`.'),
        column('band', 'string', 'Name of the band.'),
        column('confidence', 'string', '`cross-checked` or `single-source`.'),
        column('core', 'boolean', 'Whether the service rests on it.'),
        column('sources', 'list', 'Ids of the sources.'),
      ],
      rows: networks.flatMap(({ country: { cc }, network }) => [
        ...bandRows(cc, network, 'lte'),
        ...bandRows(cc, network, 'nr'),
      ]),
    },
    {
      name: 'bands',
      key: ['band'],
      columns: [
        column('band', 'string', 'Name of the band.'),
        column('rat', 'string', '`lte` or `nr`.'),
        column('name', 'string', 'What the band is called, by its frequency.'),
        column('duplex', 'string', '`FDD`, `TDD`, `SDL` receive-only, `SUL` uplink-only.'),
        column('uplink_low_mhz', 'number?', 'Lower edge of the uplink, in MHz.'),
        column('uplink_high_mhz', 'number?', 'Upper edge of the uplink, in MHz.'),
        column('downlink_low_mhz', 'number?', 'Lower edge of the downlink, in MHz.'),
        column('downlink_high_mhz', 'number?', 'Upper edge of the downlink, in MHz.'),
        column('channel_mhz', 'string?', 'Channel widths in MHz: a list, or a range.'),
        column('sources', 'list', 'Ids of the sources.'),
      ],
      rows: bands.map(({ band, rat, name, duplex, uplink_mhz, downlink_mhz, channel_mhz, sources }) => [
        band,
        rat,
        name,
        duplex,
        ...(uplink_mhz ?? [null, null]),
        ...(downlink_mhz ?? [null, null]),
        channel_mhz || null,
        sources,
      ]),
    },
    {
      name: 'switch_offs',
      key: ['network', 'service'],
      columns: [
        CC,
        column('network', 'string', 'Id of the network.'),
        column('service', 'string', '`g2` 2G, `g3` 3G, `nbiot` NB-IoT.'),
        column('state', 'string', '`planned`, `ending` being switched off, `off`.'),
        column('date', 'string?', 'Day, month or year; missing where none is known.'),
        column('date_note', 'string?', 'Half or quarter of that year.'),
        column('last_day', 'string?', 'The last day that the date can mean.'),
        column('source', 'string?', 'Id of the source.'),
      ],
      rows: networks.flatMap(({ country: { cc }, network }) =>
        findSwitchOffs(network.status).map(({ service, status: { state, date, date_note, source } }) => [
          cc,
          network.id,
          service,
          state,
          date,
          date_note ?? null,
          date === null ? null : lastDayOf(date, date_note),
          source,
        ]),
      ),
    },
    {
      name: 'devices',
      key: ['device'],
      columns: [
        column('device', 'string', 'Id of the device.'),
        column('name', 'string', 'Name of the device.'),
        column('vendor', 'string?', 'Maker.'),
        column('kind', 'string', 'What sort of device it is.'),
        column('radio', 'string', '`lte`, `lpwa`, `nr` or `redcap`.'),
        column('lte_category', 'string?', 'LTE UE category.'),
        column('lte', 'list', 'LTE bands.'),
        column('nr', 'list', '5G bands.'),
        column('umts', 'list', 'UMTS bands.'),
        column('gsm_mhz', 'list', 'GSM bands in MHz.'),
        column('lte_m', 'list', 'Bands of LTE-M, where a source lists them apart.'),
        column('nb_iot', 'list', 'Bands of NB-IoT, where a source lists them apart.'),
        column('parts', 'list', 'Bands of which the device has only a part.'),
        column('aliases', 'list', 'Other names and product codes.'),
        column('origin', 'string', '`band-atlas` of the open data, `bandcheck` added by this project.'),
        column('region', 'string?', 'Where the product code is sold.'),
        column('sources', 'list', 'Ids of the sources.'),
      ],
      rows: devices.map((device) => [
        device.id,
        device.name,
        device.vendor,
        device.kind,
        device.radio,
        device.lte_category,
        device.lte,
        device.nr,
        device.umts,
        device.gsm_mhz.map(String),
        device.lte_m ?? [],
        device.nb_iot ?? [],
        device.parts ?? [],
        device.aliases ?? [],
        device.origin ?? 'band-atlas',
        device.region ?? null,
        device.sources,
      ]),
    },
    {
      name: 'verdicts',
      key: ['device', 'network'],
      columns: [
        column('device', 'string', 'Id of the device.'),
        CC,
        column('network', 'string', 'Id of the network.'),
        column('verdict', 'string', '`good`, `limited` or `no`.'),
        column('basis', 'string', 'Confidence of the bands that it was scored on.'),
        column('confirmed', 'boolean', 'False for a `no` that rests on nobody saying that it works.'),
        column('lte_bands_lacking', 'list', 'Scored LTE bands that the device does not support.'),
        column('nr_bands_lacking', 'list', 'The same of 5G.'),
        column('optional_lte_bands_lacking', 'list', 'LTE bands that a `good` device lacks without harm.'),
        column('optional_nr_bands_lacking', 'list', 'The same of 5G.'),
        column('nr_state', 'string?', '5G beside the verdict; missing for a device without 5G bands.'),
        column('reasons', 'list', 'Codes of the reasons.'),
        column('cautions', 'list', 'Codes of what to beware of.'),
      ],
      rows: verdicts,
    },
    {
      name: 'codes',
      key: ['network', 'plmn'],
      columns: [
        CC,
        column('network', 'string', 'Id of the network.'),
        column('plmn', 'string', 'MCC and MNC, with the digits as assigned.'),
        column(
          'status',
          'string',
          '`operational` on the air; `listed` known for this operator, good for reading a SIM.',
        ),
        column('shared_with', 'list', 'Ids of other networks with the same code.'),
        column(
          'virtual_operators',
          'string?',
          'Operators without a network of their own whose SIM cards carry the code, separated by semicolons.',
        ),
        column('sets', 'list', 'Sets of codes that agree; data/plmn.json names them.'),
        column('note', 'string?', 'What else is known, in English.'),
      ],
      rows: networks.flatMap(({ country: { cc }, network }) =>
        (plmn[network.id] ?? []).map((fact) => [
          cc,
          network.id,
          fact.plmn,
          fact.status,
          networksSharing(fact, network.id, plmn),
          fact.virtual_operators?.join('; ') ?? null,
          fact.sets,
          fact.note ?? null,
        ]),
      ),
    },
    {
      name: 'corrections',
      key: ['subject', 'field', 'source'],
      columns: [
        column('subject', 'string', 'Id of the network or device.'),
        column('cc', 'string?', 'Code of the country of a network.'),
        column('field', 'string', 'What is corrected.'),
        column('from_value', 'list', 'What the publisher says; empty where it says nothing.'),
        column('to_value', 'list', 'What the source says.'),
        column('certainty', 'string', '`sure` counts in verdicts, `likely` is only shown.'),
        column('outcome', 'string', '`applied`, `beside`, `settled` or `conflict`.'),
        column('why', 'string', 'Why the source speaks of this network or device.'),
        column('source', 'string', 'Id of the source.'),
        column('place', 'string?', 'Document and page, table or section.'),
        column('quote', 'string?', 'Short quote, word for word.'),
      ],
      rows: corrections.map(({ cc, subject, correction, outcome }) => [
        subject,
        cc,
        correction.field,
        listOf(correction.from),
        listOf(correction.to),
        correction.certainty,
        outcome,
        correction.why,
        correction.evidence.source,
        correction.evidence.place ?? null,
        correction.evidence.quote ?? null,
      ]),
    },
    {
      name: 'sources',
      key: ['source'],
      columns: [
        column('source', 'string', 'Id of the source.'),
        column('publisher', 'string', 'Who published it.'),
        column('grade', 'string', 'A official, B industry, C trade and media, D other.'),
        column('url', 'string', 'Where it stands.'),
        column('date', 'string', 'When it was published or read.'),
      ],
      rows: Object.entries(sources).map(([id, { publisher, grade, url, date }]) => [
        id,
        publisher,
        grade,
        url,
        date,
      ]),
    },
  ];
}

function listOf(value: string | readonly string[] | null): readonly string[] {
  return value === null ? [] : [value].flat();
}

/** A `?` after the type says that values may be missing. */
function column(name: string, type: Column['type'] | 'string?' | 'number?', description: string): Column {
  const nullable = type.endsWith('?');
  return { name, type: (nullable ? type.slice(0, -1) : type) as Column['type'], nullable, description };
}

const CC = column('cc', 'string', 'Code of the country, lower case.');

function bandRows(cc: string, network: NetworkFact, rat: 'lte' | 'nr'): Cell[][] {
  return network[rat].map(({ band, confidence, core, sources }) => [
    cc,
    network.id,
    rat,
    band,
    confidence,
    core ?? false,
    sources,
  ]);
}
