/** What `<band-check>` says around its verdicts: loading, failure, what to do next. */
import type { Lang } from './lang.js';

/** Why facts could not be had. */
export type FailureCode = 'unreachable' | 'timeout' | 'refused' | 'not-json' | 'damaged' | 'not-found';

export interface CheckWords {
  readonly loading: string;
  /** What happened, as a sentence. The answer is unknown then, and the words never sound like a "no". */
  readonly failed: Readonly<Record<FailureCode, string>>;
  readonly retry: string;
  readonly unknownDevice: (asked: string) => string;
  readonly unknownCountry: (asked: string) => string;
  readonly didYouMean: string;
  /** Nothing to judge: an attribute is missing or cannot be read. */
  readonly noDevice: string;
  readonly noCountry: string;
  readonly badBands: (asked: string) => string;
  readonly badDay: (asked: string) => string;
  /** The answer comes from a copy that the page keeps, checked on the day given. */
  readonly kept: (day: string) => string;
  /** Stands for the device where only its bands are known. */
  readonly theseBands: string;
  readonly evidence: (sources: number) => string;
  readonly coreBand: string;
  readonly fullPage: string;
  readonly factsBy: string;
  readonly checked: (day: string) => string;
  readonly newTab: string;
  readonly grade: (grade: string) => string;
}

const en: CheckWords = {
  loading: 'Checking the networks …',
  failed: {
    unreachable: 'The facts could not be fetched, so there is no answer yet. Are you online?',
    timeout: 'The facts did not arrive in time, so there is no answer yet.',
    refused: 'The server could not hand out the facts, so there is no answer yet.',
    'not-json':
      'Something other than the facts arrived (a sign-in page, perhaps), so there is no answer yet.',
    damaged: 'The facts arrived damaged or in another version, so there is no answer yet.',
    'not-found': 'The facts are not where they should be, so there is no answer yet.',
  },
  retry: 'Try again',
  unknownDevice: (asked) => `We have no device “${asked}”, so there is no answer.`,
  unknownCountry: (asked) => `We have no country “${asked}”, so there is no answer.`,
  didYouMean: 'Did you mean',
  noDevice: 'Which device? Name one in the device attribute, or its bands in the bands attribute.',
  noCountry: 'Which country? Name one in the country attribute, as in de.',
  badBands: (asked) => `No bands could be read in “${asked}”. Write them like B3, B20, n78.`,
  badDay: (asked) => `“${asked}” is no day. Write the as-of attribute like 2026-11-20.`,
  kept: (day) =>
    `The facts could not be fetched just now; this answer comes from a kept copy, checked ${day}.`,
  theseBands: 'A device with these bands',
  evidence: (sources) => (sources === 1 ? '1 source' : sources + ' sources'),
  coreBand: 'core band',
  fullPage: 'All details',
  factsBy: 'Facts',
  checked: (day) => `checked ${day}`,
  newTab: '(opens a page of its own)',
  grade: (grade) => `grade ${grade}`,
};

const zh: CheckWords = {
  loading: '正在核对网络……',
  failed: {
    unreachable: '暂时取不到资料，还无法给出结论。请检查网络连接。',
    timeout: '资料未能及时送达，还无法给出结论。',
    refused: '服务器未能提供资料，还无法给出结论。',
    'not-json': '收到的不是资料（可能是登录页面），还无法给出结论。',
    damaged: '收到的资料不完整或版本不符，还无法给出结论。',
    'not-found': '资料不在应有的位置，还无法给出结论。',
  },
  retry: '重试',
  unknownDevice: (asked) => `没有名为“${asked}”的设备，无法给出结论。`,
  unknownCountry: (asked) => `没有名为“${asked}”的国家或地区，无法给出结论。`,
  didYouMean: '您要找的是不是',
  noDevice: '请选择设备：在 device 属性中写明设备，或在 bands 属性中写明频段。',
  noCountry: '请选择国家或地区：在 country 属性中写明，例如 de。',
  badBands: (asked) => `未能从“${asked}”中读出频段，请写成 B3, B20, n78 的形式。`,
  badDay: (asked) => `“${asked}”不是日期，请把 as-of 属性写成 2026-11-20 的形式。`,
  kept: (day) => `暂时取不到最新资料，本结论依据已保存的副本，核对于 ${day}。`,
  theseBands: '具有这些频段的设备',
  evidence: (sources) => `${sources} 个来源`,
  coreBand: '主力频段',
  fullPage: '查看全部详情',
  factsBy: '资料',
  checked: (day) => `核对于 ${day}`,
  newTab: '（打开单独页面）',
  grade: (grade) => `${grade} 级`,
};

export const CHECK_WORDS: Readonly<Record<Lang, CheckWords>> = { en, zh };
