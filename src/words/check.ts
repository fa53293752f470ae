/** What `<band-check>` says: its verdicts, and around them loading, failure, what to do next. Templates for `fill`. */
import type { DataFault } from '../world/data-fault.js';
import type { ElementWords } from './lang.js';
import { VERDICT_EN, VERDICT_ZH, type VerdictTemplates } from './verdict-phrases.js';

/** Why data could not be had; a 404 has words of its own. */
export type FailureCode = Exclude<DataFault, 'not-found'>;

export interface CheckWords extends ElementWords {
  readonly verdicts: VerdictTemplates;
  readonly loading: string;
  /** What happened to the facts on `{asked}`. `noAnswer` follows, so that a failure never reads like a "no". */
  readonly failed: Readonly<Record<FailureCode, string>>;
  readonly noAnswer: string;
  readonly retry: string;
  /** A device or country `{asked}` that there is not. */
  readonly unknown: string;
  readonly didYouMean: string;
  /** An attribute is missing or cannot be read: what to write. */
  readonly missing: Readonly<Record<'device' | 'country' | 'bands' | 'day', string>>;
  /** The answer comes from a copy that the page keeps, checked on `{day}`. */
  readonly kept: string;
  /** Stands for the device where only its bands are known. */
  readonly theseBands: string;
  readonly sources: string;
  readonly coreBand: string;
  readonly grade: string;
  readonly fullPage: string;
  readonly facts: string;
  readonly checked: string;
}

export const CHECK_EN: CheckWords = {
  lang: 'en',
  verdicts: VERDICT_EN,
  loading: 'Checking the networks …',
  failed: {
    unreachable: 'The facts on {asked} could not be fetched. Are you online?',
    timeout: 'The facts on {asked} did not arrive in time.',
    refused: 'The server could not hand out the facts on {asked}.',
    'not-json': 'Something other than the facts on {asked} arrived, perhaps a sign-in page.',
    damaged: 'The facts on {asked} arrived damaged or in another version.',
    'other-format': 'The data on {asked} has a format that this page cannot read.',
  },
  noAnswer: 'There is no answer yet.',
  retry: 'Try again',
  unknown: '“{asked}” was not found, so there is no answer.',
  didYouMean: 'Did you mean',
  missing: {
    device: 'Which device? Write device="ec25-e", or its bands: bands="B3 B20".',
    country: 'Which country? Write country="de".',
    bands: 'The bands cannot be read. Write bands="B3 B20 n78".',
    day: 'The day cannot be read. Write as-of="2026-11-20".',
  },
  kept: 'The facts could not be fetched just now: this comes from a kept copy, checked {day}.',
  theseBands: 'A device with these bands',
  sources: 'bands and sources',
  coreBand: 'core band',
  grade: 'grade {grade}',
  fullPage: 'All details',
  facts: 'Facts: ',
  checked: 'checked {day}',
};

export const CHECK_ZH: CheckWords = {
  lang: 'zh-Hans',
  verdicts: VERDICT_ZH,
  loading: '正在核对网络……',
  failed: {
    unreachable: '取不到 {asked} 的资料，请检查网络连接。',
    timeout: '{asked} 的资料未能及时送达。',
    refused: '服务器未能提供 {asked} 的资料。',
    'not-json': '收到的不是 {asked} 的资料，可能是登录页面。',
    damaged: '收到的 {asked} 资料不完整或版本不符。',
    'other-format': '{asked} 数据的格式无法读取。',
  },
  noAnswer: '还无法给出结论。',
  retry: '重试',
  unknown: '未找到“{asked}”，无法给出结论。',
  didYouMean: '您要找的是不是',
  missing: {
    device: '请写明设备 device="ec25-e"，或其频段 bands="B3 B20"。',
    country: '请写明国家或地区 country="de"。',
    bands: '未能读出频段，请写成 bands="B3 B20 n78"。',
    day: '未能读出日期，请写成 as-of="2026-11-20"。',
  },
  kept: '暂时取不到最新资料，本结论依据已保存的副本，核对于 {day}。',
  theseBands: '具有这些频段的设备',
  sources: '频段与来源',
  coreBand: '主力频段',
  grade: '{grade} 级',
  fullPage: '查看详情',
  facts: '资料：',
  checked: '核对于 {day}',
};
