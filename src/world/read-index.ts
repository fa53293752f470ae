import { PublishedError } from './read-published.js';
import type { LocalName } from './world.js';

/** A country as the index names it. */
export interface IndexCountry {
  readonly cc: string;
  readonly name: LocalName;
}

/**
 * The countries of `v1/index.json`.
 * @throws PublishedError
 */
export function readIndexCountries(json: unknown): readonly IndexCountry[] {
  const { countries } = (json ?? {}) as { countries?: unknown };
  if (!Array.isArray(countries)) throw new PublishedError('countries');
  return countries.map((entry: { cc?: unknown; name?: { en?: unknown; zh?: unknown } } | null, i) => {
    const { cc, name } = entry ?? {};
    if (typeof cc !== 'string' || typeof name?.en !== 'string' || typeof name.zh !== 'string') {
      throw new PublishedError(`countries[${i}]`);
    }
    return { cc, name: { en: name.en, zh: name.zh } };
  });
}
