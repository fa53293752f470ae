import { maskBands, masksSet } from '../mask.js';
import { type TextFamily } from '../reading.js';

/**
 * Qualcomm NV item 6828 (LTE_BC_CONFIG): 64 bits in decimal, in hexadecimal, or as eight bytes of a dump, lowest first,
 * on the same line or the next four. Comments beside the value are not read: they are often wrong.
 */
export const qualcommNv: TextFamily = {
  pattern:
    /(?:\bnv_?(?:item)?[ #_]*0*6828\b|lte_bc_config|lte_bandpref)(?:[^\n]{0,200}?\n){0,4}?[^\n]{0,200}?(?:\b((?:[\da-f]{2}[ ,]+){7}[\da-f]{2})\b|\b(0x[\da-f]{1,16}|\d{2,20})\b)[^\n]*/g,
  read: (matches) =>
    matches.map(({ 0: run, 1: dump, 2: number, index }) => {
      const value = dump ?? number!;
      const digits = dump ? '0x' + dump.split(/[ ,]+/).reverse().join('') : value;
      const mask = maskBands(digits, 10, { offset: index + run.indexOf(value), length: value.length });
      return masksSet({ kind: 'enabled', bands: [], slot: 'nv6828' }, [mask]);
    }),
};
