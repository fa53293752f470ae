/** The shortest scan list: which bands to leave switched on so that nothing is lost on the networks chosen. */
import { bandName } from './band.js';
import { findSmallestCovers } from './cover.js';
import type { NetworkWithId } from './ranking.js';
import { finishSteps, type Steps } from './steps.js';
import { prepareDevice, type PreparedDevice, type PreparedNetwork } from './prepare.js';
import { shareOfBands, verdictOf } from './verdict.js';

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
  const isLost: LossRule = (network, kept) => {
    const { verdict } = verdictOf(kept, network);
    return aim === 'verdict' ? verdict !== verdictOf(device, network).verdict : verdict === 'no';
  };
  /** Bands of which at least one is needed, whichever others are kept. */
  const demands: (readonly number[])[] = [];
  for (;;) {
    const { covers, complete } = yield* findSmallestCovers(
      demands.length,
      demandsMet(bands, demands),
      MOST_LISTS,
    );
    const lists = covers.length > 0 ? covers.flatMap(takeOneOfEach).slice(0, MOST_LISTS) : [[]];
    const candidates: Candidate[] = [];
    for (const list of lists) {
      yield;
      const kept = keepBands(
        device,
        list.map((at) => bands[at]!).sort((a, b) => a - b),
      );
      candidates.push({ kept, lost: usable.filter((network) => isLost(network, kept)) });
    }
    const fit = candidates.filter(({ lost }) => lost.length === 0);
    if (fit.length > 0) {
      const kept = yield* findBest(fit, usable);
      return {
        lte: kept.lte,
        bands: kept.lte.map((band) => bandName('lte', band)),
        count: fit.length,
        complete: complete && lists.length < MOST_LISTS,
        reachable: usable.map(({ id }) => id),
        weaker: usable
          .filter((network) => verdictOf(device, network).verdict !== verdictOf(kept, network).verdict)
          .map(({ id }) => id),
        unreachable: networks.filter((network) => !usable.includes(network)).map(({ id }) => id),
      };
    }
    demands.push(...(yield* findDemands(candidates, bands, device, isLost)));
  }
}

/** Whether a network is lost for the device with fewer bands. */
type LossRule = (network: PreparedNetwork, kept: PreparedDevice) => boolean;

/** The device with the bands of a list alone, and the networks that it loses by that. */
interface Candidate {
  readonly kept: PreparedDevice;
  readonly lost: readonly PreparedNetwork[];
}

/** What the lists that lose something teach; a list that a demand of another one refutes teaches nothing new. */
function* findDemands(
  candidates: readonly Candidate[],
  bands: readonly number[],
  device: PreparedDevice,
  isLost: LossRule,
): Steps<number[][]> {
  const demands: number[][] = [];
  for (const { kept, lost } of candidates) {
    if (demands.some((demand) => !demand.some((band) => kept.lte.includes(band)))) continue;
    for (const network of lost) {
      yield;
      demands.push(demandOf(network, kept.lte));
    }
  }
  return demands;

  /** The bands of which one at least is needed beside these, for a network that is lost with these alone. */
  function demandOf(network: PreparedNetwork, lte: readonly number[]): number[] {
    let lacking = lte;
    for (const band of bands) {
      const more = [...lacking, band];
      if (isLost(network, keepBands(device, more))) lacking = more;
    }
    return bands.filter((band) => !lacking.includes(band));
  }
}

/** The first of those that keep most networks good, and of these most of their bands. */
function* findBest(fit: readonly Candidate[], networks: readonly PreparedNetwork[]): Steps<PreparedDevice> {
  const scored: (Score & { readonly kept: PreparedDevice })[] = [];
  for (const { kept } of fit) {
    yield;
    scored.push({ kept, ...scoreOf(kept, networks) });
  }
  return scored.reduce((best, one) => (isBetter(one, best) ? one : best)).kept;
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
