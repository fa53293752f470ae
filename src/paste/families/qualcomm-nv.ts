import { joined, maskBands } from '../mask.js';
import { type TextFamily } from '../reading.js';

/**
 * Qualcomm NV item 6828 (LTE_BC_CONFIG): 64 bits in decimal, in hexadecimal, or as eight bytes of a dump, lowest first,
 * on the same line or the next four. Comments beside the value are not read: they are often wrong.
 */
export const qualcommNv: TextFamily = {
  pattern:
    /(?:\bnv[a-z #_]{0,12}0*6828\b|lte_bc_config|lte_bandpref)(?:.{0,200}?\n){0,4}?.{0,200}?\b((?:[\da-f]{2}[ ,]+){7}[\da-f]{2}|0x[\da-f]{1,16}|(?!6828\b)\d{2,20})\b/dg,
  read: (matches) =>
    matches.map(({ 1: value = '', indices }) => {
      const digits = / |,/.test(value) ? '0x' + value.split(/[ ,]+/).reverse().join('') : value;
      const span = { offset: indices![1]![0], length: value.length };
      return joined({ kind: 'enabled', bands: [], slot: 'nv6828' }, [maskBands(digits, 10, span)]);
    }),
};
