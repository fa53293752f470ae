import { LTE_EXTENSION, type MaskWord, maskSet } from '../mask.js';
import { type AtFamily, setOf } from '../reading.js';

/** RAT numbers of the command; 2 is GSM. */
const TECHNOLOGY = ['lte-m', 'nb-iot'] as const;

/**
 * u-blox `+UBANDMASK: <RAT>,<mask>[,<mask from B65>][,<RAT>,…]`, decimal. Two published shapes exist: pairs without the
 * second mask, and triples. Four fields with a RAT number in third place are pairs; three, six and nine are triples.
 */
export const ubloxUbandmask: AtFamily = {
  keys: '+ubandmask',
  read(call) {
    const { fields, form } = call;
    const pairs = fields.length % 2 === 0 && fields.every(({ text }, i) => i % 2 || /^[012]$/.test(text));
    if (!pairs && fields.length % 3) return { ...setOf(call, []), notes: ['layout-unclear'] };
    const step = pairs ? 2 : 3;
    const words = fields.flatMap(({ text }, i): MaskWord[] => {
      const technology = i % step ? undefined : TECHNOLOGY[+text];
      if (!technology) return [];
      return [[i + 1, 1, technology], ...(pairs ? [] : [[i + 2, LTE_EXTENSION, technology] as const])];
    });
    // A set command speaks of one RAT, an answer of all.
    return maskSet(call, 10, words, form === '=' ? fields[0]!.text : '');
  },
};
