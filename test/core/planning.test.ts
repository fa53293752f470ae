import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CoverRule, planDevices, type PlanOptions, serves } from '../../src/core/planning.js';
import { SERVICES, type Service, type ServiceState } from '../../src/core/service.js';
import { fareOf } from '../../src/core/ranking.js';
import { prepareDevice, prepareNetwork } from '../../src/core/verdict.js';

const status = Object.fromEntries(
  SERVICES.map((service) => [service, { state: 'unknown', date: null }]),
) as Record<Service, ServiceState>;

/** A network whose service rests on every band given. */
function network(...bands: number[]) {
  const lte = bands.map((band) => ({ band, confidence: 'cross-checked' as const, core: true }));
  return prepareNetwork({ lte, nr: [], status, depth: 'full' });
}

const device = (id: string, ...lte: number[]) => prepareDevice({ id, lte, nr: [], radio: 'lte' });
type TestDevice = ReturnType<typeof device>;
const place = (id: string, ...networks: ReturnType<typeof network>[]) => ({ id, networks });

/** Each plan as text: the groups of a choice with their devices, in alphabetical order. */
function choices(
  devices: TestDevice[],
  places: ReturnType<typeof place>[],
  options: PlanOptions = { covered: 'one-good' },
) {
  const plan = planDevices(devices, places, options);
  return plan.choices
    .map((choice) => choice.map(({ devices }) => devices.join('/')).sort())
    .map((choice) => choice.join(' + '))
    .sort();
}

describe('when a device serves a country', () => {
  const mixed = place('xx', network(3), network(20, 1), network(41));
  it.each<[TestDevice, CoverRule, boolean]>([
    [device('all', 1, 3, 20, 41), 'every-good', true],
    [device('two', 1, 3, 20), 'every-good', false],
    [device('two', 1, 3, 20), 'one-good', true],
    [device('some', 20), 'one-good', false],
    [device('some', 20), 'one-usable', true],
    [device('none', 5), 'one-usable', false],
  ])('%j, %s: %s', (each, rule, expected) =>
    expect(serves(fareOf(each, mixed.networks), rule)).toBe(expected),
  );

  it('never serves a country without networks', () => {
    for (const rule of ['every-good', 'one-good', 'one-usable'] as const)
      expect(serves(fareOf(device('any', 3), []), rule)).toBe(false);
  });
});

describe('the fewest devices', () => {
  const eu = place('eu', network(3));
  const us = place('us', network(2));
  const tdd = place('tdd', network(41));

  it('is one device where one serves all, and names all that do', () => {
    const plan = planDevices([device('a', 2, 3), device('b', 3), device('c', 2, 3, 41)], [eu, us], {
      covered: 'one-good',
    });
    expect(plan.size).toBe(1);
    expect(plan.choices.map((choice) => choice.map(({ devices }) => devices))).toEqual([[['a', 'c']]]);
    expect(plan).toMatchObject({ open: [], costly: [], complete: true });
  });

  it('names every smallest set once, those of dominated devices too', () => {
    expect(
      choices([device('a', 2, 3), device('b', 41), device('c', 3, 41), device('d', 2)], [eu, us, tdd]),
    ).toEqual(['a + b', 'a + c', 'c + d']);
  });

  it('is not fooled where taking the widest device first would need one more', () => {
    const places = [1, 2, 3, 4, 5, 7].map((band) => place(String(band), network(band)));
    const devices = [device('greedy', 2, 3, 4, 5), device('left', 1, 2, 3), device('right', 4, 5, 7)];
    expect(choices(devices, places)).toEqual(['left + right']);
  });

  it('says which places stay open, and which cost the extra device', () => {
    const plan = planDevices([device('a', 2, 3), device('b', 41)], [eu, us, tdd, place('xx', network(5))], {
      covered: 'one-good',
    });
    expect(plan).toMatchObject({ size: 2, open: [{ id: 'xx', why: 'no', closest: [] }], costly: ['tdd'] });
  });

  it('has no size where nothing can be served, no places or no devices', () => {
    const nothing = { size: 0, choices: [], count: 0, complete: true, costly: [] };
    const open = [{ id: 'eu', why: 'no', closest: [] }];
    expect(planDevices([device('a', 5)], [eu], { covered: 'one-good' })).toMatchObject({ ...nothing, open });
    expect(planDevices([], [eu], { covered: 'one-good' })).toMatchObject({ ...nothing, open });
    expect(planDevices([device('a', 5)], [], { covered: 'one-good' })).toMatchObject({
      ...nothing,
      open: [],
    });
  });

  it('stops naming choices at the limit and says that there are more', () => {
    const devices = [1, 2, 3].flatMap((band) => [device(`x${band}`, band, 7), device(`y${band}`, band, 8)]);
    const places = [1, 2, 3].map((band) => place(String(band), network(band)));
    const plan = planDevices(devices, [...places, place('7', network(7))], { covered: 'one-good', limit: 1 });
    expect(plan.choices).toHaveLength(1);
    // Every choice of x or y for each of the three places, but not y three times: nothing would serve place 7.
    expect(plan).toMatchObject({ choiceCount: 7, count: 7, complete: true, proved: true });
  });
});

describe('properties of a plan', () => {
  const BANDS = [1, 2, 3, 4, 5, 7, 8];
  const lists = fc.array(fc.subarray(BANDS, { minLength: 1 }), { minLength: 1, maxLength: 7 });
  const worlds = fc.record({ devices: lists, places: fc.subarray(BANDS, { minLength: 1 }) });
  const build = ({ devices, places }: { devices: number[][]; places: number[] }) => ({
    devices: devices.map((bands, i) => device(String(i), ...bands)),
    places: places.map((band) => place(String(band), network(band))),
  });

  it('is as small as trying every set, and names as many smallest sets', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { devices, places } = build(world);
        const plan = planDevices(devices, places, { covered: 'one-good', limit: 1000 });
        const reachable = world.places.filter((band) => world.devices.some((bands) => bands.includes(band)));
        let least = Infinity;
        let sets = 0;
        for (let mask = 0; mask < 1 << devices.length; mask++) {
          const chosen = world.devices.filter((_, i) => mask & (1 << i));
          if (!reachable.every((band) => chosen.some((bands) => bands.includes(band)))) continue;
          if (chosen.length < least) [least, sets] = [chosen.length, 0];
          if (chosen.length === least) sets++;
        }
        expect(plan.size).toBe(least);
        const named = plan.choices.reduce(
          (sum, choice) => sum + choice.reduce((product, group) => product * group.devices.length, 1),
          0,
        );
        expect(named).toBe(least === 0 ? 0 : sets);
      }),
    );
  });

  it('serves everything that can be served, needs each of its devices, and grows only with more places', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { devices, places } = build(world);
        const plan = planDevices(devices, places, { covered: 'one-good' });
        for (const choice of plan.choices) {
          const served = (groups: typeof choice) => new Set(groups.flatMap((group) => group.serves)).size;
          expect(served(choice)).toBe(places.length - plan.open.length);
          for (const group of choice)
            expect(served(choice.filter((other) => other !== group))).toBeLessThan(served(choice));
        }
        const fewer = planDevices(devices, places.slice(1), { covered: 'one-good' });
        expect(fewer.size).toBeLessThanOrEqual(plan.size);
      }),
    );
  });
});
