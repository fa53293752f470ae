import { maskFamily } from '../mask.js';

/** Yuge CLM920 `+BANDCFG:3,<high word>,<low word>`, hexadecimal 32-bit words; 3 is LTE. */
export const yugeBandcfg = maskFamily('+bandcfg', 16, [[1, 33], [2]], /^ *3,/);
