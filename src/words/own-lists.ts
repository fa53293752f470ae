/** What the page of data and storage says of the data in use and of the person's own lists. */
import type { Lang } from './lang.js';
import { plural } from './plural.js';

const EN = {
  dataInUse: 'Data in use',
  version: 'Version',
  age: 'Age',
  holds: 'Contains',
  holdings: (countries: number, networks: number, devices: number, bands: number) =>
    `${countries} countries, ${networks} networks, ${devices} devices, ${bands} bands`,
  ownHeading: 'Your own lists',
  keptHere: 'Favourites, recent checks and notes stay on this device.',
  ownCount: (favourites: number, recent: number, notes: number) =>
    `${plural(favourites, 'favourite')}, ${plural(recent, 'recent check')}, ${plural(notes, 'note')}.`,
  remove: (name: string) => `Remove ${name}`,
  export: 'Export as a file',
  import: 'Import a file',
  imported: 'Added to your lists.',
  importFaults: {
    'too-large': () => 'Nothing was imported: the file is too large to be an export of BandCheck.',
    'not-json': () => 'Nothing was imported: the file is not JSON. Choose a file that BandCheck exported.',
    'other-format': () => 'Nothing was imported: this is not an export of BandCheck.',
    'bad-entry': (where: string) =>
      `Nothing was imported: the entry ${where} isn't in the form that BandCheck exports.`,
  } as Readonly<Record<'too-large' | 'not-json' | 'other-format' | 'bad-entry', (where: string) => string>>,
  clearRecent: 'Clear recent checks',
};

const ZH: typeof EN = {
  dataInUse: '当前数据',
  version: '版本',
  age: '核对时间',
  holds: '包含',
  holdings: (countries, networks, devices, bands) =>
    `${countries} 个国家和地区、${networks} 个网络、${devices} 台设备、${bands} 个频段`,
  ownHeading: '我的列表',
  keptHere: '收藏、最近查询和备注只保存在本机，不会上传。',
  ownCount: (favourites, recent, notes) => `${favourites} 项收藏，${recent} 条最近查询，${notes} 条备注。`,
  remove: (name) => `移除 ${name}`,
  export: '导出文件',
  import: '导入文件',
  imported: '已加入您的列表。',
  importFaults: {
    'too-large': () => '未导入：文件过大，不是 BandCheck 导出的文件。',
    'not-json': () => '未导入：文件不是 JSON，请选择 BandCheck 导出的文件。',
    'other-format': () => '未导入：这不是 BandCheck 导出的文件。',
    'bad-entry': (where) => `未导入：条目 ${where} 不符合 BandCheck 的格式。`,
  },
  clearRecent: '清除最近查询',
};

export const OWN_LISTS_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };
