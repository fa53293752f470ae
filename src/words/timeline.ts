/** What is said of the ends of services: on the page of switch-offs, in plans, and in the calendars made of them. */
import type { Distance } from '../core/date.js';
import type { Consequence, ServiceThatEnds } from '../core/life.js';
import type { DateNote, ServiceState } from '../core/service.js';
import { inSentence } from '../world/names/in-sentence.js';
import type { LocalName } from '../world/world.js';
import type { Lang } from './lang.js';
import { dateIn, distanceIn, listIn } from './lists-and-dates.js';
import { plural } from './plural.js';

/** `ahead` planned · `under-way` being switched off in steps · `overdue` its day has passed, not confirmed · `past` done. */
export type SwitchOffGroup = 'ahead' | 'under-way' | 'overdue' | 'past';

const SERVICE_NAMES: Readonly<Record<ServiceThatEnds, string>> = { g2: '2G', g3: '3G', nbiot: 'NB-IoT' };

/** What the services that end are called in both languages. */
export function endingServiceName(service: ServiceThatEnds): string {
  return SERVICE_NAMES[service];
}

const EN = {
  heading: 'Switch-offs',
  /** The question, around its three parts: services, countries, device. */
  question: ['When do ', ' end in ', ' for ', '?'] satisfies readonly [string, string, string, string],
  services: 'Services',
  device: 'Device',
  anyDevice: 'any device',
  servicesIn: (services: readonly string[]) => listIn('en', services),
  /** How many are planned, and how many are under way. */
  headline: (ahead: number, underWay: number) =>
    ahead + underWay === 0
      ? 'No switch-off to come.'
      : `${ahead > 0 ? `${plural(ahead, 'switch-off')} to come` : 'No other switch-off planned'}, ${underWay} under way.`,
  next: (service: string, network: string, country: LocalName, status: ServiceState, distance: Distance) =>
    `Next: ${service} of ${network} in ${inSentence(country).en}, ${dateIn('en', status.date!, status.dateNote)} (${distanceIn('en', distance)}).`,
  matters: (device: string, count: number) =>
    count === 0
      ? `None of them ends a service that ${device} is known to use.`
      : `${count} of them ${count === 1 ? 'ends a service' : 'end services'} that ${device} can use.`,
  group: {
    ahead: 'To come',
    'under-way': 'Under way',
    overdue: 'Past its announced date, not confirmed',
    past: 'Switched off',
  } satisfies Record<SwitchOffGroup, string>,
  groups: 'State',
  consequence: {
    'other-left': 'another service stays',
    'no-fallback': 'no voice fallback afterwards',
    'no-service': 'no service afterwards',
  } satisfies Record<Exclude<Consequence, 'none'>, string>,
  notUsed: 'not used by this device',
  /** Our data does not say whether the device has the service at all. */
  useUnknown: 'no data on whether this device uses it',
  /** The words at the end of a bar. */
  note(group: SwitchOffGroup, { date, dateNote }: ServiceState, distance: Distance | undefined) {
    const when = date === null ? '' : dateIn('en', date, dateNote);
    const far = distance ? `, ${distanceIn('en', distance)}` : '';
    switch (group) {
      case 'ahead':
        return date === null ? 'end announced, date unknown' : `ends ${when}${far}`;
      case 'under-way':
        return date === null ? 'being switched off, end unknown' : `being switched off, ends ${when}${far}`;
      case 'overdue':
        return `announced for ${when}, not confirmed: check with the operator`;
      case 'past':
        return date === null ? 'switched off, date unknown' : `off since ${when}`;
    }
  },
  today: 'today',
  plannedLife: (from: string, to: string) => `planned life, ${from} to ${to}`,
  calendar: 'Save as calendar',
  calendarOfAll: 'Subscribe to all switch-offs',
  calendarEntry: (service: string, network: string, country: string) =>
    `${service} ends: ${network}, ${country}`,
  /** In an entry of a calendar whose source leaves the day open. */
  dayLeftOpen: (date: string, note?: DateNote) =>
    `Announced for ${dateIn('en', date, note)}. The source leaves the day open, so this entry is on the last possible day.`,
  nothing: 'Nothing to show. Change the question or the states.',
  goesOn: 'no end announced',
};

export type TimelineWords = typeof EN;

const ZH: TimelineWords = {
  heading: '退网时间',
  question: ['', '在', '何时退网？设备：', ''],
  services: '业务',
  device: '设备',
  anyDevice: '不限',
  servicesIn: (services) => listIn('zh', services),
  headline: (ahead, underWay) =>
    ahead + underWay === 0 ? '没有待退网的业务。' : `${ahead} 项即将退网，${underWay} 项正在退网。`,
  next: (service, network, country, status, distance) =>
    `最近一项：${country.zh} ${network} 的 ${service}，${dateIn('zh', status.date!, status.dateNote)}（${distanceIn('zh', distance)}）。`,
  matters: (device, count) =>
    count === 0
      ? `其中没有一项涉及 ${device} 已知会用到的业务。`
      : `其中 ${count} 项涉及 ${device} 可用的业务。`,
  group: {
    ahead: '即将退网',
    'under-way': '正在退网',
    overdue: '已过公布的日期，尚未证实',
    past: '已退网',
  },
  groups: '状态',
  consequence: {
    'other-left': '仍有其他业务可用',
    'no-fallback': '之后无语音回落',
    'no-service': '之后无法使用',
  },
  notUsed: '此设备不使用',
  useUnknown: '没有此设备是否使用它的数据',
  note(group, { date, dateNote }, distance) {
    const when = date === null ? '' : dateIn('zh', date, dateNote);
    const far = distance ? `（${distanceIn('zh', distance)}）` : '';
    switch (group) {
      case 'ahead':
        return date === null ? '已宣布退网，日期未知' : `${when}退网${far}`;
      case 'under-way':
        return date === null ? '正在退网，结束日期未知' : `正在退网，${when}结束${far}`;
      case 'overdue':
        return `原定 ${when}退网，尚未证实，请向运营商核实`;
      case 'past':
        return date === null ? '已退网，日期未知' : `${when}已退网`;
    }
  },
  today: '今天',
  plannedLife: (from, to) => `计划使用期：${from}至${to}`,
  calendar: '保存为日历',
  calendarOfAll: '订阅全部退网日历',
  calendarEntry: (service, network, country) => `${country} ${network}：${service} 退网`,
  dayLeftOpen: (date, note) =>
    `公布的时间为 ${dateIn('zh', date, note)}，来源没有给出具体日期，此处取其最后一天。`,
  nothing: '没有可显示的内容，请更改条件或状态。',
  goesOn: '未宣布终止',
};

export const TIMELINE_WORDS: Readonly<Record<Lang, TimelineWords>> = { en: EN, zh: ZH };
