import type { DateNote, Service } from '../../core/service.js';
import type { NetworkFact, ServiceStateFact, SourcesFile } from '../../schema/facts.js';
import { inCodeOrder } from '../code-order.js';
import type { Report } from '../lint/report.js';
import type { Row } from './csv-table.js';
import type { Upstream, UpstreamFile } from './upstream.js';

/** What a row of a table of the open data says. */
export type UpstreamRow<F extends UpstreamFile> = Upstream[F]['rows'][number]['value'];

/** Upstream's column for each service. */
export const SERVICE_COLUMNS: Readonly<Record<Service, '2g' | '3g' | 'sa' | 'redcap' | 'lte_m' | 'nb_iot'>> =
  {
    g2: '2g',
    g3: '3g',
    sa: 'sa',
    redcap: 'redcap',
    ltem: 'lte_m',
    nbiot: 'nb_iot',
  };

/** A network of the release, and where it stands in networks.csv. */
interface ReadNetwork {
  /** Lower case. */
  readonly country: string;
  readonly fact: NetworkFact;
  readonly line: number;
}

/** A release while it is read: its networks so far, the sources that a kept fact cites, and what is wrong. */
export class ReadingState {
  readonly networks = new Map<string, ReadNetwork>();
  readonly #sourceRows = new Map<string, Row<UpstreamRow<'sources.csv'>>>();
  readonly #cited = new Set<string>();

  constructor(
    readonly upstream: Upstream,
    readonly report: Report,
  ) {
    const isFirst = this.acceptOnce('sources.csv', 'source');
    for (const row of upstream['sources.csv'].rows)
      if (isFirst(row.value.id, row.line)) this.#sourceRows.set(row.value.id, row);
  }

  /** A test of each key of a table: `false`, and a problem, where it stands on an earlier line already. */
  acceptOnce(file: UpstreamFile, what: string): (key: string, line: number) => boolean {
    const lines = new Map<string, number>();
    return (key, line) => {
      const first = lines.get(key);
      if (first === undefined) lines.set(key, line);
      else
        this.report.problem(
          file,
          line,
          `${what} ${key} stands twice`,
          `once; it is already on line ${first}`,
        );
      return first === undefined;
    };
  }

  /** The ids, each of which must be a source; they are cited from now on. */
  cite(ids: string[], file: UpstreamFile, line: number): string[] {
    for (const id of this.findSources(ids, file, line)) this.#cited.add(id);
    return ids;
  }

  /** The source of a fact that was found to be kept. */
  markCited(source: string | null): void {
    if (source !== null) this.#cited.add(source);
  }

  /** Those of the ids that are sources, or may stand in a row that could not be read; any other is a problem. */
  findSources(ids: string[], file: UpstreamFile, line: number): string[] {
    return ids.filter((id) => {
      if (this.#sourceRows.has(id) || this.upstream['sources.csv'].mayHold(id)) return true;
      this.report.problem(file, line, `source "${id}" is unknown`, 'the id of a row in sources.csv');
      return false;
    });
  }

  /** The sources that are cited, by id; the others are reported as unused. */
  listSources(): SourcesFile {
    const rows = [...this.#sourceRows.values()];
    for (const { line, value } of rows)
      if (!this.#cited.has(value.id))
        this.report.note('unused', 'sources.csv', line, `${value.id}: no kept fact cites it`);
    const cited = rows.map(({ value }) => value).filter(({ id }) => this.#cited.has(id));
    return Object.fromEntries(
      inCodeOrder(cited, ({ id }) => id).map(({ id, publisher, grade, url, date }) => [
        id,
        { publisher, grade, url, date },
      ]),
    );
  }

  /** A date in our form, where halves and quarters of a year stand apart. */
  readDate(
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

  /** The network of a country with this id or name; else the only one of the group of this name. */
  findNetwork(country: string, name: string): NetworkFact | undefined {
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

  /** @param country in upper or lower case */
  networksIn(country: string): NetworkFact[] {
    return [...this.networks.values()]
      .filter((network) => network.country === country.toLowerCase())
      .map(({ fact }) => fact);
  }
}
