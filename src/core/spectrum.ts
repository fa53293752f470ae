/**
 * Where the blocks of a spectrum strip stand: the LTE bands of a network on a logarithmic axis of frequencies. Numbers
 * only; drawing is for others.
 */
import { bandName, LTE_COVERAGE } from './band.js';
import { hasBand } from './band-set.js';
import { type PreparedDevice, type PreparedNetwork, shareOfBands, supportsLte } from './verdict.js';

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

/**
 * `has` the device supports the band · `missing` it lacks a band that the network rests on · `not-needed` it lacks
 * another band.
 */
export type BlockState = 'has' | 'missing' | 'not-needed';

/** One band of a network on the strip. Positions and widths are shares of the strip's width, 0 to 1. */
export interface SpectrumBlock {
  /** By name, `B20`. */
  readonly band: string;
  readonly state: BlockState;
  /** Counts in the verdict; `false` for a band that one source alone names beside cross-checked ones. */
  readonly scored: boolean;
  readonly core: boolean;
  /** A low band: it reaches far and indoors, and weighs 2 instead of 1. */
  readonly low: boolean;
  /** Downlink in MHz. */
  readonly mhz: readonly [low: number, high: number];
  /** Left edge and width of the block; the width grows with the weight. */
  readonly x: number;
  readonly width: number;
  /** Where the middle of its label stands, and in which line of labels, 0 is the one next to the blocks. */
  readonly labelX: number;
  readonly labelLine: number;
}

/** The layout of a spectrum strip: plain data that survives JSON. */
export interface SpectrumStrip {
  /** By frequency, lowest first. */
  readonly blocks: readonly SpectrumBlock[];
  /** How many lines of labels there are. */
  readonly labelLines: number;
  /** Where the low bands end (1 GHz), a share of the strip's width. */
  readonly lowEnd: number;
  /** Supported share of the weighted scored bands, 0 to 1; null where the verdict does not rest on it. */
  readonly share: number | null;
}

/** Ends of the axis in MHz: below B87, above B46. */
const AXIS = [400, 6000] as const;
/** Width of a block of weight 1, as a share of the strip. */
const UNIT = 0.02;
/** Width that a label needs, as a share of the strip: `B20` in 11 px on 330 px. */
const LABEL = 0.075;

/** Lays out the bands of a network for a device. */
export function layOutSpectrum(device: PreparedDevice, network: PreparedNetwork): SpectrumStrip {
  const lines: number[] = [];
  const blocks = network.lte
    .filter(({ band }) => hasBand(network.usable, band) && LTE_DOWNLINK_MHZ.has(band))
    .map((one) => ({ ...one, mhz: LTE_DOWNLINK_MHZ.get(one.band)! }))
    .sort((a, b) => middle(a.mhz) - middle(b.mhz) || a.band - b.band)
    .map(({ band, core, mhz }): SpectrumBlock => {
      const low = LTE_COVERAGE.includes(band);
      const width = UNIT * (low ? 2 : 1);
      const at = Math.min(1 - LABEL / 2, Math.max(LABEL / 2, positionOf(middle(mhz))));
      let line = lines.findIndex((end) => at - LABEL / 2 >= end);
      if (line < 0) line = lines.length;
      lines[line] = at + LABEL / 2;
      return {
        band: bandName('lte', band),
        state: supportsLte(device, network, band) ? 'has' : core ? 'missing' : 'not-needed',
        scored: hasBand(network.scored.set, band),
        core,
        low,
        mhz,
        x: at - width / 2,
        width,
        labelX: at,
        labelLine: line,
      };
    });
  return {
    blocks,
    labelLines: lines.length,
    lowEnd: positionOf(1000),
    share: device.radio === 'lpwa' ? null : shareOfBands(device, network),
  };
}

function middle([low, high]: readonly [number, number]): number {
  return (low + high) / 2;
}

/** Where a frequency stands on the strip, 0 to 1. */
function positionOf(mhz: number): number {
  return Math.log(mhz / AXIS[0]) / Math.log(AXIS[1] / AXIS[0]);
}
