import { readCountry, readDevice } from '../world/published/read-published.js';
import { apiFile } from './fetch-json.js';
import type { Kept, Source } from './data-source.js';

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
