/** How modems write a set of bands as a number: every band is a bit. */

/** Most masks end with B64, and a second one begins with B65. */
export const WORD_BITS = 64;

/** Bands as the bits of a number, of which the lowest is band 1. */
export function bandMask(bands: readonly number[]): bigint {
  return bands.reduce((bits, band) => bits | (1n << BigInt(band - 1)), 0n);
}

/** The mask in hexadecimal digits. */
export function maskInHex(bands: readonly number[]): string {
  return bandMask(bands).toString(16).toUpperCase();
}

/** The mask up to B64 and, where there are bands above, the one from B65. */
export function maskInWords(bands: readonly number[], radix: number): string[] {
  const high = bands.filter((band) => band > WORD_BITS).map((band) => band - WORD_BITS);
  const low = bandMask(bands.filter((band) => band <= WORD_BITS));
  return [low, ...(high.length > 0 ? [bandMask(high)] : [])].map((word) =>
    word.toString(radix).toUpperCase(),
  );
}

/** `width` bits from the band `from` on, as a number. */
export function maskFrom(bands: readonly number[], from: number, width: number, radix = 10): string {
  const own = bands.filter((band) => band >= from && band < from + width).map((band) => band - from + 1);
  return bandMask(own).toString(radix);
}
