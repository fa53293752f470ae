/** What feeds and calendars say. */
import type { Service } from '../core/service.js';
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
  /** `3 added, 1 changed, 0 removed`. */
  counts(added: number, changed: number, removed: number): string;
  /** Heading of the list of verdicts that became others. */
  readonly flipped: string;
  /** What follows a list that was cut. */
  more(count: number): string;
  /** Title of the calendar of switch-offs, everywhere or in one country. */
  calendarTitle(country?: string): string;
  /** Summary of a calendar entry. */
  switchOff(country: string, network: string, service: string): string;
  readonly services: Readonly<Record<Service, string>>;
  /** What is known of the date; `date` as the source gives it. */
  planned(date: string): string;
  ending(date: string): string;
  /** Why a partial date stands on this day. */
  readonly lastDay: string;
  readonly source: string;
  readonly facts: string;
}

export const feedWords: Readonly<Record<Lang, FeedWords>> = {
  en: {
    changesTitle: 'BandCheck: changes in the data',
    release: (version) => `Data ${version}`,
    initial: (countries, networks, devices) =>
      `The initial data set: ${countries} countries, ${networks} networks, ${devices} devices.`,
    kinds: {
      countries: 'Countries',
      networks: 'Networks',
      network_bands: 'Bands of networks',
      states: 'Services',
      devices: 'Devices',
      bands: 'Bands',
      sources: 'Sources',
    },
    counts: (added, changed, removed) => `${added} added, ${changed} changed, ${removed} removed`,
    flipped: 'Verdicts that changed',
    more: (count) => `and ${count} more`,
    calendarTitle: (country) => (country ? `Switch-offs in ${country}` : 'Switch-offs of 2G, 3G and NB-IoT'),
    switchOff: (country, network, service) => `${network} (${country}): end of ${service}`,
    services: { g2: '2G', g3: '3G', sa: '5G SA', redcap: 'RedCap', ltem: 'LTE-M', nbiot: 'NB-IoT' },
    planned: (date) => `Switch-off announced for ${date}.`,
    ending: (date) => `Being switched off in steps; the date given is ${date}.`,
    lastDay: 'The source gives no exact day, so this stands on the last day that the date can mean.',
    source: 'Source',
    facts: 'Facts',
  },
  zh: {
    changesTitle: 'BandCheck：数据变更',
    release: (version) => `数据 ${version}`,
    initial: (countries, networks, devices) =>
      `初始数据集：${countries} 个国家和地区，${networks} 个网络，${devices} 款设备。`,
    kinds: {
      countries: '国家和地区',
      networks: '网络',
      network_bands: '网络频段',
      states: '服务状态',
      devices: '设备',
      bands: '频段',
      sources: '来源',
    },
    counts: (added, changed, removed) => `新增 ${added}，变更 ${changed}，移除 ${removed}`,
    flipped: '发生变化的结论',
    more: (count) => `另有 ${count} 项`,
    calendarTitle: (country) => (country ? `${country}退网日程` : '2G、3G 与 NB-IoT 退网日程'),
    switchOff: (country, network, service) => `${network}（${country}）：${service} 退网`,
    services: { g2: '2G', g3: '3G', sa: '5G SA', redcap: 'RedCap', ltem: 'LTE-M', nbiot: 'NB-IoT' },
    planned: (date) => `已宣布退网，日期：${date}。`,
    ending: (date) => `正在分步退网，所给日期：${date}。`,
    lastDay: '来源未给出具体日期，因此本条目放在该日期可能的最后一天。',
    source: '来源',
    facts: '数据',
  },
};
