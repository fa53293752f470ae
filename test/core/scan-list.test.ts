import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findScanList, SCAN_LIST_AIMS } from '../../src/core/scan-list.js';
import { prepareDevice, prepareNetwork } from '../../src/core/prepare.js';
import { verdictOf } from '../../src/core/verdict.js';
import { UNKNOWN_STATUS } from '../fixtures/bare-network.js';
import { WORLD } from '../fixtures/known-world.js';
import { SCAN_CASES } from '../fixtures/planning-cases.js';
import { SEED } from '../fixtures/seed.js';

const networksOf = (...codes: string[]) => codes.flatMap((cc) => WORLD.countries.get(cc)!.networks);
const device = (id: string) => WORLD.devices.get(id)!;

describe('the shortest scan list, worked out by hand', () => {
  it.each(Object.entries(SCAN_CASES))('%s', (_, { why, device: id, country, aim, ...expected }) => {
    const list = findScanList(device(id), networksOf(country), aim);
    expect({ why, ...list }).toMatchObject({ ...expected, complete: true });
  });

  it('of an EC25-E in Germany is one low band', () => {
    // Each network has B1, B3, B7, B8 and B20, B7 of one source in part. One is enough; B8 and B20 weigh most, and nothing
    // is good with one alone.
    const list = findScanList(device('ec25-e'), networksOf('de'));
    expect(list).toEqual({
      lte: [8],
      bands: ['B8'],
      count: 5,
      complete: true,
      reachable: ['telekom-de', 'vodafone-de', 'o2-de'],
      weaker: ['telekom-de', 'vodafone-de', 'o2-de'],
      unreachable: [],
    });
  });

  it('that keeps the verdicts there has three bands', () => {
    // Telekom scores eight points and five are needed: B8 and B20 are four, and B1 or B3 makes five. Vodafone has B7 beside:
    // nine points, five of which are 55 %: six are needed, so four bands.
    expect(findScanList(device('ec25-e'), [networksOf('de')[0]!], 'verdict')).toMatchObject({
      bands: ['B1', 'B8', 'B20'],
      count: 2,
      weaker: [],
    });
    const all = findScanList(device('ec25-e'), networksOf('de'), 'verdict');
    expect(all.lte.length).toBe(4);
    expect(all.bands).toEqual(expect.arrayContaining(['B8', 'B20']));
  });

  it('needs B5 for AT&T and Verizon, and leaves out what the device cannot use', () => {
    // T-Mobile has B5 too. In Germany any of the five common bands; EC25-E shares nothing with Altán in Mexico.
    const list = findScanList(device('ec25-e'), networksOf('de', 'us', 'mx'));
    expect(list.lte).toContain(5);
    expect(list.unreachable).toContain('altan');
    expect(list.reachable).toEqual(expect.arrayContaining(['att', 'verizon', 't-mobile', 'o2-de']));
  });

  it('of a device that can use nothing is empty', () => {
    expect(findScanList(device('ec25-af'), networksOf('de'))).toMatchObject({
      lte: [],
      reachable: [],
      unreachable: ['telekom-de', 'vodafone-de', 'o2-de'],
    });
    expect(findScanList(device('ec25-e'), [])).toMatchObject({ lte: [], count: 1, reachable: [] });
  });
});

describe('properties of a scan list', () => {
  const BANDS = [1, 3, 4, 5, 8, 20, 66];
  const worlds = fc.record({
    lte: fc.subarray(BANDS, { minLength: 1 }),
    networks: fc.array(
      fc.record({ bands: fc.subarray(BANDS, { minLength: 1 }), core: fc.constantFrom(...BANDS) }),
      { minLength: 1, maxLength: 5 },
    ),
    aim: fc.constantFrom(...SCAN_LIST_AIMS),
  });

  it(`keeps what it aims at, and no shorter list does (SEED=${SEED})`, () => {
    fc.assert(
      fc.property(worlds, ({ lte, networks: given, aim }) => {
        const networks = given.map(({ bands, core }, at) =>
          prepareNetwork({
            id: String(at),
            lte: bands.map((band) => ({ band, confidence: 'cross-checked' as const, core: band === core })),
            nr: [],
            status: UNKNOWN_STATUS,
            depth: 'full',
          }),
        );
        const full = prepareDevice({ lte, nr: [], radio: 'lte' });
        const keeps = (bands: readonly number[]) => {
          const kept = prepareDevice({ lte: bands, nr: [], radio: 'lte' });
          return networks.every((network) => {
            const [before, after] = [full, kept].map((one) => verdictOf(one, network).verdict);
            return before === 'no' || (aim === 'verdict' ? after === before : after !== 'no');
          });
        };
        const subsets = Array.from({ length: 1 << lte.length }, (_, mask) =>
          lte.filter((_, at) => mask & (1 << at)),
        ).filter(keeps);
        const least = Math.min(...subsets.map(({ length }) => length));
        const list = findScanList(full, networks, aim);
        expect(keeps(list.lte)).toBe(true);
        expect([list.lte.length, list.count]).toEqual([
          least,
          subsets.filter(({ length }) => length === least).length,
        ]);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
