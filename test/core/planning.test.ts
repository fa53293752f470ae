import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COVER_RULES,
  type CoverRule,
  planByRadio,
  planForPlaces,
  type PlanOptions,
  serves,
} from '../../src/core/planning.js';
import { fareOf } from '../../src/core/ranking.js';
import { device, network } from '../fixtures/bare-network.js';
import { WORLD } from '../fixtures/known-world.js';
import { PLAN_CASES } from '../fixtures/planning-cases.js';
import { SEED } from '../fixtures/seed.js';

type TestDevice = ReturnType<typeof device>;
const place = (id: string, ...networks: ReturnType<typeof network>[]) => ({ id, networks });

/** Each plan as text: the groups of a choice with their devices, in alphabetical order. */
function choices(
  devices: TestDevice[],
  places: ReturnType<typeof place>[],
  options: PlanOptions = { covered: 'one-good' },
) {
  const plan = planForPlaces(devices, places, options);
  return plan.choices
    .map((choice) => choice.map(({ devices }) => devices.join('/')).sort())
    .map((choice) => choice.join(' + '))
    .sort();
}

describe('when a device serves a country', () => {
  const mixed = place('xx', network(3), network(20, 1), network(41));
  it.each<[string, number[], CoverRule, boolean]>([
    ['all bands', [1, 3, 20, 41], 'every-good', true],
    ['those of two networks', [1, 3, 20], 'every-good', false],
    ['those of two networks', [1, 3, 20], 'one-good', true],
    ['a part of those of one', [20], 'one-good', false],
    ['a part of those of one', [20], 'one-usable', true],
    ['none of them', [5], 'one-usable', false],
  ])('a device with %s, %j, %s: %s', (_, bands, rule, expected) =>
    expect(serves(fareOf(device('x', ...bands), mixed.networks), rule)).toBe(expected),
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
    const plan = planForPlaces([device('a', 2, 3), device('b', 3), device('c', 2, 3, 41)], [eu, us], {
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
    const plan = planForPlaces([device('a', 2, 3), device('b', 41)], [eu, us, tdd, place('xx', network(5))], {
      covered: 'one-good',
    });
    expect(plan).toMatchObject({ size: 2, open: [{ id: 'xx', why: 'no', closest: [] }], costly: ['tdd'] });
  });

  it('has no size where nothing can be served, no places or no devices', () => {
    const nothing = { size: 0, choices: [], count: 0, complete: true, costly: [] };
    const open = [{ id: 'eu', why: 'no', closest: [] }];
    expect(planForPlaces([device('a', 5)], [eu], { covered: 'one-good' })).toMatchObject({
      ...nothing,
      open,
    });
    expect(planForPlaces([], [eu], { covered: 'one-good' })).toMatchObject({ ...nothing, open });
    expect(planForPlaces([device('a', 5)], [], { covered: 'one-good' })).toMatchObject({
      ...nothing,
      open: [],
    });
  });

  it('stops naming choices at the limit and says that there are more', () => {
    const devices = [1, 2, 3].flatMap((band) => [device(`x${band}`, band, 7), device(`y${band}`, band, 8)]);
    const places = [1, 2, 3].map((band) => place(String(band), network(band)));
    const plan = planForPlaces(devices, [...places, place('7', network(7))], {
      covered: 'one-good',
      limit: 1,
    });
    expect(plan.choices).toHaveLength(1);
    // Every choice of x or y for each of the three places, but not y three times: nothing would serve place 7.
    expect(plan).toMatchObject({ choiceCount: 7, count: 7, complete: true, proved: true });
  });
});

describe('plans worked out by hand from the data', () => {
  const networks = [...WORLD.countries.values()].flatMap((country) => country.networks);
  const placeOf = (id: string) => ({
    id,
    networks: WORLD.countries.get(id)?.networks ?? [networks.find((network) => network.id === id)!],
  });

  it.each(Object.entries(PLAN_CASES))(
    '%s',
    (_, { devices, places, covered, choices, count, open, costly }) => {
      const plan = planForPlaces(
        devices.map((id) => WORLD.devices.get(id)!),
        places.map(placeOf),
        { covered },
      );
      const sorted = (groups: readonly (readonly string[])[]) =>
        groups.map((group) => [...group].sort()).sort();
      expect(plan.choices.map((choice) => sorted(choice.map((group) => group.devices)))).toEqual(
        choices.map(sorted),
      );
      expect(plan).toMatchObject({
        size: choices[0]?.length ?? 0,
        count,
        complete: true,
        proved: true,
        open: open ?? [],
        costly: costly ?? [],
        result: open ? (choices.length > 0 ? 'partly' : 'nothing') : 'covered',
      });
    },
  );

  it('plans for each radio apart, those that serve most first', () => {
    const china = [placeOf('cn'), placeOf('gb')];
    const devices = ['bg77', 'rm520n-gl', 'eg912u-gl', 'ec25-af'].map((id) => WORLD.devices.get(id)!);
    const plans = planByRadio(devices, china, { covered: 'one-good' });
    expect(plans.map(({ radio, plan }) => [radio, plan.size, plan.open.length])).toEqual([
      ['lte', 1, 0],
      ['lpwa', 1, 0],
      ['nr', 1, 0],
    ]);
    const strict = planByRadio(devices, china, { covered: 'every-good' });
    expect(strict.map(({ radio, plan }) => [radio, plan.open.map(({ id }) => id)])).toEqual([
      ['lte', []],
      ['nr', []],
      ['lpwa', ['cn', 'gb']],
    ]);
  });
});

describe('questions that cannot be answered as they are', () => {
  const eu = place('eu', network(3));

  it.each([
    ['no place', [device('a', 3)], [], 'no-places'],
    ['no device', [], [eu], 'no-devices'],
    ['neither', [], [], 'no-places'],
    ['a device that serves nothing', [device('a', 5)], [eu], 'nothing'],
    ['a place without networks', [device('a', 3)], [eu, place('empty')], 'partly'],
  ] as const)('%s', (_, devices, places, result) =>
    expect(planForPlaces(devices, places, { covered: 'one-good' }).result).toBe(result),
  );

  it('says of a place without networks that none is known there', () => {
    const { open } = planForPlaces([device('a', 3)], [place('empty')], { covered: 'one-good' });
    expect(open).toEqual([{ id: 'empty', why: 'no-network', closest: [] }]);
  });

  it('counts what is named twice once, and says so', () => {
    const plan = planForPlaces([device('a', 3), device('a', 5)], [eu, eu], { covered: 'one-good' });
    expect(plan).toMatchObject({ size: 1, count: 1, repeated: { devices: ['a'], places: ['eu'] } });
    expect(plan.ranked.map(({ id }) => id)).toEqual(['a']);
  });

  it.each([0, -1, 1.5, NaN])('refuses a limit of %s', (limit) =>
    expect(() => planForPlaces([], [], { covered: 'one-good', limit })).toThrow('limit'),
  );
});

describe('properties of a plan', () => {
  const BANDS = [1, 2, 3, 4, 5, 7, 8];
  const lists = fc.array(fc.subarray(BANDS, { minLength: 1 }), { minLength: 1, maxLength: 7 });
  const rule = fc.constantFrom(...COVER_RULES);
  const worlds = fc.record({
    devices: lists,
    // A place is a few networks, a network a few bands that it all rests on.
    places: fc.array(
      fc.array(fc.subarray(BANDS, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  });
  const build = ({ devices, places }: { devices: number[][]; places: number[][][] }) => ({
    devices: devices.map((bands, i) => device(String(i), ...bands)),
    places: places.map((networks, i) => place(`p${i}`, ...networks.map((bands) => network(...bands)))),
  });
  const check = (property: (world: ReturnType<typeof build>, rule: CoverRule) => void) =>
    fc.assert(
      fc.property(worlds, rule, (world, covered) => property(build(world), covered)),
      { seed: SEED, numRuns: 200 },
    );
  const servedBy = (
    { devices, places }: ReturnType<typeof build>,
    ids: readonly string[],
    covered: CoverRule,
  ) =>
    places.filter(({ networks }) =>
      devices.some((one) => ids.includes(one.id) && serves(fareOf(one, networks), covered)),
    ).length;

  it(`is as small as trying every set, and counts as many smallest sets (SEED=${SEED})`, () => {
    check((world, covered) => {
      const plan = planForPlaces(world.devices, world.places, { covered, limit: 1000 });
      const ids = world.devices.map(({ id }) => id);
      const reachable = servedBy(world, ids, covered);
      const counts = new Map<number, number>();
      for (let mask = 0; mask < 1 << ids.length; mask++) {
        const chosen = ids.filter((_, i) => mask & (1 << i));
        if (servedBy(world, chosen, covered) === reachable)
          counts.set(chosen.length, (counts.get(chosen.length) ?? 0) + 1);
      }
      const least = Math.min(...counts.keys());
      expect([plan.size, plan.count]).toEqual([least, least === 0 ? 0 : counts.get(least)]);
      expect(plan.open.length).toBe(world.places.length - reachable);
    });
  });

  it(`serves all that can be served, and needs each of its devices (SEED=${SEED})`, () => {
    check((world, covered) => {
      const plan = planForPlaces(world.devices, world.places, { covered });
      for (const choice of plan.choices) {
        // The last of each group is as good as the first.
        const ids = choice.map(({ devices }) => devices.at(-1)!);
        expect(servedBy(world, ids, covered)).toBe(world.places.length - plan.open.length);
        for (const id of ids)
          expect(
            servedBy(
              world,
              ids.filter((other) => other !== id),
              covered,
            ),
          ).toBeLessThan(world.places.length - plan.open.length);
      }
    });
  });

  it(`needs no more devices for fewer places, and one fewer without the costly ones (SEED=${SEED})`, () => {
    check(({ devices, places }, covered) => {
      const plan = planForPlaces(devices, places, { covered });
      expect(planForPlaces(devices, places.slice(1), { covered }).size).toBeLessThanOrEqual(plan.size);
      const rest = places.filter(({ id }) => !plan.costly.includes(id));
      expect(planForPlaces(devices, rest, { covered }).size).toBe(plan.size < 2 ? plan.size : plan.size - 1);
    });
  });

  it(`survives JSON and does not depend on the order of devices and places (SEED=${SEED})`, () => {
    check(({ devices, places }, covered) => {
      const plan = planForPlaces(devices, places, { covered });
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      const turned = planForPlaces([...devices].reverse(), [...places].reverse(), { covered });
      expect([turned.size, turned.count, turned.costly.length]).toEqual([
        plan.size,
        plan.count,
        plan.costly.length,
      ]);
    });
  });
});
