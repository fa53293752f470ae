/** What the planner says: which devices suit several countries, and the fewest that together do. */
import type { LifeProblem, ServiceThatEnds } from '../core/life.js';
import type { CoverRule, OpenReason } from '../core/planning.js';
import type { Consequence } from '../core/life.js';
import type { Radio } from '../core/device.js';
import { inSentence } from '../world/names/in-sentence.js';
import type { LocalName } from '../world/world.js';
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';
import { dateIn, listIn } from './lists-and-dates.js';
import { plural } from './plural.js';

const SERVICE: Readonly<Record<ServiceThatEnds, string>> = { g2: '2G', g3: '3G', nbiot: 'NB-IoT' };

const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
/** Years are shorter to read than their first and last day. */
const isWholeYears = (from: string, to: string) => from.endsWith('-01-01') && to.endsWith('-12-31');
const yearOf = (day: string) => day.slice(0, 4);
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const countries = (count: number) => plural(count, 'country', 'countries');
const namesEn = (places: readonly LocalName[], more: number) =>
  listIn('en', [...places.map((name) => inSentence(name).en), ...(more > 0 ? [`${more} more`] : [])]);
const namesZh = (places: readonly LocalName[], more: number) =>
  listIn(
    'zh',
    places.map(({ zh }) => zh),
  ) + (more > 0 ? `等 ${places.length + more} 个国家和地区` : '');

/** The question, around its parts: where, which devices, when covered, how long. */
type Question = readonly [string, string, string, string, string];

const EN = {
  heading: 'Plan',
  question: ['For ', ', which ', ' do we need, with ', ', ', '?'] satisfies Question,
  where: 'Countries or networks',
  which: 'Devices',
  rule: 'What counts as covered',
  howLong: 'Planned life',
  networksIn: (networks: number) => plural(networks, 'network'),
  anyDevice: 'devices',
  covered: {
    'every-good': 'every network good',
    'one-good': 'one good network in each',
    'one-usable': 'any usable network in each',
  } satisfies Record<CoverRule, string>,
  noLife: 'from today',
  lifeFrom: (from: string, to: string) =>
    isWholeYears(from, to)
      ? `from ${yearOf(from)} to the end of ${yearOf(to)}`
      : `from ${dateIn('en', from)} to ${dateIn('en', to)}`,
  from: 'In use from',
  years: 'Years',
  filters: { class: 'Radio', kind: 'Kind', vendor: 'Vendor', cat: 'LTE category' },
  clearFilters: 'Any device',
  withoutCategory: (count: number) =>
    `${plural(count, 'device has', 'devices have')} no LTE category in our data and ${count === 1 ? 'is' : 'are'} left out.`,
  networksField: 'Only these networks',
  networksHint: 'PLMN codes or names: 262-01, 208-01, Orange',
  ownBands: 'A device of your own, by its bands',
  ownHint: 'B1 B3 B7 B8 B20 B28',
  own: 'Your own device',

  /** `count` smallest plans with `size` devices each. */
  headline(size: number, count: number, isAll: boolean) {
    if (size === 1)
      return count === 1
        ? 'One device is enough, and only one.'
        : `One device is enough. ${isAll ? inWords(count) : `More than ${count}`} would do.`;
    const sets = size === 2 ? 'pairs' : 'combinations';
    const tail =
      count === 1
        ? `Only one ${size === 2 ? 'pair' : 'combination'} does it.`
        : `${isAll ? inWords(count) : `More than ${count}`} ${sets} would do.`;
    return `${inWords(size)} devices are needed. ${tail}`;
  },
  partly: (size: number, served: number, all: number) =>
    `${inWords(size)} ${size === 1 ? 'device covers' : 'devices cover'} ${served} of ${countries(all)}.`,
  nothing: 'No device covers any of them.',
  noDevices: 'No device fits these filters. Widen them.',
  noPlaces: 'No network to plan for. Choose countries or networks.',
  class: {
    lte: '4G (LTE)',
    nr: '5G',
    lpwa: 'LTE-M / NB-IoT',
    redcap: '5G RedCap',
  } satisfies Record<Radio, string>,
  inClass: (radio: Radio) => `We compared ${EN.class[radio]} devices.`,
  proved: (devices: number, places: number) =>
    `No fewer will do: that is proved for ${plural(devices, 'device')} in ${countries(places)}.`,
  /** The proof would have taken too long. */
  notProved: (devices: number, places: number) =>
    `This is the fewest we found among ${plural(devices, 'device')} in ${countries(places)}. To prove it would take too long.`,
  working: 'Working out the plan …',
  /** Sentences one after the other. */
  joined: (sentences: readonly string[]) => sentences.join(' '),
  /** Stands between a name and what is said of it. */
  colon: ': ',
  /** One filter less, and how many devices then fit. */
  without: (filter: string, devices: number) => `${filter}: any (${plural(devices, 'device')})`,
  askForLess: 'Ask for less:',

  serves: (served: number, all: number) =>
    served === all ? `All ${countries(all)}` : `${served} of ${countries(all)}`,
  goodNetworks: (good: number, all: number) => `Good on ${good} of ${plural(all, 'network')}`,
  orOneOf: (count: number) => `Or ${count === 1 ? 'this one' : `one of ${count} others`}:`,
  takesIn: (places: readonly LocalName[], more: number) => `Takes ${namesEn(places, more)}.`,
  otherPlans: 'Other plans as small',
  morePlans: (count: number) => `and ${count} more`,
  costs: 'What costs the extra device',
  costsDevice: (places: readonly LocalName[]) =>
    `Without ${namesEn(places, 0)}, one device fewer would be enough.`,
  open: "What isn't covered",
  why(reason: OpenReason, closest: readonly string[]) {
    const nearest =
      closest.length > 0
        ? ` Closest: ${closest[0]!}${closest.length > 1 ? ` and ${closest.length - 1} more` : ''}.`
        : '';
    switch (reason) {
      case 'no-network':
        return 'none of the chosen networks is in this country.';
      case 'limited':
        return `works with limits at best.${nearest}`;
      case 'unconfirmed':
        return `we found no source saying that any device works.${nearest}`;
      case 'no':
        return 'no device works.';
      case 'not-every-network':
        return `no device is good on every network.${nearest}`;
    }
  },
  otherClasses: 'With another radio',
  /** @param devices the names of the smallest plan's devices */
  classPlan: (devices: readonly string[], served: number, all: number) =>
    served === 0
      ? 'covers none of them'
      : `${listIn('en', devices)}, for ${served === all ? `all ${countries(all)}` : `${served} of ${countries(all)}`}`,

  whatIf: 'What if …',
  withBand: (
    device: string,
    band: string,
    good: number,
    limited: number,
    places: readonly LocalName[],
    more: number,
  ) =>
    `${device} with ${band} would be good on ${plural(good, 'more network')}${limited > 0 ? ` and usable on ${limited}` : ''}, in ${namesEn(places, more)}.`,
  nothingGained: 'No single band would make it better here.',
  /** @param bands what the device lacks where it is not good, and on how many networks, most used first */
  missing: (bands: readonly (readonly [band: string, networks: number])[], more: number) =>
    `Missing where it isn't good, most used first: ${listIn('en', [
      ...bands.map(([band, networks]) => `${band} (${plural(networks, 'network')})`),
      ...(more > 0 ? [`${more} more`] : []),
    ])}.`,
  hangOnBand: (count: number, networks: readonly string[]) =>
    `${plural(count, 'network depends', 'networks depend')} on a single band: ${listIn('en', networks)}${count > networks.length ? ' …' : ''}`,
  onOneSource: (count: number) => `${plural(count, 'answer comes', 'answers come')} from a single source.`,

  scan: 'Scan list',
  scanLead: (device: string, bands: number, networks: number) =>
    `${device} reaches all ${plural(networks, 'network')} it can use with ${plural(bands, 'band')}. With fewer bands to scan, it connects faster and uses less power.`,
  scanWeaker: (networks: number) =>
    `On ${plural(networks, 'network')} it then works with limits: keep all bands where that matters.`,
  scanNone: 'There is no network that it can use.',

  life: 'How long',
  goodUntil: (
    until: string,
    service: ServiceThatEnds,
    country: LocalName | undefined,
    consequence: Consequence,
  ) =>
    `Holds until at least ${dateIn('en', until)}: ${SERVICE[service]} ends${country ? ` in ${inSentence(country).en}` : ''}; after that there is ${consequence === 'no-service' ? 'no service' : 'no voice fallback, but data goes on'}.`,
  noEnd: 'As far as we know, no end is announced for anything that these devices need.',
  /** Something ends, and every country still has an answer as good as before. */
  holds: 'Some services end, but every country keeps a network that is as good as today.',
  endsInside: (networks: number) =>
    networks === 0
      ? 'Nothing that they need is announced to end within the planned life.'
      : `On ${plural(networks, 'network')}, something that they need ends within the planned life.`,
  moreLanes: (count: number) => `${count} more are in the calendar.`,
  /** What of the devices' radio is announced to last. */
  goesOn: (radio: Radio, places: number) =>
    `${radio === 'lpwa' ? 'LTE-M / NB-IoT' : '4G'} in ${countries(places)}`,
  /** The planned life has ended before today. */
  lifeOver: 'The planned life is already over. Choose a later start or more years.',

  ranked: 'Best devices one by one',
  inGrid: 'Compare them in the grid',
  problems: {
    'from-is-no-date': "The start isn't a date. Write a year, a month or a day, like 2027 or 2027-03.",
    'to-is-no-date': "The length isn't a number of years.",
    'ends-before-it-begins': 'The planned life ends before it begins.',
  } satisfies Record<LifeProblem, string>,
  calendar: 'Save as calendar',
};

export type PlanWords = typeof EN;

const ZH: PlanWords = {
  heading: '选型',
  question: ['要在', '使用，需要哪些', '？要求', '，使用期', '。'],
  where: '国家和地区或网络',
  which: '设备',
  rule: '覆盖要求',
  howLong: '使用期',
  networksIn: (networks) => `${networks} 个网络`,
  anyDevice: '设备',
  covered: {
    'every-good': '所有网络均可用',
    'one-good': '每处至少一个网络可用',
    'one-usable': '每处至少一个网络能连上',
  },
  noLife: '自今日起',
  lifeFrom: (from, to) =>
    isWholeYears(from, to)
      ? `${yearOf(from)}年初至${yearOf(to)}年底`
      : `${dateIn('zh', from)}至${dateIn('zh', to)}`,
  from: '启用时间',
  years: '年数',
  filters: { class: '制式', kind: '类型', vendor: '厂商', cat: 'LTE 类别' },
  clearFilters: '不限设备',
  withoutCategory: (count) => `有 ${count} 台设备没有 LTE 类别数据，未列入。`,
  networksField: '仅限这些网络',
  networksHint: 'PLMN 代码或名称：460-00、262-01、Orange',
  ownBands: '自有设备的频段',
  ownHint: 'B1 B3 B7 B8 B20 B28',
  own: '自有设备',

  headline(size, count, isAll) {
    const how = isAll ? `${count}` : `超过 ${count}`;
    if (size === 1) return count === 1 ? '一款设备就够，且仅此一款。' : `一款设备就够，有 ${how} 款可选。`;
    return count === 1
      ? `需要 ${size} 款设备，仅此一种组合。`
      : `需要 ${size} 款设备，有 ${how} 种组合可选。`;
  },
  partly: (size, served, all) => `${size} 款设备可覆盖 ${all} 个国家和地区中的 ${served} 个。`,
  nothing: '没有设备能覆盖其中任何一处。',
  noDevices: '没有符合条件的设备，请放宽筛选。',
  noPlaces: '没有可规划的网络，请选择国家和地区或网络。',
  class: { lte: '4G（LTE）', nr: '5G', lpwa: 'LTE-M / NB-IoT', redcap: '5G RedCap' },
  inClass: (radio) => `在${insideChinese(ZH.class[radio])}设备中选择。`,
  proved: (devices, places) => `在 ${devices} 款设备、${places} 个国家和地区的范围内，已证明不能更少。`,
  notProved: (devices, places) =>
    `在 ${devices} 款设备、${places} 个国家和地区中，这是找到的最少方案；证明不能更少所需时间过长。`,
  working: '正在规划……',
  joined: (sentences) => sentences.join(''),
  colon: '：',
  without: (filter, devices) => `${filter}不限（${devices} 款设备）`,
  askForLess: '降低要求：',

  serves: (served, all) =>
    served === all ? `全部 ${all} 个国家和地区` : `${all} 个国家和地区中的 ${served} 个`,
  goodNetworks: (good, all) => `${all} 个网络中 ${good} 个可用`,
  orOneOf: (count) => (count === 1 ? '或换成：' : `或换成以下 ${count} 款之一：`),
  takesIn: (places, more) => `用于${namesZh(places, more)}。`,
  otherPlans: '同样少的其他方案',
  morePlans: (count) => `另有 ${count} 种`,
  costs: '为什么要多一款设备',
  costsDevice: (places) => `若不含${namesZh(places, 0)}，可少用一款设备。`,
  open: '仍无法覆盖',
  why(reason, closest) {
    const nearest =
      closest.length > 0
        ? `最接近的是 ${closest[0]!}${closest.length > 1 ? ` 等 ${closest.length} 款` : ''}。`
        : '';
    switch (reason) {
      case 'no-network':
        return '所选网络均不在此处。';
      case 'limited':
        return `仅受限可用。${nearest}`;
      case 'unconfirmed':
        return `未找到说明可用的来源。${nearest}`;
      case 'no':
        return '均不可用。';
      case 'not-every-network':
        return `没有设备在所有网络上都可用。${nearest}`;
    }
  },
  otherClasses: '换用其他制式',
  classPlan: (devices, served, all) =>
    served === 0
      ? '均无法覆盖'
      : `${listIn('zh', devices)}，覆盖${served === all ? `全部 ${all} 个国家和地区` : ` ${all} 个国家和地区中的 ${served} 个`}`,

  whatIf: '如果……',
  withBand: (device, band, good, limited, places, more) =>
    `${device} 若支持 ${band}，可多在 ${good} 个网络上可用${limited > 0 ? `，另有 ${limited} 个受限可用` : ''}（${namesZh(places, more)}）。`,
  nothingGained: '再多任何一个频段，此处都不会更好。',
  missing: (bands, more) =>
    `在未达“可用”的网络上缺少（按使用网络数排列）：${listIn(
      'zh',
      bands.map(([band, networks]) => `${band}（${networks} 个网络）`),
    )}${more > 0 ? `，另有 ${more} 个频段` : ''}。`,
  hangOnBand: (count, networks) =>
    `有 ${count} 个网络只靠一个频段：${listIn('zh', networks)}${count > networks.length ? '等' : ''}`,
  onOneSource: (count) => `${count} 个结论仅有单一来源。`,

  scan: '扫描列表',
  scanLead: (device, bands, networks) =>
    `${device} 只用 ${bands} 个频段即可连上全部 ${networks} 个可用网络。扫描频段越少，联网越快、越省电。`,
  scanWeaker: (networks) => `其中 ${networks} 个网络会因此受限，如有影响请保留全部频段。`,
  scanNone: '没有它能连上的网络。',

  life: '能用多久',
  goodUntil: (until, service, country, consequence) =>
    `至少可用到${dateIn('zh', until)}：届时${country?.zh ?? ''}的 ${SERVICE[service]} 退网，${consequence === 'no-service' ? '之后无法使用' : '之后无语音回落，数据不受影响'}。`,
  noEnd: '这些设备已知需要的业务均未宣布终止。',
  holds: '虽有业务终止，但每个国家和地区仍有与今天一样好的网络。',
  endsInside: (networks) =>
    networks === 0
      ? '使用期内，它们需要的业务均未宣布终止。'
      : `使用期内，有 ${networks} 个网络将终止它们需要的业务。`,
  moreLanes: (count) => `另有 ${count} 项，见日历。`,
  goesOn: (radio, places) => `${places} 个国家和地区的 ${radio === 'lpwa' ? 'LTE-M / NB-IoT' : '4G'}`,
  lifeOver: '使用期已经结束，请选择更晚的启用时间或更多年数。',

  ranked: '单款设备排名',
  inGrid: '在表格中对比',
  problems: {
    'from-is-no-date': '启用时间不是日期，请写年、月或日，例如 2027 或 2027-03。',
    'to-is-no-date': '年数不是数字。',
    'ends-before-it-begins': '使用期的结束早于开始。',
  },
  calendar: '保存为日历',
};

export const PLAN_WORDS: Readonly<Record<Lang, PlanWords>> = { en: EN, zh: ZH };
