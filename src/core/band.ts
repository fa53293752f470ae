/**
 * What a band is: names, numbers and the classes of bands that the verdict rule speaks of.
 *
 * A band is a number within a radio access technology: LTE `B20` is 20, NR `n78` is 78
 * (3GPP TS 36.101 table 5.5-1, TS 38.101-1 table 5.2-1 and TS 38.101-2 table 5.2-1).
 */

/** Radio access technology whose band is meant. */
export type Rat = 'lte' | 'nr';

/** A band list that is not (yet) a device: band numbers, any order, duplicates allowed. */
export interface BandLists {
  readonly lte: readonly number[];
  readonly nr: readonly number[];
}

const PREFIX = { lte: 'B', nr: 'n' } as const;

/** `bandName('lte', 20)` is `B20`, `bandName('nr', 78)` is `n78`. */
export function bandName(rat: Rat, band: number): string {
  return PREFIX[rat] + band;
}

/** `bandNames('lte', [3, 20])` is `B3`, `B20`. */
export function bandNames(rat: Rat, bands: readonly number[]): string[] {
  return bands.map((band) => bandName(rat, band));
}

/** The number of a band name in our own spelling (`B20`, `n78`); `undefined` for anything else. */
export function bandNumber(rat: Rat, name: string): number | undefined {
  const digits = name.startsWith(PREFIX[rat]) ? name.slice(1) : '';
  return /^[1-9]\d{0,2}$/.test(digits) ? Number(digits) : undefined;
}

/**
 * Bands that cannot carry a connection alone: receive-only 29 32 67 69 75 76, unlicensed 46 49,
 * V2X 47, NB-IoT-only 103, withdrawn 6 23. Verdict rule 1 leaves them out.
 */
export const LTE_RECEIVE_ONLY: readonly number[] = [29, 32, 67, 69, 75, 76];
export const LTE_NOT_ALONE: readonly number[] = [...LTE_RECEIVE_ONLY, 46, 49, 47, 103, 6, 23];

/**
 * NR bands that cannot carry a connection alone: downlink-only (SDL) 29 67 75 76, uplink-only (SUL) 80-84 86 89
 * 95 97-99, unlicensed 46 96 102 263, V2X 47.
 */
export const NR_RECEIVE_ONLY: readonly number[] = [29, 67, 75, 76];
export const NR_NOT_ALONE: readonly number[] = [
  ...NR_RECEIVE_ONLY,
  80,
  81,
  82,
  83,
  84,
  86,
  89,
  95,
  97,
  98,
  99,
  46,
  96,
  102,
  263,
  47,
];

/**
 * Parts of a band that a device may be built for instead of the whole band: B28A is 703-733 / 758-788 MHz, B28B is
 * 718-748 / 773-803 MHz.
 */
export const BAND_PARTS = ['B28A', 'B28B'] as const;
export type BandPart = (typeof BAND_PARTS)[number];

/** The number of the LTE band that a part belongs to. */
export const BAND_OF_PART: Readonly<Record<BandPart, number>> = { B28A: 28, B28B: 28 };

/** First NR band of frequency range 2 (mmWave, TS 38.101-2); every band from here up is mmWave. */
export const NR_MMWAVE_FROM = 257;

/** Every LTE band of TS 36.101 table 5.5-1; a number outside it is no LTE band. */
export const LTE_BANDS: readonly number[] = [
  ...span(1, 14),
  ...span(17, 54),
  ...span(65, 76),
  85,
  87,
  88,
  103,
  106,
  111,
];

/** Every NR band of TS 38.101-1 and 38.101-2; a number outside it is no NR band. */
export const NR_BANDS: readonly number[] = [
  ...span(1, 3),
  5,
  7,
  8,
  ...span(12, 14),
  18,
  20,
  ...span(24, 26),
  ...span(28, 31),
  34,
  ...span(38, 41),
  ...span(46, 48),
  50,
  51,
  53,
  54,
  ...span(65, 68),
  ...span(70, 72),
  ...span(74, 102),
  ...span(104, 106),
  109,
  110,
  ...span(257, 263),
];

/** LTE bands whose whole uplink and downlink lie below 1 GHz: they reach indoors and far. */
export const LTE_COVERAGE: readonly number[] = [
  5, 6, 8, 12, 13, 14, 17, 18, 19, 20, 26, 27, 28, 29, 31, 44, 67, 68, 71, 72, 73, 85, 87, 88, 103, 106,
];

/**
 * The bands that lie within a band: a device with the key also supports those of the list (on the air only where the cell
 * announces the larger band by its multi-band indicator).
 */
export const BANDS_WITHIN: Readonly<Record<Rat, ReadonlyMap<number, readonly number[]>>> = {
  lte: new Map([
    [3, [9]],
    [5, [19]],
    [10, [4]],
    [12, [17]],
    [25, [2]],
    [26, [5, 18, 19]],
    [39, [33]],
    [41, [38]],
    [50, [45]],
    [65, [1]],
    [66, [4, 10]],
    [74, [11, 21]],
    [85, [12, 17]],
  ]),
  nr: new Map([
    [25, [2]],
    [26, [5, 18]],
    [41, [38]],
    [50, [51]],
    [65, [1]],
    [77, [48, 78]],
    [78, [48]],
    [85, [12]],
    [90, [38, 41]],
    [257, [261]],
  ]),
};

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
