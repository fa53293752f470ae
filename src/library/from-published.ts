import type { WorldCountry, WorldDevice } from '../world/world.js';
import { readIndexVersion } from '../world/published/read-index.js';
import { readDevice, readWorldCountry } from '../world/published/read-published.js';
import { decodeWorld } from '../world/snapshot/world-snapshot.js';
import { InputError, showValue } from './input-error.js';
import type { KnownWorld } from './known-world.js';

/**
 * Makes a world of published JSON that you have fetched, stored or cut down yourself: countries (`v1/countries/de.json`) and
 * devices (`v1/models/ec25-e.json`), in any number and order, and `v1/index.json` if the version of the data is wanted. The
 * text of the world file (`band-check/data`) alone gives everything. Fields that this release does not know are ignored.
 * @param files one file, or a list of them: parsed JSON
 * @throws InputError `not-published` that says which file and which place in it is not of the published form
 * @throws SnapshotError where the text of a world file is damaged or of another release
 */
export function fromPublished(files: unknown): KnownWorld {
  if (typeof files === 'string') return decodeWorld(files);
  const countries = new Map<string, WorldCountry>();
  const devices = new Map<string, WorldDevice>();
  let index: { version: string; updated: string } | undefined;
  for (const [at, file] of (Array.isArray(files) ? (files as unknown[]) : [files]).entries()) {
    try {
      const fields = Object(file) as Record<string, unknown>;
      if ('networks' in fields && 'cc' in fields) {
        const country = readWorldCountry(file);
        countries.set(country.cc, country);
      } else if ('radio' in fields) {
        const device = readDevice(file);
        devices.set(device.id, device);
      } else if ('models' in fields) index = readIndexVersion(file);
      else throw new Error(showValue(file));
    } catch (error) {
      const place = Array.isArray(files) ? `files[${at}]: ` : '';
      throw new InputError({ code: 'not-published', given: place + (error as Error).message });
    }
  }
  const days = [...countries.values()].map(({ checked }) => checked).sort();
  return {
    version: index?.version ?? null,
    updated: index?.updated ?? days.at(-1) ?? null,
    countries,
    devices,
  };
}
