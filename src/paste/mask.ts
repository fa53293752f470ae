/** Bit masks: bit 0 of the first word is band 1 unless a word starts elsewhere. */

import { type AtCall } from './at-call.js';
import { type AtFamily, found, type FoundBand, type FoundSet, NOTHING, RANGE, setOf } from './reading.js';
import { type NoteCode, type Span, type Technology } from './read-result.js';

/** Band of bit 0 in the second word of masks that are split after B64. */
export const LTE_EXTENSION = 65;

/** Where a command has a mask: number of the field, band of its bit 0, and technology. */
export type MaskWord = readonly [field: number, first?: number, technology?: Technology];

export type Radix = 10 | 16;

/**
 * A family whose bands are masks at fixed positions. `when` tells by the fields whether a call is of bands at all.
 */
export function maskFamily(keys: string, radix: Radix, words: readonly MaskWord[], when?: RegExp): AtFamily {
  return {
    keys,
    read: (call) => (when?.test(call.args) === false ? NOTHING : maskSet(call, radix, words)),
  };
}

/** The masks of a command. In a group the last number counts: `(lowest bit-full mask)`. */
export function maskSet(call: AtCall, radix: Radix, words: readonly MaskWord[], slot = ''): FoundSet {
  const parts = words.map(([field, first, technology]) => {
    const { text = '', offset = 0 } = call.fields[field] ?? {};
    const masks = [...text.matchAll(/(?<![\w/])(?:0x)?[\da-f]+(?=$|["\s]*[,)])/g)].map((match) =>
      maskBands(
        match[0],
        radix,
        { offset: offset + match.index, length: match[0].length },
        first,
        technology,
      ),
    );
    // `((800c5,"LTE2100/…"),(7fff…,"All bands"))`
    const named = masks.filter(({ any }) => !any);
    return named.length > 0 ? named : masks;
  });
  const masks = parts.flat();
  return masks.length > 0 ? masksSet(setOf(call, [], slot), masks, call.args.includes('(')) : NOTHING;
}

/** A set out of masks; a test answer whose only mask means any is a range, anything else that does is unrestricted. */
export function masksSet(set: FoundSet, masks: readonly MaskBands[], grouped = false): FoundSet {
  const bands = masks.flatMap((mask) => mask.bands);
  const notes = masks.flatMap((mask) => mask.notes);
  if (bands.length > 0 || !masks.some(({ any }) => any)) return { ...set, bands, notes };
  return grouped ? RANGE : { ...set, kind: 'unrestricted', notes };
}

/** Bands of one mask and what there is to say. */
export interface MaskBands {
  readonly bands: FoundBand[];
  readonly notes: NoteCode[];
  /** The mask is the value "everything", which stands for "any band". */
  readonly any: boolean;
}

/** Digits are hexadecimal after `0x`, else of `radix`; what is too long to be a mask has no bands. */
export function maskBands(
  digits: string,
  radix: Radix,
  span: Span,
  first = 1,
  technology: Technology = 'lte',
): MaskBands {
  const value = maskValue(digits, radix);
  if (/^[137f]f{6,}$/.test(value.toString(16))) return { bands: [], notes: ['mask-means-any'], any: true };
  const bands: FoundBand[] = [];
  const notes: NoteCode[] = [];
  [...value.toString(2)].reverse().forEach((bit, i) => {
    if (bit === '0') return;
    const band = found(technology, i + first, span);
    if (band.length === 0) notes.push('unknown-bands-left-out');
    bands.push(...band);
  });
  // The never used TDD bands 35, 36 and 37 tell a vendor's default, wider than any hardware.
  if (first === 1 && (value >> 34n) % 8n === 7n) notes.push('mask-is-generic');
  return { bands, notes, any: false };
}

/** Number of a mask; 0 for what is none. 256 bits is the widest mask seen (SIM7600G-H). */
export function maskValue(digits: string, radix: Radix): bigint {
  const hex = /^(?:0x)?([\da-f]{1,64})$/.exec(digits)?.[1];
  const prefix = radix === 16 || digits.startsWith('0x');
  return hex !== undefined && (prefix || /^\d{1,39}$/.test(hex)) ? BigInt((prefix ? '0x' : '') + hex) : 0n;
}
