import { isDeepStrictEqual } from 'node:util';
import { SERVICES } from '../core/facts.js';
import type { BandFact, DeviceFile, NetworkFact, ServiceStateFact, SourceFact } from '../schema/facts.js';
import type { Facts } from './load.js';

/** A thing before and after; it was added where `before` is missing, removed where `after` is missing. */
export interface Change<T> {
  /** What it is called within its kind: a network id, `ee B20`, `ee 3g`, a device id… */
  readonly id: string;
  readonly before?: T;
  readonly after?: T;
}

/** What differs between two sets of facts. The order is the one of the newer set, then what was removed. */
export interface FactChanges {
  /** By country code; names and depth. */
  readonly countries: Change<Omit<Facts['countries'][number], 'networks'>>[];
  /** By network id; country, name and group. */
  readonly networks: Change<NetworkHead>[];
  /** By network id and band: `ee B20`. */
  readonly network_bands: Change<NetworkFact['lte'][number]>[];
  /** By network id and service: `ee g3`. */
  readonly states: Change<ServiceStateFact>[];
  readonly devices: Change<DeviceFile>[];
  /** By band name. */
  readonly bands: Change<BandFact>[];
  readonly sources: Change<SourceFact>[];
}

/** A network without its bands and states. */
export type NetworkHead = Pick<NetworkFact, 'id' | 'name' | 'group'> & { cc: string };

/** What changed from `before` to `after`; a change of order alone is none. */
export function diffFacts(before: Facts | undefined, after: Facts): FactChanges {
  const compare = <T>(keyed: (facts: Facts) => Map<string, T>): Change<T>[] =>
    diff(before ? keyed(before) : new Map<string, T>(), keyed(after));
  return {
    countries: compare(
      (facts) => new Map(facts.countries.map(({ cc, name, depth }) => [cc, { cc, name, depth }])),
    ),
    networks: compare((facts) => new Map(networksOf(facts).map(({ head }) => [head.id, head]))),
    network_bands: compare(
      (facts) =>
        new Map(
          networksOf(facts).flatMap(({ network }) =>
            [...network.lte, ...network.nr].map((band) => [`${network.id} ${band.band}`, band] as const),
          ),
        ),
    ),
    states: compare(
      (facts) =>
        new Map(
          networksOf(facts).flatMap(({ network }) =>
            SERVICES.map((service) => [`${network.id} ${service}`, network.status[service]] as const),
          ),
        ),
    ),
    devices: compare((facts) => new Map(facts.devices.map((device) => [device.id, device]))),
    bands: compare((facts) => new Map(facts.bands.map((band) => [band.band, band]))),
    sources: compare((facts) => new Map(Object.entries(facts.sources))),
  };
}

/** `added`, `removed` or `changed`. */
export function kindOfChange({ before, after }: Change<unknown>): 'added' | 'changed' | 'removed' {
  return before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
}

function networksOf(facts: Facts): { head: NetworkHead; network: NetworkFact }[] {
  return facts.countries.flatMap(({ cc, networks }) =>
    networks.map((network) => ({
      head: { cc, id: network.id, name: network.name, group: network.group },
      network,
    })),
  );
}

function diff<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): Change<T>[] {
  const changes: Change<T>[] = [];
  for (const [id, now] of after) {
    const then = before.get(id);
    if (then === undefined) changes.push({ id, after: now });
    else if (!isDeepStrictEqual(then, now)) changes.push({ id, before: then, after: now });
  }
  for (const [id, then] of before) if (!after.has(id)) changes.push({ id, before: then });
  return changes;
}
