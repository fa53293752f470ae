/** Which devices fit what a person types on the page of devices. */
import { deviceFamily } from '../../world/names/device-family.js';
import { foldedDeviceNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import { vendorNames } from '../../world/names/vendor-names.js';
import type { World, WorldDevice } from '../../world/world.js';
import type { AppWords } from '../../words/app.js';
import { nameFilter } from './name-filter.js';

/** Devices whose name, family, vendor, kind or radio fits the text. */
export function filterDevices(
  world: World,
  text: string,
  { kinds, radios }: Pick<AppWords, 'kinds' | 'radios'>,
): WorldDevice[] {
  const devices = [...world.devices.values()];
  const families = new Map(devices.map((device) => [device, foldName(deviceFamily(device))]));
  const names = (device: WorldDevice) => [...foldedDeviceNames(device), families.get(device)!];
  const fits = nameFilter(text, devices.map(names));
  return devices.filter((device) =>
    fits([
      ...names(device),
      ...vendorNames(device.vendor).map(foldName),
      foldName(kinds[device.kind] ?? ''),
      foldName(radios[device.radio]),
    ]),
  );
}
