import { type AtCall, type AtField } from '../at-call.js';
import {
  type AtFamily,
  found,
  type FoundBand,
  isBand,
  kindOf,
  NOTHING,
  numbers,
  type Reading,
} from '../reading.js';

/**
 * Fibocom `+GTACT: <mode>,<pref>,<pref>,<bands…>` and Intel `+XACT:` (GSM as MHz): 1-99 UMTS, 100+n LTE, NR the digits
 * `50` before the number (501, 5028, 50257). A test answer holds groups, the first ones modes.
 */
export const fibocomGtact: AtFamily = {
  keys: ['+GTACT', '+XACT'],
  read(call): Reading | undefined {
    const modes = 3;
    const values = call.fields.slice(modes);
    if (values.length === 0) return NOTHING;
    // XACT's test answer is flat after groups of modes: `(0-6),(0-2),0,1,2,4,…,101,…`.
    const grouped = call.fields.some(({ group }) => group);
    const bands = values.flatMap(bandsOf);
    const any = bands.length === 0 && values.length === 1 && values[0]!.text === '0';
    return {
      sets: [
        {
          kind: any ? 'unrestricted' : grouped ? 'supported' : kindOf(call as AtCall),
          bands,
          slot: call.key + grouped,
          command: call.form === 'set',
        },
      ],
      notes: any ? ['mask-means-any'] : [],
    };
  },
};

function bandsOf(field: AtField): FoundBand[] {
  return numbers([field]).flatMap(({ number, span }) => {
    if (number > 100 && number < 200)
      return isBand('lte', number - 100) ? [found('lte', number - 100, span)] : [];
    const digits = String(number);
    const nr = digits.startsWith('50') ? Number(digits.slice(2)) : 0;
    return isBand('nr', nr) ? [found('nr', nr, span)] : [];
  });
}
