import { bandNumber, LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from '../../core/band.js';
import type { Service, State } from '../../core/service.js';
import {
  type BandFact,
  type CountryFile,
  type CountryNamesFile,
  type DeviceFile,
  LteBandName,
  type NetworkFact,
  NrBandName,
  type ServiceStateFact,
} from '../../schema/facts.js';
import { inCodeOrder } from '../code-order.js';
import type { ImportedDataset } from '../dataset.js';
import type { Report } from '../lint/report.js';
import { bandFaults, isCoverage } from '../lint/rules/band-class.js';
import { compareLists } from './compare-lists.js';
import { deviceClass, KNOWN_CATEGORIES } from './device-class.js';
import { ReadingState, SERVICE_COLUMNS, type UpstreamRow } from './reading-state.js';
import { CONFIDENCE, type Upstream, type UpstreamFile } from './upstream.js';

/** Notes of bands.csv on a withdrawn, unlicensed, V2X or NB-IoT-only band. */
const NOT_ALONE_NOTES = new Set(['na', 'laa', 'nru', 'v2x', 'nbiot']);
/** Bands that bands.csv gives no note although they are unlicensed. */
const UNNOTED = ['n263'];
const RAT = { LTE: 'lte', NR: 'nr' } as const;

/**
 * Our data from the open data. What is wrong goes to `report` as a problem (then the result is of no use), and so
 * does what was normalised, what disagrees and what was not used.
 */
export function convertUpstream(
  upstream: Upstream,
  names: CountryNamesFile,
  report: Report,
): ImportedDataset {
  const state = new ReadingState(upstream, report);
  const bands = readBandTable(state);
  const countries = readCountries(state, names);
  readNetworkBands(state, bands);
  const devices = readDevices(state, bands);
  compareLists(state);
  reportBandless(state);
  const sources = state.listSources();
  return {
    data: upstream.release,
    countries,
    devices,
    bands,
    sources,
    contradictions: report.contradictions,
  };
}

function readBandTable(state: ReadingState): BandFact[] {
  const { upstream, report } = state;
  const isFirst = state.acceptOnce('bands.csv', 'band');
  const bands: BandFact[] = [];
  for (const { line, value } of upstream['bands.csv'].rows) {
    const rat = RAT[value.tech];
    if (!isBand(rat, value.band, 'bands.csv', line, report) || !isFirst(value.band, line)) continue;
    const band: BandFact = {
      rat,
      band: value.band,
      duplex: value.duplex,
      uplink_mhz: readRange(value.ul_low_mhz, value.ul_high_mhz, 'ul', line, report),
      downlink_mhz: readRange(value.dl_low_mhz, value.dl_high_mhz, 'dl', line, report),
      name: value.common_name,
      channel_mhz: value.channel_bandwidths_mhz,
      sources: state.cite(value.sources, 'bands.csv', line),
    };
    compareWithCore(band, value.note, line, report);
    bands.push(band);
  }
  return bands;
}

function readRange(
  low: number | null,
  high: number | null,
  edge: 'ul' | 'dl',
  line: number,
  report: Report,
): [number, number] | null {
  if (low === null && high === null) return null;
  if (low !== null && high !== null) return [low, high];
  const wrong = `${edge}_low_mhz ${low ?? ''}, ${edge}_high_mhz ${high ?? ''}`;
  report.problem('bands.csv', line, wrong, 'both edges, or both empty');
  return null;
}

/** The classes of bands that the verdict rule knows by number must be what the table of bands says. */
function compareWithCore(band: BandFact, note: string, line: number, report: Report): void {
  for (const { wrong, right } of bandFaults(band)) report.problem('bands.csv', line, wrong, right);
  const number = bandNumber(band.rat, band.band)!;
  const known = (band.rat === 'lte' ? LTE_NOT_ALONE : NR_NOT_ALONE).includes(number);
  const isUnnoted = UNNOTED.includes(band.band) && note === '';
  if (isUnnoted)
    report.note('normalised', 'bands.csv', line, `${band.band} has no note and counts as unlicensed`);
  const said = isUnnoted || NOT_ALONE_NOTES.has(note) || band.duplex === 'SDL' || band.duplex === 'SUL';
  if (said === known) return;
  const signs = `SDL, SUL or note ${[...NOT_ALONE_NOTES].join(', ')}`;
  const right = `src/core/band.ts says that it ${known ? 'cannot' : 'can'}: ${signs} stands for that; correct the row or the constant`;
  report.problem(
    'bands.csv',
    line,
    `${band.band} ${said ? 'cannot' : 'can'} carry a connection alone`,
    right,
  );
}

function readCountries(state: ReadingState, { names }: CountryNamesFile): CountryFile[] {
  const { upstream, report } = state;
  const isFirst = state.acceptOnce('networks.csv', 'network');
  const countries = new Map<string, CountryFile>();
  for (const { line, value } of upstream['networks.csv'].rows) {
    const cc = value.country.toLowerCase();
    const fact = readNetwork(value, line, state);
    if (!isFirst(fact.id, line)) continue;
    state.networks.set(fact.id, { country: cc, fact, line });
    let country = countries.get(cc);
    if (!country) {
      const name = Object.hasOwn(names, cc) ? names[cc] : undefined;
      if (!name) {
        const right = `if it is right, add "${cc}": { "en": …, "zh": … } to data/country-names.json`;
        report.problem('networks.csv', line, `country "${value.country}" has no name`, right);
        continue;
      }
      countries.set(cc, (country = { cc, name, depth: 'bands', networks: [] }));
    }
    country.networks.push(fact);
  }
  for (const country of countries.values()) country.depth = depthOf(country, state);
  return inCodeOrder([...countries.values()], ({ cc }) => cc);
}

/** A network without its bands, which stand in another table. */
function readNetwork(row: UpstreamRow<'networks.csv'>, line: number, state: ReadingState): NetworkFact {
  return {
    id: row.operator_id,
    name: row.operator,
    group: row.group || null,
    lte: [],
    nr: [],
    status: {
      g2: readState(row, 'g2', line, state),
      g3: readState(row, 'g3', line, state),
      sa: readState(row, 'sa', line, state),
      redcap: readState(row, 'redcap', line, state),
      ltem: readState(row, 'ltem', line, state),
      nbiot: readState(row, 'nbiot', line, state),
    },
  };
}

function readState(
  row: UpstreamRow<'networks.csv'>,
  service: Service,
  line: number,
  state: ReadingState,
): ServiceStateFact {
  const column = SERVICE_COLUMNS[service];
  const said = row[column];
  const read: State = said === 'integrating' ? 'rolling' : said;
  if (read !== said)
    state.report.note('normalised', 'networks.csv', line, `${column} ${said} became ${read}`);
  const dateColumn = `${column}_date` as const;
  const date = dateColumn in row ? row[dateColumn as '2g_date'] : '';
  const source = row[`${column}_source`];
  return {
    state: read,
    ...state.readDate(date, 'networks.csv', line, dateColumn),
    source: state.cite(source === '' ? [] : [source], 'networks.csv', line)[0] ?? null,
  };
}

/** `full` where the states of every network were researched. */
function depthOf({ cc, networks }: CountryFile, state: ReadingState): CountryFile['depth'] {
  const researched = networks.filter(({ status }) => status.g2.state !== 'unknown').length;
  if (researched === networks.length) return 'full';
  if (researched > 0) {
    const { line } = state.networks.get(networks[0]!.id)!;
    const says = '2g is unknown on some of its networks only';
    state.report.contradiction(
      { file: 'networks.csv', line, cc, network: null, says, kept: 'depth bands' },
      `country ${cc} became depth bands: ${says}`,
    );
  }
  return 'bands';
}

function readNetworkBands(state: ReadingState, bands: readonly BandFact[]): void {
  const file = 'network_bands.csv';
  const { upstream, report, networks } = state;
  const byName = new Map(bands.map((band) => [band.band, band]));
  const isFirst = state.acceptOnce(file, 'band of the network');
  for (const { line, value } of upstream[file].rows) {
    const sources = state.cite(value.sources, file, line);
    const network = networks.get(value.operator_id);
    if (!network && upstream['networks.csv'].mayHold(value.operator_id)) continue;
    if (!network || network.country !== value.country.toLowerCase()) {
      const wrong = `network "${value.operator_id}" of ${value.country} is unknown`;
      const right = network
        ? `networks.csv:${network.line} says ${network.country.toUpperCase()}`
        : 'the operator_id of a row in networks.csv';
      report.problem(file, line, wrong, right);
      continue;
    }
    const rat = RAT[value.tech];
    if (!isBand(rat, value.band, file, line, report)) continue;
    const band = byName.get(value.band);
    if (!band) {
      if (!upstream['bands.csv'].mayHold(value.band))
        report.problem(file, line, `band ${value.band} is unknown`, 'a band of bands.csv');
      continue;
    }
    const layer = isCoverage(band) ? 'coverage' : 'capacity';
    if (value.layer !== layer) {
      const right = `${layer}: coverage is a band whose whole uplink and downlink in bands.csv lie below 1 GHz`;
      report.problem(file, line, `layer ${value.layer} of ${value.band}`, right);
    }
    if (!isFirst(`${value.operator_id} ${value.band}`, line)) continue;
    network.fact[rat].push({
      band: value.band,
      confidence: CONFIDENCE[value.confidence],
      ...(value.main_band === 'yes' && { core: true as const }),
      sources,
    });
  }
}

/** A network of which no row of network_bands.csv speaks is a mistake. */
function reportBandless({ upstream, networks, report }: ReadingState): void {
  const table = upstream['network_bands.csv'];
  const named = new Set(table.rows.map(({ value }) => value.operator_id));
  for (const { fact, line } of networks.values()) {
    if (named.has(fact.id) || table.mayHold(fact.id)) continue;
    const right = 'every network has a band in network_bands.csv';
    report.problem('networks.csv', line, `network ${fact.id} has no band`, right);
  }
}

function readDevices(state: ReadingState, bands: readonly BandFact[]): DeviceFile[] {
  const file = 'models.csv';
  const { report } = state;
  const known = new Set(bands.map(({ band }) => band));
  const isFirst = state.acceptOnce(file, 'device');
  const devices: DeviceFile[] = [];
  for (const { line, value } of state.upstream[file].rows) {
    const isOwn = value.kind === 'ours';
    const derived = deviceClass(value.category, isOwn ? 'dongle' : 'module');
    if (!derived) {
      const right = `one of ${KNOWN_CATEGORIES}; a new one needs a row in src/dataset/import/device-class.ts`;
      report.problem(file, line, `category "${value.category}" is unknown`, right);
      continue;
    }
    if (isOwn) report.note('normalised', file, line, `kind ours of ${value.id} became ${derived.kind}`);
    checkBandLists(value, line, known, state);
    // "Industrial router · North America": what it is, then where it is sold; of the publisher's own it says only what.
    const region = isOwn ? '' : value.region.split(' · ').at(-1)!;
    const device: DeviceFile = {
      id: value.id,
      name: value.name,
      vendor: value.vendor || null,
      ...derived,
      lte: value.lte_bands,
      nr: value.nr_bands,
      umts: value.umts_bands,
      gsm_mhz: value.gsm_mhz,
      ...(region && { region }),
      sources: state.cite(value.sources, file, line),
    };
    if (isFirst(device.id, line)) devices.push(device);
  }
  return inCodeOrder(devices, ({ id }) => id);
}

/** The bands of a device must stand in bands.csv, and each only once in its list. */
function checkBandLists(
  row: UpstreamRow<'models.csv'>,
  line: number,
  known: ReadonlySet<string>,
  { upstream, report }: ReadingState,
): void {
  for (const list of ['lte_bands', 'nr_bands', 'umts_bands', 'gsm_mhz'] as const) {
    const items: readonly (string | number)[] = row[list];
    for (const band of list === 'lte_bands' || list === 'nr_bands' ? row[list] : [])
      if (!known.has(band) && !upstream['bands.csv'].mayHold(band))
        report.problem('models.csv', line, `band ${band} is unknown`, 'a band of bands.csv');
    const twice = items.filter((item, i) => items.indexOf(item) !== i);
    if (twice.length > 0)
      report.problem('models.csv', line, `${list} names ${twice.join(' ')} twice`, 'each band once');
  }
}

function isBand(rat: Rat, name: string, file: UpstreamFile, line: number, report: Report): boolean {
  const parsed = (rat === 'lte' ? LteBandName : NrBandName).safeParse(name);
  if (parsed.success) return true;
  const right = `${parsed.error.issues[0]!.message}; a new 3GPP band needs adding to src/core/band.ts`;
  report.problem(file, line, `band "${name}" is unknown`, right);
  return false;
}
