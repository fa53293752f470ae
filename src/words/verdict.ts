/** What a verdict is called, how it is explained and what it means, keyed by the codes of `core`. */
import type { Confidence } from '../core/network.js';
import { inSentence } from '../world/names/in-sentence.js';
import type { Lang } from './lang.js';
import {
  phrasesOf,
  type SaidVerdict,
  VERDICT_EN,
  VERDICT_ZH,
  type VerdictPhrases,
} from './verdict-phrases.js';

export { SAID_VERDICTS, type SaidVerdict, saidVerdict } from './verdict-phrases.js';

export interface VerdictWords extends VerdictPhrases {
  /** What the verdict means for somebody who uses the device there: one sentence. */
  readonly meaning: Readonly<Record<SaidVerdict, string>>;
  /** How well a verdict is founded: one sentence. */
  readonly basisMeaning: Readonly<Record<Confidence, string>>;
}

const EN = phrasesOf(VERDICT_EN);

export const VERDICT_WORDS: Readonly<Record<Lang, VerdictWords>> = {
  en: {
    ...EN,
    deviceIn: (device, en) => EN.deviceIn(device, inSentence({ en, zh: '' }).en),
    meaning: {
      good: 'The device has the bands that the network rests on.',
      limited:
        'The device connects, but lacks bands that the network rests on: expect gaps or slower service.',
      no: 'The device shares no usable band with the network.',
      unconfirmed: 'Nobody is known to say that the network takes such a device; ask the operator first.',
    },
    basisMeaning: {
      'cross-checked': 'Two independent sources agree on the bands behind this verdict.',
      'single-source': 'Each band behind this verdict is known from one source only.',
    },
  },
  zh: {
    ...phrasesOf(VERDICT_ZH),
    meaning: {
      good: '设备具备该网络所依赖的频段。',
      limited: '设备可以接入，但缺少该网络所依赖的部分频段，可能有覆盖空洞或速率下降。',
      no: '设备与该网络没有任何可用的共同频段。',
      unconfirmed: '尚未发现有资料表明该网络可接入此类设备，请先向运营商确认。',
    },
    basisMeaning: {
      'cross-checked': '该结论所依据的频段有两个独立来源相互印证。',
      'single-source': '该结论所依据的每个频段都只有一个来源。',
    },
  },
};
