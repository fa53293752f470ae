/** What pages say of the data itself: corrections, evidence, network codes. */
import type { Lang } from './lang.js';

const EN = {
  corrections: 'Corrections',
  only: (part: string) => `${part} only`,
  /** What became of a correction that is not applied any more. */
  outcomes: {
    settled: 'The publisher now says the same.',
    conflict: "The publisher now says something else, so it isn't applied.",
  } as Readonly<Record<string, string>>,
  correctedMark: 'corrected',
  doubtedMark: 'may be out of date',
  secondSourceOpen: {
    none: (bands: string) => `Cross-checked, but the second source isn't published: ${bands}.`,
    publisher: (bands: string) =>
      `Cross-checked, but the second source isn't published; the publisher names its own page: ${bands}.`,
  },
  codes: 'Network codes (PLMN)',
  codesShort: 'PLMN',
  listedCode: 'not confirmed on the air',
  withListed: (code: string) => `${code} (not confirmed on the air)`,
  codeNote: 'On the air, a code is the host network. On a SIM, it may be a virtual operator.',
  sharedWith: (names: string) => `one of several networks with this code: also ${names}`,
  alsoOnSims: (names: string) => `also on SIM cards of ${names}`,
  aliases: 'Also called',
  region: 'Region',
  note: 'Note',
  compareLabel:
    'Compare the label: the source lists codes and bands apart, and they were matched by order and region.',
  ownDevice: 'Added by BandCheck from these sources.',
};

const ZH: typeof EN = {
  corrections: '更正',
  only: (part) => `仅 ${part}`,
  outcomes: {
    settled: '数据发布方现已给出相同的说法。',
    conflict: '数据发布方现已另有说法，因此未采用。',
  },
  correctedMark: '已更正',
  doubtedMark: '可能已过时',
  secondSourceOpen: {
    none: (bands) => `双源印证，但第二个来源未公开：${bands}。`,
    publisher: (bands) => `双源印证，但第二个来源未公开，数据发布方以自己的页面代替：${bands}。`,
  },
  codes: '网络代码（PLMN）',
  codesShort: 'PLMN',
  listedCode: '未证实在用',
  withListed: (code) => `${code}（未证实在用）`,
  codeNote: '空中广播的代码表示所在网络；SIM 卡上的代码则可能属于虚拟运营商。',
  sharedWith: (names) => `多个网络共用此代码，另有 ${names}`,
  alsoOnSims: (names) => `${names} 的 SIM 卡也使用此代码`,
  aliases: '别名',
  region: '销售地区',
  note: '说明',
  compareLabel: '请核对标签：来源中型号代码与频段分开列出，此处按顺序和地区对应。',
  ownDevice: '由 BandCheck 根据以下来源添加。',
};

export const DATA_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };
