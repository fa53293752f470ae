import { maskFamily } from '../mask.js';

/** ZTE `+ZNLOCKBAND: <LTE>,<GSM/WCDMA>`, hexadecimal without `0x`: LTE comes first. */
export const zteZnlockband = maskFamily('+znlockband', 16, [[0]], /,/);
