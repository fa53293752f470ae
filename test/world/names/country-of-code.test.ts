import { expect, it } from 'vitest';
import { countryOfCode } from '../../../src/world/names/country-of-code.js';
import { WORLD } from '../../fixtures/known-world.js';

it('names the country of every network code of the data', () => {
  let count = 0;
  for (const { cc, networks } of WORLD.countries.values())
    for (const { codes = [] } of networks)
      for (const { plmn } of codes) {
        expect(countryOfCode(plmn), plmn).toBe(cc);
        count++;
      }
  expect(count).toBeGreaterThan(600);
});

it('knows no country for codes of nobody, of ships and of tests', () => {
  expect(['999-01', '901-18', '001-01', '262'].map(countryOfCode)).toEqual([
    undefined,
    undefined,
    undefined,
    'de',
  ]);
});
