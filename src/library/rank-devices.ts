import type { Radio } from '../core/device.js';
import { type Fare, type Ranked, rankForPlaces } from '../core/ranking.js';
import type { KnownWorld } from './known-world.js';
import {
  type CountriesInput,
  type DevicesInput,
  readCountriesInput,
  readDevicesInput,
} from './read-question.js';

/** A device and how it fares in the countries asked about: plain data that survives JSON. */
export interface RankedDevice extends Omit<Ranked, 'fares'> {
  readonly name: string;
  readonly vendor: string | null;
  /** `module`, `router`, `tracker` and so on. */
  readonly kind: string;
  readonly radio: Radio;
  /** One for each country, in the order of the question. */
  readonly countries: readonly CountryFare[];
}

/** How many networks of a country take a device, by outcome, and the best of them. */
export interface CountryFare extends Fare {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly cc: string;
}

/**
 * Ranks devices by how they fare in one or more countries, best first: by the countries with a good network, with at least a
 * limited one, then by the number of good and of limited networks. Devices that fare alike keep the order of the world, or
 * of `devices`.
 * @throws InputError where a country or device is unknown or ambiguous
 */
export function rankDevices(
  world: KnownWorld,
  countries: CountriesInput,
  choice: DevicesInput = {},
): RankedDevice[] {
  const places = readCountriesInput(world, countries);
  const devices = readDevicesInput(world, choice);
  const ranked = rankForPlaces(
    devices,
    places.map(({ cc, networks }) => ({ id: cc, networks })),
  );
  return ranked.map(({ fares, ...counts }) => {
    const { name, vendor, kind, radio } = world.devices.get(counts.id)!;
    return {
      ...counts,
      name,
      vendor,
      kind,
      radio,
      countries: fares.map((fare, at) => ({ cc: places[at]!.cc, ...fare })),
    };
  });
}
