/** What the world map says. */
import type { Overall } from '../core/tally.js';
import type { Lang } from './lang.js';
import { plural } from './plural.js';

/** What the map shows: the answer for devices, their 5G, or a service of the networks. */
export const MAP_LAYERS = ['answer', 'nr', 'ltem', 'nbiot', 'g2', 'g3'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

const services = (name: string, ends: boolean): Readonly<Record<Overall, string>> => ({
  good: `${name} on every network`,
  some: `${name} on some networks`,
  limited: ends ? `${name} with an announced end` : `${name} in trials or being rolled out`,
  unconfirmed: `No source found on ${name}`,
  no: ends ? `${name} switched off` : `No ${name}`,
});

const servicesZh = (name: string, ends: boolean): Readonly<Record<Overall, string>> => ({
  good: `所有网络均有 ${name}`,
  some: `部分网络有 ${name}`,
  limited: ends ? `${name} 已宣布退网` : `${name} 试验或部署中`,
  unconfirmed: `未见 ${name} 的来源`,
  no: ends ? `${name} 已退网` : `没有 ${name}`,
});

const EN = {
  layers: 'Show on the map',
  layer: {
    answer: 'Answer',
    nr: '5G',
    ltem: 'LTE-M',
    nbiot: 'NB-IoT',
    g2: '2G',
    g3: '3G',
  } satisfies Record<MapLayer, string>,
  /** What a tone means in each layer but the first, whose words are those of the answers. */
  tone: {
    nr: {
      good: '5G works on every network',
      some: '5G works on some networks',
      limited: '5G works on some bands',
      unconfirmed: 'No data on 5G',
      no: 'No 5G band in common',
    },
    ltem: services('LTE-M', false),
    nbiot: services('NB-IoT', false),
    g2: services('2G', true),
    g3: services('3G', true),
  } satisfies Record<Exclude<MapLayer, 'answer'>, Readonly<Record<Overall, string>>>,
  noData: 'No data',
  /** On a map of some countries alone. */
  notChosen: 'Not chosen, or no data',
  label: (subject: string) => `World map: ${subject}. The page lists the same as text.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole world',
  inView: (count: number) => `${plural(count, 'country', 'countries')} in view`,
  open: 'Open',
  close: 'Close',
  /** How to choose and to zoom, with a finger and with a mouse. */
  hint: {
    touch: 'Tap a country. Pinch to zoom.',
    mouse: 'Click a country. Hold Ctrl and scroll to zoom.',
  },
};

const ZH: typeof EN = {
  layers: '地图图层',
  layer: { answer: '结论', nr: '5G', ltem: 'LTE-M', nbiot: 'NB-IoT', g2: '2G', g3: '3G' },
  tone: {
    nr: {
      good: '5G 在所有网络可用',
      some: '5G 在部分网络可用',
      limited: '5G 仅部分频段可用',
      unconfirmed: '未见 5G 数据',
      no: '5G 没有共同频段',
    },
    ltem: servicesZh('LTE-M', false),
    nbiot: servicesZh('NB-IoT', false),
    g2: servicesZh('2G', true),
    g3: servicesZh('3G', true),
  },
  noData: '无数据',
  notChosen: '未选或无数据',
  label: (subject) => `世界地图：${subject}。页面中有相同内容的文字。`,
  zoomIn: '放大',
  zoomOut: '缩小',
  whole: '全图',
  inView: (count) => `视野内 ${count} 个国家和地区`,
  open: '打开',
  close: '关闭',
  hint: {
    touch: '点按国家或地区查看，双指缩放。',
    mouse: '点击国家或地区查看，按住 Ctrl 滚动缩放。',
  },
};

export const MAP_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };
