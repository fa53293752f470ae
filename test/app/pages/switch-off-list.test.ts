import { describe, expect, it } from 'vitest';
import { lastDayOf } from '../../../src/core/date.js';
import {
  consequenceFor,
  filterSwitchOffs,
  GROUPS,
  listSwitchOffs,
  nextSwitchOffs,
  readSwitchOffChoice,
  toggleCode,
} from '../../../src/app/pages/switch-off-list.js';
import { WORLD } from '../../fixtures/known-world.js';

const TODAY = '2026-11-22';
const all = listSwitchOffs([...WORLD.countries.values()], TODAY);
const read = (query: string) => readSwitchOffChoice(new URLSearchParams(query));
const countriesOf = (find: string, query = '') => [
  ...new Set(filterSwitchOffs(all, WORLD, { ...read(query), find }).map(({ country }) => country.cc)),
];

describe('the list of switch-offs', () => {
  it('has every end of a service, by its last day, those without a day last', () => {
    expect(all.length).toBeGreaterThan(50);
    const days = all.map(({ lastDay }) => lastDay ?? '9999');
    expect(days).toEqual([...days].sort());
    for (const { status, lastDay } of all) {
      expect(['off', 'ending', 'planned']).toContain(status.state);
      expect(lastDay).toBe(status.date === null ? null : lastDayOf(status.date, status.dateNote));
    }
  });

  it('tells what is planned, under way, overdue and done apart', () => {
    for (const { group, status, lastDay } of all) {
      const isOver = lastDay !== null && lastDay < TODAY;
      if (status.state === 'off') expect(group).toBe('past');
      else if (isOver) expect(group).toBe('overdue');
      else expect(group).toBe(status.state === 'ending' ? 'under-way' : 'ahead');
    }
    for (const group of GROUPS) expect(all.some((each) => each.group === group)).toBe(true);
  });

  it('takes a code for that country alone, also where the list has nothing for it', () => {
    const listed = new Set(all.map(({ country }) => country.cc));
    for (const { cc } of WORLD.countries.values()) {
      const others = filterSwitchOffs(all, WORLD, { ...read(''), find: cc }).filter(
        (each) => each.country.cc !== cc,
      );
      // `ee` is Estonia, and also what a network in Great Britain is called
      expect(others.filter(({ network }) => network.name.toLowerCase() !== cc)).toEqual([]);
    }
    expect(countriesOf('us')).toEqual(['us']);
    expect(countriesOf('br')).toEqual(listed.has('br') ? ['br'] : []);
  });

  it('is narrowed by names of countries and networks, and by service', () => {
    expect(countriesOf('united kingdom')).toEqual(['gb']);
    expect(countriesOf('deutsche telekom')).toEqual(['de']);
    expect(countriesOf('no such name')).toEqual([]);
    expect(new Set(countriesOf(''))).toEqual(new Set(all.map(({ country }) => country.cc)));
    const some = filterSwitchOffs(all, WORLD, read('service=g2'));
    expect(new Set(some.map(({ service }) => service))).toEqual(new Set(['g2']));
  });

  it('says what an end means for a device', () => {
    const bg77 = WORLD.devices.get('bg77')!;
    for (const each of all.filter(({ service }) => service !== 'nbiot'))
      expect(consequenceFor({ ...bg77, fallback: [] }, each, TODAY)).toBe('none');
  });
});

describe('the next switch-offs', () => {
  const countries = [...WORLD.countries.values()];

  it('are the first of the list that have a day and are not over', () => {
    const ahead = all.filter(
      ({ lastDay, status }) => lastDay !== null && lastDay >= TODAY && status.state !== 'off',
    );
    expect(ahead.length).toBeGreaterThan(4);
    expect(nextSwitchOffs(countries, TODAY, 4)).toEqual(ahead.slice(0, 4));
  });

  it('are none when all days have passed', () => {
    expect(nextSwitchOffs(countries, '2999-01-01', 4)).toEqual([]);
  });
});

describe('the choice in the address', () => {
  it('shows every service and everything but what is done, unless it says otherwise', () => {
    expect(read('')).toEqual({
      services: ['g2', 'g3', 'nbiot'],
      groups: ['ahead', 'under-way', 'overdue'],
      find: '',
      unknown: [],
    });
    expect(read('service=g3&state=past&find=orange')).toMatchObject({
      services: ['g3'],
      groups: ['past'],
      find: 'orange',
    });
  });

  it('names what it does not know, and does not act on it', () => {
    expect(read('service=g3,5g&state=soon')).toMatchObject({
      services: ['g3'],
      groups: ['ahead', 'under-way', 'overdue'],
      unknown: ['5g', 'soon'],
    });
  });

  it('adds a code, takes it away, and says nothing of the usual ones', () => {
    const usual = ['a', 'b'];
    expect(toggleCode(['a', 'b', 'c'], ['a', 'b'], 'c', usual)).toBe('a,b,c');
    expect(toggleCode(['a', 'b', 'c'], ['a', 'b', 'c'], 'c', usual)).toBeNull();
    expect(toggleCode(['a', 'b', 'c'], ['a'], 'a', usual)).toBeNull();
  });
});
