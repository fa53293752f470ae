import { any, family, hexMask, reads, readsNothing } from './family.js';

/** SIMCom `+CNBP: <GSM/WCDMA>,<LTE>[,<TD-SCDMA>]`, hexadecimal with `0x`; a single mask is a 3G module. */
export const simcomCnbp = family({
  answers: String.raw`\+cnbp`,
  fields: [any, hexMask(1)],
});

export const examples = [reads('+CNBP: 0x0000000000400180,0x0000000000080004', { kind: 'enabled', lte: [3, 20] }), readsNothing('+CNBP: 0x0000000000400180')];
