/** Reads the names in an address: those that we have, and those that we do not have, which are shown and never replaced. */
import { findFamily, type FoundFamily } from '../../world/names/find-family.js';
import { findCountry, findDevice, type Found } from '../../world/names/find.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';

/** How many similar names are offered in place of one that we do not have. */
const NEAR_MOST = 5;

/** A name that we do not have, as it was asked for, with what has a similar name. */
export interface UnknownName<T> {
  readonly text: string;
  readonly near: readonly T[];
  /** The name of the family, where `near` is all of it. */
  readonly family?: string;
}

export interface AddressNames<T> {
  /** In the order of the address, each once. */
  readonly known: readonly T[];
  readonly unknown: readonly UnknownName<T>[];
  /** What was asked for more than once, each once. */
  readonly repeated: readonly T[];
}

/** The countries of `in=de,fr`: codes, or any other name that belongs to one country. */
export function readCountries(text: string | null, world: World): AddressNames<WorldCountry> {
  return readNames(text, (name) => findCountry(world.countries.values(), name));
}

/** The devices of `devices=ec25-e,bg77`: ids, or any other name that belongs to one device. */
export function readDevices(text: string | null, world: World): AddressNames<WorldDevice> {
  return readNames(
    text,
    (name) => findDevice(world.devices.values(), name),
    (name) => findFamily(world.devices.values(), name),
  );
}

function readNames<T>(
  text: string | null,
  find: (name: string) => Found<T>,
  findAll: (name: string) => FoundFamily<T> | undefined = () => undefined,
): AddressNames<T> {
  const known = new Set<T>();
  const unknown: UnknownName<T>[] = [];
  const repeated = new Set<T>();
  for (const name of (text ?? '').split(',').map((part) => part.trim())) {
    if (!name) continue;
    const found = find(name);
    if (found.kind === 'found') (known.has(found.item) ? repeated : known).add(found.item);
    else {
      const near = found.kind === 'candidates' ? found.candidates : found.near;
      const family = findAll(name);
      unknown.push(
        family
          ? { text: name, near: family.variants, family: family.name }
          : { text: name, near: near.slice(0, NEAR_MOST) },
      );
    }
  }
  return { known: [...known], unknown, repeated: [...repeated] };
}
