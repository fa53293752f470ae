import { isDeepStrictEqual } from 'node:util';
import { SERVICES } from '../core/service.js';
import { verdictOf } from '../core/verdict.js';
import type { FactChanges } from '../schema/facts.js';
import type { World } from '../world/world.js';
import { datasetWorld } from './dataset-world.js';
import type { Dataset } from './dataset.js';

/** Things by a key of their own, each with the fields that name it. */
type Keyed<K, T> = Map<string, { readonly key: K; readonly value: T }>;

/**
 * What changed from `before` to `after`, verdicts included. Changes come in the order of the newer data,
 * then what was removed; another order alone is no change.
 */
export function diffDatasets(before: Dataset, after: Dataset): FactChanges {
  const compare = <K extends object, T>(
    keyed: (dataset: Dataset) => Iterable<readonly [K, T]>,
  ): (K & { before: T | null; after: T | null })[] => diff(index(keyed(before)), index(keyed(after)));
  return {
    countries: compare(({ countries }) =>
      countries.map(({ cc, name, depth }) => [{ cc }, { cc, name, depth }] as const),
    ),
    networks: compare((dataset) =>
      networksOf(dataset).map(({ key, network: { id, name, group } }) => [key, { id, name, group }] as const),
    ),
    network_bands: compare((dataset) =>
      networksOf(dataset).flatMap(({ key, network }) =>
        [...network.lte, ...network.nr].map((fact) => [{ ...key, band: fact.band }, fact] as const),
      ),
    ),
    states: compare((dataset) =>
      networksOf(dataset).flatMap(({ key, network }) =>
        SERVICES.map((service) => [{ ...key, service }, network.status[service]] as const),
      ),
    ),
    devices: compare(({ devices }) => devices.map((device) => [{ device: device.id }, device] as const)),
    bands: compare(({ bands }) => bands.map((fact) => [{ band: fact.band }, fact] as const)),
    sources: compare(({ sources }) =>
      Object.entries(sources).map(([source, fact]) => [{ source }, fact] as const),
    ),
    corrections: compare(({ corrections }) =>
      corrections.map(
        ({ subject, correction }) => [{ subject, field: correction.field }, correction] as const,
      ),
    ),
    plmn: compare(({ countries, plmn }) =>
      networksOf({ countries }).flatMap(({ key, network }) => {
        const codes = plmn[network.id];
        return codes ? [[key, codes] as const] : [];
      }),
    ),
    verdicts: flippedVerdicts(datasetWorld(before), datasetWorld(after)),
  };
}

/** Whether nothing at all has changed. */
export function isUnchanged(changes: FactChanges): boolean {
  return Object.values(changes).every((list) => list.length === 0);
}

/** The verdicts, of devices on networks that both worlds know, that are others in the newer one. */
function flippedVerdicts(before: World, after: World): FactChanges['verdicts'] {
  const flipped: FactChanges['verdicts'] = [];
  for (const device of after.devices.values()) {
    const deviceBefore = before.devices.get(device.id);
    if (!deviceBefore) continue;
    for (const { cc, networks } of after.countries.values()) {
      const countryBefore = before.countries.get(cc);
      const known = new Map(countryBefore?.networks.map((network) => [network.id, network]));
      for (const network of networks) {
        const networkBefore = known.get(network.id);
        if (!networkBefore) continue;
        const then = verdictOf(deviceBefore, networkBefore);
        const now = verdictOf(device, network);
        if (then.verdict === now.verdict && then.confirmed === now.confirmed) continue;
        flipped.push({
          device: device.id,
          cc,
          network: network.id,
          before: then,
          after: now,
        });
      }
    }
  }
  return flipped;
}

function networksOf({ countries }: Pick<Dataset, 'countries'>) {
  return countries.flatMap(({ cc, networks }) =>
    networks.map((network) => ({ key: { cc, network: network.id }, network })),
  );
}

function index<K, T>(entries: Iterable<readonly [K, T]>): Keyed<K, T> {
  return new Map([...entries].map(([key, value]) => [JSON.stringify(key), { key, value }]));
}

function diff<K extends object, T>(
  before: Keyed<K, T>,
  after: Keyed<K, T>,
): (K & { before: T | null; after: T | null })[] {
  const changes: (K & { before: T | null; after: T | null })[] = [];
  for (const [id, { key, value }] of after) {
    const then = before.get(id);
    if (!then) changes.push({ ...key, before: null, after: value });
    else if (!isDeepStrictEqual(then.value, value))
      changes.push({ ...key, before: then.value, after: value });
  }
  for (const [id, { key, value }] of before)
    if (!after.has(id)) changes.push({ ...key, before: value, after: null });
  return changes;
}
