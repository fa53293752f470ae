/** What the MCP tools say of verdicts, of one device in one country or in many. */
import { OVERALLS, type Overall } from '../core/tally.js';
import type { Verdict } from '../core/verdict.js';
import { OVERALL_IN_PLACES } from './answer.js';
import { VERDICT_WORDS } from './verdict-words.js';
import { listIn } from './lists-and-dates.js';
import { DATA_WORDS } from './data.js';
import type { Lang } from './lang.js';
import { ASKED_ABOUT, NOT_UNDERSTOOD, wrapList, type Named } from './mcp-phrases.js';
import { capitalise } from './capitalise.js';
import { plural } from './plural.js';

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

/** Above so many countries of one answer a headline counts them instead of naming their codes. */
const MOST_CODES = 30;
const MOST_PLMN = 4;

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

/** A device of an answer. */
interface DeviceLine extends Named {
  readonly vendor: string | null;
  readonly kind: string;
  readonly radio: string;
  readonly lte: readonly string[];
  readonly nr: readonly string[];
  readonly compare_label: boolean;
  readonly note: string | null;
  readonly corrections: readonly string[];
  readonly json: string;
}

/** A network with its verdict. */
interface NetworkLine extends Named {
  readonly cc: string;
  readonly verdict: Verdict;
  readonly basis: string;
  readonly confirmed: boolean;
  readonly plmn: readonly string[];
  readonly asked_about?: true | undefined;
  readonly says: string;
  readonly sources?: readonly string[] | undefined;
}

const EN = {
  /** What no answer about devices knows. */
  limits:
    'Judged by bands and services alone: the data has no operator approval, certificates, prices or coverage maps.',

  verdicts: (device: string, countries: readonly CountryLine[]) => {
    const [only] = countries;
    if (!only) return NOT_UNDERSTOOD.en;
    if (countries.length === 1) return `${VERDICT_WORDS.en.deviceIn(device, only.name)}: ${only.says}`;
    const groups = byOverall(countries).map(([overall, group]) => {
      const codes = group.length > MOST_CODES ? '' : ` (${group.map(({ cc }) => cc).join(' ')})`;
      return `${OVERALL_IN_PLACES.en[overall]} in ${plural(group.length, 'country', 'countries')}${codes}`;
    });
    const services = offeredCounts(countries).map(
      ([service, count, unknown]) =>
        `${OFFERED_EN[service]} on some network in ${count} of ${countries.length}${unknown > 0 ? `, no data in ${unknown}` : ''}`,
    );
    return `${device}: ${[...groups, ...services].join('; ')}.`;
  },
  /** Countries with the same answer, in one line. */
  countryGroup: (overall: Overall, countries: readonly CountryLine[]) =>
    `- ${capitalise(OVERALL_IN_PLACES.en[overall])} (${countries.length}): ${countries.map(({ cc, name }) => `${name} (${cc})`).join(', ')}`,
  /** A service, the countries where some network offers it to the device, and how many have no data on it. */
  serviceIn: (service: OfferedService, countries: readonly string[], unknown: number) =>
    `- ${OFFERED_EN[service]} on some network in ${plural(countries.length, 'country', 'countries')}: ${countries.join(' ')}${unknown > 0 ? `; no data on it in ${unknown}` : ''}`,
  /** A phrase, and the networks of a country that it holds for. */
  onNetworks: (phrase: string, names: readonly string[], of: number) =>
    `${phrase} (${names.length === of && of > 1 ? (of > 2 ? `all ${of} networks` : 'both networks') : listIn('en', names)})`,
  /** Bands that device and network have in common; empty without any. */
  shared: (lte: readonly string[], nr: readonly string[]) => {
    const bands = [
      ...(lte.length > 0 ? [`LTE ${lte.join(' ')}`] : []),
      ...(nr.length > 0 ? [`5G ${nr.join(' ')}`] : []),
    ];
    return bands.length > 0 ? `Bands in common: ${bands.join('; ')}.` : '';
  },
  /** Bands that are missing and that no reason names. */
  alsoMissing: (bands: readonly string[]) => (bands.length > 0 ? `missing ${listIn('en', bands)}` : ''),
  noRedcap: '5G does not work: no RedCap here',
  device: ({
    id,
    vendor,
    kind,
    radio,
    lte,
    nr,
    region,
    compare_label,
    note,
    corrections,
    json,
  }: DeviceLine) =>
    [
      `Device ${id}${vendor === null ? '' : `, ${vendor}`}, ${kind}, radio ${radio}; LTE ${lte.join(' ') || 'none'}; 5G ${nr.join(' ') || 'none'}.`,
      ...(region ? [`Sold for: ${region}.`] : []),
      ...(compare_label ? [DATA_WORDS.en.compareLabel] : []),
      ...(note === null ? [] : [`Note of the source: ${note}`]),
      ...corrections.map((text) => `Correction: ${text}`),
      json,
    ].join(' '),
  country: ({ cc, name, says, json, page }: CountryLine) =>
    [`${name} (${cc}):`, says, json, page].filter(Boolean).join(' '),
  network: ({ cc, name, id, plmn, asked_about, says, sources }: NetworkLine) =>
    `- ${cc} ${name} (${id}${codes(plmn)})${asked_about ? ASKED_ABOUT.en : ''}: ${says}${wrapList(' Sources: ', sources ?? [], '.')}`,
};

const ZH: typeof EN = {
  limits: '仅依据频段和服务状态判断：数据不含运营商准入、认证、价格和覆盖图。',

  verdicts: (device, countries) => {
    const [only] = countries;
    if (!only) return NOT_UNDERSTOOD.zh;
    if (countries.length === 1) return `${VERDICT_WORDS.zh.deviceIn(device, only.name)}：${only.says}`;
    const groups = byOverall(countries).map(([overall, group]) => {
      const codes = group.length > MOST_CODES ? '' : `（${group.map(({ cc }) => cc).join(' ')}）`;
      return `${group.length} 个国家和地区${OVERALL_IN_PLACES.zh[overall]}${codes}`;
    });
    const services = offeredCounts(countries).map(
      ([service, count, unknown]) =>
        `${count} 个（共 ${countries.length} 个）至少有一个网络 ${OFFERED_ZH[service]}${unknown > 0 ? `，${unknown} 个没有数据` : ''}`,
    );
    return `${device}：${[...groups, ...services].join('；')}。`;
  },
  countryGroup: (overall, countries) =>
    `- ${OVERALL_IN_PLACES.zh[overall]}（${countries.length}）：${countries.map(({ cc, name }) => `${name}（${cc}）`).join('、')}`,
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
    `- ${cc} ${name}（${id}${codes(plmn)}）${asked_about ? ASKED_ABOUT.zh : ''}：${says}${wrapList('来源：', sources ?? [], '。')}`,
};

export const MCP_VERDICT_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

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
