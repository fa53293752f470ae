import { describe, expect, it } from 'vitest';
import {
  filterSwitchOffs,
  listSwitchOffs,
  phaseOf,
  readEndingService,
  switchOffYears,
} from '../../../src/app/pages/switch-off-list.js';
import { WORLD } from '../../fixtures/known-world.js';

const all = listSwitchOffs(WORLD);
const TODAY = '2026-11-22';
const countriesOf = (text: string, service?: 'g2' | 'g3') => [
  ...new Set(filterSwitchOffs(all, WORLD, text, service).map(({ country }) => country.cc)),
];

describe('the list of switch-offs', () => {
  it('has every dated end of a service, the earliest first', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).sort());
    for (const { status } of all) expect(['off', 'ending', 'planned']).toContain(status.state);
  });

  it('takes a code for that country alone, also where the list has nothing for it', () => {
    const listed = new Set(all.map(({ country }) => country.cc));
    for (const { cc } of WORLD.countries.values()) {
      const others = filterSwitchOffs(all, WORLD, cc, undefined).filter((each) => each.country.cc !== cc);
      // `ee` is Estonia, and also what a network in Great Britain is called
      expect(others.filter(({ network }) => network.name.toLowerCase() !== cc)).toEqual([]);
    }
    expect(countriesOf('us')).toEqual(['us']);
    expect(countriesOf('br')).toEqual(listed.has('br') ? ['br'] : []);
  });

  it('is narrowed by names of countries and networks', () => {
    expect(countriesOf('united kingdom')).toEqual(['gb']);
    expect(countriesOf('deutsche telekom')).toEqual(['de']);
    expect(countriesOf('no such name')).toEqual([]);
    expect(countriesOf('')).toEqual([...new Set(all.map(({ country }) => country.cc))]);
  });

  it('is narrowed by service', () => {
    expect(filterSwitchOffs(all, WORLD, '', 'g2').every(({ service }) => service === 'g2')).toBe(true);
    expect(readEndingService(new URLSearchParams('service=g3'))).toBe('g3');
    expect(readEndingService(new URLSearchParams('service=sa'))).toBeUndefined();
  });
});

describe('the phase of a switch-off', () => {
  const [one] = all;
  const at = (state: 'off' | 'planned' | 'ending', day: string) =>
    phaseOf({ ...one!, status: { ...one!.status, state }, day }, TODAY);
  it.each([
    ['off', '2020-12-31', 'past'],
    ['planned', '2026-11-21', 'overdue'],
    ['ending', '2026-11-22', 'ahead'],
    ['planned', '2030-12-31', 'ahead'],
  ] as const)('that is %s by %s is %s', (state, day, phase) => expect(at(state, day)).toBe(phase));

  it('puts every switch-off into one list of years, what is done with the latest year first', () => {
    const years = (['ahead', 'overdue', 'past'] as const).map((phase) => switchOffYears(all, phase, TODAY));
    expect(years.flat().reduce((sum, [, list]) => sum + list.length, 0)).toBe(all.length);
    const names = (i: number) => years[i]!.map(([year]) => year);
    expect(names(0)).toEqual([...names(0)].sort());
    expect(names(2)).toEqual([...names(2)].sort().reverse());
  });
});
