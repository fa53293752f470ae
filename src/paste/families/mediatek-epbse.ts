import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { decimalMask, maskReading, maskWord } from '../mask.js';

const WORD = 32;
/** Words of LTE bands that the radio interface layer knows: B1-B128. */
const LTE_WORDS = 4;

/** MediaTek `+EPBSE: <GSM>,<UMTS>,<LTE 1-32>,<LTE 33-64>[,<LTE 65-96>,…]`, decimal 32-bit words. */
export const mediatekEpbse: AtFamily = {
  keys: ['+EPBSE'],
  read(call): Reading | undefined {
    if (call.fields.length < 4) return NOTHING;
    const words = call.fields
      .slice(2, 2 + LTE_WORDS)
      .map((field, i) => maskWord(field, decimalMask, { first: 1 + i * WORD }));
    return maskReading(kindOf(call), call.key + call.tested, call.form === 'set', words);
  },
};
