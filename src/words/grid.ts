/** What the grid of countries and devices says. */
import type { LocalName } from '../world/world.js';
import { inSentence } from '../world/names/in-sentence.js';
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';
import { listIn } from './lists-and-dates.js';
import { plural } from './plural.js';

/** A country that keeps a device from working everywhere, and the networks there that do it; none stands for all. */
export interface HeldBack {
  readonly country: LocalName;
  readonly networks: readonly string[];
}

/** What is said above a grid. */
export interface GridHeadline {
  /** The device that works best; `alone` where the grid has no other. */
  readonly device: string;
  readonly alone: boolean;
  /** How many other devices do as well. */
  readonly ties: number;
  /** Countries in which the device works on every network, and all countries of the grid. */
  readonly works: number;
  readonly all: number;
  /** The only country of the grid. */
  readonly country?: LocalName;
}

const EN = {
  heading: 'Compare',
  headline({ device, alone, ties, works, all, country }: GridHeadline) {
    const where = country
      ? works === 1
        ? `on every network in ${inSentence(country).en}`
        : `on some networks at best in ${inSentence(country).en}`
      : works === all
        ? `on every network in all ${all} countries`
        : works === 0
          ? `on every network in none of the ${all} countries`
          : `on every network in ${works} of ${all} countries`;
    if (alone) return `Works ${where}.`;
    if (ties > 0)
      return `${device} and ${ties === 1 ? 'one other' : `${ties} others`} do best: they work ${where}.`;
    return `${device} does best: it works ${where}.`;
  },
  heldBack: (countries: readonly HeldBack[], more: number) =>
    `Held back by ${listIn('en', [...countries.map(({ country, networks }) => inSentence(country).en + (networks.length > 0 ? ` (${networks.join(', ')})` : '')), ...(more > 0 ? [`${more} more`] : [])])}.`,
  unconfirmedIn: (countries: readonly LocalName[], more: number) =>
    `Not confirmed in ${listIn('en', [...countries.map((name) => inSentence(name).en), ...(more > 0 ? [`${more} more`] : [])])}.`,
  devices: 'Devices',
  countries: 'Countries',
  /** In the sentence, and as a choice by itself. */
  everywhere: 'all countries',
  everywhereChip: 'All countries',
  chosen: (devices: number) => (devices === 0 ? 'these devices' : plural(devices, 'device')),
  chosenCountries: (countries: number) => plural(countries, 'country', 'countries'),
  question: ['Will ', ' work in ', '?'] satisfies readonly [string, string, string],
  sort: 'Order',
  byName: 'By name',
  byTrouble: 'Most trouble first',
  byDevice: (device: string) => `By ${device}`,
  /** How to use the grid, for those who come by keyboard. */
  keys: 'Arrow keys move, Enter opens a cell or sorts a column, Escape closes.',
  /** In a cell whose country is not confirmed. */
  unconfirmed: 'unconfirmed',
  judging: 'Working out the order …',
  cell: (country: string, device: string, answer: string, count: string) =>
    `${country}, ${device}: ${answer}, ${count}`,
  fullReport: 'Full report',
  close: 'Close',
  csv: 'Save as CSV',
  pasted: 'Pasted bands',
  /** Over the map of several devices. */
  whereAnyWorks: 'Where at least one of them works',
  printedPart: (shown: number, all: number) =>
    `The first ${shown} of ${all} devices are printed. Save as CSV to get all of them.`,
  regions: 'Regions',
  /** Heads of the columns of the CSV file. */
  csvHeads: [
    'country code',
    'country',
    'device id',
    'device',
    'answer',
    'networks that work',
    'with limits',
    'not confirmed',
    'not working',
    'networks',
  ],
};

export type GridWords = typeof EN;

const ZH: GridWords = {
  heading: '对比',
  headline({ device, alone, ties, works, all, country }) {
    const where = country
      ? works === 1
        ? `在${country.zh}的所有网络上可用`
        : `在${country.zh}最多只能用部分网络`
      : works === all
        ? `在全部 ${all} 个国家和地区的所有网络上可用`
        : works === 0
          ? `在 ${all} 个国家和地区中，没有一处能用上所有网络`
          : `在 ${all} 个国家和地区中，有 ${works} 个的所有网络可用`;
    if (alone) return `${where}。`;
    const best = insideChinese(device).trimStart();
    return ties > 0 ? `${best}等 ${ties + 1} 台设备表现最好：${where}。` : `${best}表现最好：${where}。`;
  },
  heldBack: (countries, more) =>
    `受限于${listIn(
      'zh',
      countries.map(
        ({ country, networks }) => country.zh + (networks.length > 0 ? `（${networks.join('、')}）` : ''),
      ),
    )}${more > 0 ? `等 ${countries.length + more} 个国家和地区` : ''}。`,
  unconfirmedIn: (countries, more) =>
    `${listIn(
      'zh',
      countries.map(({ zh }) => zh),
    )}${more > 0 ? `等 ${countries.length + more} 个国家和地区` : ''}未经证实。`,
  devices: '设备',
  countries: '国家和地区',
  everywhere: '所有国家和地区',
  everywhereChip: '全部',
  chosen: (devices) => (devices === 0 ? '这些设备' : `${devices} 台设备`),
  chosenCountries: (countries) => `${countries} 个国家和地区`,
  question: ['', '在', '能用吗？'],
  sort: '排序',
  byName: '按名称',
  byTrouble: '问题多的在前',
  byDevice: (device) => `按${insideChinese(device).trimEnd()}`,
  keys: '方向键移动，回车键打开单元格或按列排序，Esc 键关闭。',
  unconfirmed: '未证实',
  judging: '正在排序……',
  cell: (country, device, answer, count) => `${country}，${device}：${answer}，${count}`,
  fullReport: '完整报告',
  close: '关闭',
  csv: '保存为 CSV',
  pasted: '粘贴的频段',
  whereAnyWorks: '至少一款可用的地方',
  printedPart: (shown, all) => `共 ${all} 台设备，此处打印前 ${shown} 台。如需全部，请保存为 CSV。`,
  regions: '区域',
  csvHeads: [
    '国家或地区代码',
    '国家或地区',
    '设备编号',
    '设备',
    '结论',
    '可用网络',
    '受限可用',
    '未经证实',
    '不可用',
    '网络总数',
  ],
};

export const GRID_WORDS: Readonly<Record<Lang, GridWords>> = { en: EN, zh: ZH };
