import { describe, expect, it } from 'vitest';
import { findCountryGroup } from '../../../src/world/names/country-groups.js';

describe('groups of countries', () => {
  it.each([
    ['EU', 27],
    ['the European Union', 27],
    ['欧盟', 27],
    ['eea', 30],
    ['GCC', 6],
    ['the Maghreb', 5],
  ])('%s has %i members', (text, count) => expect(findCountryGroup(text)).toHaveLength(count));

  it('holds Norway in the EEA and in Europe, and not in the EU', () => {
    const holds = (name: string) => findCountryGroup(name)!.includes('no');
    expect(['EEA', 'Europe', 'EU', 'EMEA', 'LATAM'].map(holds)).toEqual([true, true, false, true, false]);
  });

  it('names no member twice', () => {
    for (const name of ['EMEA', 'APAC', 'Asia', 'MEA', 'MENA', 'Americas', 'Caribbean', 'Balkans']) {
      const members = findCountryGroup(name)! as readonly string[];
      expect(new Set(members).size, name).toBe(members.length);
    }
  });

  it('divides Latin America into the Caribbean, Central and South America', () => {
    const membersOf = (name: string) => findCountryGroup(name)! as readonly string[];
    const parts = ['Caribbean', 'Central America', 'South America'].flatMap(membersOf);
    expect(new Set(parts).size).toBe(parts.length);
    expect(membersOf('LATAM').filter((cc) => !parts.includes(cc))).toEqual([]);
  });

  it('stands for every country where it is all of them, and leaves a country alone', () => {
    expect(findCountryGroup('worldwide')).toBe('all');
    for (const text of ['NA', 'Germany', 'de', '', 'constructor'])
      expect(findCountryGroup(text)).toBeUndefined();
  });
});
