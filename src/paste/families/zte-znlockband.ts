import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { hexMask, maskReading, maskWord } from '../mask.js';

/** ZTE `+ZNLOCKBAND: <LTE>,<GSM/WCDMA>`, hexadecimal without `0x`: LTE comes first. */
export const zteZnlockband: AtFamily = {
  keys: ['+ZNLOCKBAND'],
  read(call): Reading | undefined {
    const lte = maskWord(call.fields[0], hexMask);
    return lte && call.fields.length > 1
      ? maskReading(kindOf(call), call.key, call.form === 'set', [lte])
      : NOTHING;
  },
};
