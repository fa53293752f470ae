import { maskFamily } from '../mask.js';

/** MediaTek `+EPBSE: <GSM>,<UMTS>,<LTE 1-32>,<LTE 33-64>[,<LTE 65-96>,<LTE 97-128>]`, decimal 32-bit words. */
export const mediatekEpbse = maskFamily('+epbse', 10, [[2], [3, 33], [4, 65], [5, 97]]);
