import { type Example, family } from './family.js';

/**
 * Carrier aggregation and dual connectivity combinations: `1A_3A_20A:1A,3A`, `CA_7A-7A`, `CA combos: 1A-3A`, `DC_3A_n78A`.
 * Digits are the band, the letter is the bandwidth class; the layers of MIMO and the class of the uplink may follow, as in
 * `3A4A`. Without "CA" or "DC" before, these make a list: two with `_`, one of three bands with `_`, one that ends with a
 * band of 5G, one with its bands again in the cells behind it, and one with layers and a rate. `4G+5G` are no bands.
 */
export const caCombos = family({
  answers: String.raw`(?:(?:\bca(?![a-z])|\bcarrier aggr|dc|\bint(?:er|ra)-band)[_a-z:\s]{1,40}?(?=\w{2,5}[_+-])|(?<![\w+-])(?=\d+[a-q](?:\d[a-q]?)?_[^]{1,99}?\s\d+[a-q](?:\d[a-q]?)?_|\d+[a-e](?:_\d+[a-e]){2}|(?:n?\d+[a-e][_+-]){1,6}n\d+[a-e](?![\w-])|(?<!;)\d+[a-e](?:-\d+[a-e]){1,6};\d+[a-e];|\d+[a-e][124](?:-\d+[a-e][124]){1,6} +\d[\d.,]{0,4}[mg]\s))(?<supported>(?:n?(?![45]g)\d+[a-q](?:\d[a-q]?)?(?![a-z\d])(?:[^a-z\d]|(?<= )(?:and|und|y|et|и)(?= ))*){2,2000})`,
});

export const examples: readonly Example[] = [
  { text: 'CA combos: 1A-3A, 3A-7A-20A', kind: 'supported', lte: [1, 3, 7, 20] },
  { text: 'intra-band: 3A-3A, 7C\ninter-band: 1A-3A, 1A-20A', kind: 'supported', lte: [1, 3, 7, 20] },
  { text: 'CA combos are 3A-7A, 7A-20A and 1A-3A', kind: 'supported', lte: [1, 3, 7, 20] },
  { text: '1A_3A_20A', kind: 'supported', lte: [1, 3, 20] },
  { text: '3A+7A+n28A', kind: 'supported', lte: [3, 7], nr: [28] },
  { text: 'CA combos:\n1A-3A\n3C-7A', kind: 'supported', lte: [1, 3, 7] },
  { text: '9  3A4-1A4  826M 8 1A1\n10 7C4-1A4  826M 8 3A1', kind: 'supported', lte: [1, 3, 7] },
  {
    text: 'combo;BAND1;BAND2;BAND UL\n1A-3A;1A;3A;3A\n7A-20A;7A;20A;7A',
    kind: 'supported',
    lte: [1, 3, 7, 20],
  },
  { text: 'DC_3A_n78A', kind: 'supported', lte: [3], nr: [78] },
];
