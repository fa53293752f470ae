import { lines, within } from '../line.js';
import { decimalMask, hexMask, maskReading, type Mask, type MaskWord } from '../mask.js';
import { type Paste, type Reading, type TextFamily } from '../reading.js';
import { type Span } from '../read-result.js';

const NAMES = /\bNV_?(?:ITEM)?[ #_]*0*6828\b|LTE_BC_CONFIG|LTE_BANDPREF/;
/** Lines after the name in which the value may stand. */
const NEAR = 4;

/**
 * Qualcomm NV item 6828 (LTE_BC_CONFIG): 64 bits in decimal, in hexadecimal, or as eight bytes of a dump, lowest first.
 * Comments beside the value are not read: they are often wrong.
 */
export const qualcommNv: TextFamily = {
  read(paste: Paste): Reading | undefined {
    if (!NAMES.test(paste.upper)) return undefined;
    const words: MaskWord[] = [];
    const claimed: Span[] = [];
    let near = 0;
    for (const line of lines(paste.upper)) {
      const name = NAMES.exec(line.text);
      if (name) near = NEAR;
      else if (near-- <= 0) continue;
      const from = name ? name.index + name[0].length : 0;
      const value = valueIn(line.text.slice(from));
      if (name || value) claimed.push(line);
      if (value === undefined) continue;
      words.push({ mask: value.mask, span: within(line, from + value.index, value.length) });
      near = 0;
    }
    return words.length > 0
      ? { ...maskReading('enabled', 'NV6828', false, words.slice(-1)), claimed }
      : undefined;
  },
};

function valueIn(text: string): { mask: Mask; index: number; length: number } | undefined {
  const dump = /(?:\b[\dA-F]{2}[ ,]+){7}[\dA-F]{2}\b/.exec(text);
  if (dump) {
    const bytes = dump[0].split(/[ ,]+/).reverse().join('');
    return { mask: bytes.replace(/^0+/, ''), index: dump.index, length: dump[0].length };
  }
  const number = /\b(?:0X[\dA-F]{1,16}|\d{2,20})\b/.exec(text);
  if (number === null) return undefined;
  const field = { text: number[0], quoted: false, offset: 0, length: number[0].length };
  const mask = number[0].startsWith('0X') ? hexMask(field) : decimalMask(field);
  return mask === undefined ? undefined : { mask, index: number.index, length: number[0].length };
}
