/** What the feeds of changes and the calendars of switch-offs say. */
import type { Lang } from './lang.js';

export interface FeedWords {
  /** Title of the feed of data changes. */
  readonly changesTitle: string;
  /** Title of one release of the data. */
  release(version: string): string;
  /** What the first release says instead of changes. */
  initial(countries: number, networks: number, devices: number): string;
  /** Names of the kinds of things that change, as the change files name them. */
  readonly kinds: Readonly<Record<string, string>>;
  /** `3 added, 1 changed`: each number that is not 0. */
  counts(added: number, changed: number, removed: number): string;
  /** Heading of the list of changed verdicts. */
  readonly flipped: string;
  /** What follows a list that was cut. */
  more(count: number): string;
  /** Title of the calendar of switch-offs, everywhere or in one country. */
  calendarTitle(country?: string): string;
  /** Summary of a calendar entry. */
  switchOff(country: string, network: string, service: string): string;
  /** What the source says of the date; `date` in the words of the language. */
  planned(date: string): string;
  ending(date: string): string;
  /** Why a date without a day stands on this day. */
  readonly lastDay: string;
  source(publisher: string, url: string): string;
  credit(attribution: string): string;
}

const counted = (parts: readonly (readonly [count: number, text: string])[], comma: string) =>
  parts
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(comma);

export const FEED_WORDS: Readonly<Record<Lang, FeedWords>> = {
  en: {
    changesTitle: 'BandCheck: data changes',
    release: (version) => `Data ${version}`,
    initial: (countries, networks, devices) =>
      `First data set: ${countries} countries, ${networks} networks, ${devices} devices.`,
    kinds: {
      countries: 'Countries',
      networks: 'Networks',
      network_bands: 'Network bands',
      states: 'Services',
      devices: 'Devices',
      bands: 'Bands',
      sources: 'Sources',
      corrections: 'Corrections',
      plmn: 'Network codes',
    },
    counts: (added, changed, removed) =>
      counted(
        [
          [added, `${added} added`],
          [changed, `${changed} changed`],
          [removed, `${removed} removed`],
        ],
        ', ',
      ),
    flipped: 'Changed verdicts',
    more: (count) => `and ${count} more`,
    calendarTitle: (country) => (country ? `Switch-offs in ${country}` : '2G, 3G and NB-IoT switch-offs'),
    switchOff: (country, network, service) => `${network} (${country}): end of ${service}`,
    planned: (date) => `Switch-off announced: ${date}.`,
    ending: (date) => `Being switched off in steps. Announced date: ${date}.`,
    lastDay: 'The source gives no exact day, so this entry is on the last possible day.',
    source: (publisher, url) => `Source: ${publisher}, ${url}`,
    credit: (attribution) => `Data: ${attribution}`,
  },
  zh: {
    changesTitle: 'BandCheck：数据变更',
    release: (version) => `数据 ${version}`,
    initial: (countries, networks, devices) =>
      `首批数据：${countries} 个国家和地区，${networks} 个网络，${devices} 款设备。`,
    kinds: {
      countries: '国家和地区',
      networks: '网络',
      network_bands: '网络频段',
      states: '服务状态',
      devices: '设备',
      bands: '频段',
      sources: '来源',
      corrections: '更正',
      plmn: '网络代码（PLMN）',
    },
    counts: (added, changed, removed) =>
      counted(
        [
          [added, `新增 ${added}`],
          [changed, `变更 ${changed}`],
          [removed, `移除 ${removed}`],
        ],
        '，',
      ),
    flipped: '结论有变的设备和网络',
    more: (count) => `另有 ${count} 项`,
    calendarTitle: (country) => (country ? `${country}退网日程` : '2G、3G 与 NB-IoT 退网日程'),
    switchOff: (country, network, service) => `${network}（${country}）：${service} 退网`,
    planned: (date) => `已宣布退网，日期：${date}。`,
    ending: (date) => `正在分步退网，公布的日期：${date}。`,
    lastDay: '来源没有给出具体日期，本条目放在可能的最后一天。',
    source: (publisher, url) => `来源：${publisher}，${url}`,
    credit: (attribution) => `数据：${attribution}`,
  },
};
