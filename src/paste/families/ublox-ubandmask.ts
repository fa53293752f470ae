import { type AtField } from '../at-call.js';
import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { decimalMask, LTE_EXTENSION, maskReading, maskWord, type MaskWord } from '../mask.js';

/** RAT numbers of the command; 2 is GSM. */
const TECHNOLOGY = ['lte-m', 'nb-iot'] as const;

/**
 * u-blox `+UBANDMASK: <RAT>,<mask>[,<mask from B65>][,<RAT>,…]`, decimal. Two published shapes exist: pairs without the
 * second mask, and triples. Four fields with a RAT number in third place are pairs; three, six and nine are triples.
 */
export const ubloxUbandmask: AtFamily = {
  keys: ['+UBANDMASK'],
  read(call): Reading | undefined {
    const { fields } = call;
    if (fields.length < 2) return NOTHING;
    if (fields.some(({ group }) => group)) {
      return { sets: [{ kind: 'range', bands: [] }], notes: ['settable-range'] };
    }
    const pairs = fields.length % 2 === 0 && fields.every(({ text }, i) => i % 2 > 0 || /^[012]$/.test(text));
    if (!pairs && fields.length % 3 !== 0)
      return { sets: [{ kind: 'enabled', bands: [] }], notes: ['layout-unclear'] };
    const words: (MaskWord | undefined)[] = [];
    for (let i = 0; i < fields.length; i += pairs ? 2 : 3) {
      const technology = TECHNOLOGY[Number(fields[i]!.text)];
      if (technology === undefined) continue;
      words.push(maskWord(fields[i + 1], decimalMask, { technology }));
      if (!pairs)
        words.push(maskWord(fields[i + 2] as AtField, decimalMask, { technology, first: LTE_EXTENSION }));
    }
    // A set command speaks of one RAT, an answer of all.
    const slot = call.key + (call.form === 'set' ? fields[0]!.text : '');
    return maskReading(kindOf(call), slot, call.form === 'set', words);
  },
};
