import { type AtFamily, found, listed, NOTHING, setOf } from '../reading.js';

/** Nordic `%XCBAND` (list) and `%XBANDLOCK=<op>,"<bits>"` (rightmost is B1). */
export const nordic: AtFamily = {
  keys: '%xcband %xbandlock',
  read(call) {
    if (call.key === '%xcband') {
      const set = setOf(call, listed('lte', call.args, call.at));
      // A bare number is the band in use.
      return call.tested || set.bands.length === 0 ? set : { ...set, kind: 'serving' };
    }
    const bits = call.fields[1];
    if (bits === undefined || !/^[01]{1,88}$/.test(bits.text)) return NOTHING;
    const bands = [...bits.text].flatMap((bit, i) => found('lte', bit === '1' ? bits.length - i : 0, bits));
    return setOf(call, bands);
  },
};
