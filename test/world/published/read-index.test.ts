import { describe, expect, it } from 'vitest';
import { readIndexCountries } from '../../../src/world/published/read-index.js';

const NAMES = { cc: 'de', name: { en: 'Germany', zh: '德国' } };
const DE = { ...NAMES, calling_names: ['DEU'] };

describe('the countries of the index', () => {
  it('are read by code and names; what else the index says is left out', () => {
    expect(readIndexCountries({ countries: [{ ...DE, networks: 3 }], models: [] })).toEqual([
      { ...NAMES, callingNames: ['DEU'] },
    ]);
  });

  it.each([
    [null, 'the top'],
    [{}, 'countries'],
    [{ countries: {} }, 'countries'],
    [{ countries: [DE, null] }, 'countries[1]'],
    [{ countries: [{ ...DE, cc: 1 }] }, 'countries[0].cc'],
    [{ countries: [{ ...DE, name: { en: 'Germany' } }] }, 'countries[0].name.zh'],
  ])('are refused in %j, naming the place', (json, place) => {
    expect(() => readIndexCountries(json)).toThrow(place);
  });
});
