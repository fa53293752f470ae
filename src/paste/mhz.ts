/**
 * The LTE band that a frequency in a device list usually means. Always an inference: 700 MHz alone can be band 12, 13,
 * 14, 17 or 28. The defaults by region follow where the bands are in use.
 */

/** Parts of the world that name different bands by one frequency. */
type Market = 'world' | 'north' | 'latin' | 'japan' | 'china';

/** By country, and `americas`. */
const MARKETS: readonly (readonly [Market, string])[] = [
  ['north', 'us ca pr vi gu bm bs americas'],
  ['latin', 'mx br ar cl co pe ec bo py uy ve cr pa gt sv hn ni do jm tt bz cu ht'],
  ['japan', 'jp'],
  ['china', 'cn'],
];

/** World, then what differs elsewhere. */
const BANDS: Readonly<Record<Market, Readonly<Record<number, number>>>> = {
  world: {
    450: 31, 700: 28, 800: 20, 850: 5, 900: 8, 1500: 32, 1800: 3, 2100: 1, 2300: 40, 2500: 41, 2600: 7,
    3500: 42, 3700: 43,
  },
  north: {
    600: 71, 700: 12, 800: 26, 1500: 0, 1700: 4, 1900: 2, 2100: 4, 2300: 30, 2600: 7, 3500: 48,
  },
  latin: { 1500: 0, 1700: 4, 1900: 2, 2300: 40 },
  japan: { 800: 19, 1500: 11, 1700: 3 },
  china: { 1900: 39 },
}; // prettier-ignore

/** Time-division bands, where a list says TDD. */
const TDD: Readonly<Record<number, number>> = {
  1900: 39, 2000: 34, 2300: 40, 2500: 41, 2600: 38, 3500: 42, 3600: 43, 3700: 43,
}; // prettier-ignore

/**
 * The usual LTE band of each frequency of one list; 0 where there is none.
 * `region` is an ISO 3166-1 country code (any case) or `americas`; anything else is the rest of the world.
 */
export function bandsOfMhz(list: readonly number[], region = '', duplex?: 'tdd'): number[] {
  const has = (mhz: number) => list.includes(mhz);
  // AWS pairs 1700 up with 2100 down; without a region, 1700 or 1900 (FDD) in a list tells the Americas.
  const market =
    MARKETS.find(([, codes]) => codes.split(' ').includes(region.toLowerCase()))?.[0] ??
    (region === '' && (has(1700) || has(600)) ? 'north' : 'world');
  return list.map((mhz) => {
    // Without 1700 beside it, 2100 is band 1 in the Americas, too.
    const table = duplex ? TDD : mhz === 2100 && !has(1700) ? BANDS.world : BANDS[market];
    return table[mhz] ?? (duplex ? 0 : (BANDS.world[mhz] ?? 0));
  });
}
