import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { hexMask, maskReading, maskWord } from '../mask.js';

const WORD = 32;

/** Yuge CLM920 `+BANDCFG:3,<high word>,<low word>`, hexadecimal 32-bit words; 3 is LTE. */
export const yugeBandcfg: AtFamily = {
  keys: ['+BANDCFG'],
  read(call): Reading | undefined {
    const [mode, high, low] = call.fields;
    if (mode?.text !== '3' || low === undefined) return NOTHING;
    return maskReading(kindOf(call), call.key, call.form === 'set', [
      maskWord(high, hexMask, { first: 1 + WORD }),
      maskWord(low, hexMask),
    ]);
  },
};
