import { type Example, family } from './family.js';

/**
 * Qualcomm NV item 6828 (LTE_BC_CONFIG): 64 bits in decimal, in hexadecimal, or as eight bytes of a dump, lowest first,
 * on the same line or the next four. A dump may be headed by the number of the item, once or twice. Comments beside the
 * value are not read: they are often wrong.
 */
export const qualcommNv = family({
  answers: String.raw`(?:\bnv\D{0,60}0*6828|lte[_ ]bc[_ ]config)[^]{0,400}?\b(?:(?<hex1>(?:[\da-f]{2}[ ,]+){7}[\da-f]{2})|(?!0*6828\b)(?<decimal1>0x[\da-f]+|\d\d+))\b`,
});

export const examples: readonly Example[] = [
  { text: 'NV item 06828\n6828\nLTE_BC_CONFIG: 524356', kind: 'enabled', lte: [3, 7, 20] },
];
