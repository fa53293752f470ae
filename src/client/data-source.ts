/** Where a page gets its data from, whatever stands behind it: the published JSON, or a snapshot kept in the browser. */
import type { CountryWithEvidence } from '../world/published/read-published.js';
import type { WorldDevice } from '../world/world.js';
import { DataError, type Unknown } from './data-error.js';

/** A country or a device, and since when we have it. */
export interface Loaded<T> {
  readonly value: T;
  /** Day on which a kept copy was checked, `YYYY-MM-DD`; `null` for data straight from the API. */
  readonly keptFrom: string | null;
  /** Only with a kept copy that did not wait for the API: resolves when the API has answered after all. */
  readonly fresh?: Promise<unknown>;
}

/** Both methods reject with a `DataError`. */
export interface DataSource {
  country(cc: string): Promise<Loaded<CountryWithEvidence>>;
  device(id: string): Promise<Loaded<WorldDevice>>;
}

/** What a lookup in data at hand gave. Rejects with a `DataError` that names what does not exist. */
export async function requireKnown<T>(
  value: T | undefined,
  parameter: Unknown['parameter'],
  id: string,
): Promise<Loaded<T>> {
  if (value === undefined)
    throw new DataError('not-found', id, { unknown: { parameter, value: id, near: [] } });
  return { value, keptFrom: null };
}
