import type { Index } from '../../schema/published.js';
import type { LocalName } from '../world.js';
import { guard } from './shape.js';

/** A country as the index names it. */
export interface IndexCountry {
  readonly cc: string;
  readonly name: LocalName;
  /** What else people call it. */
  readonly callingNames?: readonly string[];
}

/**
 * The countries of `v1/index.json`.
 * @throws where it is not of this form
 */
export function readIndexCountries(json: unknown): readonly IndexCountry[] {
  guard(json, { countries: [{ cc: '', name: { en: '', zh: '' }, calling_names: [''] }] });
  return (json as Index).countries.map(({ cc, name, calling_names }) => ({
    cc,
    name,
    callingNames: calling_names,
  }));
}
