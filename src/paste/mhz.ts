/**
 * The band that a frequency in a device list usually means. Always an inference: 700 MHz alone can be band 12, 13,
 * 14, 17 or 28. The defaults by region follow where the bands are in use.
 */

type Bands = Readonly<Record<number, number>>;

const WORLD: Bands = {
  450: 31, 600: 71, 700: 28, 800: 20, 850: 5, 900: 8, 1500: 32, 1700: 4, 1800: 3, 1900: 2, 2100: 1, 2300: 40, 2500: 41,
  2600: 7, 3500: 42, 3700: 43,
}; // prettier-ignore
const NORTH_AMERICA: Bands = { 700: 12, 800: 26, 1500: 0, 2300: 30, 3500: 48 };
/** Where one frequency names other bands: countries, `americas`, time-division duplex. */
const MARKETS: Readonly<Record<string, Bands>> = {
  us: NORTH_AMERICA,
  ca: NORTH_AMERICA,
  pr: NORTH_AMERICA,
  americas: NORTH_AMERICA,
  jp: { 800: 19, 1500: 11, 1700: 3 },
  tdd: { 1900: 39, 2600: 38 },
};

/**
 * The usual LTE band of each frequency of one list; 0 where there is none.
 * `market` is an ISO 3166-1 country code (any case), `americas`, or `tdd` where the list says so; anything else is the
 * rest of the world.
 */
export function bandsOfMhz(list: readonly number[], market = ''): number[] {
  const aws = list.includes(1700);
  // Without a region, 1700 (AWS) or 600 in a list tells North America.
  const own = MARKETS[market.toLowerCase()] ?? (!market && (aws || list.includes(600)) ? NORTH_AMERICA : {});
  const bandOf = (mhz: number) => own[mhz] ?? WORLD[mhz] ?? 0;
  // AWS pairs 1700 up with 2100 down.
  return list.map((mhz) => (mhz === 2100 && aws && bandOf(1700) === 4 ? 4 : bandOf(mhz)));
}

/** Frequencies in MHz that 5G is meant by: bands of 3GPP TS 38.101-1 and -2 that are in use. At 5000 begins that of Wi-Fi. */
const NR_RANGES: readonly (readonly [from: number, to: number, band: number])[] = [
  [3300, 3800, 78],
  [4400, 4999, 79],
  [24_250, 27_499, 258],
  [27_500, 29_500, 257],
];

/** The usual NR band of a frequency in MHz, that of LTE where both have it; 0 where there is none. */
export function nrBandOfMhz(mhz: number): number {
  const [, , band] = NR_RANGES.find(([from, to]) => from <= mhz && mhz <= to) ?? [];
  return band ?? bandsOfMhz([mhz])[0]!;
}
