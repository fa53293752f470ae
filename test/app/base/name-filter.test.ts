import { describe, expect, it } from 'vitest';
import { countryFilter, nameFilter } from '../../../src/app/base/name-filter.js';
import { WORLD } from '../../fixtures/known-world.js';

const countries = [...WORLD.countries.values()];
const find = (text: string) => countries.filter(countryFilter(text, WORLD)).map(({ cc }) => cc);

describe('a filter of countries', () => {
  it('takes every code for its country and no other', () => {
    for (const { cc } of countries) expect(find(cc)).toEqual([cc]);
  });

  it.each([
    ['br', ['br']],
    ['US', ['us']],
    ['uk', ['gb']],
    ['USA', ['us']],
    ['united', ['ae', 'gb', 'us']],
    ['德国', ['de']],
  ])('%s is %s', (text, codes) => expect(find(text).sort()).toEqual(codes));

  it('shows everything for no text', () => expect(find(' ')).toHaveLength(countries.length));
});

it('takes one or two letters for a beginning: within a name they would fit almost anything', () => {
  const fits = nameFilter('ru', [['peru'], ['brunei']]);
  expect(fits(['peru'])).toBe(false);
  expect(fits(['russia'])).toBe(true);
});
