/** What the feeds of changes and the calendars of switch-offs say. */
import type { Lang } from './lang.js';
import { capitalise } from './capitalise.js';
import { plural } from './plural.js';

/** States of a service that ends. */
export type EndState = 'planned' | 'ending' | 'off';

const listCounts = (parts: readonly (readonly [count: number, text: string])[], comma: string) =>
  parts
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(comma);

const EN = {
  /** Title of the feed of data changes. */
  changesTitle: 'BandCheck: data changes',
  /** Title of one release of the data. */
  release: (version: string) => `Data ${version}`,
  /** What the first release says instead of changes. */
  initial: (countries: number, networks: number, devices: number) =>
    `First data set: ${countries} countries, ${networks} networks, ${devices} devices.`,
  /** Names of the kinds of things that change, as the change files name them. */
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
  /** `3 added, 1 changed`: each number that is not 0. */
  counts: (added: number, changed: number, removed: number) =>
    listCounts(
      [
        [added, `${added} added`],
        [changed, `${changed} changed`],
        [removed, `${removed} removed`],
      ],
      ', ',
    ),
  /** Title of the feed of one country or device. */
  changesOf: (name: string) => `BandCheck: changes for ${name}`,
  /** A thing that changed: what it was, and what it is now; `undefined` where there was or is nothing. */
  changed: (name: string, now: string | undefined, before: string | undefined) =>
    before === undefined
      ? `${name}: added${now ? ` (${now})` : ''}`
      : now === undefined
        ? `${name}: removed`
        : `${name}: ${now}, was ${before}`,
  /** A main band, in a list of bands. */
  mainBand: 'main band',
  /** Verdicts that a change flips, by the names of the devices. */
  flips: (count: number, first: string) => `${plural(count, 'verdict changes', 'verdicts change')}: ${first}`,
  /** Advance notice of the end of a service. */
  notice: (days: number, network: string, service: string, date: string) =>
    `In ${days} days or less: ${service} ends on ${network}, ${date}`,
  /** Heading of the page of a release. */
  releasePage: (version: string, date: string) => `Data ${version} of ${date}: what changed`,
  releaseText: 'Each line names what changed, what it is now, and what it was before.',
  /** What follows a list that was cut. */
  more: (count: number) => `and ${count} more`,
  /** Title of the calendar of switch-offs, everywhere or in one country. */
  calendarTitle: (country?: string) =>
    country ? `Switch-offs in ${country}` : '2G, 3G and NB-IoT switch-offs',
  deviceCalendarTitle: (device: string) => `Switch-offs that ${device} will notice`,
  /** What a calendar says once for all of its entries. */
  calendarAbout: 'A date without an exact day is on its last possible day. Each link leads to the sources.',
  /** Summary of a calendar entry, by the state of the service. */
  switchOff: {
    planned: (country, network, service) => `${network} (${country}): end of ${service}`,
    ending: (country, network, service) => `${network} (${country}): ${service} being switched off`,
    off: (country, network, service) => `${network} (${country}): ${service} switched off`,
  } satisfies Record<EndState, (country: string, network: string, service: string) => string>,
  /** What the source says of the date, by the state of the service; `date` in the words of the language. */
  stateOfEnd: {
    planned: (date) => `Switch-off announced: ${date}.`,
    ending: (date) => `Being switched off in steps. Announced date: ${date}.`,
    off: (date) => `Switched off: ${date}.`,
  } satisfies Record<EndState, (date: string) => string>,
  /** An announced day has passed, and nothing confirms the end. */
  overdue: 'The announced date has passed. We found no source confirming the end.',
  /** What the end means for the device of a calendar, as a sentence. */
  loss: (consequence: string) => `${capitalise(consequence)}.`,
  source: (publisher: string, url: string) => `Source: ${publisher}, ${url}`,
  credit: (attribution: string) => `Data: ${attribution}`,
};

const ZH: typeof EN = {
  changesTitle: 'BandCheck：数据变更',
  release: (version) => `数据 ${version}`,
  initial: (countries, networks, devices) =>
    `首批数据：${countries} 个国家和地区，${networks} 个网络，${devices} 款设备。`,
  kinds: {
    countries: '国家和地区',
    networks: '网络',
    network_bands: '网络频段',
    states: '业务状态',
    devices: '设备',
    bands: '频段',
    sources: '来源',
    corrections: '更正',
    plmn: '网络代码（PLMN）',
  },
  counts: (added, changed, removed) =>
    listCounts(
      [
        [added, `新增 ${added}`],
        [changed, `变更 ${changed}`],
        [removed, `移除 ${removed}`],
      ],
      '，',
    ),
  changesOf: (name) => `BandCheck：${name}的数据变更`,
  changed: (name, now, before) =>
    before === undefined
      ? `${name}：新增${now ? `（${now}）` : ''}`
      : now === undefined
        ? `${name}：已移除`
        : `${name}：${now}，此前为${before}`,
  mainBand: '主力频段',
  flips: (count, first) => `${count} 项结论改变：${first}`,
  notice: (days, network, service, date) => `${days} 天内：${network} 的 ${service} 将退网，${date}`,
  releasePage: (version, date) => `${date} 的数据 ${version}：变更内容`,
  releaseText: '每行写明变更的内容、现在的值和此前的值。',
  more: (count) => `另有 ${count} 项`,
  calendarTitle: (country) => (country ? `${country}退网日程` : '2G、3G 与 NB-IoT 退网日程'),
  deviceCalendarTitle: (device) => `影响 ${device} 的退网日程`,
  calendarAbout: '没有具体日期的条目放在可能的最后一天。每条的链接指向来源。',
  switchOff: {
    planned: (country, network, service) => `${network}（${country}）：${service} 退网`,
    ending: (country, network, service) => `${network}（${country}）：${service} 正在退网`,
    off: (country, network, service) => `${network}（${country}）：${service} 已退网`,
  },
  stateOfEnd: {
    planned: (date) => `已宣布退网，日期：${date}。`,
    ending: (date) => `正在分步退网，公布的日期：${date}。`,
    off: (date) => `已退网，日期：${date}。`,
  },
  overdue: '公布的日期已过，未找到证实退网的来源。',
  loss: (consequence) => `${consequence}。`,
  source: (publisher, url) => `来源：${publisher}，${url}`,
  credit: (attribution) => `数据：${attribution}`,
};

export const FEED_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };
