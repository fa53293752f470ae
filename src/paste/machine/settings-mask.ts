import { type Example, family } from './family.js';

/**
 * Masks in the settings of firmware and scripts: `catm_bands = "308181A"`, `catnb_bands = "80084"`, `LTE_BAND_MASK=0x80084`, `Current LTE Band: 80044`.
 * A comment behind one says the same in words.
 */
export const settingsMask = family({
  answers: [
    ['catm', 'hex1_lteM'],
    ['catnb', 'hex1_nbIot'],
    ['lte', 'hex1_lte'],
  ]
    .map(([key, mask]) => String.raw`\b${key}_?bands?(?:_?mask)? *[=:] *"?(?<${mask}>(?:0x)?[\da-f]{4,})\b`)
    .join('|')
    // Scripts for Huawei's routers print the masks that are set.
    .concat(
      String.raw`|(?<=current network band: [\da-f]{1,8}\s{1,40})current lte band: (?<hex01_lte>[\da-f]{1,16})\b`,
    ),
});

export const examples: readonly Example[] = [
  {
    text: 'catm_bands = "308181A"; // US (2,4,5) + EU (20)\nstring catnb_bands = "80084"',
    kind: 'enabled',
    lteM: [2, 4, 5, 12, 13, 20, 25, 26],
    nbIot: [3, 8, 20],
  },
  { text: 'Current Network Band: 3FFFFFFF\nCurrent LTE Band: 80044', kind: 'enabled', lte: [3, 7, 20] },
  { text: 'LTE_BAND_MASK=0x80084', kind: 'enabled', lte: [3, 8, 20] },
];
