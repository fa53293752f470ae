import { expect, it } from 'vitest';
import { readAskedCountries, regionsOf, toggleRegion } from '../../../src/app/base/asked-countries.js';
import { WORLD } from '../../fixtures/known-world.js';

const read = (query: string) => readAskedCountries(new URLSearchParams(query), WORLD, 'en');
const codes = (query: string) => read(query).countries.map(({ cc }) => cc);

it('asks for every country where the address names none', () => {
  expect(codes('')).toHaveLength(WORLD.countries.size);
  expect(read('').isEverywhere).toBe(true);
});

it('puts named countries and regions together, each once, by name', () => {
  expect(codes('in=jp,de,jp')).toEqual(['de', 'jp']);
  const gulf = codes('region=gcc');
  expect(gulf).toContain('ae');
  expect(codes('region=gcc&in=ae,de')).toHaveLength(gulf.length + 1);
  expect(read('in=jp,de').named.map(({ cc }) => cc)).toEqual(['jp', 'de']);
});

it('says what we do not have, and does not ask for the whole world instead', () => {
  expect(codes('in=atlantis')).toEqual([]);
  expect(read('in=atlantis,de').unknown.map(({ text }) => text)).toEqual(['atlantis']);
  expect(codes('region=moon')).toEqual([]);
  expect(read('region=moon,constructor,eu').unknownRegions).toEqual(['moon', 'constructor']);
});

it('adds a region and takes it away', () => {
  expect(toggleRegion([], 'eu')).toBe('eu');
  expect(toggleRegion(['eu', 'gcc'], 'eu')).toBe('gcc');
  expect(regionsOf(WORLD)).toContain('oceania');
});
