import type { WorldDevice } from '../../world/world.js';

/** The name at the head of a column: without the vendor, for which there is no room. */
export function columnName({ name, vendor }: Pick<WorldDevice, 'name' | 'vendor'>): string {
  return vendor && name.startsWith(vendor + ' ') ? name.slice(vendor.length + 1) : name;
}
