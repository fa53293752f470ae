/**
 * Qualcomm NV item 6828 (LTE_BC_CONFIG): 64 bits in decimal, in hexadecimal, or as eight bytes of a dump, lowest first,
 * on the same line or the next four. Comments beside the value are not read: they are often wrong.
 */
export const qualcommNv =
  /(?:\bnv[a-z #_]{0,12}0*6828\b|lte_bc_config|lte_bandpref)(?:.{0,200}?\n){0,4}?.{0,200}?\b(?:(?<X1>(?:[\da-f]{2}[ ,]+){7}[\da-f]{2})|(?!6828\b)(?<D1>0x[\da-f]{1,16}|\d{2,20}))\b/;
