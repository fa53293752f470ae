import { any, type Example, family, hexMask } from './family.js';

/** SIMCom `+CNBP: <GSM/WCDMA>,<LTE>[,<TD-SCDMA>]`, hexadecimal with `0x`; a single mask is a 3G module. */
export const simcomCnbp = family({
  answers: String.raw`\+cnbp`,
  fields: [any, hexMask(1)],
});

export const examples: readonly Example[] = [
  { text: '+CNBP: 0x0000000000400180,0x0000000000080004', kind: 'enabled', lte: [3, 20] },
  { text: '+CNBP: 0x0000000000400180', kind: 'none' },
];
