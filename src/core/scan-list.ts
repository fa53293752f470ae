/** The shortest scan list: which bands to leave switched on so that nothing is lost on the networks chosen. */
import { bandName } from './band.js';
import { findSmallestCoversInSteps } from './cover.js';
import type { NetworkWithId } from './ranking.js';
import { finishSteps, type Steps } from './steps.js';
import {
  prepareDevice,
  type PreparedDevice,
  type PreparedNetwork,
  shareOfBands,
  verdictOf,
} from './verdict.js';

/** What a scan list keeps: `reachable` every network stays usable, if with limits · `verdict` every verdict stays. */
export const SCAN_LIST_AIMS = ['reachable', 'verdict'] as const;
export type ScanListAim = (typeof SCAN_LIST_AIMS)[number];

/** A scan list: plain data that survives JSON. */
export interface ScanList {
  /** LTE band numbers in ascending order: the fewest of the device's bands that keep what was aimed at. */
  readonly lte: readonly number[];
  /** The same by name, `B20`. */
  readonly bands: readonly string[];
  /** How many lists are as short; of these, this one keeps most networks good, and then most of their bands. */
  readonly count: number;
  /** Whether `count` is exact; at least so many otherwise. */
  readonly complete: boolean;
  /** Ids of the networks that the device can use with all its bands, and still can with these. */
  readonly reachable: readonly string[];
  /** Ids of those among them that are good with all bands and limited with these; none where verdicts are kept. */
  readonly weaker: readonly string[];
  /** Ids of the networks that the device cannot use with all its bands either. */
  readonly unreachable: readonly string[];
}

/** How many lists are compared at most. */
const MOST_LISTS = 200;

/**
 * Finds the shortest scan list of a device for some networks; exact. Every list that loses something teaches which bands
 * have to be added for it: at least one of those without which the loss stays. The shortest list that meets all such
 * demands is tried next, until one loses nothing (implicit hitting set; Moreno-Centeno and Karp 2013).
 * @param networks usable is every network whose verdict is not `no`
 */
export function findScanList(
  device: PreparedDevice,
  networks: readonly NetworkWithId[],
  aim: ScanListAim = 'reachable',
): ScanList {
  return finishSteps(findScanListInSteps(device, networks, aim));
}

/** The same in small steps: a list tried each. */
export function* findScanListInSteps(
  device: PreparedDevice,
  networks: readonly NetworkWithId[],
  aim: ScanListAim = 'reachable',
): Steps<ScanList> {
  const bands = [...new Set(device.lte)].sort((a, b) => a - b);
  const usable = networks.filter((network) => verdictOf(device, network).verdict !== 'no');
  const keeps = (network: PreparedNetwork, kept: PreparedDevice) => {
    const { verdict } = verdictOf(kept, network);
    return aim === 'verdict' ? verdict === verdictOf(device, network).verdict : verdict !== 'no';
  };
  /** Bands of which at least one is needed, whichever others are kept. */
  const demands: (readonly number[])[] = [];
  for (;;) {
    const { covers, complete } = yield* findSmallestCoversInSteps(
      demands.length,
      demandsMet(bands, demands),
      MOST_LISTS,
    );
    const lists = covers.length > 0 ? covers.flatMap(takeOneOfEach).slice(0, MOST_LISTS) : [[]];
    const candidates: { lte: number[]; kept: PreparedDevice; lost: NetworkWithId[] }[] = [];
    for (const list of lists) {
      yield;
      const lte = list.map((at) => bands[at]!).sort((a, b) => a - b);
      const kept = keepBands(device, lte);
      candidates.push({ lte, kept, lost: usable.filter((network) => !keeps(network, kept)) });
    }
    const fit = candidates.filter(({ lost }) => lost.length === 0);
    if (fit.length > 0) {
      const scored: ((typeof fit)[number] & Score)[] = [];
      for (const one of fit) {
        yield;
        scored.push({ ...one, ...scoreOf(one.kept, usable) });
      }
      const { lte, kept } = scored.reduce((best, one) => (isBetter(one, best) ? one : best));
      return {
        lte,
        bands: lte.map((band) => bandName('lte', band)),
        count: fit.length,
        complete: complete && lists.length < MOST_LISTS,
        reachable: usable.map(({ id }) => id),
        weaker: usable
          .filter((network) => verdictOf(device, network).verdict !== verdictOf(kept, network).verdict)
          .map(({ id }) => id),
        unreachable: networks.filter((network) => !usable.includes(network)).map(({ id }) => id),
      };
    }
    const before = demands.length;
    for (const { lte, lost } of candidates) {
      const isRefuted = demands.slice(before).some((demand) => !demand.some((band) => lte.includes(band)));
      if (isRefuted) continue;
      for (const network of lost) {
        yield;
        demands.push(demandOf(network, lte));
      }
    }
  }

  /** The bands of which one at least is needed beside these, for a network that is lost with these alone. */
  function demandOf(network: PreparedNetwork, lte: readonly number[]): number[] {
    let kept = lte;
    for (const band of bands) {
      const more = [...kept, band];
      if (!keeps(network, keepBands(device, more))) kept = more;
    }
    return bands.filter((band) => !kept.includes(band));
  }
}

/** For each band the demands that it meets, by their index. */
function demandsMet(bands: readonly number[], demands: readonly (readonly number[])[]): number[][] {
  return bands.map((band) => [...demands.keys()].filter((at) => demands[at]!.includes(band)));
}

/** How much a device keeps: on how many networks it is good, and how much of their bands it has in all. */
interface Score {
  readonly good: number;
  readonly share: number;
}

function scoreOf(device: PreparedDevice, networks: readonly PreparedNetwork[]): Score {
  return {
    good: networks.filter((network) => verdictOf(device, network).verdict === 'good').length,
    share: networks.reduce((sum, network) => sum + shareOfBands(device, network), 0),
  };
}

function isBetter(one: Score, other: Score): boolean {
  return one.good > other.good || (one.good === other.good && one.share > other.share);
}

/** The device with no other LTE bands than these. */
function keepBands({ lpwa, ...device }: PreparedDevice, lte: readonly number[]): PreparedDevice {
  const keep = (bands: readonly number[]) => bands.filter((band) => lte.includes(band));
  return prepareDevice({
    ...device,
    lte,
    ...(lpwa && { lpwa: { ltem: keep(lpwa.ltem), nbiot: keep(lpwa.nbiot) } }),
  });
}

/** Every way to take one of each choice, as far as they are compared. */
function takeOneOfEach(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>(
    (lists, members) =>
      lists.flatMap((list) => members.map((member) => [...list, member])).slice(0, MOST_LISTS),
    [[]],
  );
}
