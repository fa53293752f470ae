/** Other devices that work on more networks of a country. */
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { compareNames } from '../../views/by-name.js';
import { type CountryVerdicts, judgeCountry } from '../base/judge-country.js';

export interface BetterDevice {
  readonly device: WorldDevice;
  readonly verdicts: CountryVerdicts;
}

/** How many other devices are proposed. */
const BETTER_MOST = 5;

/** The best first; among equals those of the same radio, then of the same kind, then by name. */
export function betterDevices(
  world: World,
  own: WorldDevice,
  country: WorldCountry,
  asOf: string,
): BetterDevice[] {
  const good = judgeCountry(own, country, asOf).counts.good;
  if (good === country.networks.length) return [];
  const compare = compareNames('en');
  return [...world.devices.values()]
    .map((device) => ({ device, verdicts: judgeCountry(device, country, asOf) }))
    .filter(({ verdicts }) => verdicts.counts.good > good)
    .sort(
      (a, b) =>
        b.verdicts.counts.good - a.verdicts.counts.good ||
        Number(b.device.radio === own.radio) - Number(a.device.radio === own.radio) ||
        Number(b.device.kind === own.kind) - Number(a.device.kind === own.kind) ||
        compare(a.device.name, b.device.name),
    )
    .slice(0, BETTER_MOST);
}
