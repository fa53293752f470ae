import { type Example, family } from './family.js';

/**
 * Carrier aggregation and dual connectivity combinations: `1A_3A_20A:1A,3A`, `CA_7A-7A`, `CA combos: 1A-3A`, `DC_3A_n78A`.
 * Digits are the band, the letter is the bandwidth class. Without "CA" or "DC" before, two with `_` make a list.
 */
export const caCombos = family({
  answers: String.raw`(?:(?:\bca|dc)[_a-z: ]{1,20}?(?=\w{2,5}[_+-])|\b(?=\d+[a-q]_[^]{1,60}?\s\d+[a-q]_))(?<supported>(?:n?\d+[a-q]\d?(?![a-z\d])[^a-z\d]*){2,})`,
});

export const examples: readonly Example[] = [
  { text: 'CA combos: 1A-3A, 3A-7A-20A', kind: 'supported', lte: [1, 3, 7, 20] },
  { text: 'DC_3A_n78A', kind: 'supported', lte: [3], nr: [78] },
];
