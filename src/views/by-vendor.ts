import { compareNames } from './by-name.js';
import type { WorldDevice } from '../world/world.js';

/** Devices by vendor, vendors and devices in alphabetical order; those without a vendor last. */
export function byVendor(
  devices: Iterable<WorldDevice>,
  other: string,
): [vendor: string, devices: WorldDevice[]][] {
  const groups = new Map<string, WorldDevice[]>();
  const compare = compareNames('en');
  const sorted = [...devices].sort((a, b) => compare(a.name, b.name));
  for (const device of sorted) {
    const vendor = device.vendor ?? other;
    groups.set(vendor, [...(groups.get(vendor) ?? []), device]);
  }
  return [...groups].sort(([a], [b]) => Number(a === other) - Number(b === other) || compare(a, b));
}
