/**
 * Where the blocks of a spectrum strip stand: the LTE bands of a network on a logarithmic axis of frequencies. Numbers
 * only; drawing is for others.
 */
import { bandName, LTE_COVERAGE } from './band.js';
import { hasBand } from './band-set.js';
import { type BandUse, bandUseOf } from './band-use.js';
import { type PreparedDevice, type PreparedNetwork, shareOfBands, verdictOf } from './verdict.js';

/** Downlink of every LTE band in MHz, lower edge first (3GPP TS 36.101, table 5.5-1). */
export const LTE_DOWNLINK_MHZ: ReadonlyMap<number, readonly [low: number, high: number]> = new Map<
  number,
  readonly [number, number]
>([
  [1, [2110, 2170]],
  [2, [1930, 1990]],
  [3, [1805, 1880]],
  [4, [2110, 2155]],
  [5, [869, 894]],
  [6, [875, 885]],
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
  [23, [2180, 2200]],
  [24, [1525, 1559]],
  [25, [1930, 1995]],
  [26, [859, 894]],
  [27, [852, 869]],
  [28, [758, 803]],
  [29, [717, 728]],
  [30, [2350, 2360]],
  [31, [462.5, 467.5]],
  [32, [1452, 1496]],
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
  [46, [5150, 5925]],
  [47, [5855, 5925]],
  [48, [3550, 3700]],
  [49, [3550, 3700]],
  [50, [1432, 1517]],
  [51, [1427, 1432]],
  [52, [3300, 3400]],
  [53, [2483.5, 2495]],
  [54, [1670, 1675]],
  [65, [2110, 2200]],
  [66, [2110, 2200]],
  [67, [738, 758]],
  [68, [753, 783]],
  [69, [2570, 2620]],
  [70, [1995, 2020]],
  [71, [617, 652]],
  [72, [461, 466]],
  [73, [460, 465]],
  [74, [1475, 1518]],
  [75, [1432, 1517]],
  [76, [1427, 1432]],
  [85, [728, 746]],
  [87, [420, 425]],
  [88, [422, 427]],
  [103, [757, 758]],
  [106, [935, 940]],
  [111, [1820, 1830]],
]);

/** One band of a network on the strip. Positions and widths are shares of the strip's width, 0 to 1. */
export interface SpectrumBlock {
  /** By name, `B20`. */
  readonly band: string;
  readonly use: BandUse;
  /** Counts in the verdict; `false` for a band that one source alone names beside cross-checked ones. */
  readonly scored: boolean;
  readonly core: boolean;
  /** A low band: it reaches far and indoors, and weighs 2 instead of 1. */
  readonly low: boolean;
  /** Downlink in MHz. */
  readonly mhz: readonly [low: number, high: number];
  /** Left edge and width of the block; the width grows with the weight. No two blocks overlap. */
  readonly x: number;
  readonly width: number;
  /** Where the middle of its label stands, and in which line of labels, 0 is the one next to the blocks. */
  readonly labelX: number;
  readonly labelLine: number;
}

/** The layout of a spectrum strip: plain data that survives JSON. */
export interface SpectrumStrip {
  /** The usable bands by frequency, lowest first. */
  readonly blocks: readonly SpectrumBlock[];
  /** How many lines of labels there are. */
  readonly labelLines: number;
  /** Where the low bands end (1 GHz): no low block lies beyond, no other one before. */
  readonly lowEnd: number;
  /** Supported share of the weighted scored bands, 0 to 1; null where the verdict does not rest on it. */
  readonly share: number | null;
}

/** The size of a strip, in any one unit; pixels, for example. */
export interface StripSize {
  readonly width: number;
  /** Width that the longest label needs, with the space around it. */
  readonly label: number;
}

/** Ends of the axis in MHz: below B87, above B46. */
const AXIS = { from: 400, to: 6000 };
/** Width of a block of weight 1, and of the gap between two blocks, as shares of the strip. */
const UNIT = 0.02;
const GAP = 0.006;

/**
 * Lays out the usable LTE bands of a network for a device. A block stands at the middle of the band's downlink on a
 * logarithmic axis; blocks that would overlap move aside, as little as possible.
 * @param size by default a strip of 330 pixels with labels of 11 pixels
 */
export function layOutSpectrum(
  device: PreparedDevice,
  network: PreparedNetwork,
  size: StripSize = { width: 330, label: 26 },
): SpectrumStrip {
  const { verdict, confirmed } = verdictOf(device, network);
  const bands = network.lte
    .filter(({ band }) => hasBand(network.usable, band))
    .map(({ band, core }) => ({
      band,
      core,
      low: LTE_COVERAGE.includes(band),
      mhz: LTE_DOWNLINK_MHZ.get(band)!,
    }))
    .sort((a, b) => middleOf(a.mhz) - middleOf(b.mhz) || a.band - b.band);
  const weights = bands.reduce((sum, { low }) => sum + (low ? 2 : 1), 0);
  const unit = Math.min(UNIT, (1 - GAP * bands.length) / Math.max(1, weights));
  const widths = bands.map(({ low }) => unit * (low ? 2 : 1));
  const middles = moveApart(
    bands.map(({ mhz }) => positionOf(middleOf(mhz))),
    widths.map((width) => width + GAP),
  );
  const label = size.label / size.width;
  const labels = middles.map((at) => Math.min(1 - label / 2, Math.max(label / 2, at)));
  const lines = stackLabels(labels, label);
  const blocks = bands.map(({ band, core, low, mhz }, at): SpectrumBlock => ({
    band: bandName('lte', band),
    use: bandUseOf('lte', band, device, network, verdict),
    scored: hasBand(network.scored.set, band),
    core,
    low,
    mhz,
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
      Math.max(positionOf(1000), lastLow ? lastLow.x + lastLow.width : 0),
      firstHigh ? firstHigh.x : 1,
    ),
    share: confirmed && device.radio !== 'lpwa' ? shareOfBands(device, network) : null,
  };
}

function middleOf([low, high]: readonly [number, number]): number {
  return (low + high) / 2;
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
