import type { WorldDevice } from '../world/world.js';

/** Devices by vendor, vendors and devices in alphabetical order; those without a vendor last. */
export function byVendor(
  devices: Iterable<WorldDevice>,
  other: string,
): [vendor: string, devices: WorldDevice[]][] {
  const groups = new Map<string, WorldDevice[]>();
  const sorted = [...devices].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  for (const device of sorted) {
    const vendor = device.vendor ?? other;
    groups.set(vendor, [...(groups.get(vendor) ?? []), device]);
  }
  return [...groups].sort(
    ([a], [b]) => Number(a === other) - Number(b === other) || a.localeCompare(b, 'en'),
  );
}
