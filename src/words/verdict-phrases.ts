/**
 * The words that a verdict needs wherever it stands, kept apart from `verdict.ts` because `<band-check>` carries them
 * to other people's pages. No judgement is made here. A language is data (`VerdictTemplates`), so that a page in
 * another language than English can fetch its words; `phrasesOf` puts them together. Phrases start in lower case and
 * have no full stop; `sentence` joins and finishes them.
 */
import type { Confidence } from '../core/network.js';
import type { DateNote, Service, ServiceState, State } from '../core/service.js';
import type { Caution, Reason } from '../core/reason.js';
import { GOOD_SHARE, type NrState, type Verdict } from '../core/verdict.js';
import { fill, join } from './fill.js';

/** A verdict as it is said: a `no` that rests on nobody saying that it works is told apart from a proven one. */
export type SaidVerdict = Verdict | 'unconfirmed';

/** Best first: the order in which verdicts are counted and listed. */
export const SAID_VERDICTS: readonly SaidVerdict[] = ['good', 'limited', 'unconfirmed', 'no'];

/** How a judgement is said. */
export function saidVerdict({ verdict, confirmed }: { verdict: Verdict; confirmed: boolean }): SaidVerdict {
  return verdict === 'no' && !confirmed ? 'unconfirmed' : verdict;
}

/** What a language has to say, with templates for `fill`. */
export interface VerdictTemplates {
  /** The word for a verdict, as on a badge. */
  readonly verdict: Readonly<Record<SaidVerdict, string>>;
  /** What the verdict was scored on. */
  readonly basis: Readonly<Record<Confidence, string>>;
  /** 5G beside the verdict: a phrase to stand after `5G`. */
  readonly nr: Readonly<Record<NrState, string>>;
  readonly service: Readonly<Record<Service, string>>;
  /** The state of a service: a phrase without its date. */
  readonly state: Readonly<Record<State, string>>;
  /** A state with its `{date}`; `{day}` is 1 for the date of a day, `{part}` for a part of a year. */
  readonly dated: Readonly<Record<'planned' | 'yes' | 'other', string>>;
  readonly date: Readonly<Record<'day' | 'month' | 'year' | DateNote, string>>;
  readonly months: readonly string[];
  /** Between the words of a list, before its last word, between phrases, after the last one, between sentences. */
  readonly marks: readonly [comma: string, and: string, semicolon: string, stop: string, next: string];
  /** The networks of one verdict; `{where}` is one of the four below. `{unconfirmed}` is 1 for that verdict. */
  readonly on: string;
  readonly names: string;
  readonly some: string;
  readonly both: string;
  readonly all: string;
  readonly none: string;
  /** Reasons and cautions. */
  readonly why: Readonly<
    Record<
      Exclude<(Reason | Caution)['code'], 'network-ends' | 'single-source-only'> | 'lpwa-service-not-listed',
      string
    >
  >;
  readonly through: string;
  /** Why a verdict is `good`: the device lacks nothing, or `{bands}` that it can do without. */
  readonly good: readonly [all: string, without: string];
  readonly lacks: string;
  /** A device in a country, whose name has its article. */
  readonly deviceIn: string;
}

export const VERDICT_EN: VerdictTemplates = {
  verdict: { good: 'Works', limited: 'Works with limits', no: 'Does not work', unconfirmed: 'Not confirmed' },
  basis: { 'cross-checked': 'cross-checked', 'single-source': 'single source' },
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
    unlisted: 'not listed',
    unclear: 'unclear, sources disagree',
    unknown: 'not researched',
  },
  dated: {
    planned: '{service} {state} {day:on|in} {part:the |}{date}',
    yes: '{service} {state} since {part:the |}{date}',
    other: '{service} {state} ({date})',
  },
  date: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    year: '{year}',
    H1: 'first half of {year}',
    H2: 'second half of {year}',
    Q1: 'first quarter of {year}',
    Q2: 'second quarter of {year}',
    Q3: 'third quarter of {year}',
    Q4: 'fourth quarter of {year}',
  },
  months: [
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
  ],
  marks: [', ', ' and ', '; ', '.', ' '],
  on: '{verdict} on {where}',
  names: '{names}',
  some: '{count} networks',
  both: 'both networks',
  all: 'all {count} networks',
  none: 'Works on none of the {count} networks',
  why: {
    'no-common-band': 'has none of the bands that this network uses ({bands})',
    'lpwa-not-listed': 'needs LTE-M or NB-IoT; we found no source saying this network offers either',
    'lpwa-service-not-listed': 'needs {service}; we found no source saying this network offers it',
    'part-of-band': 'has only a part of {bands} ({parts}), and this network may use all of it',
    'lacks-core-band': 'lacks {bands}, which the service rests on',
    'lacks-coverage-band':
      'has no low band of this network ({bands}), so indoors and far out it may find no signal',
    'low-band-share': "supports {share}% of the network's bands by weight, where {needed}% are needed",
    'no-coverage-band-known': 'no low band is known on this network, so how well it reaches indoors is open',
    'relies-on-superset': 'uses {pairs}: only where the network announces the larger band too',
    'planned-date-passed':
      'the day announced for the end of {service} has passed; nobody is known to have confirmed it',
    'receive-only-band-ignored': 'not counted, because it only receives: {bands}',
    'depth-bands-only': 'only the bands were researched here, not 2G, 3G, LTE-M and NB-IoT',
  },
  through: '{band} through {through}',
  good: ['has every band that this verdict rests on', 'lacks only {bands}, which it can do without'],
  lacks: '{phrase} (lacks {bands})',
  deviceIn: '{device} in {country}',
};

export const VERDICT_ZH: VerdictTemplates = {
  verdict: { good: '可用', limited: '可用但受限', no: '不可用', unconfirmed: '未经证实' },
  basis: { 'cross-checked': '多源核实', 'single-source': '单一来源' },
  nr: {
    'not-offered': '未见该网络的频段资料',
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
    unlisted: '未列入名单',
    unclear: '各来源说法不一',
    unknown: '尚未调研',
  },
  dated: {
    planned: '{service} 计划于 {date}退网',
    yes: '{service} 自 {date}起商用',
    other: '{service} {state}（{date}）',
  },
  date: {
    day: '{year} 年 {month} 月 {day} 日',
    month: '{year} 年 {month} 月',
    year: '{year} 年',
    H1: '{year} 年上半年',
    H2: '{year} 年下半年',
    Q1: '{year} 年第一季度',
    Q2: '{year} 年第二季度',
    Q3: '{year} 年第三季度',
    Q4: '{year} 年第四季度',
  },
  months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  marks: ['、', ' 和 ', '；', '。', ''],
  on: '在{where}上{unconfirmed:的可用性|}{verdict}',
  names: ' {names} ',
  some: ' {count} 个网络',
  both: '全部 2 个网络',
  all: '全部 {count} 个网络',
  none: '在全部 {count} 个网络上都不可用',
  why: {
    'no-common-band': '不支持该网络使用的任何频段（{bands}）',
    'lpwa-not-listed': '设备需要 LTE-M 或 NB-IoT，但未见资料表明该网络提供其中之一',
    'lpwa-service-not-listed': '设备需要 {service}，但未见资料表明该网络提供该服务',
    'part-of-band': '仅支持 {bands} 的一部分（{parts}），而该网络可能使用整个频段',
    'lacks-core-band': '缺少该网络的主力频段 {bands}',
    'lacks-coverage-band': '不支持该网络的任何低频段（{bands}），室内和偏远地区可能没有信号',
    'low-band-share': '按权重仅支持该网络 {share}% 的频段，达到 {needed}% 才够用',
    'no-coverage-band-known': '未见该网络的低频段资料，室内覆盖情况不明',
    'relies-on-superset': '{pairs} 实现，仅在基站同时广播较大频段时有效',
    'planned-date-passed': '{service} 原定的退网日期已过，尚未见到确认消息',
    'receive-only-band-ignored': '{bands} 只能接收，不计入结论',
    'depth-bands-only': '此处仅调研了频段，未调研 2G、3G、LTE-M 和 NB-IoT',
  },
  through: '{band} 通过 {through}',
  good: ['具备该结论所依据的全部频段', '仅缺少 {bands}，不影响使用'],
  lacks: '{phrase}（缺少 {bands}）',
  deviceIn: '{device} 在{country}',
};

/** What a verdict, its reasons and cautions are called in one language. */
export type VerdictPhrases = ReturnType<typeof phrasesOf>;

/** The phrases that a language has for what the engine says. */
export function phrasesOf(words: VerdictTemplates) {
  const [comma, and, semicolon, stop, next] = words.marks;

  /** `A, B and C` */
  const list = (items: readonly string[]): string => join(items, comma, and);

  /** A day, month, year or part of a year: `30 June 2028`, `second half of 2028`. */
  const date = (date: string, note?: DateNote): string => {
    const [year, month, day] = date.split('-');
    return fill(words.date[day ? 'day' : month ? 'month' : (note ?? 'year')], {
      year,
      month: words.months[Number(month) - 1],
      day: Number(day),
    });
  };

  /** State of a service with its date: `3G switched off (June 2021)`. */
  const status = (service: Service, { state, date: when, dateNote }: ServiceState): string => {
    const said = { service: words.service[service], state: words.state[state] };
    if (when === null) return said.service + ' ' + said.state;
    return fill(words.dated[state === 'planned' || state === 'yes' ? state : 'other'], {
      ...said,
      date: date(when, dateNote),
      day: when.length > 7,
      part: dateNote !== undefined,
    });
  };

  /** A reason or a caution; empty for what the basis says, and for a code that came later than these words. */
  const why = (why: Reason | Caution): string => {
    if (why.code === 'network-ends') return status(why.service, why);
    const key = why.code === 'lpwa-not-listed' && why.service ? 'lpwa-service-not-listed' : why.code;
    return fill((words.why as Partial<Record<string, string>>)[key] ?? '', {
      bands: 'bands' in why && list(why.bands),
      share: 'share' in why && Math.round(why.share * 100),
      needed: GOOD_SHARE * 100,
      parts: 'parts' in why && list(why.parts),
      service: 'service' in why && why.service && words.service[why.service],
      pairs: 'pairs' in why && list(why.pairs.map((pair) => fill(words.through, pair))),
    });
  };

  return {
    /** The word for a verdict, as on a badge. */
    verdict: words.verdict,
    /** What a verdict was scored on, or how well a fact is founded. */
    basis: words.basis,
    service: words.service,
    state: words.state,
    list,
    date,
    status,
    reason: why,
    caution: why,
    /** `EC25-E in Germany`, `EC25-E in the United States`; the country with its article. */
    deviceIn: (device: string, country: string): string => fill(words.deviceIn, { device, country }),
    /** Which networks have which verdict: a sentence for each, from the names of the networks by verdict. */
    summary(networks: Readonly<Record<SaidVerdict, readonly string[]>>): string {
      const said = SAID_VERDICTS.filter((verdict) => networks[verdict].length > 0);
      const sentences = said.map((verdict) => {
        const names = networks[verdict];
        const count = names.length;
        const alike = said.length === 1 && count > 1;
        if (alike && verdict === 'no') return fill(words.none, { count });
        const where = alike ? (count > 2 ? 'all' : 'both') : count > 4 ? 'some' : 'names';
        return fill(words.on, {
          verdict: words.verdict[verdict],
          where: fill(words[where], { count, names: list(names) }),
          unconfirmed: verdict === 'unconfirmed',
        });
      });
      return sentences.join(next ? stop + next : semicolon) + stop;
    },
    /** Why a verdict is `good`: what the device lacks without harm (LTE), or that it lacks nothing. */
    good: (lacking: readonly string[]): string =>
      fill(words.good[lacking.length > 0 ? 1 : 0], { bands: list(lacking) }),
    /** 5G beside the verdict, with the NR bands that the device lacks: `5G works on some bands (lacks n78)`. */
    fiveG(state: NrState, lacking: readonly string[]): string {
      const phrase = '5G ' + words.nr[state];
      if (lacking.length === 0 || state === 'not-offered') return phrase;
      return fill(words.lacks, { phrase, bands: list(lacking) });
    },
    /** One sentence of phrases: first letter in upper case, joined, with its full stop. */
    sentence(phrases: readonly string[]): string {
      const text = phrases.filter(Boolean).join(semicolon);
      return text && text[0]!.toUpperCase() + text.slice(1) + stop;
    },
  };
}
