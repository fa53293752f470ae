/**
 * The band of a cell that is named by its channel alone, as signal pages and logs do: `EARFCN: 1300` is band 3. A downlink channel
 * number (EARFCN) belongs to one band; the uplink has numbers of its own, and those of NR (ARFCN) are shared by several bands.
 */
import { found, type FoundSet } from './reading.js';

/**
 * The first downlink channel of each band, in their order: 3GPP TS 36.101, table 5.7.3-1, as srsRAN's `lte_bands` has it
 * (https://github.com/srsran/srsRAN_4G, read 2026-11). Band 0 begins a gap. Bands 49 to 52 and those above 71 are
 * left out.
 */
const FIRST_CHANNELS: readonly (readonly [channel: number, band: number])[] = [
  [0, 1], [600, 2], [1200, 3], [1950, 4], [2400, 5], [2650, 6], [2750, 7], [3450, 8], [3800, 9], [4150, 10],
  [4750, 11], [4950, 0], [5010, 12], [5180, 13], [5280, 14], [5380, 0], [5730, 17], [5850, 18], [6000, 19],
  [6150, 20], [6450, 21], [6600, 22], [7400, 0], [7500, 23], [7700, 24], [8040, 25], [8690, 26], [9040, 27],
  [9210, 28], [9660, 29], [9770, 30], [9870, 31], [9920, 32], [10_360, 0], [36_000, 33], [36_200, 34],
  [36_350, 35], [36_950, 36], [37_550, 37], [37_750, 38], [38_250, 39], [38_650, 40], [39_650, 41], [41_590, 42],
  [43_590, 43], [45_590, 44], [46_590, 45], [46_790, 46], [54_540, 47], [55_240, 48], [56_740, 0], [65_536, 65],
  [66_436, 66], [67_336, 67], [67_536, 68], [67_836, 69], [68_336, 70], [68_586, 71], [68_936, 0],
]; // prettier-ignore

/** The LTE band of a downlink channel number; 0 where it is none, or of a band that is not in the table. */
export function bandOfEarfcn(earfcn: number): number {
  return FIRST_CHANNELS.findLast(([first]) => first <= earfcn)?.[1] ?? 0;
}

/** `EARFCN: 1300`, `"earfcn_dl": "6200"`, `EARFCN (DL) 3050`; but no uplink, no range, none of NR or UMTS, and no 0, which stands for no cell. */
const CHANNEL =
  /(?<!\p{L}|ul[_ -])(?:dl[_ -]?)?earfcn(?:[_ -]?\(?dl\)?)?["']?(?:\s{0,3}[:=(|]|\s)\s{0,3}["']?(?!0+\b)(\d{1,5})(?!\d|\.\d| ?[-~/] ?\d)/gu;
/** What only those set who run a cell. */
const SETS_UP_CELL = /\b(?:n_prb|tx_gain|enb_id|(?:rr|enb)\.conf)\b|\[enb\]/;

/** The cells of a text in lower case that names them by their channels, or the cell that somebody sets up. */
export function readChannels(low: string): FoundSet {
  const bands = [...low.matchAll(CHANNEL)].flatMap(({ 0: run, 1: digits, index }) =>
    found('lte', bandOfEarfcn(+digits!), {
      offset: index + run.length - digits!.length,
      length: digits!.length,
    }),
  );
  return { kind: SETS_UP_CELL.test(low) ? 'enabled' : 'serving', isProse: true, bands };
}
