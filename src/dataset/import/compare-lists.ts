/** The lists of the open data that say again what networks.csv says: of switch-offs, of IoT services and of RedCap. */
import type { Service, State } from '../../core/service.js';
import type { NetworkFact } from '../../schema/facts.js';
import { type ReadingState, SERVICE_COLUMNS, type UpstreamRow } from './reading-state.js';
import type { UpstreamFile } from './upstream.js';

/** Takes over what the lists know more exactly, and reports where they disagree with networks.csv, which is kept. */
export function compareLists(state: ReadingState): void {
  readSwitchOffs(state);
  compareIot(state);
  compareRedcap(state);
}

function readSwitchOffs(state: ReadingState): void {
  const file = 'sunset.csv';
  for (const { line, value } of state.upstream[file].rows) {
    const [source] = state.findSources(value.source, file, line);
    if (value.network === 'NB-IoT') {
      takeNbIotDate(value, source, line, state);
      continue;
    }
    const service = ({ '2G': 'g2', '3G': 'g3' } as const)[value.network.slice(0, 2)];
    const networks = networksOf(value, state);
    if (networks.length === 0 || !service || !/^[23]G( \([^()]*\))?$/.test(value.network)) {
      const text = `${textOf(value)}: speaks of no single service of one network`;
      state.report.note('unused', file, line, text);
      continue;
    }
    for (const network of networks) takeExactDate(network, service, value, source, line, state);
  }
}

function textOf({ country, operator_id, network, status, date }: UpstreamRow<'sunset.csv'>): string {
  return `${country} ${operator_id || 'all networks'} ${network} ${status} ${date}`;
}

/** Gives NB-IoT its switch-off date, which no column of networks.csv holds. */
function takeNbIotDate(
  row: UpstreamRow<'sunset.csv'>,
  source: string | undefined,
  line: number,
  state: ReadingState,
): void {
  const { report, upstream } = state;
  const network = state.findNetwork(row.country, row.operator_id);
  if (!network && upstream['networks.csv'].mayHold(row.operator_id)) return;
  const status = network?.status.nbiot;
  if (status?.state !== row.status) {
    const right = `a network of ${row.country} whose nb_iot in networks.csv is ${row.status}`;
    report.problem('sunset.csv', line, `${textOf(row)} matches no network`, right);
    return;
  }
  Object.assign(status, state.readDate(row.date, 'sunset.csv', line, 'date'));
  status.source ??= source ?? null;
  state.markCited(status.source);
  report.note('normalised', 'sunset.csv', line, `${textOf(row)} became the date of nbiot on ${network!.id}`);
}

/** The network that a row names; every network of the country where it says so (`2G (all networks)`). */
function networksOf(
  { country, operator_id, network }: UpstreamRow<'sunset.csv'>,
  state: ReadingState,
): NetworkFact[] {
  if (operator_id === '' && network.endsWith('(all networks)')) return state.networksIn(country);
  const named = state.findNetwork(country, operator_id);
  return named ? [named] : [];
}

/** The more exact of two dates that agree is kept, with its source. */
function takeExactDate(
  network: NetworkFact,
  service: 'g2' | 'g3',
  row: UpstreamRow<'sunset.csv'>,
  source: string | undefined,
  line: number,
  state: ReadingState,
): void {
  const known = network.status[service];
  const date = (known.date ?? '') + (known.date_note ? `-${known.date_note}` : '');
  const kept = `${SERVICE_COLUMNS[service]} ${known.state} ${date}`.trimEnd();
  const agrees = date !== '' && (row.date.startsWith(date) || date.startsWith(row.date));
  if (known.state !== row.status || !agrees) {
    const says = `${row.network} ${row.status} ${row.date}`;
    state.report.contradiction(
      { file: 'sunset.csv', line, cc: row.country.toLowerCase(), network: network.id, says, kept },
      `${textOf(row)} disagrees; kept the ${agrees ? 'state' : 'state and date'} of networks.csv: ${network.id} ${kept}`,
    );
  }
  if (agrees && row.date.length > date.length) {
    Object.assign(known, state.readDate(row.date, 'sunset.csv', line, 'date'));
    known.source = source ?? known.source;
    state.markCited(known.source);
    const text = `${textOf(row)} is more exact and became the date of ${service} on ${network.id}`;
    state.report.note('normalised', 'sunset.csv', line, text);
  }
}

function compareIot(state: ReadingState): void {
  const file = 'iot_networks.csv';
  for (const { line, value } of state.upstream[file].rows) {
    const { market, operator, technology, status } = value;
    state.findSources(value.sources, file, line);
    const service = technology === 'LTE-M' ? 'ltem' : 'nbiot';
    const said = status === 'commercial' ? 'yes' : status.startsWith('shut down') ? 'off' : undefined;
    compareState(file, line, { market, operator, service, said, words: `${technology} ${status}` }, state);
  }
}

function compareRedcap(state: ReadingState): void {
  const file = 'redcap_networks.csv';
  const states = { commercial: 'yes', deploying: 'rolling', trial: 'trial' } as const;
  for (const { line, value } of state.upstream[file].rows) {
    const { market, operator, status } = value;
    state.findSources(value.source, file, line);
    const said = states[status];
    compareState(file, line, { market, operator, service: 'redcap', said, words: `RedCap ${status}` }, state);
  }
}

/** What a row of a list says of a service. */
interface StatedByList {
  readonly market: string;
  readonly operator: string;
  readonly service: Service;
  readonly said: State | undefined;
  /** The same in the words of the list. */
  readonly words: string;
}

/** networks.csv carries the outcome of these lists; where a row says otherwise, a person should look. */
function compareState(
  file: UpstreamFile,
  line: number,
  { market, operator, service, said, words }: StatedByList,
  state: ReadingState,
): void {
  const what = `${market} ${operator || 'no operator named'}, ${words}`;
  const network = state.findNetwork(market, operator);
  if (!network) state.report.note('unused', file, line, `${what}: no network of networks.csv has this name`);
  else if (network.status[service].state !== said) {
    const kept = `${SERVICE_COLUMNS[service]} ${network.status[service].state}`;
    state.report.contradiction(
      { file, line, cc: market.toLowerCase(), network: network.id, says: `${operator}: ${words}`, kept },
      `${what} disagrees; kept networks.csv: ${network.id} ${kept}`,
    );
  }
}
