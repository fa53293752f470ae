import { decimalMask, type Example, family } from './family.js';

/**
 * u-blox `+UBANDMASK: <RAT>,<mask>[,<mask from B65>][,<RAT>,…]`, decimal; RAT 0 is LTE-M, 1 NB-IoT. Two published shapes
 * exist: pairs without the second mask, and triples.
 */
export const ubloxUbandmask = family({
  answers: String.raw`\+ubandmask(?:: *(?<range>\(0[-,\d]*\)),.*|(?:[:=] ?0${decimalMask(1, 'lteM')}(?:${decimalMask(65, 'lteM')})?)?(?:[:=,]\s*1${decimalMask(1, 'nbIot')}(?:${decimalMask(65, 'nbIot')})?)?(?:,2,[\d,]*)?(?<![:=] ?0,\d+,1,\d+,\d+)(?![:=\d,]))`,
});

export const examples: readonly Example[] = [
  { text: '+UBANDMASK: 0,524292,1,524416', kind: 'enabled', lteM: [3, 20], nbIot: [8, 20] },
  { text: '+UBANDMASK: 0,524292,1,2058', kind: 'enabled', lteM: [3, 20], nbIot: [2, 4, 12] },
];
