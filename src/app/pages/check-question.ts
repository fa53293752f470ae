/** What the check page was asked, read from its address: `/?device=ec25-e&in=de,fr`. Nothing asked, nothing judged. */
import { type AddressNames, readCountries, readDevices, type UnknownName } from '../base/address-names.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';

export interface CheckQuestion {
  readonly device: WorldDevice | undefined;
  /** The address names a device that we do not have. */
  readonly unknownDevice: UnknownName<WorldDevice> | undefined;
  readonly countries: AddressNames<WorldCountry>;
  /** What the person still has to choose before there is an answer. */
  readonly missing: 'both' | 'device' | 'country' | undefined;
}

export function readCheckQuestion(query: URLSearchParams, world: World): CheckQuestion {
  const devices = readDevices(query.get('device'), world);
  const device = devices.known[0];
  const countries = readCountries(query.get('in'), world);
  const isAnywhere = countries.known.length > 0;
  return {
    device,
    unknownDevice: devices.unknown[0],
    countries,
    missing: device ? (isAnywhere ? undefined : 'country') : isAnywhere ? 'device' : 'both',
  };
}

/** More countries than this are a survey, not checks to come back to. */
const RECENT_MOST = 3;

/** The checks that a question makes, as they are kept (`ec25-e/de`), in the order of its countries. */
export function checksOf({ device, countries }: CheckQuestion): string[] {
  if (!device || countries.known.length > RECENT_MOST) return [];
  return countries.known.map(({ cc }) => `${device.id}/${cc}`);
}
