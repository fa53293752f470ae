/**
 * The LTE band that a frequency in a device list usually means. Always an inference: 700 MHz alone can be band 12, 13,
 * 14, 17 or 28. The defaults by region follow where the bands are in use.
 */

type Bands = Readonly<Record<number, number>>;

const WORLD: Bands = {
  450: 31, 700: 28, 800: 20, 850: 5, 900: 8, 1500: 32, 1800: 3, 2100: 1, 2300: 40, 2500: 41, 2600: 7, 3500: 42,
  3700: 43,
}; // prettier-ignore
const NORTH_AMERICA: Bands = {
  ...WORLD, 600: 71, 700: 12, 800: 26, 1500: 0, 1700: 4, 1900: 2, 2100: 4, 2300: 30, 3500: 48,
}; // prettier-ignore

/** Countries, and `americas`, that name other bands by one frequency. */
const MARKETS: readonly (readonly [countries: string, bands: Bands])[] = [
  ['us ca pr vi gu bm bs americas', NORTH_AMERICA],
  [
    'mx br ar cl co pe ec bo py uy ve cr pa gt sv hn ni do jm tt bz cu ht',
    { ...WORLD, 1500: 0, 1700: 4, 1900: 2 },
  ],
  ['jp', { ...WORLD, 800: 19, 1500: 11, 1700: 3 }],
  ['cn', { ...WORLD, 1900: 39 }],
];

/** Time-division bands, where a list says TDD. */
const TDD: Bands = {
  1900: 39, 2000: 34, 2300: 40, 2500: 41, 2600: 38, 3500: 42, 3600: 43, 3700: 43,
}; // prettier-ignore

/**
 * The usual LTE band of each frequency of one list; 0 where there is none.
 * `region` is an ISO 3166-1 country code (any case) or `americas`; anything else is the rest of the world.
 */
export function bandsOfMhz(list: readonly number[], region = '', duplex?: 'tdd'): number[] {
  const has = (mhz: number) => list.includes(mhz);
  const market = MARKETS.find(([countries]) => countries.split(' ').includes(region.toLowerCase()))?.[1];
  // Without a region, 1700 (AWS) or 600 in a list tells North America.
  const bands = duplex ? TDD : (market ?? (region === '' && (has(1700) || has(600)) ? NORTH_AMERICA : WORLD));
  // AWS pairs 1700 up with 2100 down: without 1700 beside it, 2100 is band 1 there, too.
  return list.map((mhz) => (mhz === 2100 && bands === NORTH_AMERICA && !has(1700) ? WORLD : bands)[mhz] ?? 0);
}
