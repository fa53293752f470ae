/** Other devices that work on more networks of a country. */
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { compareNames } from '../../views/by-name.js';
import { type Tally, tallyNetworks } from '../../core/tally.js';

interface BetterDevice {
  readonly device: WorldDevice;
  readonly counts: Tally;
}

/** How many other devices are proposed. */
const BETTER_MOST = 5;

/** The best first; among equals those of the same radio, then of the same kind, then by name. */
export function betterDevices(world: World, own: WorldDevice, { networks }: WorldCountry): BetterDevice[] {
  const countsOf = (device: WorldDevice) => tallyNetworks(device, networks);
  const { good } = countsOf(own);
  if (good === networks.length) return [];
  const compare = compareNames('en');
  return [...world.devices.values()]
    .map((device) => ({ device, counts: countsOf(device) }))
    .filter(({ counts }) => counts.good > good)
    .sort(
      (a, b) =>
        b.counts.good - a.counts.good ||
        Number(b.device.radio === own.radio) - Number(a.device.radio === own.radio) ||
        Number(b.device.kind === own.kind) - Number(a.device.kind === own.kind) ||
        compare(a.device.name, b.device.name),
    )
    .slice(0, BETTER_MOST);
}
