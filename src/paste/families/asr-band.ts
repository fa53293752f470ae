import { type AtFamily, kindOf, type Reading } from '../reading.js';
import { decimalMask, maskReading, maskWord } from '../mask.js';

/** First TDD band: bit 0 of the TDD word. */
const TDD_FIRST = 33;

/** ASR (Air780E and other Cat.1 modules) `*BAND:<mode>,<GSM>,<UMTS>,<LTE TDD>,<LTE FDD>[,…]`, decimal. */
export const asrBand: AtFamily = {
  keys: ['*BAND'],
  read(call): Reading | undefined {
    if (call.fields.length < 5 || !call.fields.every(({ text }) => /^\d*$/.test(text))) return undefined;
    return maskReading(kindOf(call), call.key, call.form === 'set', [
      maskWord(call.fields[3], decimalMask, { first: TDD_FIRST }),
      maskWord(call.fields[4], decimalMask),
    ]);
  },
};
