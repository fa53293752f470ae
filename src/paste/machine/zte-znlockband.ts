import { any, type Example, family, hexMask } from './family.js';

/** ZTE `+ZNLOCKBAND: <LTE>,<GSM/WCDMA>`, hexadecimal without `0x`: LTE comes first. */
export const zteZnlockband = family({
  answers: String.raw`\+znlockband`,
  fields: [hexMask(1), any],
});

export const examples: readonly Example[] = [
  { text: '+ZNLOCKBAND: 800c5,2000000400380', kind: 'enabled', lte: [1, 3, 7, 8, 20] },
];
