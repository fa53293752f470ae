import { type AtFamily, listed, setOf } from '../reading.js';

/**
 * Fibocom `+GTACT: <mode>,<pref>,<pref>,<bands…>` and Intel `+XACT:` (GSM as MHz): 1-99 UMTS, 100+n LTE, NR the digits
 * `50` before the number (501, 5028, 50257). A test answer holds groups, the first ones modes.
 */
export const fibocomGtact: AtFamily = {
  keys: '+gtact +xact',
  read(call) {
    const set = setOf(call, [
      ...listed('lte', call.args, call.at, /\b1(\d\d)\b/g),
      ...listed('nr', call.args, call.at, /\b50(\d{1,3})\b/g),
    ]);
    return call.args.endsWith(',0') ? { ...set, kind: 'unrestricted', notes: ['mask-means-any'] } : set;
  },
};
