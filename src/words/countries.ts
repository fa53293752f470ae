/** What `<band-countries>` says. Templates for `fill`. */
import type { Region } from '../world/names/regions.js';
import type { ElementWords } from './lang.js';

export interface CountriesWords extends ElementWords {
  readonly label: string;
  readonly hint: string;
  readonly regions: string;
  readonly region: Readonly<Record<Region, string>>;
  readonly remove: string;
  readonly clear: string;
  /** For screen readers, after a key or a press. */
  readonly found: string;
  readonly added: string;
  readonly removed: string;
  readonly chosen: string;
  readonly none: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly required: string;
}

export const COUNTRIES_EN: CountriesWords = {
  lang: 'en',
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
  remove: 'Remove {country}',
  clear: 'Remove all',
  found: '{count} {count:country|countries} found',
  added: '{country} added, {count} {count:country|countries} chosen',
  removed: '{country} removed, {count} {count:country|countries} chosen',
  chosen: '{count} {count:country|countries} chosen',
  none: 'No country fits “{text}”.',
  loading: 'Fetching the countries …',
  failed: 'The list of countries could not be fetched.',
  retry: 'Try again',
  required: 'Please choose a country.',
};

export const COUNTRIES_ZH: CountriesWords = {
  lang: 'zh-Hans',
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
  remove: '移除{country}',
  clear: '全部移除',
  found: '找到 {count} 个国家或地区',
  added: '已添加{country}，共选 {count} 个',
  removed: '已移除{country}，共选 {count} 个',
  chosen: '共选 {count} 个国家或地区',
  none: '没有与“{text}”相符的国家或地区。',
  loading: '正在获取国家和地区列表……',
  failed: '取不到国家和地区列表。',
  retry: '重试',
  required: '请选择国家或地区。',
};
