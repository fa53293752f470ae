import { readCountry, readDevice } from '../world/read-published.js';
import { apiFile } from './api.js';
import type { Kept, Source } from './source.js';

/** The facts of the API at a base address that ends in `/v1/`. */
export function apiFacts(base: string): Source {
  const file = async <T>(folder: string, id: string, read: (json: unknown) => T): Promise<Kept<T>> => ({
    value: await apiFile(`${base}${folder}/${encodeURIComponent(id)}.json`, read),
    keptFrom: null,
  });
  return {
    country: (cc) => file('countries', cc, readCountry),
    device: (id) => file('models', id, readDevice),
  };
}
