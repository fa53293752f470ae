import { describe, expect, it } from 'vitest';
import { readIndexCountries } from '../../src/world/read-index.js';

const DE = { cc: 'de', name: { en: 'Germany', zh: '德国' } };

describe('the countries of the index', () => {
  it('are read by code and name; what else the index says is left out', () => {
    expect(readIndexCountries({ countries: [{ ...DE, networks: 3 }], models: [] })).toEqual([DE]);
  });

  it.each([
    [null, 'countries'],
    [{}, 'countries'],
    [{ countries: {} }, 'countries'],
    [{ countries: [DE, null] }, 'countries[1]'],
    [{ countries: [{ cc: 1, name: DE.name }] }, 'countries[0]'],
    [{ countries: [{ cc: 'de', name: { en: 'Germany' } }] }, 'countries[0]'],
  ])('are refused in %j, naming the place', (json, place) => {
    expect(() => readIndexCountries(json)).toThrow(place);
  });
});
