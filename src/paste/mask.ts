/** Bit masks: bit 0 of the first word is band 1 unless a word starts elsewhere. */

import { type AtField } from './at-call.js';
import { found, type FoundBand, isBand, type Reading } from './reading.js';
import { type NoteCode, type Span, type Technology } from './read-result.js';

/** 256 bits is the widest mask seen (SIM7600G-H). */
const MAX_HEX = 64;
const MAX_DECIMAL = 39;

/** Band of bit 0 in the second word of masks that are split after B64. */
export const LTE_EXTENSION = 65;

/** A mask's value as hexadecimal digits without leading zeros; `''` is an empty mask. */
export type Mask = string;

/** The mask of a field in hexadecimal, with or without `0x`; `undefined` if it is none. */
export function hexMask(field: AtField | undefined): Mask | undefined {
  const digits = /^(?:0X)?0*([\dA-F]*)$/.exec(word(field))?.[1];
  return digits !== undefined && digits.length <= MAX_HEX ? digits : undefined;
}

/** The mask of a field in decimal (hexadecimal if it says `0x`); `undefined` if it is none. */
export function decimalMask(field: AtField | undefined): Mask | undefined {
  const digits = word(field);
  if (digits.startsWith('0X')) return hexMask(field);
  if (!/^\d+$/.test(digits) || digits.length > MAX_DECIMAL) return undefined;
  return BigInt(digits).toString(16).toUpperCase().replace(/^0+/, '');
}

/** The values "everything" that stand for "any band": `7FFFFFFFFFFFFFFF`, `3FFFFFFF`, all ones. */
export function meansAny(mask: Mask): boolean {
  return /^[137F]F{6,}$/.test(mask);
}

/** A vendor default that is wider than any hardware: it holds the never used TDD bands 35, 36 and 37. */
export function isGeneric(mask: Mask): boolean {
  const bits = new Set(maskBits(mask));
  return [34, 35, 36].every((bit) => bits.has(bit));
}

/** Positions of the bits that are set, lowest first. */
export function maskBits(mask: Mask): number[] {
  const bits: number[] = [];
  for (let i = mask.length, base = 0; i--; base += 4) {
    const nibble = parseInt(mask[i]!, 16);
    for (let bit = 0; bit < 4; bit++) if (nibble & (1 << bit)) bits.push(base + bit);
  }
  return bits;
}

/** One word of a mask: where it stands and the band of its bit 0. */
export interface MaskWord {
  readonly mask: Mask;
  readonly span: Span;
  readonly first?: number;
  readonly technology?: Technology;
}

/** A mask word out of a field and a way to read it; `undefined` if it is none. */
export function maskWord(
  field: AtField | undefined,
  read: (field: AtField | undefined) => Mask | undefined,
  options: { first?: number; technology?: Technology } = {},
): MaskWord | undefined {
  const mask = read(field);
  if (mask === undefined || field === undefined) return undefined;
  return { mask, span: { offset: field.offset, length: word(field).length }, ...options };
}

/** The bands of mask words, what was not a band, and what there is to say. */
export function maskBands(words: readonly MaskWord[]): {
  readonly bands: FoundBand[];
  readonly notes: NoteCode[];
  readonly any: boolean;
} {
  const bands: FoundBand[] = [];
  const notes = new Set<NoteCode>();
  let any = false;
  for (const { mask, span, first = 1, technology = 'lte' } of words) {
    if (meansAny(mask)) {
      any = true;
      continue;
    }
    if (isGeneric(mask)) notes.add('mask-is-generic');
    for (const bit of maskBits(mask)) {
      if (isBand('lte', bit + first)) bands.push(found(technology, bit + first, span));
      else notes.add('unknown-bands-left-out');
    }
  }
  return { bands, notes: [...notes], any };
}

/** The reading of a command whose bands are mask words. */
export function maskReading(
  kind: 'supported' | 'enabled',
  slot: string,
  command: boolean,
  words: readonly (MaskWord | undefined)[],
): Reading {
  const { bands, notes, any } = maskBands(words.filter((w) => w !== undefined));
  return {
    sets: [{ kind: any && bands.length === 0 ? 'unrestricted' : kind, bands, slot, command }],
    notes: any ? [...notes, 'mask-means-any'] : notes,
  };
}

/** First word of a field in upper case. */
function word(field: AtField | undefined): string {
  return /^[^ ]{0,99}/.exec(field?.text.trimStart() ?? '')![0].toUpperCase();
}
