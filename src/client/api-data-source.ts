import { readCountry, readDevice } from '../world/published/read-published.js';
import type { DataSource, Loaded } from './data-source.js';
import { fetchApiFile } from './fetch-json.js';

/** The data of the API at a base address that ends in `/v1/`. */
export function createApiDataSource(base: string): DataSource {
  const load = async <T>(folder: string, id: string, read: (json: unknown) => T): Promise<Loaded<T>> => ({
    value: await fetchApiFile(`${base}${folder}/${encodeURIComponent(id)}.json`, read),
    keptFrom: null,
  });
  return {
    country: (cc) => load('countries', cc, readCountry),
    device: (id) => load('models', id, readDevice),
  };
}
