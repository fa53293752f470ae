/** Devices as text, a line each; their bands stand apart. */
import { BAND_PARTS } from '../../core/band.js';
import { RADIOS } from '../../core/device.js';
import { prepareDevice } from '../../core/prepare.js';
import type { WorldDevice } from '../world.js';
import { decodeBands, decodeLpwa } from './band-text.js';
import { escapeSeparators, PART, requirePart, unescapeSeparators } from './snapshot-text.js';

/**
 * Vendor, name (what follows the vendor's, after a space, where it begins with it), id, kind, radio, category, fallback,
 * parts of bands, and every other name; empty parts at the end are left out.
 */
export function encodeDevice(device: WorldDevice): string {
  const { id, name, vendor, kind, radio, lteCategory, fallback, parts = [], aliases = [] } = device;
  const short = vendor !== null && name.startsWith(`${vendor} `) ? name.slice(vendor.length) : name;
  const older = (fallback ?? []).join(' ');
  return [vendor ?? '', short, id, kind, radio, lteCategory ?? '', older, parts.join(' '), ...aliases]
    .map(escapeSeparators)
    .join(PART)
    .replace(/;+$/, '');
}

export function decodeDevice(
  line: string,
  lteText: string | undefined,
  nrText: string | undefined,
  lpwaText: string | undefined,
): WorldDevice {
  const [vendor, name, id, kind, radio, category, fallback = '', partNames = '', ...aliases] = line
    .split(PART)
    .map(unescapeSeparators);
  const lte = decodeBands(lteText).map(({ band }) => band);
  const parts = BAND_PARTS.filter((part) => partNames.includes(part));
  return prepareDevice({
    id: requirePart(id),
    name: requirePart(name).startsWith(' ') ? vendor! + name! : name!,
    vendor: vendor || null,
    kind: requirePart(kind),
    lteCategory: category || null,
    ...(aliases.length > 0 && { aliases }),
    lte,
    ...(parts.length > 0 && { parts }),
    ...decodeLpwa(lpwaText, lte),
    nr: decodeBands(nrText).map(({ band }) => band),
    radio: requirePart(RADIOS.find((known) => known === radio)),
    fallback: (['g2', 'g3'] as const).filter((service) => fallback.includes(service)),
  });
}
