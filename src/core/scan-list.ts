/** The smallest scan list: which bands to leave switched on so that every usable network stays reachable. */
import { bandName } from './band.js';
import { findSmallestCovers } from './cover.js';
import type { NamedNetwork } from './ranking.js';
import { outcomeOf } from './tally.js';
import { prepareDevice, type PreparedDevice, verdictOf } from './verdict.js';

/** A scan list: plain data that survives JSON. */
export interface ScanList {
  /** LTE band numbers in ascending order: the fewest that keep every network in `reachable`. */
  readonly lte: readonly number[];
  /** The same by name, `B20`. */
  readonly bands: readonly string[];
  /** How many lists are as short as this one; this one keeps most networks good. At least so many unless `complete`. */
  readonly count: number;
  readonly complete: boolean;
  /** Ids of the networks that the device can use with all its bands, and still can with these. */
  readonly reachable: readonly string[];
  /** Ids of those among them that are good with all bands and limited with these. */
  readonly weaker: readonly string[];
  /** Ids of the networks that the device cannot use with all its bands either. */
  readonly unreachable: readonly string[];
}

/** How many lists are compared for the one that keeps most networks good. */
const MOST_LISTS = 1000;

/**
 * Finds the smallest scan list of a device for some networks; exact.
 * @param networks usable is every network whose verdict is not `no`
 */
export function findScanList(device: PreparedDevice, networks: readonly NamedNetwork[]): ScanList {
  const usable = networks.filter((network) => verdictOf(device, network).verdict !== 'no');
  const listed = [...new Set(device.lte)].sort((a, b) => a - b);
  const alone = listed.map((band) => keepBands(device, [band]));
  const sets = alone.map((one) =>
    [...usable.keys()].filter((at) => verdictOf(one, usable[at]!).verdict !== 'no'),
  );
  const { covers, complete } = findSmallestCovers(usable.length, sets, MOST_LISTS);
  const lists = covers
    .flatMap((choice) => takeOneOfEach(choice))
    .slice(0, MOST_LISTS)
    .map((members) => members.map((at) => listed[at]!).sort((a, b) => a - b));
  const good = usable.filter((network) => outcomeOf(verdictOf(device, network)) === 'good');
  const ranked = lists
    .map((lte) => {
      const kept = keepBands(device, lte);
      return { lte, weaker: good.filter((network) => verdictOf(kept, network).verdict !== 'good') };
    })
    .sort((a, b) => a.weaker.length - b.weaker.length);
  const { lte, weaker } = ranked[0] ?? { lte: [], weaker: [] };
  return {
    lte,
    bands: lte.map((band) => bandName('lte', band)),
    count: covers.reduce((sum, choice) => sum + choice.reduce((all, { length }) => all * length, 1), 0),
    complete,
    reachable: usable.map(({ id }) => id),
    weaker: weaker.map(({ id }) => id),
    unreachable: networks.filter((network) => !usable.includes(network)).map(({ id }) => id),
  };
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

/** Every way to take one of each choice. */
function takeOneOfEach(cover: readonly (readonly number[])[]): number[][] {
  return cover.reduce<number[][]>(
    (lists, members) =>
      lists.flatMap((list) => members.map((member) => [...list, member])).slice(0, MOST_LISTS),
    [[]],
  );
}
