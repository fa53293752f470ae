/** Where a page gets its facts from, whatever stands behind it: the published JSON, or a snapshot kept in the browser. */
import type { PublishedCountry, PublishedIndex } from '../world/read-published.js';
import type { WorldDevice } from '../world/world.js';

/**
 * Why facts could not be had: `unreachable` no connection, or the page's policy forbids it · `timeout` · `refused` any
 * answer but success and 404 · `not-found` 404 · `not-json` HTML or something else · `damaged` cut off, or not of the
 * published form.
 */
export type SourceErrorCode = 'unreachable' | 'timeout' | 'refused' | 'not-found' | 'not-json' | 'damaged';

/** Facts could not be had. It says nothing about what they would be: never show it as a "no". */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  constructor(
    readonly code: SourceErrorCode,
    readonly url: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${url}: ${detail}`, options);
  }
}

/** A fact file, and since when we have it. */
export interface Kept<T> {
  readonly value: T;
  /** Day on which a kept copy was checked, `YYYY-MM-DD`; `null` for facts straight from the API. */
  readonly keptFrom: string | null;
}

/** Every method rejects with a `SourceError`; `not-found` means that there is no such country or device. */
export interface Source {
  country(cc: string): Promise<Kept<PublishedCountry>>;
  device(id: string): Promise<Kept<WorldDevice>>;
  /** Names of everything there is; only asked for to help with a name that is not known. */
  index(): Promise<Kept<PublishedIndex>>;
}
