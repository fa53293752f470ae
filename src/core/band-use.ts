import { bandName, LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from './band.js';
import { hasBand } from './band-set.js';
import { type Judgement, lackingBands, type PreparedDevice } from './verdict.js';

/** `has` the device supports it · `lacks` it does not, and that matters · `spare` it does not, or it cannot, without harm. */
export const BAND_USES = ['has', 'lacks', 'spare'] as const;
export type BandUse = (typeof BAND_USES)[number];

/** What a band of a network is to a device that was judged there. */
export function bandUseOf(
  rat: Rat,
  band: number,
  device: Pick<PreparedDevice, 'supported'>,
  judgement: Pick<Judgement, 'verdict' | 'missing'>,
): BandUse {
  const name = bandName(rat, band);
  if (judgement.missing[rat].includes(name))
    return lackingBands(judgement)[rat].includes(name) ? 'lacks' : 'spare';
  const isUsable = !(rat === 'lte' ? LTE_NOT_ALONE : NR_NOT_ALONE).includes(band);
  return isUsable && hasBand(device.supported[rat], band) ? 'has' : 'spare';
}
