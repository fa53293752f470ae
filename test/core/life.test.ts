import { describe, expect, it } from 'vitest';
import {
  bestOutlook,
  findSwitchOffs,
  judgeFleetLife,
  judgeLife,
  phaseOf,
  type PlannedLife,
  readPlannedLife,
  usesService,
} from '../../src/core/life.js';
import { SERVICES, type Service, type ServiceState } from '../../src/core/service.js';
import { prepareDevice, prepareNetwork } from '../../src/core/prepare.js';
import { WORLD } from '../fixtures/known-world.js';
import { LIFE_CASES } from '../fixtures/planning-cases.js';

const ASKED = '2026-11-22';
const networks = [...WORLD.countries.values()].flatMap((country) => country.networks);
const device = (id: string) => WORLD.devices.get(id)!;

/** A network with B3 and these states; `planned 2028-06` has a date. */
function network(states: Partial<Record<Service, string>>) {
  const status = Object.fromEntries(
    SERVICES.map((service) => {
      const [state = 'unknown', date = null] = (states[service] ?? 'unknown').split(' ');
      return [service, { state, date }];
    }),
  ) as Record<Service, ServiceState>;
  const lte = [{ band: 3, confidence: 'cross-checked' as const, core: true }];
  return prepareNetwork({ id: 'net', lte, nr: [], status, depth: 'full' });
}

function lifeOf(dates: readonly [string, string]): PlannedLife {
  const read = readPlannedLife(...dates);
  if ('problem' in read) throw new Error(read.problem);
  return read.life;
}

describe('lives worked out by hand from the data', () => {
  it.each(Object.entries(LIFE_CASES))(
    '%s',
    (_, { device: id, network: networkId, planned, steps, ...expected }) => {
      const on = networks.find((one) => one.id === networkId)!;
      const life = judgeLife(device(id), on, ASKED, planned && lifeOf(planned));
      const { now, until, then } = expected;
      expect(life).toMatchObject({ now, until, then, endsInside: expected.endsInside ?? false });
      expect(
        life.steps.map(({ service, phase, consequence, moment }) => [
          service,
          phase,
          consequence,
          ...(moment ? [moment] : []),
        ]),
      ).toEqual(steps);
      expect(JSON.parse(JSON.stringify(life))).toEqual(life);
    },
  );
});

describe('the phase of a switch-off', () => {
  it.each([
    ['off', '2020', 'past'],
    ['off', null, 'past'],
    ['planned', '2026-11-21', 'overdue'],
    ['planned', ASKED, 'ahead'],
    ['planned', '2026', 'ahead'],
    ['planned', null, 'ahead'],
    ['ending', '2026-10', 'overdue'],
    ['ending', '2027', 'ahead'],
    ['ending', null, 'under-way'],
  ] as const)('%s %s: %s', (state, date, phase) => expect(phaseOf({ state, date }, ASKED)).toBe(phase));

  it('is found for 2G, 3G and NB-IoT, whatever else ends', () => {
    const { status } = network({ g2: 'planned 2028', g3: 'none', nbiot: 'off', ltem: 'yes', sa: 'off' });
    expect(findSwitchOffs(status)).toEqual([
      { service: 'g2', status: { state: 'planned', date: '2028' } },
      { service: 'nbiot', status: { state: 'off', date: null } },
    ]);
  });
});

describe('what the end of a service means', () => {
  const older = (...fallback: ('g2' | 'g3')[]) => prepareDevice({ lte: [3], nr: [], radio: 'lte', fallback });
  const consequences = (of: Parameters<typeof judgeLife>[0], states: Parameters<typeof network>[0]) =>
    Object.fromEntries(
      judgeLife(of, network(states), ASKED).steps.map(({ service, consequence }) => [service, consequence]),
    );

  it('is nothing for a pasted list of bands, of which nothing else is known', () => {
    const pasted = prepareDevice({ lte: [3], nr: [], radio: 'lte' });
    expect(consequences(pasted, { g2: 'planned 2028', g3: 'off' })).toEqual({ g2: 'none', g3: 'none' });
  });

  it('is the loss of everything for a device of 2G alone', () => {
    const tracker = prepareDevice({ lte: [], nr: [], radio: 'lte', fallback: ['g2'] });
    const life = judgeLife(tracker, network({ g2: 'planned 2028-06' }), ASKED, lifeOf(['2027', '2030']));
    expect(life).toMatchObject({ now: 'no', until: null, endsInside: true });
    expect(life.steps).toMatchObject([
      { consequence: 'no-service', lastDay: '2028-06-30', moment: 'inside' },
    ]);
  });

  it.each([
    [
      'the later of two ends matters',
      { g2: 'planned 2030', g3: 'planned 2028' },
      { g3: 'other-left', g2: 'no-fallback' },
    ],
    [
      'an end under way comes before a day ahead',
      { g2: 'ending', g3: 'planned 2028' },
      { g2: 'other-left', g3: 'no-fallback' },
    ],
    [
      'a service that was never there is not left',
      { g2: 'never', g3: 'planned 2028' },
      { g3: 'no-fallback' },
    ],
    ['one that nobody knows of may be left', { g2: 'unknown', g3: 'planned 2028' }, { g3: 'other-left' }],
  ] as const)('%s', (_, states, expected) =>
    expect(consequences(older('g2', 'g3'), states)).toEqual(expected),
  );

  it('is the loss of everything where NB-IoT ends and nothing else is there', () => {
    const lpwa = (ltem: number[], nbiot: number[]) =>
      prepareDevice({ lte: [3], nr: [], radio: 'lpwa', lpwa: { ltem, nbiot } });
    const states = { ltem: 'yes', nbiot: 'planned 2028' };
    expect(consequences(lpwa([], [3]), states)).toEqual({ nbiot: 'no-service' });
    expect(consequences(lpwa([3], [3]), states)).toEqual({ nbiot: 'other-left' });
    expect(consequences(lpwa([3], []), states)).toEqual({ nbiot: 'none' });
    expect(usesService(prepareDevice({ lte: [3], nr: [], radio: 'lpwa' }), 'nbiot')).toBe(true);
  });
});

describe('a fleet', () => {
  const places = ['de', 'fr', 'jp'].map((cc) => ({ id: cc, networks: WORLD.countries.get(cc)!.networks }));
  const fleet = judgeFleetLife([device('ec25-e'), device('ec25-eux')], places, ASKED);

  it('keeps the answer of a country until the last network that gives it loses it', () => {
    // Telekom 2028-06-30, Vodafone 2028-09-30, O2 in the second half of 2028.
    expect(judgeFleetLife([device('ec25-e')], places, ASKED).places[0]).toMatchObject({
      id: 'de',
      now: 'good',
      until: '2028-12-31',
      then: 'limited',
    });
    // EC25-EUX has 3G alone, which is gone: for it nothing is ahead in Germany.
    expect(fleet.places[0]).toMatchObject({ id: 'de', now: 'good', until: null, then: 'good' });
  });

  it('says when the first country loses what it has', () => {
    // Bouygues keeps 3G until December 2029, as the last in France; Japan has nothing to lose.
    const { places: outlooks, all } = judgeFleetLife([device('ec25-e')], places, ASKED);
    expect(outlooks.map(({ until }) => until)).toEqual(['2028-12-31', '2029-12-31', null]);
    expect(all).toMatchObject({ now: 'good', until: '2028-12-31', then: 'limited' });
    // With EC25-EUX, Free is good for ever, as far as is known: it has B28A, and nothing is said of its 3G.
    expect(fleet.all).toMatchObject({ now: 'good', until: null, then: 'good' });
  });

  it('has a life for every device on every network, and survives JSON', () => {
    expect(fleet.lives.length).toBe(2 * (3 + 4 + 4));
    expect(JSON.parse(JSON.stringify(fleet))).toEqual(fleet);
  });

  it('of nothing has nothing to say', () => {
    const nothing = { now: 'no', until: null, next: null, then: 'no' };
    expect(bestOutlook([])).toEqual(nothing);
    expect(judgeFleetLife([], [], ASKED)).toEqual({ lives: [], places: [], all: nothing });
  });
});

describe('a planned life', () => {
  it.each([
    ['2027', 10, '2027-01-01', '2036-12-31'],
    ['2027', '2036', '2027-01-01', '2036-12-31'],
    ['2027-03', 1, '2027-03-01', '2028-02-29'],
    ['2027-03-15', 2, '2027-03-15', '2029-03-14'],
    ['2027-03', '2027-03', '2027-03-01', '2027-03-31'],
    ['2027-03-15', '2027-03-15', '2027-03-15', '2027-03-15'],
  ] as const)('from %s, %s: %s to %s', (from, to, first, last) =>
    expect(readPlannedLife(from, to)).toEqual({ life: { from: first, to: last } }),
  );

  it.each([
    ['soon', '2036', 'from-is-no-date'],
    ['2027-02-30', '2036', 'from-is-no-date'],
    ['2027', '2036-13', 'to-is-no-date'],
    ['2027', 'ten years', 'to-is-no-date'],
    ['2027', 1.5, 'to-is-no-date'],
    ['2027', 9000, 'to-is-no-date'],
    ['2027', '2026', 'ends-before-it-begins'],
    ['2027', 0, 'ends-before-it-begins'],
    ['2027', -1, 'ends-before-it-begins'],
  ] as const)('from %s, %s: %s', (from, to, problem) =>
    expect(readPlannedLife(from, to)).toEqual({ problem }),
  );
});
