/**
 * Where the blocks of a spectrum strip stand: the LTE and NR bands of a network on a logarithmic axis of frequencies.
 * Numbers only; drawing is for others.
 */
import { bandName, LTE_COVERAGE, LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from './band.js';
import { type BandUse, bandUseOf } from './band-use.js';
import type { PreparedDevice, PreparedNetwork } from './prepare.js';
import { shareOfBands, verdictOf } from './verdict.js';

/** Downlink in MHz of the LTE bands that can carry a connection alone, lower edge first (3GPP TS 36.101, table 5.5-1). */
const LTE_DOWNLINK_MHZ: ReadonlyMap<number, readonly [low: number, high: number]> = new Map<
  number,
  readonly [number, number]
>([
  [1, [2110, 2170]],
  [2, [1930, 1990]],
  [3, [1805, 1880]],
  [4, [2110, 2155]],
  [5, [869, 894]],
  [7, [2620, 2690]],
  [8, [925, 960]],
  [9, [1844.9, 1879.9]],
  [10, [2110, 2170]],
  [11, [1475.9, 1495.9]],
  [12, [729, 746]],
  [13, [746, 756]],
  [14, [758, 768]],
  [17, [734, 746]],
  [18, [860, 875]],
  [19, [875, 890]],
  [20, [791, 821]],
  [21, [1495.9, 1510.9]],
  [22, [3510, 3590]],
  [24, [1525, 1559]],
  [25, [1930, 1995]],
  [26, [859, 894]],
  [27, [852, 869]],
  [28, [758, 803]],
  [30, [2350, 2360]],
  [31, [462.5, 467.5]],
  [33, [1900, 1920]],
  [34, [2010, 2025]],
  [35, [1850, 1910]],
  [36, [1930, 1990]],
  [37, [1910, 1930]],
  [38, [2570, 2620]],
  [39, [1880, 1920]],
  [40, [2300, 2400]],
  [41, [2496, 2690]],
  [42, [3400, 3600]],
  [43, [3600, 3800]],
  [44, [703, 803]],
  [45, [1447, 1467]],
  [48, [3550, 3700]],
  [50, [1432, 1517]],
  [51, [1427, 1432]],
  [52, [3300, 3400]],
  [53, [2483.5, 2495]],
  [54, [1670, 1675]],
  [65, [2110, 2200]],
  [66, [2110, 2200]],
  [68, [753, 783]],
  [70, [1995, 2020]],
  [71, [617, 652]],
  [72, [461, 466]],
  [73, [460, 465]],
  [74, [1475, 1518]],
  [85, [728, 746]],
  [87, [420, 425]],
  [88, [422, 427]],
  [106, [935, 940]],
  [111, [1820, 1830]],
]);

/** The same of NR bands, where no LTE band of the same number has it too (3GPP TS 38.101-1 and 38.101-2, table 5.2-1). */
const NR_ONLY_DOWNLINK_MHZ: readonly (readonly [band: number, low: number, high: number])[] = [
  [77, 3300, 4200],
  [78, 3300, 3800],
  [79, 4400, 5000],
  [90, 2496, 2690],
  [91, 1427, 1432],
  [92, 1432, 1517],
  [93, 1427, 1432],
  [94, 1432, 1517],
  [100, 919.4, 925],
  [101, 1900, 1910],
  [104, 6425, 7125],
  [105, 612, 652],
  [109, 1432, 1517],
  [110, 1432, 1435],
  [257, 26500, 29500],
  [258, 24250, 27500],
  [259, 39500, 43500],
  [260, 37000, 40000],
  [261, 27500, 28350],
  [262, 47200, 48200],
  [263, 57000, 71000],
];

/** Downlink in MHz, lower edge first, of every band that can carry a connection alone. */
export const DOWNLINK_MHZ: Readonly<Record<Rat, ReadonlyMap<number, readonly [low: number, high: number]>>> =
  {
    lte: LTE_DOWNLINK_MHZ,
    nr: new Map([
      ...LTE_DOWNLINK_MHZ,
      ...NR_ONLY_DOWNLINK_MHZ.map(([band, low, high]) => [band, [low, high]] as const),
    ]),
  };

/** One band of a network on the strip. Positions and widths are shares of the strip's width, 0 to 1. */
export interface SpectrumBlock {
  /** By name, `B20`, `n78`. */
  readonly band: string;
  readonly use: BandUse;
  readonly core: boolean;
  /** A low band: it reaches far and indoors. In LTE it weighs 2 instead of 1. */
  readonly low: boolean;
  /** Left edge and width of the block; in LTE the width grows with the weight. No two blocks of a lane overlap. */
  readonly x: number;
  readonly width: number;
  /** Where the middle of its label stands, and in which line of labels, 0 is the one next to the blocks. */
  readonly labelX: number;
  readonly labelLine: number;
}

/** The usable bands of one radio by frequency, lowest first. */
export interface SpectrumLane {
  readonly blocks: readonly SpectrumBlock[];
  /** How many lines of labels there are. */
  readonly labelLines: number;
  /** Where the low bands end (1 GHz): no low block lies beyond, no other one before. */
  readonly lowEnd: number;
}

/** The layout of a spectrum strip: plain data that survives JSON. */
export interface SpectrumStrip {
  readonly lte: SpectrumLane;
  /** Without blocks where no NR band is known on the network. */
  readonly nr: SpectrumLane;
  /** Supported share of the weighted scored LTE bands, 0 to 1; null where the verdict does not rest on it. */
  readonly share: number | null;
}

/** The size of a strip, in any one unit; pixels, for example. */
interface StripSize {
  readonly width: number;
  /** Width that the longest label needs, with the space around it. */
  readonly label: number;
}

/** Ends of the axis in MHz: below B87, above B46. Bands of mmWave lie beyond and stand at the right end. */
const AXIS = { from: 400, to: 6000 };
/** Width of a block of weight 1, and of the gap between two blocks, as shares of the strip. */
const UNIT = 0.02;
const GAP = 0.006;
/** Low bands lie below. */
const LOW_MHZ = 1000;

/**
 * Lays out the usable bands of a network for a device, LTE and NR in a lane each. A block stands at the middle of the band's
 * downlink on a logarithmic axis; blocks that would overlap move aside, as little as possible.
 * @param size by default a strip of 330 pixels with labels of 11 pixels
 */
export function layOutSpectrum(
  device: PreparedDevice,
  network: PreparedNetwork,
  size: StripSize = { width: 330, label: 26 },
): SpectrumStrip {
  const { verdict, confirmed } = verdictOf(device, network);
  const layOutLane = (rat: Rat) => {
    const notAlone = rat === 'lte' ? LTE_NOT_ALONE : NR_NOT_ALONE;
    const bands = network[rat]
      .filter(({ band }) => !notAlone.includes(band))
      .map(({ band, core }): StripBand => {
        const [low, high] = DOWNLINK_MHZ[rat].get(band)!;
        return {
          band: bandName(rat, band),
          use: bandUseOf(rat, band, device, network, verdict),
          core,
          low: rat === 'lte' ? LTE_COVERAGE.includes(band) : high < LOW_MHZ,
          weight: rat === 'lte' && LTE_COVERAGE.includes(band) ? 2 : 1,
          middle: (low + high) / 2,
        };
      });
    return layOutBands(bands, size.label / size.width);
  };
  return {
    lte: layOutLane('lte'),
    nr: layOutLane('nr'),
    share: confirmed && device.radio !== 'lpwa' ? shareOfBands(device, network) : null,
  };
}

type StripBand = Pick<SpectrumBlock, 'band' | 'use' | 'core' | 'low'> & {
  readonly weight: number;
  /** Of the downlink, in MHz. */
  readonly middle: number;
};

/** @param label width of the longest label, as a share of the strip */
function layOutBands(bands: readonly StripBand[], label: number): SpectrumLane {
  const sorted = [...bands].sort((a, b) => a.middle - b.middle);
  const weights = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const unit = Math.min(UNIT, (1 - GAP * sorted.length) / Math.max(1, weights));
  const widths = sorted.map(({ weight }) => unit * weight);
  const middles = moveApart(
    sorted.map(({ middle }) => positionOf(middle)),
    widths.map((width) => width + GAP),
  );
  const labels = middles.map((at) => Math.min(1 - label / 2, Math.max(label / 2, at)));
  const lines = stackLabels(labels, label);
  const blocks = sorted.map(({ band, use, core, low }, at): SpectrumBlock => ({
    band,
    use,
    core,
    low,
    x: middles[at]! - widths[at]! / 2,
    width: widths[at]!,
    labelX: labels[at]!,
    labelLine: lines[at]!,
  }));
  const lastLow = blocks.findLast(({ low }) => low);
  const firstHigh = blocks.find(({ low }) => !low);
  return {
    blocks,
    labelLines: Math.max(0, ...lines.map((line) => line + 1)),
    lowEnd: Math.min(
      Math.max(positionOf(LOW_MHZ), lastLow ? lastLow.x + lastLow.width : 0),
      firstHigh ? firstHigh.x : 1,
    ),
  };
}

/** Where a frequency stands on the strip, 0 to 1. */
function positionOf(mhz: number): number {
  return Math.log(mhz / AXIS.from) / Math.log(AXIS.to / AXIS.from);
}

/**
 * Moves the middles of blocks apart until none overlap and all lie on the strip, in their order and with the least sum
 * of squared moves: isotonic regression by pooling neighbours (Ayer and others 1955), on the middles less the width
 * that lies before each.
 */
function moveApart(middles: readonly number[], widths: readonly number[]): number[] {
  const before = widths.map(
    (width, at) => widths.slice(0, at).reduce((sum, one) => sum + one, 0) + width / 2,
  );
  const pools: { sum: number; count: number }[] = [];
  for (const [at, middle] of middles.entries()) {
    let pool = { sum: middle - before[at]!, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
    }
    pools.push(pool);
  }
  const room = 1 - widths.reduce((sum, width) => sum + width, 0);
  const starts = pools.flatMap(({ sum, count }) =>
    new Array<number>(count).fill(Math.min(room, Math.max(0, sum / count))),
  );
  return starts.map((start, at) => start + before[at]!);
}

/** The line of each label: the first one in which it collides with none before it. Labels come from left to right. */
function stackLabels(middles: readonly number[], width: number): number[] {
  const ends: number[] = [];
  return middles.map((middle) => {
    const free = ends.findIndex((end) => middle - width / 2 >= end);
    const line = free < 0 ? ends.length : free;
    ends[line] = middle + width / 2;
    return line;
  });
}
