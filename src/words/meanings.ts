/** What a verdict and its basis mean, a sentence each: for pages with room to explain. The elements have none and leave it out. */
import type { Confidence } from '../core/network.js';
import type { Outcome } from '../core/tally.js';
import type { Lang } from './lang.js';

const EN = {
  /** What the verdict means for somebody who uses the device there. */
  verdict: {
    good: 'The device supports the main bands of this network and enough of the others.',
    limited: 'The device connects, but bands that matter here are missing: expect gaps or slower service.',
    no: 'The device shares no usable band with this network.',
    unconfirmed: 'We found no source saying that this network accepts such a device. Ask the operator first.',
  } satisfies Record<Outcome, string>,
  /** How well the bands behind a verdict are confirmed. */
  basis: {
    'cross-checked': 'Two independent sources agree on the bands behind this verdict.',
    'single-source': 'Each band behind this verdict comes from one source only.',
  } satisfies Record<Confidence, string>,
};

const ZH: typeof EN = {
  verdict: {
    good: '设备支持该网络的主力频段，其他频段也足够。',
    limited: '设备可以接入，但缺少部分重要频段，可能有覆盖空洞或速率下降。',
    no: '设备与该网络没有任何可用的共同频段。',
    unconfirmed: '未找到该网络可接入此类设备的来源，请先向运营商确认。',
  },
  basis: {
    'cross-checked': '该结论所依据的频段有两个独立来源相互印证。',
    'single-source': '该结论所依据的每个频段都只有一个来源。',
  },
};

export const MEANINGS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };
