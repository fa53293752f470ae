import { maskFamily } from '../mask.js';

/**
 * ASR (Air780E and other Cat.1 modules) `*BAND:<mode>,<GSM>,<UMTS>,<LTE TDD from B33>,<LTE FDD>[,…]`, decimal.
 * `*Band: LTE B1/B3*` is text in italics.
 */
export const asrBand = maskFamily('*band', 10, [[3, 33], [4]], /^[\d, ()-]*$/);
