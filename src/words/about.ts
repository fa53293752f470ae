/** What the page about BandCheck says: what its words mean, how a verdict comes about, whose data this is. */
import type { Lang } from './lang.js';

const EN = {
  heading: 'About BandCheck',
  lead: 'A device works on a network when both use the same bands. BandCheck compares them, network by network, and shows the sources of every answer.',
  verdictsHeading: 'What the verdicts mean',
  glossaryHeading: 'Other words',
  glossary: [
    ['Main band', "A band that most of the operator's service uses."],
    ['Low band', 'A band below 1 GHz. It reaches far and into buildings.'],
    ['Cross-checked', 'Two independent sources agree.'],
    ['Single source', 'Only one source says so.'],
    ['Share', "How much of a network's bands the device covers. Low bands count double, and 60% are needed."],
    [
      'MFBI',
      'A cell can announce several bands at once. A device that has only the larger one can then use it.',
    ],
    [
      'LTE-M, NB-IoT',
      'Slow, low-power radio for sensors and meters. A device that has nothing else needs a network that offers it.',
    ],
    ['5G standalone', '5G that needs no 4G beside it. RedCap devices need it.'],
    [
      'Network code, PLMN',
      'The number of a network on the air: 262-01. On a SIM it may belong to a virtual operator.',
    ],
  ] as readonly (readonly [term: string, meaning: string])[],
  ruleHeading: (version: number) => `The rule, version ${version}`,
  rule: [
    "Bands that cannot carry a connection alone (receive-only, unlicensed, V2X) don't count.",
    'Bands that two independent sources agree on count. If there are none, bands from a single source count.',
    'A device with a larger band supports every band within it.',
    'No band in common: the device does not work.',
    'An LTE-M or NB-IoT device works where the network offers one of the two and they share a low band; without a shared low band it works with limits.',
    'Any other device works when it supports at least 60% of the bands (low bands count double), a low band if there is one, and every main band. Otherwise it works with limits.',
    '5G is shown separately and never changes the answer.',
  ],
  evidenceHeading: 'Evidence',
  evidenceText: [
    'Every band of every network names its sources. “Cross-checked” means that two independent sources agree; anything else is marked.',
    'No source is not the same as “no”: if we found no source for a service, BandCheck says “not confirmed”. Each source has a grade:',
  ],
  creditHeading: 'Credit and licence',
  codeLicence: 'The program is under the MIT licence.',
  privacyHeading: 'Privacy',
  privacyText: 'No account, no cookies, no tracking. Checks are made on your device.',
};

const ZH: typeof EN = {
  heading: '关于 BandCheck',
  lead: '设备与网络使用相同的频段，才能在该网络上工作。BandCheck 逐个网络比对，并列出每个结论的来源。',
  verdictsHeading: '各结论的含义',
  glossaryHeading: '其他用语',
  glossary: [
    ['主力频段', '运营商大部分业务所用的频段。'],
    ['低频段', '1 GHz 以下的频段，覆盖远、穿墙强。'],
    ['双源印证', '有两个独立来源相互印证。'],
    ['单一来源', '只有一个来源。'],
    ['覆盖比例', '设备支持该网络多少频段，低频段按双倍计算，需达到 60%。'],
    ['MFBI', '小区同时广播多个频段，支持较大频段的设备即可接入。'],
    ['LTE-M、NB-IoT', '面向传感器和表计的低速低功耗制式。仅支持它们的设备，需要网络提供相应业务。'],
    ['5G 独立组网', '不依赖 4G 的 5G，RedCap 设备需要它。'],
    ['网络代码（PLMN）', '网络在空中广播的编号，如 460-00。SIM 卡上的代码可能属于虚拟运营商。'],
  ],
  ruleHeading: (version) => `判定规则（第 ${version} 版）`,
  rule: [
    '不能单独建立连接的频段（仅接收、免许可、V2X）不计入。',
    '计入双源印证的频段；若一个都没有，则计入单一来源的频段。',
    '设备支持较大的频段，即视为支持其中包含的频段。',
    '没有共同频段：不可用。',
    '仅支持 LTE-M 或 NB-IoT 的设备，网络须提供其中之一，且双方有共同的低频段，才算可用；没有共同的低频段则为受限。',
    '其他设备须支持至少 60% 的频段（低频段按双倍计算），网络有低频段时至少支持一个，并支持全部主力频段，才算可用；否则为受限。',
    '5G 单独列出，不影响结论。',
  ],
  evidenceHeading: '依据',
  evidenceText: [
    '每个网络的每个频段都注明来源。“双源印证”指有两个独立来源的说法一致，其余均有标注。',
    '没有来源不等于不可用：某项业务若未见任何来源，结论为“未经证实”。来源分为以下等级：',
  ],
  creditHeading: '署名与许可',
  codeLicence: '程序采用 MIT 许可证。',
  privacyHeading: '隐私',
  privacyText: '无需账号，没有 Cookie，不做跟踪。查询都在您的设备上完成。',
};

export const ABOUT_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };
