import { groupBy } from '../core/group-by.js';
import { compareNames } from './by-name.js';
import { deviceFamily } from '../world/names/device-family.js';
import { vendorGroup } from '../world/names/vendor-names.js';
import type { WorldDevice } from '../world/world.js';

/**
 * Devices by vendor, vendors and devices in alphabetical order; those without a vendor last. Companies of one group stand
 * together, because people know the name of the group.
 */
export function byVendor(
  devices: Iterable<WorldDevice>,
  other: string,
): [vendor: string, devices: WorldDevice[]][] {
  const compare = compareNames('en');
  const sorted = [...devices].sort((a, b) => compare(a.name, b.name));
  return [...groupBy(sorted, ({ vendor }) => (vendor === null ? other : vendorGroup(vendor)))].sort(
    ([a], [b]) => Number(a === other) - Number(b === other) || compare(a, b),
  );
}

/** Devices of one vendor by family, in the order in which the families come. */
export function byFamily(devices: Iterable<WorldDevice>): [family: string, devices: WorldDevice[]][] {
  return [...groupBy(devices, deviceFamily)];
}
