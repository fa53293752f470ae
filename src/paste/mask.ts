/** Bit masks: bit 0 of the first word is band 1 unless a word starts elsewhere. */

import { type AtCall } from './at-call.js';
import { type AtFamily, found, type FoundSet, NOTHING, setOf } from './reading.js';
import { type NoteCode, type Span, type Technology } from './read-result.js';

/** Band of bit 0 in the second word of masks that are split after B64. */
export const LTE_EXTENSION = 65;

/** Where a command has a mask: number of the field, band of its bit 0, and technology. */
export type MaskWord = readonly [field: number, first?: number, technology?: Technology];

export type Radix = 2 | 10 | 16;

const MAX_DIGITS = 128;

/** A family whose bands are masks at fixed positions. `mine` tells by the fields whether a call is one of its. */
export function maskFamily(keys: string, radix: Radix, words: readonly MaskWord[], mine = /^/): AtFamily {
  return { keys, read: (call) => (mine.test(call.args) ? maskSet(call, radix, words) : undefined) };
}

/** The masks of a command. In a group the last number counts: `(lowest bit-full mask)`. */
export function maskSet(call: AtCall, radix: Radix, words: readonly MaskWord[], slot = ''): FoundSet {
  const masks = words.flatMap(([field, first, technology]) => {
    const { text = '', offset = 0 } = call.fields[field] ?? {};
    const own = [...text.matchAll(/(?<![\w/])(?:0x)?[\da-f]+(?=$|["\s]*[,)])/g)].map(
      ({ 0: digits, index }) => {
        // `(0-511)` are the values that the field takes.
        const any = text[index - 1] === '-' && /^1+$/.test(maskValue(digits, radix).toString(2));
        const span = { offset: offset + index, length: digits.length };
        return maskBands(any ? '0xfffff' : digits, radix, span, first, technology);
      },
    );
    // `((800c5,"LTE2100/…"),(7fff…,"All bands"))`
    return own.some(isSet) ? own.filter(isSet) : own;
  });
  return masks.length > 0 ? joined(setOf(call, [], slot), masks, call.args.includes('(')) : NOTHING;
}

const isSet = ({ kind }: FoundSet): boolean => kind !== 'unrestricted';

/** One set out of masks: a test answer whose only mask means any is a range. */
export function joined(set: FoundSet, masks: readonly FoundSet[], grouped = false): FoundSet {
  const bands = masks.flatMap((mask) => mask.bands);
  const notes = masks.flatMap((mask) => mask.notes!);
  if (bands.length > 0 || masks.every(isSet)) return { ...set, bands, notes };
  return grouped
    ? { kind: 'range', bands, notes: ['settable-range'] }
    : { ...set, kind: 'unrestricted', notes };
}

/** Digits are hexadecimal after `0x`, else of `radix`; what is too long to be a mask has no bands. */
export function maskBands(
  digits: string,
  radix: Radix,
  span: Span,
  first = 1,
  technology: Technology = 'lte',
): FoundSet {
  const value = maskValue(digits, radix);
  // The value "everything" stands for "any band".
  if (/^[137]?f{4,}$/.test(value.toString(16)))
    return { kind: 'unrestricted', bands: [], notes: ['mask-means-any'] };
  const notes: NoteCode[] = [];
  const bands = [...value.toString(2)].reverse().flatMap((bit, i) => {
    const band = bit > '0' ? found(technology, i + first, span) : [];
    if (bit > '0' && !band[0]) notes.push('unknown-bands-left-out');
    return band;
  });
  // The never used TDD bands 35, 36 and 37 tell a vendor's default, wider than any hardware.
  if ((value >> 34n) % 8n === 7n) notes.push('mask-is-generic');
  return { kind: 'enabled', bands, notes };
}

/** Number of a mask; 0 for what is none. 256 bits is the widest mask seen (SIM7600G-H). */
export function maskValue(text: string, radix: Radix): bigint {
  const base = text.startsWith('0x') ? 16 : radix;
  const digits = [...text.replace('0x', '')].map((digit) => parseInt(digit, base));
  return digits.length > MAX_DIGITS || digits.some(Number.isNaN)
    ? 0n
    : digits.reduce((value, digit) => value * BigInt(base) + BigInt(digit), 0n);
}
