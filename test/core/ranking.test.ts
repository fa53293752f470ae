import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICES, type Service, type ServiceState } from '../../src/core/service.js';
import { fewestDevices, rankDevices, type Ranked } from '../../src/core/ranking.js';
import { prepareDevice, prepareNetwork } from '../../src/core/verdict.js';

const status = Object.fromEntries(
  SERVICES.map((service) => [service, { state: 'unknown', date: null }]),
) as Record<Service, ServiceState>;

/** A network whose service rests on every band given. */
function network(...bands: number[]) {
  const lte = bands.map((band) => ({ band, confidence: 'cross-checked' as const, core: true }));
  return prepareNetwork({ lte, nr: [], status, depth: 'full' });
}

function device(id: string, ...lte: number[]) {
  return prepareDevice({ id, lte, nr: [], radio: 'lte' });
}

const countries = [
  { cc: 'aa', networks: [network(3, 20), network(1, 8)] },
  { cc: 'bb', networks: [network(2, 12)] },
  { cc: 'cc', networks: [network(3)] },
  { cc: 'dd', networks: [network(41)] },
];

const ids = (ranked: readonly Ranked<{ id: string }>[]) => ranked.map(({ device: { id } }) => id);

describe('rankDevices', () => {
  it('counts networks by verdict and finds the best of each country', () => {
    const [ranked] = rankDevices([device('eu', 3, 20, 1)], countries);
    expect(Object.fromEntries(ranked!.countries)).toEqual({
      aa: { good: 1, limited: 1, no: 0, best: 'good' },
      bb: { good: 0, limited: 0, no: 1, best: 'no' },
      cc: { good: 1, limited: 0, no: 0, best: 'good' },
      dd: { good: 0, limited: 0, no: 1, best: 'no' },
    });
    expect(ranked).toMatchObject({ good: 2, limited: 0, goodNetworks: 2, limitedNetworks: 1 });
  });

  it.each([
    ['more countries first', [device('one', 41), device('two', 3, 20)], ['two', 'one']],
    ['then more limited countries', [device('cc', 3), device('cc+', 3, 12)], ['cc+', 'cc']],
    ['then more networks', [device('a', 3, 20), device('b', 3, 20, 1, 8)], ['b', 'a']],
    ['then as given', [device('x', 3), device('y', 3)], ['x', 'y']],
  ])('ranks %s', (_, devices, expected) => {
    expect(ids(rankDevices(devices, countries))).toEqual(expected);
  });

  it('has nothing to say about no devices and no countries', () => {
    expect(rankDevices([], countries)).toEqual([]);
    expect(rankDevices([device('x', 3)], [])[0]).toMatchObject({ good: 0, limited: 0 });
  });
});

describe('fewestDevices', () => {
  const fewest = (...devices: ReturnType<typeof device>[]) =>
    ids(fewestDevices(rankDevices(devices, countries)));

  it.each([
    ['one that does it all', [device('eu', 3, 20), device('all', 3, 20, 2, 12, 41)], ['all']],
    [
      'two that complete each other',
      [device('eu', 3, 20), device('us', 2, 12, 41), device('tdd', 41)],
      ['eu', 'us'],
    ],
    ['the better ranked of equals', [device('eu', 3, 20), device('eu+', 3, 20, 1, 8)], ['eu+']],
    ['no device for countries that none covers', [device('none', 5)], []],
    [
      'what can be covered, although one country cannot',
      [device('eu', 3, 20), device('tdd', 41)],
      ['eu', 'tdd'],
    ],
  ])('finds %s', (_, devices, expected) => expect(fewest(...devices)).toEqual(expected));

  it('is not fooled where taking the best device first would need one more', () => {
    const ranked = (id: string, ...good: string[]): Ranked<{ id: string }> => ({
      device: { id },
      countries: new Map(good.map((cc) => [cc, { good: 1, limited: 0, no: 0, best: 'good' }])),
      good: good.length,
      limited: 0,
      goodNetworks: good.length,
      limitedNetworks: 0,
    });
    const devices = [
      ranked('greedy', '2', '3', '4', '5'),
      ranked('left', '1', '2', '3'),
      ranked('right', '4', '5', '6'),
    ];
    expect(ids(fewestDevices(devices))).toEqual(['left', 'right']);
  });

  it('is as small as trying every set, and covers what any device covers', () => {
    const bitsOf = (mask: number) => [0, 1, 2, 3, 4, 5, 6].filter((bit) => mask & (1 << bit));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 127 }), { maxLength: 8 }), (masks) => {
        const ranked = masks.map((mask, id): Ranked<{ id: string; mask: number }> => {
          const fares = bitsOf(mask).map(
            (bit) => [String(bit), { good: 1, limited: 0, no: 0, best: 'good' }] as const,
          );
          return {
            device: { id: String(id), mask },
            countries: new Map(fares),
            good: fares.length,
            limited: 0,
            goodNetworks: fares.length,
            limitedNetworks: 0,
          };
        });
        const found = fewestDevices(ranked);
        const all = masks.reduce((union, mask) => union | mask, 0);
        expect(found.reduce((union, { device }) => union | device.mask, 0)).toBe(all);
        let least = all === 0 ? 0 : Infinity;
        for (let set = 1; set < 1 << masks.length; set++) {
          const chosen = masks.filter((_, i) => set & (1 << i));
          if (chosen.reduce((union, mask) => union | mask, 0) === all) least = Math.min(least, chosen.length);
        }
        expect(found.length).toBe(least);
      }),
    );
  });
});
