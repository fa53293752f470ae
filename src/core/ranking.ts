/** How devices fare in several places, best first. */
import { OUTCOMES, type Outcome, type Tally, tallyOf } from './tally.js';
import { type PreparedDevice, type PreparedNetwork, verdictOf } from './verdict.js';

/** A device that has a name to be called by in a result. */
export interface NamedDevice extends PreparedDevice {
  readonly id: string;
}

/** A network that has a name to be called by in a result. */
export interface NamedNetwork extends PreparedNetwork {
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
  /** One for each place, in the order of the places. */
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
export function rankDevices(devices: Iterable<NamedDevice>, places: Iterable<Place>): Ranked[] {
  const list = [...places];
  return Array.from(devices, (device) => rankDevice(device, list)).sort(compareRanked);
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

function rankDevice(device: NamedDevice, places: readonly Place[]): Ranked {
  const fares = places.map(({ networks }) => fareOf(device, networks));
  const sum = (part: (fare: Fare) => number) => fares.reduce((all, fare) => all + part(fare), 0);
  return {
    id: device.id,
    fares,
    good: sum(({ best }) => (best === 'good' ? 1 : 0)),
    limited: sum(({ best }) => (best === 'limited' ? 1 : 0)),
    goodNetworks: sum(({ good }) => good),
    limitedNetworks: sum(({ limited }) => limited),
  };
}

/** How a device fares on the networks of one place. */
export function fareOf(device: PreparedDevice, networks: readonly PreparedNetwork[]): Fare {
  const tally = tallyOf(networks.map((network) => verdictOf(device, network)));
  return { ...tally, best: OUTCOMES.find((outcome) => tally[outcome] > 0) ?? 'no' };
}
