import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRanked, rankForPlaces, type Ranked } from '../../src/core/ranking.js';
import { device, network } from '../fixtures/bare-network.js';
import { SEED } from '../fixtures/seed.js';

const countries = [
  { id: 'aa', networks: [network(3, 20), network(1, 8)] },
  { id: 'bb', networks: [network(2, 12)] },
  { id: 'cc', networks: [network(3)] },
  { id: 'dd', networks: [network(41)] },
];

const ids = (ranked: readonly Ranked[]) => ranked.map(({ id }) => id);

describe('rankDevices', () => {
  it('counts networks by verdict and finds the best of each country', () => {
    const [ranked] = rankForPlaces([device('eu', 3, 20, 1)], countries);
    expect(ranked!.fares).toEqual([
      { good: 1, limited: 1, unconfirmed: 0, no: 0, best: 'good' },
      { good: 0, limited: 0, unconfirmed: 0, no: 1, best: 'no' },
      { good: 1, limited: 0, unconfirmed: 0, no: 0, best: 'good' },
      { good: 0, limited: 0, unconfirmed: 0, no: 1, best: 'no' },
    ]);
    expect(ranked).toMatchObject({ good: 2, limited: 0, goodNetworks: 2, limitedNetworks: 1 });
  });

  it.each([
    ['more countries first', [device('one', 41), device('two', 3, 20)], ['two', 'one']],
    ['then more limited countries', [device('cc', 3), device('cc+', 3, 12)], ['cc+', 'cc']],
    ['then more networks', [device('a', 3, 20), device('b', 3, 20, 1, 8)], ['b', 'a']],
    ['then as given', [device('x', 3), device('y', 3)], ['x', 'y']],
  ])('ranks %s', (_, devices, expected) => {
    expect(ids(rankForPlaces(devices, countries))).toEqual(expected);
  });

  it('has nothing to say about no devices and no countries', () => {
    expect(rankForPlaces([], countries)).toEqual([]);
    expect(rankForPlaces([device('x', 3)], [])[0]).toMatchObject({ good: 0, limited: 0 });
  });
});

describe('more bands', () => {
  const BANDS = [1, 2, 3, 8, 12, 20, 41];
  const lists = fc.array(fc.subarray(BANDS, { minLength: 1 }), { minLength: 1, maxLength: 3 });

  it(`never make a device rank worse (SEED=${SEED})`, () => {
    fc.assert(
      fc.property(
        fc.array(lists, { maxLength: 5 }),
        fc.subarray(BANDS),
        fc.subarray(BANDS),
        (given, bands, more) => {
          const places = given.map((networks, at) => ({
            id: String(at),
            networks: networks.map((list) => network(...list)),
          }));
          const wider = [...new Set([...bands, ...more])];
          const ranked = rankForPlaces([device('some', ...bands), device('more', ...wider)], places);
          const [some, all] = ['some', 'more'].map((name) => ranked.find(({ id }) => id === name)!);
          return compareRanked(all!, some!) <= 0;
        },
      ),
      { seed: SEED, numRuns: 1000 },
    );
  });
});
