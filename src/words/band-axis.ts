/** What the page of the bands says, on the axis of frequency. */
import type { Lang } from './lang.js';
import { plural } from './plural.js';

const EN = {
  heading: 'Bands by frequency',
  lead: 'Low bands reach far and indoors, high bands carry more data. Open a band to see who uses it.',
  technology: 'Technology',
  unusedToo: 'Show unused bands',
  uplink: 'Uplink',
  downlink: 'Downlink',
  bothWays: 'Both ways (TDD)',
  below1Ghz: 'Low bands, below 1 GHz',
  mmWave: 'mmWave, above 24 GHz',
  usedBy: (networks: number, devices: number) =>
    `${plural(networks, 'network')}, ${plural(devices, 'device')}`,
  devicesWithIt: 'Devices with this band',
  countriesWithIt: 'Countries with this band',
};

export type BandAxisWords = typeof EN;

const ZH: BandAxisWords = {
  heading: '频段图',
  lead: '低频段覆盖远、穿墙强，高频段容量大。点开频段可查看谁在使用。',
  technology: '制式',
  unusedToo: '显示未使用的频段',
  uplink: '上行',
  downlink: '下行',
  bothWays: '上下行共用（TDD）',
  below1Ghz: '低频段，1 GHz 以下',
  mmWave: '毫米波，24 GHz 以上',
  usedBy: (networks, devices) => `${networks} 个网络，${devices} 台设备`,
  devicesWithIt: '支持该频段的设备',
  countriesWithIt: '使用该频段的国家和地区',
};

export const BAND_AXIS_WORDS: Readonly<Record<Lang, BandAxisWords>> = { en: EN, zh: ZH };
