import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { hexMask, maskReading, maskWord } from '../mask.js';

/** BroadMobi `+BMBANDPREF: <RAT>,<mask>`, hexadecimal; only a field that says LTE before the mask is read. */
export const broadmobiBmbandpref: AtFamily = {
  keys: ['+BMBANDPREF'],
  read(call): Reading | undefined {
    const at = call.fields.findIndex(({ text }) => /^LTE/i.test(text));
    const lte = at < 0 ? undefined : maskWord(call.fields[at + 1], hexMask);
    return lte ? maskReading(kindOf(call), call.key, call.form === 'set', [lte]) : NOTHING;
  },
};
