import { bandNumber, LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from '../../core/band.js';
import type { DateNote, Service, State } from '../../core/service.js';
import {
  type BandFact,
  type CountryFile,
  type CountryNamesFile,
  type DeviceFile,
  LteBandName,
  type NetworkFact,
  NrBandName,
  type ServiceStateFact,
  type SourcesFile,
} from '../../schema/facts.js';
import { inCodeOrder } from '../code-order.js';
import type { Row } from './csv-table.js';
import { deviceClass, KNOWN_CATEGORIES } from './device-class.js';
import type { ImportedDataset } from '../dataset.js';
import type { Report } from '../lint/report.js';
import { bandFaults, isCoverage } from '../lint/rules/band-class.js';
import { CONFIDENCE, type Upstream, type UpstreamFile } from './upstream.js';

type Value<F extends UpstreamFile> = Upstream[F]['rows'][number]['value'];

/** Upstream's column for each service. */
const COLUMN = { g2: '2g', g3: '3g', sa: 'sa', redcap: 'redcap', ltem: 'lte_m', nbiot: 'nb_iot' } as const;
/** Notes of bands.csv on a withdrawn, unlicensed, V2X or NB-IoT-only band. */
const NOT_ALONE_NOTES = new Set(['na', 'laa', 'nru', 'v2x', 'nbiot']);
const RAT = { LTE: 'lte', NR: 'nr' } as const;

/**
 * Our facts from the open data. What is wrong goes to `report` as a problem (then the result is of no use), and so
 * does what was normalised, what disagrees and what was not used.
 */
export function upstreamFacts(upstream: Upstream, names: CountryNamesFile, report: Report): ImportedDataset {
  return new Reading(upstream, names, report).facts();
}

class Reading {
  private readonly sourceRows = new Map<string, Row<Value<'sources.csv'>>>();
  private readonly cited = new Set<string>();
  private readonly networks = new Map<string, { country: string; fact: NetworkFact; line: number }>();

  constructor(
    private readonly upstream: Upstream,
    private readonly names: CountryNamesFile,
    private readonly report: Report,
  ) {}

  facts(): ImportedDataset {
    this.readSources();
    const bands = this.bands();
    const countries = this.countries();
    this.readNetworkBands(bands);
    const devices = this.devices(bands);
    this.readSunset();
    this.compareIot();
    this.compareRedcap();
    this.findBandless();
    const sources = this.sources();
    const { contradictions } = this.report;
    return { data: this.upstream.release, countries, devices, bands, sources, contradictions };
  }

  private readSources(): void {
    for (const row of this.upstream['sources.csv'].rows)
      this.once(this.sourceRows, row.value.id, row, 'sources.csv', row.line, 'source');
  }

  private bands(): BandFact[] {
    const seen = new Map<string, { line: number }>();
    const bands: BandFact[] = [];
    for (const { line, value } of this.upstream['bands.csv'].rows) {
      const rat = RAT[value.tech];
      if (!this.isBand(rat, value.band, 'bands.csv', line)) continue;
      if (!this.once(seen, value.band, { line }, 'bands.csv', line, 'band')) continue;
      const uplink = this.range(value.ul_low_mhz, value.ul_high_mhz, 'ul', line);
      const downlink = this.range(value.dl_low_mhz, value.dl_high_mhz, 'dl', line);
      const band: BandFact = {
        rat,
        band: value.band,
        duplex: value.duplex,
        uplink_mhz: uplink,
        downlink_mhz: downlink,
        name: value.common_name,
        channel_mhz: value.channel_bandwidths_mhz,
        sources: this.cite(value.sources, 'bands.csv', line),
      };
      this.compareWithCore(band, value.note, line);
      bands.push(band);
    }
    return bands;
  }

  private range(
    low: number | null,
    high: number | null,
    edge: string,
    line: number,
  ): [number, number] | null {
    if (low === null && high === null) return null;
    if (low !== null && high !== null) return [low, high];
    const right = 'both edges, or both empty';
    this.report.problem(
      'bands.csv',
      line,
      `${edge}_low_mhz ${low ?? ''}, ${edge}_high_mhz ${high ?? ''}`,
      right,
    );
    return null;
  }

  /** The classes of bands that the verdict rule knows by number must be what the table of bands says. */
  private compareWithCore(band: BandFact, note: string, line: number): void {
    for (const { wrong, right } of bandFaults(band)) this.report.problem('bands.csv', line, wrong, right);
    const number = bandNumber(band.rat, band.band)!;
    const known = (band.rat === 'lte' ? LTE_NOT_ALONE : NR_NOT_ALONE).includes(number);
    const said = NOT_ALONE_NOTES.has(note) || band.duplex === 'SDL' || band.duplex === 'SUL';
    if (said === known) return;
    const not = known ? 'cannot' : 'can';
    const right = `src/core/band.ts says that it ${not}: SDL, SUL or note ${[...NOT_ALONE_NOTES].join(', ')}`;
    const wrong = `${band.band} ${said ? 'cannot' : 'can'} carry a connection alone`;
    this.report.problem(
      'bands.csv',
      line,
      wrong,
      `${right} stands for that; correct the row or the constant`,
    );
  }

  private countries(): CountryFile[] {
    const countries = new Map<string, CountryFile>();
    for (const { line, value } of this.upstream['networks.csv'].rows) {
      const cc = value.country.toLowerCase();
      const fact: NetworkFact = {
        id: value.operator_id,
        name: value.operator,
        group: value.group || null,
        lte: [],
        nr: [],
        status: {
          g2: this.state(value, 'g2', line),
          g3: this.state(value, 'g3', line),
          sa: this.state(value, 'sa', line),
          redcap: this.state(value, 'redcap', line),
          ltem: this.state(value, 'ltem', line),
          nbiot: this.state(value, 'nbiot', line),
        },
      };
      if (!this.once(this.networks, fact.id, { country: cc, fact, line }, 'networks.csv', line, 'network'))
        continue;
      let country = countries.get(cc);
      if (!country) {
        const name = Object.hasOwn(this.names.names, cc) ? this.names.names[cc] : undefined;
        if (!name) {
          const right = `if it is right, add "${cc}": { "en": …, "zh": … } to data/country-names.json`;
          this.report.problem('networks.csv', line, `country "${value.country}" has no name`, right);
          continue;
        }
        countries.set(cc, (country = { cc, name, depth: 'bands', networks: [] }));
      }
      country.networks.push(fact);
    }
    for (const country of countries.values()) {
      const researched = country.networks.filter(({ status }) => status.g2.state !== 'unknown').length;
      if (researched === country.networks.length) country.depth = 'full';
      else if (researched > 0) {
        const { line } = this.networks.get(country.networks[0]!.id)!;
        const says = '2g is unknown on some of its networks only';
        this.report.contradiction(
          { file: 'networks.csv', line, cc: country.cc, network: null, says, kept: 'depth bands' },
          `country ${country.cc} became depth bands: ${says}`,
        );
      }
    }
    return inCodeOrder([...countries.values()], ({ cc }) => cc);
  }

  private state(row: Value<'networks.csv'>, service: Service, line: number): ServiceStateFact {
    const column = COLUMN[service];
    const said = row[column];
    const state: State = said === 'integrating' ? 'rolling' : said;
    if (state !== said)
      this.report.note('normalised', 'networks.csv', line, `${column} ${said} became ${state}`);
    const dateColumn = `${column}_date` as const;
    const date = dateColumn in row ? row[dateColumn as '2g_date'] : '';
    const source = row[`${column}_source`];
    return {
      state,
      ...this.date(date, 'networks.csv', line, dateColumn),
      source: this.cite(source === '' ? [] : [source], 'networks.csv', line)[0] ?? null,
    };
  }

  private date(
    text: string,
    file: UpstreamFile,
    line: number,
    column: string,
  ): Pick<ServiceStateFact, 'date' | 'date_note'> {
    const [, year, note] = /^(\d{4})-([HQ]\d)$/.exec(text) ?? [];
    if (year === undefined || note === undefined) return { date: text || null };
    this.report.note('normalised', file, line, `${column} ${text} became ${year} with date_note ${note}`);
    return { date: year, date_note: note as DateNote };
  }

  private readNetworkBands(bands: readonly BandFact[]): void {
    const byName = new Map(bands.map((band) => [band.band, band]));
    const seen = new Map<string, { line: number }>();
    for (const { line, value } of this.upstream['network_bands.csv'].rows) {
      const file = 'network_bands.csv';
      const sources = this.cite(value.sources, file, line);
      const network = this.networks.get(value.operator_id);
      if (!network && this.upstream['networks.csv'].mayHold(value.operator_id)) continue;
      if (!network || network.country !== value.country.toLowerCase()) {
        const right = network
          ? `networks.csv:${network.line} says ${network.country.toUpperCase()}`
          : 'the operator_id of a row in networks.csv';
        this.report.problem(
          file,
          line,
          `network "${value.operator_id}" of ${value.country} is unknown`,
          right,
        );
        continue;
      }
      const rat = RAT[value.tech];
      if (!this.isBand(rat, value.band, file, line)) continue;
      const band = byName.get(value.band);
      if (!band && this.upstream['bands.csv'].mayHold(value.band)) continue;
      if (!band) {
        this.report.problem(file, line, `band ${value.band} is unknown`, 'a band of bands.csv');
        continue;
      }
      const layer = isCoverage(band) ? 'coverage' : 'capacity';
      if (value.layer !== layer) {
        const right = `${layer}: coverage is a band whose whole uplink and downlink in bands.csv lie below 1 GHz`;
        this.report.problem(file, line, `layer ${value.layer} of ${value.band}`, right);
      }
      if (!this.once(seen, `${value.operator_id} ${value.band}`, { line }, file, line, 'band of the network'))
        continue;
      network.fact[rat].push({
        band: value.band,
        confidence: CONFIDENCE[value.confidence],
        ...(value.main_band === 'yes' && { core: true as const }),
        sources,
      });
    }
  }

  private findBandless(): void {
    const table = this.upstream['network_bands.csv'];
    const spokenOf = new Set(table.rows.map(({ value }) => value.operator_id));
    for (const { fact, line } of this.networks.values()) {
      if (spokenOf.has(fact.id) || table.mayHold(fact.id)) continue;
      const right = 'every network has a band in network_bands.csv';
      this.report.problem('networks.csv', line, `network ${fact.id} has no band`, right);
    }
  }

  private devices(bands: readonly BandFact[]): DeviceFile[] {
    const known = new Set(bands.map(({ band }) => band));
    const devices = new Map<string, { line: number; fact: DeviceFile }>();
    for (const { line, value } of this.upstream['models.csv'].rows) {
      const file = 'models.csv';
      const ours = value.kind === 'ours';
      const derived = deviceClass(value.category, ours ? 'dongle' : 'module');
      if (!derived) {
        const right = `one of ${KNOWN_CATEGORIES}; a new one needs a row in src/dataset/import/device-class.ts`;
        this.report.problem(file, line, `category "${value.category}" is unknown`, right);
        continue;
      }
      if (ours) this.report.note('normalised', file, line, `kind ours of ${value.id} became ${derived.kind}`);
      for (const list of ['lte_bands', 'nr_bands', 'umts_bands', 'gsm_mhz'] as const) {
        const items: readonly unknown[] = value[list];
        for (const item of items) {
          if (list === 'lte_bands' || list === 'nr_bands') {
            if (!known.has(item as string) && !this.upstream['bands.csv'].mayHold(item as string))
              this.report.problem(file, line, `band ${String(item)} is unknown`, 'a band of bands.csv');
          }
        }
        const twice = items.filter((item, i) => items.indexOf(item) !== i);
        if (twice.length > 0)
          this.report.problem(file, line, `${list} names ${twice.join(' ')} twice`, 'each band once');
      }
      // "Industrial router · North America": what it is, then where it is sold; of the publisher's own it says only what.
      const region = ours ? '' : value.region.split(' · ').at(-1)!;
      const fact: DeviceFile = {
        id: value.id,
        name: value.name,
        vendor: value.vendor || null,
        ...derived,
        lte: value.lte_bands,
        nr: value.nr_bands,
        umts: value.umts_bands,
        gsm_mhz: value.gsm_mhz,
        ...(region && { region }),
        sources: this.cite(value.sources, file, line),
      };
      this.once(devices, value.id, { line, fact }, file, line, 'device');
    }
    return inCodeOrder(
      [...devices.values()].map(({ fact }) => fact),
      ({ id }) => id,
    );
  }

  /** Gives NB-IoT its switch-off date, which no column of networks.csv holds, and compares the other rows. */
  private readSunset(): void {
    const file = 'sunset.csv';
    for (const { line, value } of this.upstream[file].rows) {
      const cited = this.known(value.source, file, line);
      const what = `${value.country} ${value.operator_id || 'all networks'} ${value.network} ${value.status} ${value.date}`;
      const network = this.networkNamed(value.country, value.operator_id);
      if (value.network === 'NB-IoT') {
        const status = network?.status.nbiot;
        if (!network && this.upstream['networks.csv'].mayHold(value.operator_id)) continue;
        if (!network || !status || status.state !== value.status) {
          const right = `a network of ${value.country} whose nb_iot in networks.csv is ${value.status}`;
          this.report.problem(file, line, `${what} matches no network`, right);
          continue;
        }
        Object.assign(status, {
          ...this.date(value.date, file, line, 'date'),
          source: status.source ?? cited[0] ?? null,
        });
        if (status.source) this.cited.add(status.source);
        this.report.note('normalised', file, line, `${what} became the date of nbiot on ${network.id}`);
        continue;
      }
      const service = ({ '2G': 'g2', '3G': 'g3' } as const)[value.network.slice(0, 2)];
      const networks = this.networksOfSunset(value);
      if (networks.length === 0 || !service || !/^[23]G( \([^()]*\))?$/.test(value.network)) {
        this.report.note('unused', file, line, `${what}: speaks of no single service of one network`);
        continue;
      }
      for (const network of networks) this.takeExactDate(network, service, value, cited[0], line);
    }
  }

  /** The network that a row names; every network of the country where it says so (`2G (all networks)`). */
  private networksOfSunset({ country, operator_id, network }: Value<'sunset.csv'>): NetworkFact[] {
    if (operator_id === '' && network.endsWith('(all networks)')) return this.networksIn(country);
    const named = this.networkNamed(country, operator_id);
    return named ? [named] : [];
  }

  /** The more exact of two dates that agree is kept, with its source. */
  private takeExactDate(
    network: NetworkFact,
    service: 'g2' | 'g3',
    row: Value<'sunset.csv'>,
    source: string | undefined,
    line: number,
  ): void {
    const known = network.status[service];
    const date = (known.date ?? '') + (known.date_note ? `-${known.date_note}` : '');
    const what = `${row.country} ${row.operator_id || 'all networks'} ${row.network} ${row.status} ${row.date}`;
    const says = `${network.id} ${COLUMN[service]} ${known.state} ${date}`.trimEnd();
    const agrees = date !== '' && (row.date.startsWith(date) || date.startsWith(row.date));
    if (known.state !== row.status || !agrees) {
      const kept = agrees ? 'state' : 'state and date';
      this.report.contradiction(
        {
          file: 'sunset.csv',
          line,
          cc: row.country.toLowerCase(),
          network: network.id,
          says: `${row.network} ${row.status} ${row.date}`,
          kept: `${COLUMN[service]} ${known.state} ${date}`.trimEnd(),
        },
        `${what} disagrees; kept the ${kept} of networks.csv: ${says}`,
      );
    }
    if (agrees && row.date.length > date.length) {
      Object.assign(known, this.date(row.date, 'sunset.csv', line, 'date'), {
        source: source ?? known.source,
      });
      if (known.source !== null) this.cited.add(known.source);
      const text = `${what} is more exact and became the date of ${service} on ${network.id}`;
      this.report.note('normalised', 'sunset.csv', line, text);
    }
  }

  private compareIot(): void {
    const file = 'iot_networks.csv';
    for (const { line, value } of this.upstream[file].rows) {
      this.known(value.sources, file, line);
      const service = value.technology === 'LTE-M' ? 'ltem' : 'nbiot';
      const said =
        value.status === 'commercial' ? 'yes' : value.status.startsWith('shut down') ? 'off' : undefined;
      this.compare(
        file,
        line,
        value.market,
        value.operator,
        service,
        said,
        `${value.technology} ${value.status}`,
      );
    }
  }

  private compareRedcap(): void {
    const file = 'redcap_networks.csv';
    const states = { commercial: 'yes', deploying: 'rolling', trial: 'trial' } as const;
    for (const { line, value } of this.upstream[file].rows) {
      this.known(value.source, file, line);
      const said = states[value.status];
      this.compare(file, line, value.market, value.operator, 'redcap', said, `RedCap ${value.status}`);
    }
  }

  /** networks.csv carries the outcome of these lists; where a row says otherwise, a person should look. */
  private compare(
    file: UpstreamFile,
    line: number,
    country: string,
    operator: string,
    service: Service,
    said: State | undefined,
    words: string,
  ): void {
    const what = `${country} ${operator || 'no operator named'}, ${words}`;
    const network = this.networkNamed(country, operator);
    if (!network) this.report.note('unused', file, line, `${what}: no network of networks.csv has this name`);
    else if (network.status[service].state !== said) {
      const kept = `${COLUMN[service]} ${network.status[service].state}`;
      this.report.contradiction(
        { file, line, cc: country.toLowerCase(), network: network.id, says: `${operator}: ${words}`, kept },
        `${what} disagrees; kept networks.csv: ${network.id} ${kept}`,
      );
    }
  }

  /** The network of a country with this id or name; else the only one of the group of this name. */
  private networkNamed(country: string, name: string): NetworkFact | undefined {
    if (name === '') return undefined;
    const wanted = name.toLowerCase();
    const here = this.networksIn(country);
    const inGroup = here.filter(({ group }) => group?.toLowerCase() === wanted);
    return (
      here.find(({ id }) => id === name) ??
      here.find((network) => network.name.toLowerCase() === wanted) ??
      (inGroup.length === 1 ? inGroup[0] : undefined)
    );
  }

  private networksIn(country: string): NetworkFact[] {
    return [...this.networks.values()]
      .filter((network) => network.country === country.toLowerCase())
      .map(({ fact }) => fact);
  }

  private sources(): SourcesFile {
    const rows = [...this.sourceRows.values()];
    const kept = rows.filter(({ value }) => this.cited.has(value.id));
    for (const { line, value } of rows)
      if (!this.cited.has(value.id))
        this.report.note('unused', 'sources.csv', line, `${value.id}: no kept fact cites it`);
    return Object.fromEntries(
      inCodeOrder(kept, ({ value }) => value.id).map(({ value }) => [
        value.id,
        { publisher: value.publisher, grade: value.grade, url: value.url, date: value.date },
      ]),
    );
  }

  /** The ids, each of which must be a source; they are cited from now on. */
  private cite(ids: string[], file: UpstreamFile, line: number): string[] {
    for (const id of this.known(ids, file, line)) this.cited.add(id);
    return ids;
  }

  private known(ids: string[], file: UpstreamFile, line: number): string[] {
    return ids.filter((id) => {
      if (this.sourceRows.has(id) || this.upstream['sources.csv'].mayHold(id)) return true;
      this.report.problem(file, line, `source "${id}" is unknown`, 'the id of a row in sources.csv');
      return false;
    });
  }

  private isBand(rat: Rat, name: string, file: UpstreamFile, line: number): boolean {
    const parsed = (rat === 'lte' ? LteBandName : NrBandName).safeParse(name);
    if (parsed.success) return true;
    const right = `${parsed.error.issues[0]!.message}; a new 3GPP band needs adding to src/core/band.ts`;
    this.report.problem(file, line, `band "${name}" is unknown`, right);
    return false;
  }

  private once<T extends { line: number }>(
    seen: Map<string, T>,
    key: string,
    item: T,
    file: UpstreamFile,
    line: number,
    what: string,
  ): boolean {
    const first = seen.get(key);
    if (!first) {
      seen.set(key, item);
      return true;
    }
    this.report.problem(
      file,
      line,
      `${what} ${key} stands twice`,
      `once; it is already on line ${first.line}`,
    );
    return false;
  }
}
