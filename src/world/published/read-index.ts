import type { Index } from '../../schema/published-index.js';
import type { LocalName } from '../world.js';
import { requireShape } from './shape.js';

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
  requireShape(json, { countries: [{ cc: '', name: { en: '', zh: '' }, calling_names: [''] }] });
  return (json as Index).countries.map(({ cc, name, calling_names }) => ({
    cc,
    name,
    callingNames: calling_names,
  }));
}

/**
 * Which data `v1/index.json` is of: its version, and the day on which it was checked, `YYYY-MM-DD`.
 * @throws where it is not of this form
 */
export function readIndexVersion(json: unknown): { version: string; updated: string } {
  requireShape(json, { version: '', updated: '' });
  const { version, updated } = json as Index;
  return { version, updated };
}
