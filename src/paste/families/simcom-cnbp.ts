import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { hexMask, maskReading, maskWord } from '../mask.js';

/** SIMCom `+CNBP: <GSM/WCDMA>,<LTE>[,<TD-SCDMA>]`, hexadecimal with `0x`; a single mask is a 3G module. */
export const simcomCnbp: AtFamily = {
  keys: ['+CNBP'],
  read(call): Reading | undefined {
    const [, lte] = call.fields;
    if (lte === undefined) return NOTHING;
    if (lte.group) return { sets: [{ kind: 'range', bands: [] }], notes: ['settable-range'] };
    return maskReading(kindOf(call), call.key, call.form === 'set', [maskWord(lte, hexMask)]);
  },
};
