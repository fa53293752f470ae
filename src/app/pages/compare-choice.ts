/** Which devices the table of `/compare` shows: those of its address, `devices=ec25-e,bg77`, and no others. */
import { type AddressNames, readDevices } from '../base/address-names.js';
import type { World, WorldDevice } from '../../world/world.js';

/** An example for somebody who has chosen nothing yet: one device of each kind of radio. */
const EXAMPLE = ['ec25-e', 'ec25-af', 'bg95-m3', 'rm520n-gl', 'rutx12-0'];

/** How many columns the table has at most: more of them nobody reads, and they would hold up whoever types. */
export const MOST_COLUMNS = 40;

export function readCompareChoice(query: URLSearchParams, world: World): AddressNames<WorldDevice> {
  return readDevices(query.get('devices'), world);
}

/** Ids of the devices in the example, as far as we have them. */
export function exampleDevices(world: World): string[] {
  return EXAMPLE.filter((id) => world.devices.has(id));
}

/** The ids after a device was ticked, or its tick was taken away. */
export function withDevice(chosen: readonly WorldDevice[], id: string, ticked: boolean): string[] {
  const others = chosen.map((device) => device.id).filter((other) => other !== id);
  return ticked ? [...others, id] : others;
}

/** The name at the head of a column: without the vendor, for which there is no room. */
export function columnName({ name, vendor }: Pick<WorldDevice, 'name' | 'vendor'>): string {
  return vendor && name.startsWith(vendor + ' ') ? name.slice(vendor.length + 1) : name;
}
