/**
 * What a verdict is called, how it is explained and what it means, keyed by the codes of `core`. No judgement is made
 * here. Phrases start in lower case and have no full stop; `sentence` joins and finishes them.
 */
import { BAND_USES, type BandUse } from '../core/band-use.js';
import type { Confidence } from '../core/network.js';
import type { Caution, Reason, SupersetPair } from '../core/reason.js';
import type { DateNote, Service, ServiceState, State } from '../core/service.js';
import { type Outcome, OUTCOMES, type Overall, OVERALLS } from '../core/tally.js';
import { GOOD_SHARE, type NrState } from '../core/verdict.js';
import { inSentence } from '../world/names/in-sentence.js';
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';
import { dateIn, listIn } from './lists-and-dates.js';
import { capitalise } from './capitalise.js';
import { plural } from './plural.js';

/** Above this many networks of one verdict a summary counts them instead of naming them. */
const MOST_NAMES = 4;
const NEEDED = GOOD_SHARE * 100;

const SERVICE_NAMES = { g2: '2G', g3: '3G', redcap: '5G RedCap', ltem: 'LTE-M', nbiot: 'NB-IoT' };

const english = (items: readonly string[]) => listIn('en', items);
const chinese = (items: readonly string[]) => listIn('zh', items);

const EN = {
  /** Stand between parts of one line, and after what the line is about. */
  comma: ', ',
  colon: ': ',
  /** The word for a verdict, as on a badge. */
  verdict: {
    good: 'Works',
    limited: 'Works with limits',
    no: 'Does not work',
    unconfirmed: 'Not confirmed',
  } satisfies Record<Outcome, string>,
  /** A whole country in a few words. */
  overall: {
    good: 'Works on every network',
    some: 'Works on some networks',
    limited: 'Limited at best',
    unconfirmed: 'Not confirmed',
    no: 'Does not work',
  } satisfies Record<Overall, string>,
  /** How many networks of all: `2 of 3`. */
  ofAll: (count: number, all: number) => `${count} of ${all}`,
  /** What a verdict was scored on, or how well the sources of a band agree. */
  basis: {
    'cross-checked': 'cross-checked',
    'single-source': 'single source',
  } satisfies Record<Confidence, string>,
  /** Whether a device has a band of a network: `spare` is missing without harm. */
  bandUse: {
    has: 'supported',
    lacks: 'missing',
    spare: 'missing, not essential',
  } satisfies Record<BandUse, string>,
  /** A band that the operator's service rests on. */
  coreBand: 'main band',
  /** A spectrum strip in words: which bands are drawn how, and the covered share, 0 to 1. */
  spectrum: (names: Readonly<Record<BandUse, readonly string[]>>, share: number | null) =>
    EN.sentence([
      ...BAND_USES.flatMap((use) =>
        names[use].length > 0 ? `${EN.bandUse[use]}: ${english(names[use])}` : [],
      ),
      share === null ? '' : `covers ${percent(share)}%`,
    ]),
  /** How many of the bands that count a device supports: `2 of 7 bands`. */
  bandCount: (supported: number, all: number) => `${supported} of ${plural(all, 'band')}`,
  service: { ...SERVICE_NAMES, sa: '5G standalone' } satisfies Record<Service, string>,
  /** The state of a service: a phrase without its date. */
  state: {
    yes: 'in service',
    rolling: 'being rolled out',
    b2b: 'for business customers only',
    nsa: 'non-standalone only',
    trial: 'in trials',
    planned: 'to be switched off',
    ending: 'being switched off',
    off: 'switched off',
    never: 'never operated',
    none: 'no source found',
    unlisted: 'not listed',
    unclear: 'sources disagree',
    unknown: 'not researched',
  } satisfies Record<State, string>,
  /** `A, B and C` */
  list: english,
  /** A day, month, year or part of a year: `30 June 2028`, `the second half of 2028`. */
  date: (date: string, note?: DateNote) => dateIn('en', date, note),
  /** State of a service with its date: `3G switched off (June 2021)`. */
  status(service: Service, { state, date, dateNote }: ServiceState) {
    const name = EN.service[service];
    if (service === 'sa' && state === 'nsa') return '5G is non-standalone only';
    const said = name + (state === 'none' || state === 'unclear' ? ': ' : ' ') + EN.state[state];
    if (date === null) return said;
    const when = EN.date(date, dateNote);
    if (state === 'planned') return `${said} ${date.length > 7 ? 'on' : 'in'} ${when}`;
    return state === 'yes' ? `${said} since ${when}` : `${said} (${when})`;
  },
  /** Empty for `single-source-only`, which the basis says, and for a code of a later version. */
  reason(reason: Reason) {
    switch (reason.code) {
      case 'no-common-band':
        return `supports none of this network's bands (${english(reason.bands)})`;
      case 'lpwa-not-listed':
        return reason.service
          ? `needs ${EN.service[reason.service]}. We found no source saying this network offers it`
          : 'needs LTE-M or NB-IoT. We found no source saying this network offers either';
      case 'part-of-band':
        return `supports only a part of ${english(reason.bands)} (${english(reason.parts)}), and this network may use all of it`;
      case 'lacks-core-band':
        return `missing ${english(reason.bands)}, ${reason.bands.length > 1 ? 'main bands' : 'a main band'} of this network`;
      case 'lacks-coverage-band':
        return `has none of this network's low bands (${english(reason.bands)}): expect weak or no signal indoors and in rural areas`;
      case 'low-band-share':
        return reason.share === 0
          ? 'supports only bands that a single source reports here'
          : `covers ${percent(reason.share)}% of this network's bands (${NEEDED}% needed)`;
      case 'no-coverage-band-known':
        return 'we have no data on low bands of this network, so indoor coverage is unknown';
      default:
        return '';
    }
  },
  /** Names bands that no reason has named; `also` after one that has named others. */
  missing: (bands: readonly string[], also: boolean) =>
    `${also ? 'also missing' : 'missing'} ${english(bands)}`,
  /** Empty for a code of a later version. */
  caution(caution: Caution) {
    switch (caution.code) {
      case 'relies-on-superset': {
        const [pair, next] = caution.pairs;
        return pair && !next
          ? `reaches ${pair.band} only where the network also advertises ${pair.through} (MFBI)`
          : `reaches ${english(throughPairs(caution.pairs, (through) => ` (through ${through})`))} only where the network also advertises the larger band (MFBI)`;
      }
      case 'network-ends':
        return EN.status(caution.service, caution);
      case 'planned-date-passed':
        return `${EN.service[caution.service]} is past its announced date, not confirmed`;
      case 'receive-only-band-ignored': {
        const [verb, pronoun] = caution.bands.length > 1 ? ['are', "they don't"] : ['is', "it doesn't"];
        return `${english(caution.bands)} ${verb} receive-only, so ${pronoun} count`;
      }
      case 'depth-bands-only':
        return 'we only have data on bands here, not on 2G, 3G, LTE-M and NB-IoT';
      default:
        return '';
    }
  },
  /** `EC25-E in Germany`, `EC25-E in the United States`; takes the name of the country without its article. */
  deviceIn: (device: string, country: string) => `${device} in ${inSentence({ en: country, zh: '' }).en}`,
  /** Which networks have which verdict: sentences made from the names of the networks by verdict. */
  summary(networks: Readonly<Record<Outcome, readonly string[]>>) {
    const outcomes = OUTCOMES.filter((outcome) => networks[outcome].length > 0);
    return outcomes
      .map((outcome) => {
        const names = networks[outcome];
        const count = names.length;
        const isEvery = outcomes.length === 1 && count > 1;
        if (isEvery && outcome === 'no') return `Works on none of the ${count} networks.`;
        const every = count > 2 ? `all ${count} networks` : 'both networks';
        const some = count > MOST_NAMES ? `${count} networks` : english(names);
        return `${EN.verdict[outcome]} on ${isEvery ? every : some}.`;
      })
      .join(' ');
  },
  /** The same of whole countries, by their names. */
  summaryOfCountries(countries: Readonly<Record<Overall, readonly string[]>>) {
    const all = OVERALLS.flatMap((overall) => countries[overall]).length;
    const works = countries.good.length + countries.some.length;
    if (countries.good.length === all && all > 1) return `Works on every network in all ${all} countries.`;
    const where = (names: readonly string[]) =>
      names.length > MOST_NAMES
        ? `${names.length} countries`
        : english(names.map((en) => inSentence({ en, zh: '' }).en));
    const parts: [string, readonly string[]][] = [
      ['On some networks only in', countries.some],
      ['Limited at best in', countries.limited],
      ['Not confirmed in', countries.unconfirmed],
      ['Does not work in', countries.no],
    ];
    const rest = parts.flatMap(([said, names]) => (names.length > 0 ? `${said} ${where(names)}.` : []));
    return [`Works in ${works} of ${plural(all, 'country', 'countries')}.`, ...rest].join(' ');
  },
  /** Why a verdict is `good`, with the LTE bands that are missing but not needed. */
  good: (missing: readonly string[]) =>
    missing.length === 0
      ? 'supports every band that counts here'
      : `missing only ${english(missing)}, which ${missing.length > 1 ? "aren't" : "isn't"} essential`,
  /** 5G beside the verdict, with the NR bands that are missing: `5G works on some bands (missing n78)`. */
  fiveG: (state: NrState, missing: readonly string[]) =>
    ({
      'not-offered': 'no 5G data for this network',
      yes: '5G works',
      partial: '5G works on some bands',
      no: '5G does not work',
      unknown: '5G: not enough data',
    })[state] + (missing.length > 0 && state !== 'not-offered' ? ` (missing ${english(missing)})` : ''),
  /** One sentence of phrases: first letter in upper case, joined, with its full stop; empty without phrases. */
  sentence(phrases: readonly string[]) {
    const text = phrases.filter(Boolean).join('; ');
    return text && capitalise(text) + '.';
  },
};

export type VerdictWords = typeof EN;

const ZH: VerdictWords = {
  comma: '，',
  colon: '：',
  verdict: { good: '可用', limited: '可用但受限', no: '不可用', unconfirmed: '未经证实' },
  overall: {
    good: '所有网络可用',
    some: '部分网络可用',
    limited: '仅受限可用',
    unconfirmed: '未经证实',
    no: '不可用',
  },
  ofAll: (count, all) => `${count} / ${all}`,
  basis: { 'cross-checked': '双源印证', 'single-source': '单一来源' },
  bandUse: { has: '支持', lacks: '缺少', spare: '缺少，但不影响使用' },
  coreBand: '主力频段',
  spectrum: (names, share) =>
    ZH.sentence([
      ...BAND_USES.flatMap((use) =>
        names[use].length > 0 ? `${ZH.bandUse[use]}：${chinese(names[use])}` : [],
      ),
      share === null ? '' : `覆盖 ${percent(share)}%`,
    ]),
  bandCount: (supported, all) => `${all} 个频段中支持 ${supported} 个`,
  service: { ...SERVICE_NAMES, sa: '5G 独立组网' },
  state: {
    yes: '已商用',
    rolling: '正在部署',
    b2b: '仅面向企业客户',
    nsa: '仅非独立组网',
    trial: '试验中',
    planned: '计划退网',
    ending: '正在分步退网',
    off: '已退网',
    never: '从未运营',
    none: '未找到来源',
    unlisted: '未列入名单',
    unclear: '各来源说法不一',
    unknown: '尚未调研',
  },
  list: chinese,
  date: (date, note) => dateIn('zh', date, note),
  status(service, { state, date, dateNote }) {
    const name = ZH.service[service];
    if (service === 'sa' && state === 'nsa') return '5G 仅非独立组网';
    if (date === null) return `${name} ${ZH.state[state]}`;
    const when = ZH.date(date, dateNote);
    if (state === 'planned') return `${name} 计划于 ${when}退网`;
    return state === 'yes' ? `${name} 自 ${when}起商用` : `${name} ${ZH.state[state]}（${when}）`;
  },
  reason(reason) {
    switch (reason.code) {
      case 'no-common-band':
        return `不支持该网络使用的任何频段（${chinese(reason.bands)}）`;
      case 'lpwa-not-listed':
        return reason.service
          ? `需要 ${ZH.service[reason.service]}，但未找到该网络提供这项业务的来源`
          : '需要 LTE-M 或 NB-IoT，但未找到该网络提供其中任何一种的来源';
      case 'part-of-band':
        return `仅支持 ${chinese(reason.bands)} 的一部分（${chinese(reason.parts)}），而该网络可能使用整个频段`;
      case 'lacks-core-band':
        return `缺少该网络的主力频段 ${chinese(reason.bands)}`;
      case 'lacks-coverage-band':
        return `不支持该网络的任何低频段（${chinese(reason.bands)}），室内和乡村地区信号可能较弱或没有信号`;
      case 'low-band-share':
        return reason.share === 0
          ? '仅支持只有单一来源的频段'
          : `仅覆盖该网络 ${percent(reason.share)}% 的频段（需达到 ${NEEDED}%）`;
      case 'no-coverage-band-known':
        return '没有该网络低频段的数据，室内覆盖情况未知';
      default:
        return '';
    }
  },
  missing: (bands, also) => `${also ? '还缺少' : '缺少'} ${chinese(bands)}`,
  caution(caution) {
    switch (caution.code) {
      case 'relies-on-superset': {
        const [pair, next] = caution.pairs;
        return pair && !next
          ? `仅在网络同时广播 ${pair.through} 的地方才能使用 ${pair.band}（MFBI）`
          : `仅在网络同时广播较大频段的地方才能使用 ${chinese(throughPairs(caution.pairs, (through) => `（经 ${through}）`))}（MFBI）`;
      }
      case 'network-ends':
        return ZH.status(caution.service, caution);
      case 'planned-date-passed':
        return `${ZH.service[caution.service]} 已过公布的退网日期，尚未证实`;
      case 'receive-only-band-ignored':
        return `${chinese(caution.bands)} 只能接收，不计入结论`;
      case 'depth-bands-only':
        return '此处只有频段数据，没有 2G、3G、LTE-M 和 NB-IoT 的数据';
      default:
        return '';
    }
  },
  deviceIn: (device, country) => `${insideChinese(device).trimStart()}在${country}`,
  summary(networks) {
    const outcomes = OUTCOMES.filter((outcome) => networks[outcome].length > 0);
    const clauses = outcomes.map((outcome) => {
      const names = networks[outcome];
      const count = names.length;
      const isEvery = outcomes.length === 1 && count > 1;
      if (isEvery && outcome === 'no') return `在全部 ${count} 个网络上都不可用`;
      const some = insideChinese(count > MOST_NAMES ? `${count} 个网络` : chinese(names));
      const where = isEvery ? `全部 ${count} 个网络` : some;
      return `在${where}上${outcome === 'unconfirmed' ? '的可用性' : ''}${ZH.verdict[outcome]}`;
    });
    return clauses.join('；') + '。';
  },
  summaryOfCountries(countries) {
    const all = OVERALLS.flatMap((overall) => countries[overall]).length;
    const works = countries.good.length + countries.some.length;
    if (countries.good.length === all && all > 1) return `在全部 ${all} 个国家和地区的所有网络上都可用。`;
    const where = (names: readonly string[]) =>
      names.length > MOST_NAMES ? `${names.length} 个国家和地区` : chinese(names);
    const parts: [string, readonly string[]][] = [
      ['仅部分网络可用', countries.some],
      ['仅受限可用', countries.limited],
      ['未经证实', countries.unconfirmed],
      ['不可用', countries.no],
    ];
    const rest = parts.flatMap(([said, names]) => (names.length > 0 ? `${said}：${where(names)}` : []));
    return [`在 ${all} 个国家和地区中的 ${works} 个可用`, ...rest].join('；') + '。';
  },
  good: (missing) =>
    missing.length === 0 ? '支持所有计入结论的频段' : `仅缺少 ${chinese(missing)}，不影响使用`,
  fiveG: (state, missing) =>
    ({
      'not-offered': '没有该网络的 5G 数据',
      yes: '5G 可用',
      partial: '5G 部分频段可用',
      no: '5G 不可用',
      unknown: '5G 数据不足',
    })[state] + (missing.length > 0 && state !== 'not-offered' ? `（缺少 ${chinese(missing)}）` : ''),
  sentence(phrases) {
    const text = phrases.filter(Boolean).join('；');
    return text && capitalise(text) + '。';
  },
};

export const VERDICT_WORDS: Readonly<Record<Lang, VerdictWords>> = { en: EN, zh: ZH };

/** A share from 0 to 1, in whole percent. */
function percent(share: number): number {
  return Math.round(share * 100);
}

/** Each band with the larger band that it is reached through. */
function throughPairs(pairs: readonly SupersetPair[], note: (through: string) => string): string[] {
  return pairs.map(({ band, through }) => band + note(through));
}
