import { maskFamily } from '../mask.js';

/** BroadMobi `+BMBANDPREF: <RAT>,<mask>`, hexadecimal; only LTE is read. */
export const broadmobiBmbandpref = maskFamily('+bmbandpref', 16, [[1]], /^ *"?lte/);
