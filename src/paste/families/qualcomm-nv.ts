/**
 * Qualcomm NV item 6828 (LTE_BC_CONFIG): 64 bits in decimal, in hexadecimal, or as eight bytes of a dump, lowest first,
 * on the same line or the next four. Comments beside the value are not read: they are often wrong.
 */
export const qualcommNv =
  /(?:\bnv\D{0,60}0*6828|lte_bc_config)[^]{0,400}?\b(?:(?<X1>(?:[\da-f]{2}[ ,]+){7}[\da-f]{2})|(?!6828\b)(?<D1>0x[\da-f]+|\d\d+))\b/;
