import { maskFamily } from '../mask.js';
import { type AtFamily } from '../reading.js';

const masks = maskFamily('*band', 10, [[3, 33], [4]]);

/** ASR (Air780E and other Cat.1 modules) `*BAND:<mode>,<GSM>,<UMTS>,<LTE TDD from B33>,<LTE FDD>[,…]`, decimal. */
export const asrBand: AtFamily = {
  keys: masks.keys,
  // `*Band: LTE B1/B3*` is text in italics.
  read: (call, paste) => (/^[\d, ]*$/.test(call.args) ? masks.read(call, paste) : undefined),
};
