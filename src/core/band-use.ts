import { LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from './band.js';
import { hasBand } from './band-set.js';
import { type PreparedDevice, type PreparedNetwork, scoredNr } from './prepare.js';
import { supportsLte, type Verdict } from './verdict.js';

/**
 * `has` the device supports the band · `lacks` it does not, and the verdict would be better if it did · `spare` the band
 * is not needed: the verdict is good without it, it does not count, or it carries no connection alone.
 */
export const BAND_USES = ['has', 'lacks', 'spare'] as const;
export type BandUse = (typeof BAND_USES)[number];

/** What a band of a network is to a device with this verdict there. */
export function bandUseOf(
  rat: Rat,
  band: number,
  device: PreparedDevice,
  network: PreparedNetwork,
  verdict: Verdict,
): BandUse {
  const isLte = rat === 'lte';
  if ((isLte ? LTE_NOT_ALONE : NR_NOT_ALONE).includes(band)) return 'spare';
  if (isLte ? supportsLte(device, network, band) : hasBand(device.supported.nr, band)) return 'has';
  const scored = isLte ? network.scored : device.nr.length > 0 ? scoredNr(device, network) : undefined;
  return verdict !== 'good' && scored && hasBand(scored.set, band) ? 'lacks' : 'spare';
}
