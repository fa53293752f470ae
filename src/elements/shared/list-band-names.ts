import { type BandPart, BAND_OF_PART, bandNames } from '../../core/band.js';
import type { Device } from '../../core/device.js';

/**
 * The bands of a device as one text, as `<band-check bands>` takes it: `B3 B28A n78`, or `LTE-M B3 B20 NB-IoT B8` where
 * the services are known apart.
 */
export function listBandNames({ lte, nr, parts = [], lpwa }: Omit<Device, 'radio'>): string {
  const partOf = (band: number) => parts.find((part: BandPart) => BAND_OF_PART[part] === band);
  const names = (bands: readonly number[]) =>
    bands.map((band) => partOf(band) ?? bandNames('lte', [band])[0]!);
  const lists = lpwa
    ? [
        ...(lpwa.ltem[0] ? ['LTE-M', ...names(lpwa.ltem)] : []),
        ...(lpwa.nbiot[0] ? ['NB-IoT', ...names(lpwa.nbiot)] : []),
      ]
    : names(lte);
  return [...lists, ...bandNames('nr', nr)].join(' ');
}
