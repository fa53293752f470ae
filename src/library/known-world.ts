import type { World, WorldCountry, WorldDevice } from '../world/world.js';
import { InputError, showValue } from './input-error.js';

/** Countries and devices to ask about: the whole world, or what `fromPublished` was given of it. */
export interface KnownWorld extends Pick<World, 'countries' | 'devices'> {
  /** Version of the data; `null` where the files do not tell it. */
  readonly version: string | null;
  /** Day on which the data was checked, `YYYY-MM-DD`; `null` where the files do not tell it. */
  readonly updated: string | null;
  /** Countries with their networks, by ISO 3166-1 alpha-2 code in lower case. */
  readonly countries: ReadonlyMap<string, WorldCountry>;
  /** Devices, by id. */
  readonly devices: ReadonlyMap<string, WorldDevice>;
}

/** @throws InputError `not-a-world` */
export function requireWorld(world: KnownWorld): void {
  const { countries, devices } = (world ?? {}) as Partial<KnownWorld>;
  if (!(countries instanceof Map && devices instanceof Map))
    throw new InputError({
      code: 'not-a-world',
      given: (world as unknown) instanceof Promise ? 'A promise' : showValue(world),
    });
}
