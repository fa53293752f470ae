import { describe, expect, it } from 'vitest';
import {
  filterValues,
  findFilterRelief,
  gridAddress,
  planKey,
  readPlanQuestion,
} from '../../../src/app/pages/plan-question.js';
import { WORLD } from '../../fixtures/known-world.js';

const read = (query: string) => readPlanQuestion(new URLSearchParams(query), WORLD, 'en', 'Mine');
const placesOf = (query: string) =>
  read(query).places.map(({ id, networks }) => `${id} ${networks.map((network) => network.id).join('+')}`);

describe('where a plan is for', () => {
  it('is every network of the countries, or of all countries', () => {
    const de = WORLD.countries.get('de')!;
    expect(read('in=de').places).toEqual([{ id: 'de', networks: de.networks }]);
    expect(read('').places).toHaveLength(WORLD.countries.size);
  });

  it('is the chosen networks alone, by code, id or name, country by country', () => {
    expect(placesOf('networks=262-01,orange-fr')).toEqual(['fr orange-fr', 'de telekom-de']);
    expect(placesOf('networks=26201 20801')).toEqual(['fr orange-fr', 'de telekom-de']);
    expect(placesOf('networks=Deutsche Telekom')).toEqual(['de telekom-de']);
    // that none of them is in a country which was asked for is an answer
    expect(placesOf('networks=262-01&in=de,br')).toEqual(['br ', 'de telekom-de']);
  });

  it('names what it does not have, and does not plan for the world instead', () => {
    expect(read('networks=999-99,262-01').unknown).toEqual(['999-99']);
    expect(read('networks=999-99').places).toEqual([]);
    expect(read('in=atlantis')).toMatchObject({ places: [] });
    expect(read('region=moon&covered=somehow&class=6g&bands=B999').unknown).toEqual([
      'moon',
      '6g',
      'B999',
      'somehow',
    ]);
  });
});

describe('the devices of a plan', () => {
  it('fit every filter', () => {
    const { devices } = read('class=lpwa&vendor=quectel');
    expect(devices.length).toBeGreaterThan(1);
    for (const device of devices) expect(device).toMatchObject({ radio: 'lpwa', vendor: 'Quectel' });
    expect(read('class=lpwa,nr').devices.map(({ radio }) => radio)).toContain('nr');
    expect(read('class=lpwa&kind=router').devices).toEqual([]);
  });

  it('have the own one beside them, whatever the filters say', () => {
    const { devices, own } = read('class=lpwa&bands=B3,B20');
    expect(devices.at(-1)).toBe(own);
    expect(own).toMatchObject({ name: 'Mine', lte: [3, 20] });
  });

  it('are counted where a category is asked for and none is known of them', () => {
    const all = [...WORLD.devices.values()];
    const [cat] = filterValues(WORLD, 'cat');
    const question = read(`cat=${encodeURIComponent(cat!)}`);
    expect(question.devices).toHaveLength(all.filter(({ lteCategory }) => lteCategory === cat).length);
    expect(question.withoutCategory).toBe(all.filter(({ lteCategory }) => lteCategory === null).length);
    expect(read('').withoutCategory).toBe(0);
  });
});

describe('filters that contradict one another', () => {
  it('are said with what to leave out, what gives most first', () => {
    const relief = (query: string) =>
      findFilterRelief(read(query), WORLD).map(({ filter, devices }) => [filter, devices]);
    const fit = (query: string) => read(query).devices.length;
    expect(fit('class=lpwa&kind=router')).toBe(0);
    const two = relief('class=lpwa&kind=router');
    expect(two).toHaveLength(2);
    expect(two).toContainEqual(['class', fit('kind=router')]);
    expect(two).toContainEqual(['kind', fit('class=lpwa')]);
    expect(fit('class=lpwa&kind=router&vendor=quectel')).toBe(0);
    expect(relief('class=lpwa&kind=router&vendor=quectel')).toContainEqual([
      'kind',
      fit('class=lpwa&vendor=quectel'),
    ]);
  });
});

describe('the planned life', () => {
  it('is so many years from a day, ten where nothing else is said', () => {
    expect(read('from=2027').life).toEqual({ from: '2027-01-01', to: '2036-12-31' });
    expect(read('from=2027-03&years=2').life).toEqual({ from: '2027-03-01', to: '2029-02-28' });
    expect(read('').life).toBeUndefined();
  });

  it.each([
    ['from=soon', 'from-is-no-date'],
    ['from=2027-02-30', 'from-is-no-date'],
    ['from=2027&years=many', 'to-is-no-date'],
    ['from=2027&to=2026', 'ends-before-it-begins'],
    // years from no day
    ['years=10', 'from-is-no-date'],
  ])('%s is no life: %s', (query, problem) => {
    expect(read(query)).toMatchObject({ life: undefined, lifeProblem: problem });
  });
});

describe('the address of a plan', () => {
  it('has one key for one question, whatever else it carries', () => {
    const key = (query: string) => planKey(new URLSearchParams(query));
    expect(key('in=de,fr&layer=nr&open=x')).toBe(key('in=de,fr'));
    for (const query of ['in=de', 'in=de,fr&covered=every-good', 'in=de,fr&from=2027', 'in=de,fr&cat=4'])
      expect(key(query)).not.toBe(key('in=de,fr'));
  });

  it('leads to a grid of the same places', () => {
    const plan = new URLSearchParams('in=de,fr&region=eu&class=lte&bands=B3,B20&covered=every-good');
    expect(gridAddress(plan, ['ec25-e', 'eg25-g'])).toBe(
      '?devices=ec25-e,eg25-g&in=de,fr&region=eu&bands=B3,B20',
    );
  });
});
