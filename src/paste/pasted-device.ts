import { BAND_PARTS, type BandPart } from '../core/band.js';
import type { Device, Radio } from '../core/device.js';
import { type BandsRead } from './read-result.js';

/**
 * A reading as a device to judge, with what the text tells apart: the parts of bands, and LTE-M from NB-IoT where the
 * device has nothing else. A text that names one of the two services alone is of a device without the other.
 */
export function pastedDevice(
  { lte, nr, lteM, nbIot, parts }: Pick<BandsRead, 'lte' | 'nr' | 'lteM' | 'nbIot' | 'parts'>,
  radio: Radio,
): Device {
  const known = parts.filter((part): part is BandPart => (BAND_PARTS as readonly string[]).includes(part));
  const isApart = radio === 'lpwa' && lte.every((band) => lteM.includes(band) || nbIot.includes(band));
  return {
    lte,
    nr,
    radio,
    ...(known[0] && { parts: known }),
    ...(isApart && { lpwa: { ltem: lteM, nbiot: nbIot } }),
  };
}
