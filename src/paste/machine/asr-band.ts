import { any, decimalMask, type Example, family } from './family.js';

/**
 * ASR (Air780E and other Cat.1 modules) `*BAND:<mode>,<GSM>,<UMTS>,<LTE TDD from B33>,<LTE FDD>[,…]`, decimal.
 * `*Band: LTE B1/B3*` is text in italics.
 */
export const asrBand = family({
  answers: String.raw`\*band(?:${any}${any}${any}${decimalMask(33)}${decimalMask(1)}|[:=] *\d)`,
});

export const examples: readonly Example[] = [
  { text: '*BAND:5,0,0,482,149', kind: 'enabled', lte: [1, 3, 5, 8, 34, 38, 39, 40, 41] },
  { text: '*BAND: 5', kind: 'none' },
];
