import { type Example, family, hexMask, olderMask } from './family.js';

/** ZTE `+ZNLOCKBAND: <LTE>,<GSM/WCDMA>`, hexadecimal without `0x`: LTE comes first. It is set by `=1,0,<LTE>,0`. */
export const zteZnlockband = family({
  answers: String.raw`\+znlockband(?:= ?1,0${hexMask('01')}|${hexMask(1)}${olderMask('qualcomm')})`,
});

export const examples: readonly Example[] = [
  {
    text: '+ZNLOCKBAND: 800c5,2000000400380',
    kind: 'enabled',
    lte: [1, 3, 7, 8, 20],
    gsm: [900, 1800],
    umts: [1, 8],
  },
];
