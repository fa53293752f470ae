/** What the start page says to somebody who has asked nothing yet. */
import type { Lang } from './lang.js';

const EN = {
  example: 'For example',
  openExample: 'Open this answer',
  asks: 'What the box understands',
  /** What each of the example questions shows. */
  ask: {
    several: 'a device in several countries',
    region: 'a device in a whole region',
    operator: 'a device on one network, by its code',
    bands: "a device that isn't listed, by its bands",
  },
  ending: 'Ending soon',
  allEndings: 'All switch-offs',
};

export type StartWords = typeof EN;

const ZH: StartWords = {
  example: '示例',
  openExample: '打开此结论',
  asks: '可以这样问',
  ask: {
    several: '一台设备，多个国家和地区',
    region: '一台设备，整个地区',
    operator: '一台设备，一个网络（用网络代码）',
    bands: '未列出的设备，用频段',
  },
  ending: '即将退网',
  allEndings: '全部退网',
};

export const START_WORDS: Readonly<Record<Lang, StartWords>> = { en: EN, zh: ZH };
