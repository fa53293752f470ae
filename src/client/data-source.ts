/** Where a page gets its facts from, whatever stands behind it: the published JSON, or a snapshot kept in the browser. */
import type { PublishedCountry } from '../world/published/read-published.js';
import type { WorldDevice } from '../world/world.js';

/**
 * Why facts could not be had: `unreachable` no connection, or the page's policy forbids it · `timeout` · `refused` any
 * answer but success and 404 · `not-json` HTML or something else · `damaged` cut off, or not of the published form.
 * `not-found` is no failure to get facts: there is no such country or device. `unreadable` neither: the band list that was
 * asked about cannot be read.
 */
export type SourceErrorCode =
  'unreachable' | 'timeout' | 'refused' | 'not-json' | 'damaged' | 'not-found' | 'unreadable';

/** A known country or device whose name is near to one that is not known. */
export interface NearMatch {
  readonly value: string;
  readonly name: string;
}

/** A device (`id`) or country (`cc`) that there is not. */
export interface Unknown {
  readonly parameter: 'id' | 'cc';
  readonly value: string;
  /** What is near, best first. */
  readonly near: readonly NearMatch[];
}

/** Facts could not be had. It says nothing about what they would be: never show it as a "no". */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  constructor(
    readonly code: SourceErrorCode,
    message: string,
    /** For `not-found`, where it is told. */
    readonly unknown?: Unknown,
  ) {
    super(message);
  }
}

/** A fact file, and since when we have it. */
export interface Kept<T> {
  readonly value: T;
  /** Day on which a kept copy was checked, `YYYY-MM-DD`; `null` for facts straight from the API. */
  readonly keptFrom: string | null;
}

/** Facts at hand. Rejects with a `SourceError` that names what there is not. */
export async function found<T>(
  value: T | undefined,
  parameter: Unknown['parameter'],
  id: string,
): Promise<Kept<T>> {
  if (value === undefined)
    throw new SourceError('not-found', 'not in these facts', { parameter, value: id, near: [] });
  return { value, keptFrom: null };
}

/** Both methods reject with a `SourceError`. */
export interface Source {
  country(cc: string): Promise<Kept<PublishedCountry>>;
  device(id: string): Promise<Kept<WorldDevice>>;
}
