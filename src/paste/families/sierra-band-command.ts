import { LTE_EXTENSION, maskFamily } from '../mask.js';

/** Sierra `AT!BAND=10,"name",<GW>,<LTE>[,<LTE from B65>]`, bare hexadecimal. */
export const sierraBandCommand = maskFamily('!band', 16, [[3], [4, LTE_EXTENSION]]);
