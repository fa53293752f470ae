/** What `<band-countries>` says. */
import type { Region } from '../world/regions.js';
import type { Lang } from './lang.js';

export interface CountriesWords {
  readonly label: string;
  readonly hint: string;
  readonly regions: string;
  readonly region: Readonly<Record<Region, string>>;
  readonly remove: (country: string) => string;
  readonly clear: string;
  /** For screen readers, after a key or a press. */
  readonly found: (count: number) => string;
  readonly added: (country: string, count: number) => string;
  readonly removed: (country: string, count: number) => string;
  readonly chosen: (count: number) => string;
  readonly none: (text: string) => string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly required: string;
}

const countries = (count: number) => (count === 1 ? '1 country' : count + ' countries');

export const COUNTRIES_WORDS: Readonly<Record<Lang, CountriesWords>> = {
  en: {
    label: 'Countries',
    hint: 'Name, code or 中文',
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
    },
    remove: (country) => `Remove ${country}`,
    clear: 'Remove all',
    found: (count) => `${countries(count)} found`,
    added: (country, count) => `${country} added, ${countries(count)} chosen`,
    removed: (country, count) => `${country} removed, ${countries(count)} chosen`,
    chosen: (count) => `${countries(count)} chosen`,
    none: (text) => `No country fits “${text}”.`,
    loading: 'Fetching the countries …',
    failed: 'The list of countries could not be fetched.',
    retry: 'Try again',
    required: 'Please choose a country.',
  },
  zh: {
    label: '国家和地区',
    hint: '名称、代码或英文',
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
    added: (country, count) => `已添加${country}，共选 ${count} 个`,
    removed: (country, count) => `已移除${country}，共选 ${count} 个`,
    chosen: (count) => `共选 ${count} 个国家或地区`,
    none: (text) => `没有与“${text}”相符的国家或地区。`,
    loading: '正在获取国家和地区列表……',
    failed: '取不到国家和地区列表。',
    retry: '重试',
    required: '请选择国家或地区。',
  },
};
