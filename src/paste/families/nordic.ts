import { maskSet } from '../mask.js';
import { type AtFamily, listSet } from '../reading.js';

/** Nordic `%XCBAND` (list) and `%XBANDLOCK=<op>,"<bits>"` (rightmost is B1). */
export const nordic: AtFamily = {
  keys: '%xcband %xbandlock',
  read(call) {
    if (call.key === '%xbandlock') return maskSet(call, 2, [[1]]);
    const set = listSet(call, 'lte');
    // A bare number is the band in use.
    return call.tested || !set.bands[0] ? set : { ...set, kind: 'serving' };
  },
};
