/**
 * What a verdict is called and how it is explained, keyed by the codes of `core`. No judgement is made here.
 * Phrases (reasons, cautions, states) start in lower case and have no full stop; `sentence` joins and finishes them.
 */
import { bandName, type Rat } from '../core/band.js';
import type { Confidence, DateNote, Service, ServiceState, State } from '../core/facts.js';
import type { Caution, Reason } from '../core/reason.js';
import { GOOD_SHARE, type NrState, type Verdict } from '../core/verdict.js';
import type { Lang } from './lang.js';

/** A verdict as it is said: a `no` that rests on nobody saying that it works is told apart from a proven one. */
export type SaidVerdict = Verdict | 'unconfirmed';

/** Best first: the order in which verdicts are counted and listed. */
export const SAID_VERDICTS: readonly SaidVerdict[] = ['good', 'limited', 'unconfirmed', 'no'];

/** How a judgement is said. */
export function saidVerdict({ verdict, confirmed }: { verdict: Verdict; confirmed: boolean }): SaidVerdict {
  return verdict === 'no' && !confirmed ? 'unconfirmed' : verdict;
}

export interface VerdictWords {
  /** The word for a verdict, as on a badge. */
  readonly verdict: Readonly<Record<SaidVerdict, string>>;
  /** What the verdict means for somebody who uses the device there: one sentence. */
  readonly meaning: Readonly<Record<SaidVerdict, string>>;
  /** What the verdict was scored on: a word, and a sentence. */
  readonly basis: Readonly<Record<Confidence, string>>;
  readonly basisMeaning: Readonly<Record<Confidence, string>>;
  /** 5G beside the verdict: a phrase to stand after `5G`. */
  readonly nr: Readonly<Record<NrState, string>>;
  readonly service: Readonly<Record<Service, string>>;
  /** The state of a service: a phrase without its date. */
  readonly state: Readonly<Record<State, string>>;

  /** Which networks have which verdict: one or two sentences, from the names of the networks by verdict. */
  summary(networks: Readonly<Record<SaidVerdict, readonly string[]>>): string;
  /** `EC25-E in Germany` */
  deviceIn(device: string, country: string): string;
  reason(reason: Reason): string;
  caution(caution: Caution): string;
  /** Why a verdict is `good`: what the device lacks without harm (LTE), or that it lacks nothing. */
  good(optionalLacking: readonly number[]): string;
  /** 5G beside the verdict, with the NR bands that the device lacks: `5G works on some bands (lacks n78)`. */
  fiveG(state: NrState, lacking: readonly number[]): string;
  /** State of a service with its date: `3G switched off (June 2021)`. */
  status(service: Service, status: ServiceState): string;
  /** A day, month, year or part of a year: `30 June 2028`, `second half of 2028`. */
  date(date: string, note?: DateNote): string;
  /** `B3, B8 and B20` */
  bands(rat: Rat, bands: readonly number[]): string;
  list(words: readonly string[]): string;
  /** One sentence of phrases: first letter in upper case, joined, with its full stop. */
  sentence(phrases: readonly string[]): string;
}

/** English country names that take an article inside a sentence. */
const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles|Comoros|U\.S\.)|(Republic|Islands?|Territor(y|ies))$/;

const EN_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const EN_NOTES: Record<DateNote, string> = {
  H1: 'first half of ',
  H2: 'second half of ',
  Q1: 'first quarter of ',
  Q2: 'second quarter of ',
  Q3: 'third quarter of ',
  Q4: 'fourth quarter of ',
};

const en: VerdictWords = {
  verdict: { good: 'Works', limited: 'Works with limits', no: 'Does not work', unconfirmed: 'Not confirmed' },
  meaning: {
    good: 'The device has the bands that the network rests on.',
    limited: 'The device connects, but lacks bands that the network rests on: expect gaps or slower service.',
    no: 'The device shares no usable band with the network.',
    unconfirmed: 'Nobody is known to say that the network takes such a device; ask the operator first.',
  },
  basis: { 'cross-checked': 'cross-checked', 'single-source': 'single source' },
  basisMeaning: {
    'cross-checked': 'Two independent sources agree on the bands behind this verdict.',
    'single-source': 'Each band behind this verdict is known from one source only.',
  },
  nr: {
    'not-offered': 'not known on this network',
    yes: 'works',
    partial: 'works on some bands',
    no: 'does not work',
    unknown: 'cannot be told from what is known',
  },
  service: { g2: '2G', g3: '3G', sa: '5G standalone', redcap: '5G RedCap', ltem: 'LTE-M', nbiot: 'NB-IoT' },
  state: {
    yes: 'in service',
    rolling: 'being rolled out',
    b2b: 'for business customers only',
    nsa: 'non-standalone only',
    trial: 'on trial',
    planned: 'to be switched off',
    ending: 'being switched off',
    off: 'switched off',
    never: 'never operated',
    none: 'not claimed by anyone',
    unlisted: 'missing from the list that would name it',
    unclear: 'unclear, sources disagree',
    unknown: 'not researched',
  },
  summary(networks) {
    const total = SAID_VERDICTS.reduce((sum, said) => sum + networks[said].length, 0);
    const START: Record<SaidVerdict, string> = {
      good: 'Works on ',
      limited: 'Works with limits on ',
      unconfirmed: 'Not confirmed on ',
      no: 'Does not work on ',
    };
    const sentences = SAID_VERDICTS.filter((said) => networks[said].length > 0).map((said) => {
      const names = networks[said];
      if (names.length < total)
        return START[said] + (names.length > 4 ? names.length + ' networks' : en.list(names));
      if (total === 1) return START[said] + names[0]!;
      if (said === 'no') return 'Works on none of the ' + total + ' networks';
      return START[said] + (total === 2 ? 'both' : 'all ' + total) + ' networks';
    });
    return sentences.join('. ') + '.';
  },
  deviceIn: (device, country) => `${device} in ${WITH_ARTICLE.test(country) ? 'the ' : ''}${country}`,
  reason(reason) {
    switch (reason.code) {
      case 'no-common-band':
        return `has none of the bands that this network uses (${en.bands('lte', reason.bands)})`;
      case 'lpwa-not-listed':
        return 'needs LTE-M or NB-IoT, and nobody is known to say that this network offers either';
      case 'lacks-core-band':
        return `lacks ${en.bands('lte', reason.bands)}, which the service rests on`;
      case 'lacks-coverage-band':
        return `has no low band of this network (${en.bands('lte', reason.bands)}), so indoors and far out it may find no signal`;
      case 'low-band-share':
        return `supports ${percent(reason.share)}% of the network's bands by weight, where ${GOOD_SHARE * 100}% are needed`;
      case 'no-coverage-band-known':
        return 'no low band is known on this network, so how well it reaches indoors is open';
      case 'single-source-only':
        return 'each band of this network is known from one source only';
    }
  },
  caution(caution) {
    switch (caution.code) {
      case 'relies-on-superset':
        return `uses ${en.list(caution.pairs.map(({ rat, band, through }) => `${bandName(rat, band)} through ${bandName(rat, through)}`))}: only where the network announces the larger band too`;
      case 'network-ends':
        return en.status(caution.service, caution);
      case 'planned-date-passed':
        return `the day announced for the end of ${en.service[caution.service]} has passed; nobody is known to have confirmed it`;
      case 'receive-only-band-ignored':
        return `${en.bands('lte', caution.bands)} ${caution.bands.length > 1 ? 'only receive and count' : 'only receives and counts'} for nothing alone`;
      case 'depth-bands-only':
        return 'only the bands were researched here, not 2G, 3G, LTE-M and NB-IoT';
    }
  },
  good: (lte) =>
    lte.length === 0
      ? 'has every band that this verdict rests on'
      : `lacks only ${en.bands('lte', lte)}, which it can do without`,
  fiveG: (state, lacking) =>
    `5G ${en.nr[state]}${lacking.length > 0 && state !== 'not-offered' ? ` (lacks ${en.bands('nr', lacking)})` : ''}`,
  status(service, { state, date, dateNote }) {
    const when = date === null ? '' : en.date(date, dateNote);
    const phrase = `${en.service[service]} ${en.state[state]}`;
    if (when === '') return phrase;
    if (state === 'planned')
      return `${phrase} ${date!.length === 10 ? 'on' : 'in'}${dateNote ? ' the' : ''} ${when}`;
    return state === 'yes' ? `${phrase} since ${dateNote ? 'the ' : ''}${when}` : `${phrase} (${when})`;
  },
  date(date, note) {
    const [year, month, day] = date.split('-');
    if (month === undefined) return (note ? EN_NOTES[note] : '') + year!;
    return `${day === undefined ? '' : Number(day) + ' '}${EN_MONTHS[Number(month) - 1]} ${year}`;
  },
  bands: (rat, bands) => en.list(bands.map((band) => bandName(rat, band))),
  list: (words) => joined(words, ', ', ' and '),
  sentence(phrases) {
    const text = phrases.join('; ');
    return text === '' ? '' : text[0]!.toUpperCase() + text.slice(1) + '.';
  },
};

const ZH_NOTES: Record<DateNote, string> = {
  H1: '上半年',
  H2: '下半年',
  Q1: '第一季度',
  Q2: '第二季度',
  Q3: '第三季度',
  Q4: '第四季度',
};

const zh: VerdictWords = {
  verdict: { good: '可用', limited: '可用但受限', no: '不可用', unconfirmed: '未经证实' },
  meaning: {
    good: '设备具备该网络所依赖的频段。',
    limited: '设备可以接入，但缺少该网络所依赖的部分频段，可能有覆盖空洞或速率下降。',
    no: '设备与该网络没有任何可用的共同频段。',
    unconfirmed: '尚未发现有资料表明该网络可接入此类设备，请先向运营商确认。',
  },
  basis: { 'cross-checked': '多源核实', 'single-source': '单一来源' },
  basisMeaning: {
    'cross-checked': '该结论所依据的频段有两个独立来源相互印证。',
    'single-source': '该结论所依据的每个频段都只有一个来源。',
  },
  nr: {
    'not-offered': '未见该网络的 5G 频段',
    yes: '可用',
    partial: '部分频段可用',
    no: '不可用',
    unknown: '现有资料无法判断',
  },
  service: { g2: '2G', g3: '3G', sa: '5G 独立组网', redcap: '5G RedCap', ltem: 'LTE-M', nbiot: 'NB-IoT' },
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
    none: '未见相关声明',
    unlisted: '未列入相应名单',
    unclear: '各来源说法不一',
    unknown: '尚未调研',
  },
  summary(networks) {
    const total = SAID_VERDICTS.reduce((sum, said) => sum + networks[said].length, 0);
    const END: Record<SaidVerdict, string> = {
      good: '可用',
      limited: '可用但受限',
      unconfirmed: '的可用性未经证实',
      no: '不可用',
    };
    const sentences = SAID_VERDICTS.filter((said) => networks[said].length > 0).map((said) => {
      const names = networks[said];
      if (names.length < total) {
        return (names.length > 4 ? `在 ${names.length} 个网络上` : `在 ${zh.list(names)} 上`) + END[said];
      }
      if (total === 1) return `在 ${names[0]} 上${END[said]}`;
      return `在全部 ${total} 个网络上${said === 'unconfirmed' ? '' : '都'}${END[said]}`;
    });
    return sentences.join('；') + '。';
  },
  deviceIn: (device, country) => `${device} 在${country}`,
  reason(reason) {
    switch (reason.code) {
      case 'no-common-band':
        return `不支持该网络使用的任何频段（${zh.bands('lte', reason.bands)}）`;
      case 'lpwa-not-listed':
        return '设备需要 LTE-M 或 NB-IoT，但尚未发现有资料表明该网络提供其中之一';
      case 'lacks-core-band':
        return `缺少该网络的主力频段 ${zh.bands('lte', reason.bands)}`;
      case 'lacks-coverage-band':
        return `不支持该网络的任何低频段（${zh.bands('lte', reason.bands)}），室内和偏远地区可能没有信号`;
      case 'low-band-share':
        return `按权重仅支持该网络 ${percent(reason.share)}% 的频段，达到 ${GOOD_SHARE * 100}% 才够用`;
      case 'no-coverage-band-known':
        return '未见该网络的低频段资料，室内覆盖情况不明';
      case 'single-source-only':
        return '该网络的每个频段都只有一个来源';
    }
  },
  caution(caution) {
    switch (caution.code) {
      case 'relies-on-superset':
        return `${zh.list(caution.pairs.map(({ rat, band, through }) => `${bandName(rat, band)} 要靠 ${bandName(rat, through)} 实现`))}，仅在基站同时广播较大频段时有效`;
      case 'network-ends':
        return zh.status(caution.service, caution);
      case 'planned-date-passed':
        return `${zh.service[caution.service]} 原定的退网日期已过，尚未见到确认消息`;
      case 'receive-only-band-ignored':
        return `${zh.bands('lte', caution.bands)} 只能接收，不能单独建立连接，不计入结论`;
      case 'depth-bands-only':
        return '该国仅调研了频段，未调研 2G、3G、LTE-M 和 NB-IoT 的状态';
    }
  },
  good: (lte) =>
    lte.length === 0 ? '具备该结论所依据的全部频段' : `仅缺少 ${zh.bands('lte', lte)}，不影响使用`,
  fiveG: (state, lacking) =>
    `5G ${zh.nr[state]}${lacking.length > 0 && state !== 'not-offered' ? `（缺少 ${zh.bands('nr', lacking)}）` : ''}`,
  status(service, { state, date, dateNote }) {
    const phrase = `${zh.service[service]} ${zh.state[state]}`;
    if (date === null) return phrase;
    const when = zh.date(date, dateNote);
    if (state === 'planned') return `${zh.service[service]} 计划于 ${when}退网`;
    return state === 'yes' ? `${zh.service[service]} 自 ${when}起商用` : `${phrase}（${when}）`;
  },
  date(date, note) {
    const [year, month, day] = date.split('-');
    if (month === undefined) return `${year} 年${note ? ZH_NOTES[note] : ''}`;
    return `${year} 年 ${Number(month)} 月${day === undefined ? '' : ` ${Number(day)} 日`}`;
  },
  bands: (rat, bands) => zh.list(bands.map((band) => bandName(rat, band))),
  list: (words) => joined(words, '、', ' 和 '),
  sentence: (phrases) => (phrases.length === 0 ? '' : phrases.join('；') + '。'),
};

export const VERDICT_WORDS: Readonly<Record<Lang, VerdictWords>> = { en, zh };

/** Rounded down, so that a failed share never reads like a passed one. */
function percent(share: number): number {
  return Math.floor(share * 100);
}

function joined(words: readonly string[], comma: string, and: string): string {
  return words.length < 2 ? words.join('') : words.slice(0, -1).join(comma) + and + words.at(-1)!;
}
