import { type Example, family, hexMask, olderMask, optional } from './family.js';

/** SIMCom `+CNBP: <GSM/WCDMA>,<LTE>[,<TD-SCDMA>]`, hexadecimal with `0x`; a single mask is a 3G module. */
export const simcomCnbp = family({
  answers: String.raw`\+cnbp`,
  fields: [olderMask('qualcomm'), optional(hexMask(1))],
});

export const examples: readonly Example[] = [
  {
    text: '+CNBP: 0x0000000000400180,0x0000000000080004',
    kind: 'enabled',
    lte: [3, 20],
    gsm: [900, 1800],
    umts: [1],
  },
  { text: '+CNBP: 0x0000000000400180', kind: 'none', gsm: [900, 1800], umts: [1] },
];
