/** How devices fare in several places, best first. */
import type { Device } from './device.js';
import { finishSteps, type Steps } from './steps.js';
import { type Outcome, OUTCOMES, type Tally, tallyNetworks } from './tally.js';
import type { PreparedDevice, PreparedNetwork } from './prepare.js';

/** A device with the id by which results name it. */
export interface DeviceWithId extends PreparedDevice {
  readonly id: string;
}

/** A network with the id by which results name it. */
export interface NetworkWithId extends PreparedNetwork {
  readonly id: string;
}

/** Where devices have to work: a country, a single network, or any other list of networks under one name. */
export interface Place<N extends PreparedNetwork = PreparedNetwork> {
  readonly id: string;
  readonly networks: readonly N[];
}

/** How many networks of a place take a device, by outcome, and the best of them. */
export interface Fare extends Tally {
  /** `good` where some network is good; `no` also for a place without networks. */
  readonly best: Outcome;
}

/** A device and how it fares in every place asked about: plain data that survives JSON. */
export interface Ranked {
  /** Id of the device. */
  readonly id: string;
  /** One for each place, in the order of the places. Devices that no verdict tells apart share one list. */
  readonly fares: readonly Fare[];
  /** Places whose best network is good, and those whose best is limited. */
  readonly good: number;
  readonly limited: number;
  /** Networks of all places together that are good, and that are limited. */
  readonly goodNetworks: number;
  readonly limitedNetworks: number;
}

/**
 * Devices, best first: by the number of places with a good network, with at least a limited one, then by the number of
 * good and of limited networks. Devices that fare alike keep their order. More bands never make a device rank worse.
 */
export function rankForPlaces(devices: Iterable<DeviceWithId>, places: Iterable<Place>): Ranked[] {
  return finishSteps(rankForPlacesInSteps(devices, places));
}

/** The same in small steps: a device each. */
export function* rankForPlacesInSteps(
  devices: Iterable<DeviceWithId>,
  places: Iterable<Place>,
): Steps<Ranked[]> {
  const list = [...places];
  const known = new Map<string, Omit<Ranked, 'id'>>();
  const ranked: Ranked[] = [];
  for (const device of devices) {
    const radio = radioKey(device);
    const counts = known.get(radio) ?? countFares(list.map(({ networks }) => fareOf(device, networks)));
    known.set(radio, counts);
    ranked.push({ id: device.id, ...counts });
    yield;
  }
  return ranked.sort(compareRanked);
}

/** Which of two devices ranks better: below 0 for `a`, above 0 for `b`, 0 where they fare alike. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    b.good - a.good ||
    b.good + b.limited - (a.good + a.limited) ||
    b.goodNetworks - a.goodNetworks ||
    b.limitedNetworks - a.limitedNetworks
  );
}

/** How a device fares on the networks of one place. */
export function fareOf(device: PreparedDevice, networks: readonly PreparedNetwork[]): Fare {
  const tally = tallyNetworks(device, networks);
  return { ...tally, best: OUTCOMES.find((outcome) => tally[outcome] > 0) ?? 'no' };
}

/** Everything that a verdict looks at: devices of one key have the same verdict everywhere. */
function radioKey({ radio, lte, parts, lpwa }: Device): string {
  return JSON.stringify([radio, lte, parts, lpwa]);
}

function countFares(fares: readonly Fare[]): Omit<Ranked, 'id'> {
  const counts = { good: 0, limited: 0, goodNetworks: 0, limitedNetworks: 0 };
  for (const { best, good, limited } of fares) {
    if (best === 'good' || best === 'limited') counts[best]++;
    counts.goodNetworks += good;
    counts.limitedNetworks += limited;
  }
  return { fares, ...counts };
}
