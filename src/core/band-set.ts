/** Bits in a word: what every JavaScript engine keeps as a small integer, which makes plain arrays dense and fast. */
const BITS = 30;

/**
 * A set of band numbers as words of 30 bits (bit `b % 30` of word `b / 30`), prepared once and compared many times.
 */
export type BandSet = readonly number[];

/** The set of the given band numbers (integers from 0 to 511). */
export function bandSet(bands: readonly number[]): BandSet {
  const set = new Array<number>(Math.floor(Math.max(0, ...bands) / BITS) + 1).fill(0);
  for (const band of bands) set[Math.floor(band / BITS)]! |= 1 << (band % BITS);
  return set;
}

/** Whether the set holds the band. */
export function hasBand(set: BandSet, band: number): boolean {
  return ((set[Math.floor(band / BITS)] ?? 0) & (1 << (band % BITS))) !== 0;
}

/** How many bands both sets hold. */
export function countShared(a: BandSet, b: BandSet): number {
  let count = 0;
  for (let i = Math.min(a.length, b.length); i--;) count += countBitsOfWord(a[i]! & b[i]!);
  return count;
}

/** Whether the sets share a band. */
export function sharesBand(a: BandSet, b: BandSet): boolean {
  for (let i = Math.min(a.length, b.length); i--;) if (a[i]! & b[i]!) return true;
  return false;
}

/** Whether `set` holds every band of `part`. */
export function holdsAll(set: BandSet, part: BandSet): boolean {
  for (let i = part.length; i--;) if (part[i]! & ~(set[i] ?? 0)) return false;
  return true;
}

/** Bits set in a word (the population count of Warren, Hacker's Delight 5-1). */
export function countBitsOfWord(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
