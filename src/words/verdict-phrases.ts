/**
 * The words that a verdict needs wherever it stands, kept apart from `verdict.ts` because `<band-check>` carries them
 * to other people's pages. No judgement is made here. Phrases start in lower case and have no full stop; `sentence`
 * joins and finishes them.
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

/** What a language has to say; from it and the grammar below come the `VerdictPhrases`. */
interface Language {
  /** The word for a verdict, as on a badge. */
  readonly verdict: Readonly<Record<SaidVerdict, string>>;
  /** What the verdict was scored on. */
  readonly basis: Readonly<Record<Confidence, string>>;
  /** 5G beside the verdict: a phrase to stand after `5G`. */
  readonly nr: Readonly<Record<NrState, string>>;
  readonly service: Readonly<Record<Service, string>>;
  /** The state of a service: a phrase without its date. */
  readonly state: Readonly<Record<State, string>>;
  /** `EC25-E in Germany` */
  readonly deviceIn: (device: string, country: string) => string;
  /** A day, month, year or part of a year: `30 June 2028`, `second half of 2028`. */
  readonly date: (date: string, note?: DateNote) => string;
}

export interface VerdictPhrases extends Language {
  /** Which networks have which verdict: a sentence for each, from the names of the networks by verdict. */
  summary(networks: Readonly<Record<SaidVerdict, readonly string[]>>): string;
  reason(reason: Reason): string;
  caution(caution: Caution): string;
  /** Why a verdict is `good`: what the device lacks without harm (LTE), or that it lacks nothing. */
  good(optionalLacking: readonly number[]): string;
  /** 5G beside the verdict, with the NR bands that the device lacks: `5G works on some bands (lacks n78)`. */
  fiveG(state: NrState, lacking: readonly number[]): string;
  /** State of a service with its date: `3G switched off (June 2021)`. */
  status(service: Service, status: ServiceState): string;
  /** `B3, B8 and B20` */
  bands(rat: Rat, bands: readonly number[]): string;
  list(words: readonly string[]): string;
  /** One sentence of phrases: first letter in upper case, joined, with its full stop. */
  sentence(phrases: readonly string[]): string;
}

/** The parts that the grammar puts together. */
interface Grammar extends Language {
  /** Between the words of a list, before its last word, between and after phrases, between sentences. */
  readonly marks: readonly [comma: string, and: string, semicolon: string, stop: string, next: string];
  /** The networks of one verdict; `where` comes from `some`, `both`, `all`. */
  readonly on: (where: string, said: SaidVerdict) => string;
  /** Space around names of networks among other words. */
  readonly pad: string;
  readonly some: (count: number) => string;
  readonly all: (count: number) => string;
  readonly none: (count: number) => string;
  readonly reasons: Readonly<Record<Reason['code'], (bandsOrPercent: string) => string>>;
  readonly cautions: Readonly<Record<Exclude<Caution['code'], 'network-ends'>, (about: string) => string>>;
  readonly through: string;
  readonly goodWith: string;
  readonly goodWithout: (bands: string) => string;
  readonly lacks: (bands: string) => string;
  /** A state with its date. */
  readonly dated: (service: string, state: State, phrase: string, when: string, isDay: boolean) => string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** English country names that take an article inside a sentence. */
const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles|Comoros|U\.S\.)|(Republic|Islands?|Territor(y|ies))$/;

const en: VerdictPhrases = phrasesOf({
  marks: [', ', ' and ', '; ', '.', ' '],
  verdict: { good: 'Works', limited: 'Works with limits', no: 'Does not work', unconfirmed: 'Not confirmed' },
  on: (where, said) => `${en.verdict[said]} on ${where}`,
  pad: '',
  some: (count) => count + ' networks',
  all: (count) => (count === 2 ? 'both networks' : `all ${count} networks`),
  none: (count) => `Works on none of the ${count} networks`,
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
  reasons: {
    'no-common-band': (bands) => `has none of the bands that this network uses (${bands})`,
    'lpwa-not-listed': () =>
      'needs LTE-M or NB-IoT, and nobody is known to say that this network offers either',
    'lacks-core-band': (bands) => `lacks ${bands}, which the service rests on`,
    'lacks-coverage-band': (bands) =>
      `has no low band of this network (${bands}), so indoors and far out it may find no signal`,
    'low-band-share': (percent) =>
      `supports ${percent}% of the network's bands by weight, where ${GOOD_SHARE * 100}% are needed`,
    'no-coverage-band-known': () =>
      'no low band is known on this network, so how well it reaches indoors is open',
    'single-source-only': () => 'each band of this network is known from one source only',
  },
  cautions: {
    'relies-on-superset': (pairs) => `uses ${pairs}: only where the network announces the larger band too`,
    'planned-date-passed': (service) =>
      `the day announced for the end of ${service} has passed; nobody is known to have confirmed it`,
    'receive-only-band-ignored': (bands) => `not counted, because it only receives: ${bands}`,
    'depth-bands-only': () => 'only the bands were researched here, not 2G, 3G, LTE-M and NB-IoT',
  },
  through: ' through ',
  goodWith: 'has every band that this verdict rests on',
  goodWithout: (bands) => `lacks only ${bands}, which it can do without`,
  lacks: (bands) => ` (lacks ${bands})`,
  dated(service, state, phrase, when, isDay) {
    const the = / (half|quarter) /.test(when) ? 'the ' : '';
    if (state === 'planned') return `${service} ${phrase} ${isDay ? 'on' : 'in'} ${the}${when}`;
    return `${service} ${phrase} ` + (state === 'yes' ? `since ${the}${when}` : `(${when})`);
  },
  deviceIn: (device, country) => `${device} in ${WITH_ARTICLE.test(country) ? 'the ' : ''}${country}`,
  date(date, note) {
    const [year, month, day] = date.split('-');
    if (month) return `${day ? Number(day) + ' ' : ''}${MONTHS[Number(month) - 1]} ${year}`;
    const part = note && ['first', 'second', 'third', 'fourth'][Number(note[1]) - 1];
    return part ? `${part} ${note[0] === 'H' ? 'half' : 'quarter'} of ${year}` : year!;
  },
});

const zh: VerdictPhrases = phrasesOf({
  marks: ['、', ' 和 ', '；', '。', ''],
  verdict: { good: '可用', limited: '可用但受限', no: '不可用', unconfirmed: '未经证实' },
  on: (where, said) => `在${where}上${said === 'unconfirmed' ? '的可用性' : ''}${zh.verdict[said]}`,
  pad: ' ',
  some: (count) => ` ${count} 个网络`,
  all: (count) => `全部 ${count} 个网络`,
  none: (count) => `在全部 ${count} 个网络上都不可用`,
  basis: { 'cross-checked': '多源核实', 'single-source': '单一来源' },
  nr: {
    'not-offered': '未见该网络的频段资料',
    yes: '可用',
    partial: '部分频段可用',
    no: '不可用',
    unknown: '现有资料无法判断',
  },
  service: { ...en.service, sa: '5G 独立组网' },
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
  reasons: {
    'no-common-band': (bands) => `不支持该网络使用的任何频段（${bands}）`,
    'lpwa-not-listed': () => '设备需要 LTE-M 或 NB-IoT，但未见资料表明该网络提供其中之一',
    'lacks-core-band': (bands) => `缺少该网络的主力频段 ${bands}`,
    'lacks-coverage-band': (bands) => `不支持该网络的任何低频段（${bands}），室内和偏远地区可能没有信号`,
    'low-band-share': (percent) => `按权重仅支持该网络 ${percent}% 的频段，达到 ${GOOD_SHARE * 100}% 才够用`,
    'no-coverage-band-known': () => '未见该网络的低频段资料，室内覆盖情况不明',
    'single-source-only': () => '该网络的每个频段都只有一个来源',
  },
  cautions: {
    'relies-on-superset': (pairs) => `${pairs} 实现，仅在基站同时广播较大频段时有效`,
    'planned-date-passed': (service) => `${service} 原定的退网日期已过，尚未见到确认消息`,
    'receive-only-band-ignored': (bands) => `${bands} 只能接收，不计入结论`,
    'depth-bands-only': () => '此处仅调研了频段，未调研 2G、3G、LTE-M 和 NB-IoT',
  },
  through: ' 通过 ',
  goodWith: '具备该结论所依据的全部频段',
  goodWithout: (bands) => `仅缺少 ${bands}，不影响使用`,
  lacks: (bands) => `（缺少 ${bands}）`,
  dated(service, state, phrase, when) {
    if (state === 'planned') return `${service} 计划于 ${when}退网`;
    return state === 'yes' ? `${service} 自 ${when}起商用` : `${service} ${phrase}（${when}）`;
  },
  deviceIn: (device, country) => `${device} 在${country}`,
  date(date, note) {
    const [year, month, day] = date.split('-');
    if (month) return `${year} 年 ${Number(month)} 月${day ? ` ${Number(day)} 日` : ''}`;
    const part =
      note &&
      (note[0] === 'H' ? '上下'[Number(note[1]) - 1] + '半年' : `第${'一二三四'[Number(note[1]) - 1]}季度`);
    return `${year} 年${part ?? ''}`;
  },
});

export const VERDICT_PHRASES: Readonly<Record<Lang, VerdictPhrases>> = { en, zh };

function phrasesOf(grammar: Grammar): VerdictPhrases {
  const [comma, and, semicolon, stop, next] = grammar.marks;
  const list = (words: readonly string[]) =>
    words.length < 2 ? words.join('') : words.slice(0, -1).join(comma) + and + words.at(-1)!;
  const bands = (rat: Rat, numbers: readonly number[]) => list(numbers.map((band) => bandName(rat, band)));
  const status = (service: Service, { state, date, dateNote }: ServiceState) => {
    const name = grammar.service[service];
    const phrase = grammar.state[state];
    if (date === null) return name + ' ' + phrase;
    return grammar.dated(name, state, phrase, grammar.date(date, dateNote), date.length === 10);
  };
  return {
    ...grammar,
    list,
    bands,
    status,
    summary(networks) {
      const total = SAID_VERDICTS.reduce((sum, said) => sum + networks[said].length, 0);
      const sentences = SAID_VERDICTS.filter((said) => networks[said].length > 0).map((said) => {
        const names = networks[said];
        const count = names.length;
        if (count < total || count === 1)
          return grammar.on(count > 4 ? grammar.some(count) : grammar.pad + list(names) + grammar.pad, said);
        return said === 'no' ? grammar.none(total) : grammar.on(grammar.all(total), said);
      });
      return sentences.join(next ? stop + next : semicolon) + stop;
    },
    reason(reason) {
      // rounded down, so that a failed share never reads like a passed one
      const share = 'share' in reason ? String(Math.floor(reason.share * 100)) : '';
      return grammar.reasons[reason.code]('bands' in reason ? bands('lte', reason.bands) : share);
    },
    caution(caution) {
      if (caution.code === 'network-ends') return status(caution.service, caution);
      let about = '';
      if (caution.code === 'relies-on-superset') {
        about = list(
          caution.pairs.map(
            ({ rat, band, through }) => bandName(rat, band) + grammar.through + bandName(rat, through),
          ),
        );
      } else if (caution.code === 'planned-date-passed') about = grammar.service[caution.service];
      else if (caution.code === 'receive-only-band-ignored') about = bands('lte', caution.bands);
      return grammar.cautions[caution.code](about);
    },
    good: (lacking) => (lacking.length > 0 ? grammar.goodWithout(bands('lte', lacking)) : grammar.goodWith),
    fiveG: (state, lacking) =>
      `5G ${grammar.nr[state]}` +
      (lacking.length > 0 && state !== 'not-offered' ? grammar.lacks(bands('nr', lacking)) : ''),
    sentence(phrases) {
      const text = phrases.join(semicolon);
      return text && text[0]!.toUpperCase() + text.slice(1) + stop;
    },
  };
}
