/** Which devices fit what a person types on the page of devices. */
import { foldedDeviceNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldDevice } from '../../world/world.js';
import type { AppWords } from '../../words/app.js';
import { nameFilter } from '../base/name-filter.js';

/** Devices whose name, vendor, kind or radio fits the text. */
export function filterDevices(
  world: World,
  text: string,
  { kinds, radios }: Pick<AppWords, 'kinds' | 'radios'>,
): WorldDevice[] {
  const devices = [...world.devices.values()];
  const fits = nameFilter(text, devices.map(foldedDeviceNames));
  return devices.filter((device) =>
    fits([
      ...foldedDeviceNames(device),
      foldName(device.vendor ?? ''),
      foldName(kinds[device.kind] ?? ''),
      foldName(radios[device.radio]),
    ]),
  );
}
