/** What `<band-countries>` says. */
import type { Region } from '../world/names/regions.js';
import type { Lang } from './lang.js';
import { plural } from './plural.js';

const countries = (count: number) => plural(count, 'country', 'countries');

const EN = {
  label: 'Countries',
  hint: 'Country, code or common name',
  regions: 'Add a region',
  region: {
    eu: 'EU',
    europe: 'Europe',
    gcc: 'GCC',
    'middle-east': 'Middle East',
    'north-america': 'North America',
    'latin-america': 'Latin America',
    'east-asia': 'East Asia',
    'south-asia': 'South Asia',
    'southeast-asia': 'Southeast Asia',
    africa: 'Africa',
    oceania: 'Oceania',
  } satisfies Record<Region, string>,
  remove: (country: string) => `Remove ${country}`,
  clear: 'Remove all',
  /** For screen readers, after a key or a press: how many countries fit the text, or are chosen now. */
  found: (count: number) => `${countries(count)} found`,
  added: (country: string, chosen: number) => `${country} added, ${countries(chosen)} selected`,
  removed: (country: string, chosen: number) => `${country} removed, ${countries(chosen)} selected`,
  chosen: (count: number) => `${countries(count)} selected`,
  /** No country fits the text. */
  none: (text: string) => `No results for “${text}”.`,
  loading: 'Loading the countries …',
  failed: "The list of countries couldn't be loaded.",
  retry: 'Try again',
  required: 'Please choose a country.',
};

export type CountriesWords = typeof EN;

const ZH: CountriesWords = {
  label: '国家和地区',
  hint: '名称、代码或常用名',
  regions: '按区域添加',
  region: {
    eu: '欧盟',
    europe: '欧洲',
    gcc: '海合会',
    'middle-east': '中东',
    'north-america': '北美',
    'latin-america': '拉丁美洲',
    'east-asia': '东亚',
    'south-asia': '南亚',
    'southeast-asia': '东南亚',
    africa: '非洲',
    oceania: '大洋洲',
  },
  remove: (country) => `移除${country}`,
  clear: '全部移除',
  found: (count) => `找到 ${count} 个国家或地区`,
  added: (country, chosen) => `已添加${country}，共选 ${chosen} 个`,
  removed: (country, chosen) => `已移除${country}，共选 ${chosen} 个`,
  chosen: (count) => `共选 ${count} 个国家或地区`,
  none: (text) => `没有与“${text}”相符的结果。`,
  loading: '正在获取国家和地区列表……',
  failed: '无法获取国家和地区列表。',
  retry: '重试',
  required: '请选择国家或地区。',
};

export const COUNTRIES_WORDS: Readonly<Record<Lang, CountriesWords>> = { en: EN, zh: ZH };
