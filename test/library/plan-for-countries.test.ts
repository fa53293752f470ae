import { describe, expect, it } from 'vitest';
import { check, type InputError, planDevices, rankDevices } from '../../src/index.js';
import { WORLD } from '../fixtures/known-world.js';

const code = (code: InputError['code']): unknown => expect.objectContaining({ name: 'InputError', code });

describe('rankDevices', () => {
  it('counts what check says of every device and country', () => {
    for (const { id, countries, good } of rankDevices(WORLD, ['de', 'us', 'jp'])) {
      const answer = check(WORLD, id, ['de', 'us', 'jp']);
      expect(countries.map(({ cc }) => cc)).toEqual(['de', 'us', 'jp']);
      for (const [at, { tally }] of answer.countries.entries()) expect(countries[at]).toMatchObject(tally);
      expect(good).toBe(answer.countries.filter(({ tally }) => tally.good > 0).length);
    }
  });

  it('puts the device of a region first there', () => {
    const ids = (countries: string) =>
      rankDevices(WORLD, countries, { devices: ['ec25-mx', 'EC25-E'] }).map(({ id }) => id);
    expect(ids('de')).toEqual(['ec25-e', 'ec25-mx']);
    expect(ids('mx')).toEqual(['ec25-mx', 'ec25-e']);
  });

  it('takes devices of one radio', () => {
    const radios = rankDevices(WORLD, 'de', { radio: 'lpwa' }).map(({ radio }) => radio);
    expect(radios.length).toBeGreaterThan(0);
    expect(new Set(radios)).toEqual(new Set(['lpwa']));
  });

  it('survives JSON', () => {
    const ranked = rankDevices(WORLD, WORLD.countries.keys());
    expect(JSON.parse(JSON.stringify(ranked))).toStrictEqual(ranked);
  });

  it('refuses what it cannot rank', () => {
    expect(() => rankDevices(WORLD, 'atlantis')).toThrow(code('unknown-country'));
    expect(() => rankDevices(WORLD, 'de', { devices: ['ec99'] })).toThrow(code('unknown-device'));
    expect(() => rankDevices(WORLD, 'de', { devices: 'ec25-e' })).toThrow(code('not-a-list'));
    expect(() => rankDevices(WORLD, 'de', { radio: '5g' as 'nr' })).toThrow(code('not-a-radio'));
  });
});

describe('planDevices', () => {
  it('needs one device where one is enough, and says what each of several is for', () => {
    const devices = ['ec25-e', 'ec25-au', 'ec25-mx'];
    expect(planDevices(WORLD, 'de', { devices })).toMatchObject({ result: 'covered', size: 1 });
    const plan = planDevices(WORLD, ['de', 'au', 'mx'], { devices });
    const served = plan.choices[0]!.flatMap(({ serves }) => serves);
    expect([...new Set(served), ...plan.open.map(({ id }) => id)].sort()).toEqual(['au', 'de', 'mx']);
  });

  it('leaves open what no device serves, with the reason', () => {
    const { result, open } = planDevices(WORLD, 'us', { devices: ['ec25-e'], covered: 'every-good' });
    expect(result).toBe('nothing');
    expect(open).toMatchObject([{ id: 'us' }]);
  });

  it('survives JSON, for all countries', () => {
    const plan = planDevices(WORLD, WORLD.countries.keys());
    expect(JSON.parse(JSON.stringify(plan))).toStrictEqual(plan);
  });

  it('refuses a rule that is none', () => {
    expect(() => planDevices(WORLD, 'de', { covered: 'some' as 'one-good' })).toThrow(code('not-a-rule'));
    expect(() => planDevices(WORLD, 'de', { limit: 0 })).toThrow(RangeError);
  });
});
