/** What the MCP tools say around the verdicts. One line each, without a full stop at the end of an address or a list. */
import type { Phase } from '../core/life.js';
import type { Service, State } from '../core/service.js';
import { type Overall, OVERALLS } from '../core/tally.js';
import type { Verdict } from '../core/verdict.js';
import type { NoteCode } from '../paste/read-result.js';
import type { WorldCountry } from '../world/world.js';
import { DATA_WORDS } from './data.js';
import type { Lang } from './lang.js';
import { listIn } from './lists-and-dates.js';
import { networkName } from './network-name.js';
import { PASTE_WORDS } from './paste.js';
import { VERDICT_WORDS } from './verdict-words.js';

const NOTES_EN = {
  ...PASTE_WORDS.en.notes,
  'doubtful-left-out': 'Some numbers may be bands and were left out.',
};
const NOTES_ZH = { ...PASTE_WORDS.zh.notes, 'doubtful-left-out': '部分数字可能是频段，未计入。' };

interface Counted {
  readonly countries: number;
  readonly networks: number;
  readonly devices: number;
}

interface Fresh {
  readonly version: string;
  readonly updated: string;
  readonly age_days: number;
  readonly as_of: string;
  readonly attribution: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
  /** Where a device with this code is sold. */
  readonly region?: string | null | undefined;
}

/** What a name may mean, and the answer for it. */
interface Candidate extends Named {
  readonly says?: string | undefined;
}

interface CountryLine {
  readonly cc: string;
  readonly name: string;
  readonly overall: Overall;
  readonly summary: Readonly<Record<Verdict, number>>;
  readonly services: readonly OfferedService[];
  readonly services_unknown?: readonly OfferedService[] | undefined;
  readonly says?: string | undefined;
  readonly json?: string | undefined;
  readonly page?: string | undefined;
}

/** What can decide beside LTE: 5G, LTE-M, NB-IoT. */
export type OfferedService = 'nr' | 'ltem' | 'nbiot';

interface LeftOut {
  readonly parameter: string;
  readonly given: string;
  readonly kind: 'ambiguous' | 'unknown';
  readonly candidates: readonly Candidate[];
  readonly next: string;
}

interface BandFact {
  readonly band: string;
  readonly confidence: string;
  readonly sources?: readonly string[] | undefined;
}

interface StateFact {
  readonly state: Parameters<(typeof VERDICT_WORDS)['en']['status']>[1]['state'];
  readonly date: string | null;
  readonly date_note?: 'H1' | 'H2' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | undefined;
  readonly passed?: true | undefined;
  readonly source?: string | undefined;
}

export interface McpWords {
  /** Stands as the answer where nothing of the question was understood. */
  readonly notUnderstood: string;
  /** The first line of an answer to a question that was understood in part. */
  partly(leftOut: readonly LeftOut[], answer: string): string;
  /** What was not understood; where each thing that it may mean has an answer, a line for each. */
  unresolved(entry: LeftOut): string[];
  /** Stands as the answer where each thing that a name may mean has its own below. */
  readonly eachBelow: string;
  /** The name of a family where devices were asked for. */
  family(given: string, count: number): string;
  /** After a network code that stands for its country. */
  readonly codeOnSim: string;
  /** A country of which there is no data. */
  uncovered(countries: number): string;
  /** After the name of a network that the question named. */
  readonly askedAbout: string;
  /** What no answer about devices knows. */
  readonly limits: string;
  /** After the state of a service whose announced day has passed. */
  readonly overdue: string;
  /** What to ask where a name was not understood. */
  askInstead(parameter: string, kind: LeftOut['kind'], candidates: readonly Named[]): string;
  /** A group of countries in the question, and how many of them have data. */
  group(given: string, count: number, all: number): string;
  /** An operator or a network code where a country was asked for. */
  networkAsCountry(given: string, networks: readonly string[], country: string, cc: string): string;
  /** What part of a list this was, and how to go on. */
  more(cursor: string, shown: { from: number; to: number; of: number }): string;
  /** A part of a device's name that one device has. */
  onlyVariant(given: string, name: string): string;
  /** A device where a country was asked for. */
  deviceAsCountry(id: string, name: string): string;
  data(data: Fresh): string;
  source(
    id: string,
    source: { publisher: string; grade: string; url: string; date: string; read?: true | undefined },
  ): string;

  coverage(counts: Counted, matching: number, data: Fresh): string;
  covered(
    entry: Named &
      (
        { type: 'device'; kind: string; radio: string } | { type: 'country'; networks: number; depth: string }
      ),
  ): string;

  /** Where a filter leaves nothing. */
  notCovered(filter: string): string;

  networks(country: string, count: number): string;
  /** What the question mark after a band means. */
  readonly singleSourceMark: string;
  countryFacts(country: { cc: string; depth: string; checked: string; json: string; page: string }): string;
  networkFacts(
    network: Named & {
      group: string | null;
      core_bands: readonly string[];
      lte: readonly BandFact[];
      nr: readonly BandFact[];
      status: Readonly<Record<Service, StateFact>>;
      plmn: readonly string[];
      plmn_listed: readonly string[];
      corrections: readonly string[];
      second_sources: readonly string[];
      asked_about?: true | undefined;
      page: string;
    },
  ): string;

  verdicts(device: string, countries: readonly CountryLine[]): string;
  /** Countries with the same answer, in one line. */
  countryGroup(overall: Overall, countries: readonly CountryLine[]): string;
  /** A service, the countries where some network offers it to the device, and how many have no data on it. */
  serviceIn(service: OfferedService, countries: readonly string[], unknown: number): string;
  /** A phrase, and the networks of a country that it holds for. */
  onNetworks(phrase: string, names: readonly string[], of: number): string;
  /** Bands that device and network have in common; empty without any. */
  shared(lte: readonly string[], nr: readonly string[]): string;
  /** Bands that are missing and that no reason names. */
  alsoMissing(bands: readonly string[]): string;
  readonly noRedcap: string;
  /** After a state that we know better than the publisher, and what the publisher says. */
  corrected(from: string | readonly string[] | null): string;
  /** After a state that another source contradicts. */
  likely(to: string): string;
  device(
    device: Named & {
      vendor: string | null;
      kind: string;
      radio: string;
      lte: readonly string[];
      nr: readonly string[];
      compare_label: boolean;
      note: string | null;
      corrections: readonly string[];
      json: string;
    },
  ): string;
  country(country: CountryLine): string;
  network(
    network: Named & {
      cc: string;
      verdict: Verdict;
      basis: string;
      confirmed: boolean;
      plmn: readonly string[];
      asked_about?: true | undefined;
      says: string;
      sources?: readonly string[] | undefined;
    },
  ): string;

  /** How a band list was read. */
  read(read: {
    lte: readonly string[];
    nr: readonly string[];
    radio: string;
    kind: string;
    left_out: readonly { text: string; reason: string }[];
    notes: readonly NoteCode[];
    variants: readonly { name: string; lte: readonly string[]; nr: readonly string[] }[];
    lte_m: readonly string[];
    nb_iot: readonly string[];
    umts: readonly string[];
    gsm_mhz: readonly number[];
    parts: readonly string[];
    serving: {
      plmn: string | null;
      name: string | null;
      bands: readonly string[];
      rsrp_dbm: number | null;
      country: string | null;
      country_name: string | null;
      networks: readonly Named[];
      other_bands: readonly string[];
    } | null;
    devices: readonly Named[];
    could_be_bands: readonly string[];
  }): string;
  readonly servingOnly: string;
  readonly theseBands: string;
  readonly noBands: string;
  readonly onlyNumbers: string;
  /** The text has bands of 2G and 3G only; and how each network of a country stands with both. */
  readonly olderOnly: string;
  olderIn(country: WorldCountry): string;
  /** The text names a device, and has no bands. */
  namesDevice(devices: readonly Named[]): string;
  readonly whichVariant: string;

  /**
   * How many switch-offs there are by phase, in how many countries; `without` countries asked about have none that fits
   * the question, and `others` of them have some that do not. `isRange`: the question has dates.
   */
  switchOffs(
    groups: Readonly<Record<Phase, number>>,
    countries: number,
    without: number,
    others: number,
    isRange: boolean,
  ): string;
  bandsOnly(countries: readonly string[]): string;
  /** `other`: it has switch-offs that the question leaves out. */
  withoutEntry(country: { cc: string; name: string; says: string; other: boolean }): string;
  /** What a range of dates leaves out. */
  outsideDates(count: { ahead: number; past: number; undated: number }): string;
  switchOff(entry: {
    cc: string;
    country: string;
    network: string;
    name: string;
    says: string;
    phase: Phase;
    asked_about?: true | undefined;
    stranded: readonly string[];
    stranded_count: number;
    unconfirmed: readonly string[];
    unconfirmed_count: number;
  }): string;

  changes(changes: number, releases: number): string;
  release(release: {
    date: string;
    data_version: string;
    initial: boolean;
    changes: number;
    networks: number;
    devices: number;
  }): string;
  change(
    change: Readonly<Record<'date' | 'data_version' | 'what' | 'change', string>> & {
      before: string | null;
      after: string | null;
    } & {
      readonly [key in 'cc' | 'network' | 'device' | 'band' | 'service' | 'source']?: string | undefined;
    },
  ): string;
}

/** Above so many countries of one answer a headline counts them instead of naming their codes. */
const MOST_CODES = 30;
const MOST_PLMN = 4;

const OVERALL_EN: Readonly<Record<Overall, string>> = {
  good: 'works on every network',
  some: 'works on some networks',
  limited: 'works with limits at best',
  unconfirmed: 'not confirmed',
  no: 'does not work',
};
const OVERALL_ZH: Readonly<Record<Overall, string>> = {
  good: '所有网络可用',
  some: '部分网络可用',
  limited: '最多受限可用',
  unconfirmed: '未经证实',
  no: '不可用',
};
const OFFERED_EN: Readonly<Record<OfferedService, string>> = {
  nr: '5G works',
  ltem: 'LTE-M in service',
  nbiot: 'NB-IoT in service',
};
const OFFERED_ZH: Readonly<Record<OfferedService, string>> = {
  nr: '5G 可用',
  ltem: 'LTE-M 已商用',
  nbiot: 'NB-IoT 已商用',
};
const ASK_INSTEAD_EN: Readonly<Record<string, string>> = {
  device: 'If you have its band list or datasheet text, send that to check_bands; list_coverage finds names.',
  country: 'Send an ISO code, a country, a group like EU or GCC, an operator or a code like 262-01.',
  operator: 'get_country_networks lists the networks of a country.',
  since: 'Send a day, YYYY-MM-DD, or one of the versions.',
};
const ASK_INSTEAD_ZH: Readonly<Record<string, string>> = {
  device: '如有频段列表或规格书文字，请交给 check_bands；设备名称可用 list_coverage 查找。',
  country: '请发送 ISO 代码、国家或地区名、EU 或 GCC 等区域、运营商或 262-01 这样的代码。',
  operator: 'get_country_networks 可列出一个国家或地区的网络。',
  since: '请发送日期 YYYY-MM-DD 或其中一个版本。',
};

/** Phases of switch-offs in the order of telling: what needs a look now comes first. */
const PHASES_TOLD: readonly Phase[] = ['overdue', 'under-way', 'ahead', 'past'];
const PHASE_EN: Readonly<Record<Phase, string>> = {
  overdue: 'past the announced date, not confirmed',
  'under-way': 'under way without a date',
  ahead: 'ahead',
  past: 'done',
};
const PHASE_ZH: Readonly<Record<Phase, string>> = {
  overdue: '已过公布的日期，尚未证实',
  'under-way': '进行中，没有日期',
  ahead: '尚未到期',
  past: '已完成',
};

const en: McpWords = {
  notUnderstood: 'No answer: see below for what wasn’t recognised.',
  partly: (leftOut, answer) => `${leftOut.map(leftOutEn).join(' ')} ${answer}`,
  unresolved: (entry) => [`- ${entry.parameter} "${entry.given}": ${entry.next}`, ...answersOf(entry)],
  eachBelow: 'The answer for each is below.',
  family: (given, count) => `"${given}" stands for the ${count} devices of that name.`,
  codeOnSim:
    'On the air this code names the network. On a SIM it may belong to a virtual operator, so a SIM alone proves no network.',
  uncovered: (countries) => `No data for this country; list_coverage has the ${countries} that there are.`,
  askedAbout: ' [asked about]',
  limits:
    'Judged by bands and services alone: the data has no operator approval, certificates, prices or coverage maps.',
  overdue: ', a date that has passed without confirmation',
  askInstead(parameter, kind, candidates) {
    if (kind === 'ambiguous')
      return `Ask again with ${candidates.length > 1 ? 'one of: ' : ''}${listNames(candidates)}${parameter === 'device' ? ', or send the band list of another variant to check_bands' : ''}.${candidates.some(({ region }) => region) ? ' In brackets: where that product code is sold.' : ''}`;
    const near = candidates.length > 0 ? `Similar names: ${listNames(candidates)}. ` : '';
    return near + (ASK_INSTEAD_EN[parameter] ?? 'Ask again with another one.');
  },
  group: (given, count, all) =>
    `"${given}" stands for the ${count} of its countries with data (of ${all} in all).`,
  networkAsCountry: (given, networks, country, cc) =>
    `"${given}" is ${networks.length > 1 ? 'any of ' : ''}${listIn('en', networks)} in ${country} (${cc}); the answer is for that country.`,
  more: (cursor, { from, to, of }) =>
    `Entries ${from} to ${to} of ${of}. For the rest, ask again with cursor "${cursor}".`,
  onlyVariant: (given, name) => `Of "${given}" we have ${name} alone; other variants may have other bands.`,
  deviceAsCountry: (id, name) =>
    `${name} is a device: send it to check_device as device "${id}", and a country in its place.`,
  data: ({ version, updated, age_days, as_of, attribution }) =>
    `Data ${version}, checked ${updated}, ${plural(age_days, 'day')} before ${as_of}. Source of the data: ${attribution}`,
  source: (id, { publisher, grade, url, date, read }) =>
    `Source ${id}: ${publisher}, grade ${grade}, ${read ? 'read in ' : ''}${date}, ${url}`,

  coverage: (counts, matching, { version, updated, age_days }) =>
    `${plural(matching, 'entry', 'entries')} found; in all ${counts.devices} devices, ${counts.countries} countries and ${counts.networks} networks. Data ${version}, checked ${updated} (${plural(age_days, 'day')} old).`,
  covered: (entry) =>
    entry.type === 'device'
      ? `- device ${entry.id}: ${entry.name}, ${entry.kind}, ${entry.radio}`
      : `- country ${entry.id}: ${entry.name}, ${plural(entry.networks, 'network')}, depth ${entry.depth}`,

  notCovered: (filter) =>
    `No results for "${filter}". Try a shorter part of the name; a device that isn’t listed can be judged by its bands: send its datasheet text to check_bands.`,

  networks: (country, count) => `We have data for ${plural(count, 'network')} in ${country}.`,
  countryFacts: ({ cc, depth, checked, json, page }) =>
    `Country ${cc}, ${depth === 'full' ? 'bands and service states researched (depth full)' : 'bands only, service states not researched (depth bands)'}, checked ${checked}. ${json} ${page}`,
  networkFacts: ({ id, name, group, core_bands, lte, nr, status, page, ...more }) =>
    [
      `- ${name} (${id}${group !== null && group !== name ? `, ${group}` : ''}${list(', PLMN ', more.plmn, '')}${list(', not confirmed on the air: ', more.plmn_listed, '')})${more.asked_about ? en.askedAbout : ''}:`,
      `LTE ${bandFacts(lte)}; main bands ${core_bands.join(' ') || 'unknown'}; 5G ${bandFacts(nr)}.`,
      states(status, 'en'),
      ...more.corrections.map((text) => `Correction: ${text}`),
      ...more.second_sources,
      page,
    ].join(' '),
  singleSourceMark: 'A band marked ? has one source only; all others are cross-checked.',

  verdicts: (device, countries) => {
    const [only] = countries;
    if (!only) return en.notUnderstood;
    if (countries.length === 1) return `${VERDICT_WORDS.en.deviceIn(device, only.name)}: ${only.says}`;
    const groups = byOverall(countries).map(([overall, group]) => {
      const codes = group.length > MOST_CODES ? '' : ` (${group.map(({ cc }) => cc).join(' ')})`;
      return `${OVERALL_EN[overall]} in ${plural(group.length, 'country', 'countries')}${codes}`;
    });
    const services = offeredCounts(countries).map(
      ([service, count, unknown]) =>
        `${OFFERED_EN[service]} on some network in ${count} of ${countries.length}${unknown > 0 ? `, no data in ${unknown}` : ''}`,
    );
    return `${device}: ${[...groups, ...services].join('; ')}.`;
  },
  countryGroup: (overall, countries) =>
    `- ${capitalise(OVERALL_EN[overall])} (${countries.length}): ${countries.map(({ cc, name }) => `${name} (${cc})`).join(', ')}`,
  serviceIn: (service, countries, unknown) =>
    `- ${OFFERED_EN[service]} on some network in ${plural(countries.length, 'country', 'countries')}: ${countries.join(' ')}${unknown > 0 ? `; no data on it in ${unknown}` : ''}`,
  onNetworks: (phrase, names, of) =>
    `${phrase} (${names.length === of && of > 1 ? (of > 2 ? `all ${of} networks` : 'both networks') : listIn('en', names)})`,
  shared: (lte, nr) => {
    const bands = [
      ...(lte.length > 0 ? [`LTE ${lte.join(' ')}`] : []),
      ...(nr.length > 0 ? [`5G ${nr.join(' ')}`] : []),
    ];
    return bands.length > 0 ? `Bands in common: ${bands.join('; ')}.` : '';
  },
  alsoMissing: (bands) => (bands.length > 0 ? `missing ${listIn('en', bands)}` : ''),
  noRedcap: '5G does not work: no RedCap here',
  corrected: (from) => ` (corrected by BandCheck; the publisher says: ${stateWord('en', from)})`,
  likely: (to) => ` (another source says: ${stateWord('en', to)})`,
  device: ({ id, vendor, kind, radio, lte, nr, region, compare_label, note, corrections, json }) =>
    [
      `Device ${id}${vendor === null ? '' : `, ${vendor}`}, ${kind}, radio ${radio}; LTE ${lte.join(' ') || 'none'}; 5G ${nr.join(' ') || 'none'}.`,
      ...(region ? [`Sold for: ${region}.`] : []),
      ...(compare_label ? [DATA_WORDS.en.compareLabel] : []),
      ...(note === null ? [] : [`Note of the source: ${note}`]),
      ...corrections.map((text) => `Correction: ${text}`),
      json,
    ].join(' '),
  country: ({ cc, name, says, json, page }) =>
    [`${name} (${cc}):`, says, json, page].filter(Boolean).join(' '),
  network: ({ cc, name, id, plmn, asked_about, says, sources }) =>
    `- ${cc} ${name} (${id}${codes(plmn)})${asked_about ? en.askedAbout : ''}: ${says}${list(' Sources: ', sources ?? [], '.')}`,

  read: ({ lte, nr, radio, kind, left_out, notes, variants, ...more }) =>
    [
      `Read as ${kind}: LTE ${lte.join(' ') || 'none'}; 5G ${nr.join(' ') || 'none'}; judged as radio ${radio}.`,
      ...left_out.map(({ text, reason }) => `Left out: "${text}" (${reason}).`),
      ...notes.map((code) => `Note: ${NOTES_EN[code]}`),
      ...variants.map(
        (variant) =>
          `Variant "${variant.name}": LTE ${variant.lte.join(' ') || 'none'}; 5G ${variant.nr.join(' ') || 'none'}.`,
      ),
      ...given('LTE-M bands: ', more.lte_m),
      ...given('NB-IoT bands: ', more.nb_iot),
      ...given('3G bands: ', more.umts),
      ...given('2G bands in MHz: ', more.gsm_mhz),
      ...given('Only part of a band: ', more.parts),
      ...(more.serving ? [`The modem is on ${cellOf(more.serving, 'en')}; one cell is never judged.`] : []),
      ...given('Other bands to expect on that network: ', more.serving?.other_bands ?? []),
      ...more.devices.map(({ id, name }) => `Names the device ${name}: check_device knows it as ${id}.`),
      ...given('Could be LTE bands (send numbers_are_bands if they are): ', more.could_be_bands),
    ].join('\n'),
  servingOnly:
    'The text shows the cell in use now. One cell doesn’t show what the device supports, so there is no answer.',
  theseBands: 'A device with these bands',
  noBands:
    'We found no LTE bands in the text, and a verdict needs them. For a device by name use check_device.',
  onlyNumbers:
    'The text has numbers alone, which could be LTE bands: ask again with numbers_are_bands true if they are.',
  olderOnly:
    'The text has 2G and 3G bands only, so there is no LTE or 5G to judge. See which networks still have 2G and 3G.',
  olderIn: (country) => `2G and 3G in ${country.name.en}: ${olderStates(country, 'en').join('; ')}.`,
  namesDevice: (devices) =>
    `The text names ${listNames(devices)} and lists no bands. check_device knows its bands: ask it with device "${devices[0]!.id}".`,
  whichVariant: 'The text lists several products or sets of bands. Ask again with one of them as `variant`.',

  switchOffs(groups, countries, without, others, isRange) {
    const named = PHASES_TOLD.filter((phase) => groups[phase] > 0).map(
      (phase) => `${groups[phase]} ${PHASE_EN[phase]}`,
    );
    const none = `No ${others > 0 ? 'such ' : ''}switch-off found${without > 0 ? ` in ${plural(without, 'country', 'countries')} asked about` : ''}.`;
    if (named.length === 0) return none;
    const total = Object.values(groups).reduce((sum, count) => sum + count, 0);
    return `${plural(total, 'switch-off')} in ${plural(countries, 'country', 'countries')}: ${named.join(', ')}.${isRange && !isDated(groups) ? ' None has a date in the time asked for.' : ''}${without > 0 ? ` ${none}` : ''}`;
  },
  bandsOnly: (countries) => `No research on service states for: ${countries.join(' ')}`,
  withoutEntry: ({ cc, name, says, other }) =>
    `- ${name} (${cc}): ${other ? 'none that fits the question' : 'no switch-off found'}. ${says}.`,
  outsideDates: ({ ahead, past, undated }) =>
    `Outside these dates: ${ahead} ahead, ${past} done${undated > 0 ? ` (${undated} of them without a date)` : ''}; leave out from and to for them.`,
  switchOff: ({ cc, country, network, name, says, phase, asked_about, ...devices }) =>
    `- ${country} (${cc}), ${name} (${network})${asked_about ? en.askedAbout : ''}: ${says}${phase === 'under-way' ? `; ${PHASE_EN[phase]}` : ''}` +
    cut('; no LTE on this network for ', devices.stranded, devices.stranded_count) +
    cut('; not confirmed for ', devices.unconfirmed, devices.unconfirmed_count),

  changes: (changes, releases) =>
    `${plural(changes, 'change')} in ${plural(releases, 'release')} of the data.`,
  release: ({ date, data_version, initial, changes, networks, devices }) =>
    `Release ${data_version} of ${date}: ${initial ? 'the first' : plural(changes, 'change')}; holds ${networks} networks, ${devices} devices`,
  change: (change) =>
    `- ${change.date} (${change.data_version}) ${change.what} ${change.change}: ${keys(change)}: ${change.before ?? 'none'} → ${change.after ?? 'removed'}`,
};

const ZH_PARAMETER: Readonly<Record<string, string>> = {
  country: '国家或地区',
  device: '设备',
  operator: '运营商',
  variant: '型号',
  since: '起始版本',
};

const zh: McpWords = {
  notUnderstood: '没有结果，请看下方未能识别的内容。',
  partly: (leftOut, answer) => leftOut.map(leftOutZh).join('') + answer,
  unresolved: (entry) => [
    `- ${ZH_PARAMETER[entry.parameter]}“${entry.given}”：${entry.next}`,
    ...answersOf(entry),
  ],
  eachBelow: '各自的结果见下方。',
  family: (given, count) => `“${given}”按同名的 ${count} 款设备作答。`,
  codeOnSim:
    '网络广播该代码时，代码即指上述网络；SIM 卡上的该代码可能属于虚拟运营商，仅凭 SIM 卡不能确定所在网络。',
  uncovered: (countries) => `没有该国家或地区的数据；已收录的 ${countries} 个见 list_coverage。`,
  askedAbout: '【所问网络】',
  limits: '仅依据频段和服务状态判断：数据不含运营商准入、认证、价格和覆盖图。',
  overdue: '，该日期已过，尚未证实',
  askInstead(parameter, kind, candidates) {
    if (kind === 'ambiguous')
      return `请${candidates.length > 1 ? '从中选一个再问：' : '改用 '}${listNames(candidates)}${parameter === 'device' ? '；如是其他型号，请把频段列表交给 check_bands' : ''}。${candidates.some(({ region }) => region) ? '方括号内为该型号代码的销售地区。' : ''}`;
    const near = candidates.length > 0 ? `相近的有 ${listNames(candidates)}。` : '';
    return near + (ASK_INSTEAD_ZH[parameter] ?? '请换一个再问。');
  },
  group: (given, count, all) => `“${given}”按其中有数据的 ${count} 个国家和地区作答（共收录 ${all} 个）。`,
  networkAsCountry: (given, networks, country, cc) =>
    `“${given}”是${country}（${cc}）的 ${networks.join('、')}；以下按该国家或地区作答。`,
  more: (cursor, { from, to, of }) =>
    `以上为第 ${from} 至 ${to} 项，共 ${of} 项；其余请带上 cursor "${cursor}" 再问。`,
  onlyVariant: (given, name) => `“${given}”只收录了 ${name}，其他型号的频段可能不同。`,
  deviceAsCountry: (id, name) =>
    `${name} 是设备：请在 check_device 中用 device "${id}"，此处改填国家或地区。`,
  data: ({ version, updated, age_days, as_of, attribution }) =>
    `数据版本 ${version}，核对于 ${updated}，距 ${as_of} 已 ${age_days} 天。数据来源：${attribution}`,
  source: (id, { publisher, grade, url, date, read }) =>
    `来源 ${id}：${publisher}，等级 ${grade}，${date}${read ? ' 查阅' : ''}，${url}`,

  coverage: (counts, matching, { version, updated, age_days }) =>
    `符合条件的有 ${matching} 项；共收录 ${counts.devices} 款设备、${counts.countries} 个国家和地区的 ${counts.networks} 个网络；数据版本 ${version}，核对于 ${updated}（${age_days} 天前）。`,
  covered: (entry) =>
    entry.type === 'device'
      ? `- 设备 ${entry.id}：${entry.name}，${entry.kind}，${entry.radio}`
      : `- 国家或地区 ${entry.id}：${entry.name}，${entry.networks} 个网络，深度 ${entry.depth}`,

  notCovered: (filter) =>
    `没有名称含“${filter}”的条目，请缩短名称再试；未收录的设备可按频段判断：请把规格书文字交给 check_bands。`,

  networks: (country, count) => `${country}已收录 ${count} 个网络。`,
  countryFacts: ({ cc, depth, checked, json, page }) =>
    `国家或地区 ${cc}，${depth === 'full' ? '频段与服务状态均已调研（深度 full）' : '仅调研了频段，未调研服务状态（深度 bands）'}，核对于 ${checked}。${json} ${page}`,
  networkFacts: ({ id, name, group, core_bands, lte, nr, status, page, ...more }) =>
    [
      `- ${name}（${id}${group !== null && group !== name ? `，${group}` : ''}${list('，PLMN ', more.plmn, '')}${list('，未证实在用 ', more.plmn_listed, '')}）${more.asked_about ? zh.askedAbout : ''}：LTE ${bandFacts(lte)}；主力频段 ${core_bands.join(' ') || '未知'}；5G ${bandFacts(nr)}。`,
      states(status, 'zh'),
      ...more.corrections.map((text) => `更正：${text}`),
      ...more.second_sources,
      ` ${page}`,
    ].join(''),
  singleSourceMark: '带 ? 的频段仅有一个来源，其余均为双源印证。',

  verdicts: (device, countries) => {
    const [only] = countries;
    if (!only) return zh.notUnderstood;
    if (countries.length === 1) return `${VERDICT_WORDS.zh.deviceIn(device, only.name)}：${only.says}`;
    const groups = byOverall(countries).map(([overall, group]) => {
      const codes = group.length > MOST_CODES ? '' : `（${group.map(({ cc }) => cc).join(' ')}）`;
      return `${group.length} 个国家和地区${OVERALL_ZH[overall]}${codes}`;
    });
    const services = offeredCounts(countries).map(
      ([service, count, unknown]) =>
        `${count} 个（共 ${countries.length} 个）至少有一个网络 ${OFFERED_ZH[service]}${unknown > 0 ? `，${unknown} 个没有数据` : ''}`,
    );
    return `${device}：${[...groups, ...services].join('；')}。`;
  },
  countryGroup: (overall, countries) =>
    `- ${OVERALL_ZH[overall]}（${countries.length}）：${countries.map(({ cc, name }) => `${name}（${cc}）`).join('、')}`,
  serviceIn: (service, countries, unknown) =>
    `- ${OFFERED_ZH[service]}（至少一个网络，共 ${countries.length} 个国家和地区）：${countries.join(' ')}${unknown > 0 ? `；${unknown} 个没有数据` : ''}`,
  onNetworks: (phrase, names, of) =>
    `${phrase}（${names.length === of && of > 1 ? `全部 ${of} 个网络` : listIn('zh', names)}）`,
  shared: (lte, nr) => {
    const bands = [
      ...(lte.length > 0 ? [`LTE ${lte.join(' ')}`] : []),
      ...(nr.length > 0 ? [`5G ${nr.join(' ')}`] : []),
    ];
    return bands.length > 0 ? `共同频段：${bands.join('；')}。` : '';
  },
  alsoMissing: (bands) => (bands.length > 0 ? `缺少 ${listIn('zh', bands)}` : ''),
  noRedcap: '5G 不可用：该网络没有 RedCap',
  corrected: (from) => `（BandCheck 已更正；原数据为：${stateWord('zh', from)}）`,
  likely: (to) => `（另有来源称：${stateWord('zh', to)}）`,
  device: ({ id, vendor, kind, radio, lte, nr, region, compare_label, note, corrections, json }) =>
    [
      `设备 ${id}${vendor === null ? '' : `，${vendor}`}，${kind}，制式 ${radio}；LTE ${lte.join(' ') || '无'}；5G ${nr.join(' ') || '无'}。`,
      ...(region ? [`销售地区：${region}。`] : []),
      ...(compare_label ? [DATA_WORDS.zh.compareLabel] : []),
      ...(note === null ? [] : [`来源附注：${note}`]),
      ...corrections.map((text) => `更正：${text}`),
      json,
    ].join(''),
  country: ({ cc, name, says, json, page }) =>
    [`${name}（${cc}）：${says ?? ''}`, json, page].filter(Boolean).join(' '),
  network: ({ cc, name, id, plmn, asked_about, says, sources }) =>
    `- ${cc} ${name}（${id}${codes(plmn)}）${asked_about ? zh.askedAbout : ''}：${says}${list('来源：', sources ?? [], '。')}`,

  read: ({ lte, nr, radio, kind, left_out, notes, variants, ...more }) =>
    [
      `读作 ${kind}：LTE ${lte.join(' ') || '无'}；5G ${nr.join(' ') || '无'}；按制式 ${radio} 判断。`,
      ...left_out.map(({ text, reason }) => `未计入：“${text}”（${reason}）。`),
      ...notes.map((code) => `提示：${NOTES_ZH[code]}`),
      ...variants.map(
        (variant) =>
          `型号“${variant.name}”：LTE ${variant.lte.join(' ') || '无'}；5G ${variant.nr.join(' ') || '无'}。`,
      ),
      ...given('LTE-M 频段：', more.lte_m),
      ...given('NB-IoT 频段：', more.nb_iot),
      ...given('3G 频段：', more.umts),
      ...given('2G 频段（MHz）：', more.gsm_mhz),
      ...given('仅含部分频段：', more.parts),
      ...(more.serving ? [`模组当前连接：${cellOf(more.serving, 'zh')}；不据单个小区作判断。`] : []),
      ...given('在该网络上还应能搜到：', more.serving?.other_bands ?? []),
      ...more.devices.map(({ id, name }) => `文本提到设备 ${name}：可用 check_device 查询 ${id}。`),
      ...given('可能是 LTE 频段（如果是，请发送 numbers_are_bands）：', more.could_be_bands),
    ].join('\n'),
  servingOnly: '文本仅显示当前所用的小区。单个小区不能说明设备支持的频段，因此无法作答。',
  theseBands: '具备这些频段的设备',
  noBands: '文本中没有找到 LTE 频段，无法得出结论；按名称查询设备请用 check_device。',
  onlyNumbers: '文本中只有数字，可能是 LTE 频段：如果是，请带上 numbers_are_bands true 再问。',
  olderOnly: '文本中只有 2G 和 3G 频段，没有可供判断的 LTE 或 5G 频段；以下是各网络的 2G 与 3G 状态。',
  olderIn: (country) => `${country.name.zh}的 2G 与 3G：${olderStates(country, 'zh').join('；')}。`,
  namesDevice: (devices) =>
    `文本提到 ${listNames(devices)}，没有频段。check_device 已有其频段：请以 device "${devices[0]!.id}" 查询。`,
  whichVariant: '文本中有多个产品或多组频段：请选其一作为 `variant` 再问。',

  switchOffs(groups, countries, without, others, isRange) {
    const named = PHASES_TOLD.filter((phase) => groups[phase] > 0).map(
      (phase) => `${PHASE_ZH[phase]} ${groups[phase]} 项`,
    );
    const what = others > 0 ? '符合条件的退网' : '退网信息';
    const none = without > 0 ? `所问的 ${without} 个国家和地区没有找到${what}。` : '没有找到退网信息。';
    if (named.length === 0) return none;
    return `${countries} 个国家和地区的退网：${named.join('，')}。${isRange && !isDated(groups) ? '所问时间内没有确定日期的退网。' : ''}${without > 0 ? none : ''}`;
  },
  bandsOnly: (countries) => `未调研服务状态：${countries.join(' ')}`,
  withoutEntry: ({ cc, name, says, other }) =>
    `- ${name}（${cc}）：${other ? '没有符合条件的退网' : '没有找到退网信息'}。${says}。`,
  outsideDates: ({ ahead, past, undated }) =>
    `所问日期之外：尚未到期 ${ahead} 项，已完成 ${past} 项${undated > 0 ? `（其中 ${undated} 项没有日期）` : ''}；不带 from 和 to 即可列出。`,
  switchOff: ({ cc, country, network, name, says, phase, asked_about, ...devices }) =>
    `- ${country}（${cc}），${name}（${network}）${asked_about ? zh.askedAbout : ''}：${says}${phase === 'under-way' ? `；${PHASE_ZH[phase]}` : ''}` +
    cut('；在该网络没有 LTE 可用的设备：', devices.stranded, devices.stranded_count) +
    cut('；未经证实的设备：', devices.unconfirmed, devices.unconfirmed_count),

  changes: (changes, releases) => `${releases} 个数据版本中共有 ${changes} 项变化。`,
  release: ({ date, data_version, initial, changes, networks, devices }) =>
    `版本 ${data_version}（${date}）：${initial ? '首个版本' : `${changes} 项变化`}；含 ${networks} 个网络、${devices} 款设备`,
  change: (change) =>
    `- ${change.date}（${change.data_version}）${change.what} ${change.change}：${keys(change)}：${change.before ?? '无'} → ${change.after ?? '已移除'}`,
};

export const MCP_WORDS: Readonly<Record<Lang, McpWords>> = { en, zh };

/** A line for each thing that a name may mean and that has an answer. */
function answersOf({ candidates }: LeftOut): string[] {
  return candidates.flatMap(({ id, says }) => (says === undefined ? [] : [`  ${id}: ${says}`]));
}

/** A line of a list, or none where it is empty. */
function given(before: string, items: readonly (string | number)[]): string[] {
  return items.length > 0 ? [before + items.join(' ')] : [];
}

/** `Vodafone 2G switched off …, 3G …`, a network each. */
function olderStates({ networks }: WorldCountry, lang: Lang): string[] {
  const { status } = VERDICT_WORDS[lang];
  return networks.map(
    (network) =>
      `${networkName(network, lang)} ${status('g2', network.status.g2)}, ${status('g3', network.status.g3)}`,
  );
}

/** `Vodafone 26202, B3, RSRP -95 dBm, in Germany (de)`. */
function cellOf(
  {
    plmn,
    name,
    bands,
    rsrp_dbm,
    country,
    country_name,
    networks,
  }: NonNullable<Parameters<McpWords['read']>[0]['serving']>,
  lang: Lang,
): string {
  const known = networks.map((network) => network.name).join(' / ');
  return [
    [known || name, plmn].filter(Boolean).join(' '),
    bands.join(' + '),
    rsrp_dbm === null ? '' : `RSRP ${rsrp_dbm} dBm`,
    country_name === null
      ? ''
      : lang === 'en'
        ? `in ${country_name} (${country})`
        : `${country_name}（${country}）`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether some switch-off has a date in the time asked for; what is overdue or under way is told whatever the time. */
function isDated({ ahead, past }: Readonly<Record<Phase, number>>): boolean {
  return ahead + past > 0;
}

function plural(count: number, one: string, many = one + 's'): string {
  return `${count} ${count === 1 ? one : many}`;
}

function listNames(candidates: readonly Named[]): string {
  return candidates
    .map(({ id, name, region }) => (id === name ? id : `${id} (${name})`) + (region ? ` [${region}]` : ''))
    .join(', ');
}

function list(before: string, items: readonly string[], after: string): string {
  return items.length > 0 ? before + items.join(' ') + after : '';
}

/** Bands that only one source names carry a question mark; the legend is in the server's instructions. */
function bandFacts(bands: readonly BandFact[]): string {
  const each = bands.map(
    ({ band, confidence, sources }) =>
      band + (confidence === 'single-source' ? '?' : '') + list('[', sources ?? [], ']'),
  );
  return each.join(' ') || '-';
}

function states(status: Readonly<Record<Service, StateFact>>, lang: Lang): string {
  const words = VERDICT_WORDS[lang];
  return words.sentence(
    Object.entries(status).map(([service, { state, date, date_note, passed, source }]) => {
      const stated = words.status(service as Service, {
        state,
        date,
        ...(date_note && { dateNote: date_note }),
      });
      const said = passed ? stated + MCP_WORDS[lang].overdue : stated;
      return source === undefined ? said : `${said} [${source}]`;
    }),
  );
}

/** The first ids of a list that may be longer. */
function cut(before: string, ids: readonly string[], count: number): string {
  return list(before, ids, count > ids.length ? ` … (${count})` : '');
}

function capitalise(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Countries by their answer, the largest group first. */
function byOverall(countries: readonly CountryLine[]): [Overall, CountryLine[]][] {
  return OVERALLS.map((overall): [Overall, CountryLine[]] => [
    overall,
    countries.filter((country) => country.overall === overall),
  ])
    .filter(([, group]) => group.length > 0)
    .sort(([, a], [, b]) => b.length - a.length);
}

/** In how many countries some network offers the device each service that it can use, and how many have no data on it. */
function offeredCounts(countries: readonly CountryLine[]): [OfferedService, number, number][] {
  const services = Object.keys(OFFERED_EN) as OfferedService[];
  return services
    .map((service): [OfferedService, number, number] => [
      service,
      countries.filter((country) => country.services.includes(service)).length,
      countries.filter((country) => country.services_unknown?.includes(service)).length,
    ])
    .filter(([, count]) => count > 0);
}

/** Network codes on the air; a network with many is known by its first ones. */
function codes(plmn: readonly string[]): string {
  if (plmn.length === 0) return '';
  return `, PLMN ${plmn.slice(0, MOST_PLMN).join(' ')}${plmn.length > MOST_PLMN ? ' …' : ''}`;
}

function stateWord(lang: Lang, state: string | readonly string[] | null): string {
  const { state: words } = VERDICT_WORDS[lang];
  return state === null ? words.unknown : (words[state as State] ?? String(state));
}

function leftOutEn({ parameter, given, kind, candidates }: LeftOut): string {
  const what = `${parameter} "${given}"`;
  return kind === 'ambiguous'
    ? candidates.length > 1
      ? `Several match ${what}: choose one below.`
      : `${capitalise(what)} may mean ${listNames(candidates)}.`
    : `We don’t have ${what}${candidates.length > 0 ? ` (similar: ${listNames(candidates.slice(0, 3))})` : ''}.`;
}

function leftOutZh({ parameter, given, kind, candidates }: LeftOut): string {
  const what = `${ZH_PARAMETER[parameter]}“${given}”`;
  return kind === 'ambiguous'
    ? candidates.length > 1
      ? `有多个${what}，请从下方选一个。`
      : `${what}可能是 ${listNames(candidates)}。`
    : `没有收录${what}${candidates.length > 0 ? `（相近：${listNames(candidates.slice(0, 3))}）` : ''}。`;
}

function keys(change: Parameters<McpWords['change']>[0]): string {
  const { cc, network, device, band, service, source } = change;
  return [cc, network, device, band, service, source].filter(Boolean).join(' ');
}
