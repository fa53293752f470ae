import { describe, expect, it } from 'vitest';
import { assessData } from '../../src/world/data-quality.js';
import { EVIDENCE } from '../fixtures/known-evidence.js';
import { WORLD } from '../fixtures/known-world.js';

const quality = assessData(WORLD, EVIDENCE, '2026-11-22');

describe('assessData', () => {
  it('counts every band once', () => {
    const { all, crossChecked, singleSource, oneSourceNamed, publisherAsSecond } = quality.bands;
    expect(all).toBe(crossChecked + singleSource);
    expect(quality.countries.reduce((sum, { bands }) => sum + bands.all, 0)).toBe(all);
    expect({ oneSourceNamed, publisherAsSecond }).toEqual({ oneSourceNamed: 15, publisherAsSecond: 39 });
  });

  it('names every cross-checked band whose second source is not published', () => {
    const { oneSourceNamed, publisherAsSecond } = quality.bands;
    const open = quality.openBands.flatMap(({ bands }) => bands);
    expect(open).toHaveLength(oneSourceNamed + publisherAsSecond);
    expect(open.filter(({ named }) => named === 'none')).toHaveLength(oneSourceNamed);
    for (const what of ['oneSourceNamed', 'publisherAsSecond'] as const)
      expect(quality.countries.reduce((sum, { bands }) => sum + bands[what], 0)).toBe(quality.bands[what]);
  });

  it('says of every country how old its sources are', () => {
    const germany = quality.countries.find(({ country }) => country.cc === 'de')!;
    expect(germany.oldest! < germany.newest!).toBe(true);
    expect(germany.unknownStates).toBe(0);
  });

  it('names the sites that facts rest on alone, the largest first', () => {
    expect(quality.roots[0]!.bands + quality.roots[0]!.states).toBeGreaterThan(100);
    expect(quality.roots.every(({ root }) => !root.startsWith('www.') && !root.includes('/'))).toBe(true);
    expect(quality.roots.reduce((sum, { bands }) => sum + bands, 0)).toBe(quality.bands.singleSource);
    const wikipedia = quality.roots.filter(({ root }) => root.endsWith('wikipedia.org'));
    expect(wikipedia.map(({ root }) => root)).toEqual(['wikipedia.org']);
  });

  it('knows which announced dates have passed on the day of asking', () => {
    expect(quality.passedDates.length).toBeGreaterThan(0);
    expect(assessData(WORLD, EVIDENCE, '2000-01-01').passedDates).toEqual([]);
    expect(quality.passedDates.every(({ status }) => status.state !== 'off')).toBe(true);
  });

  it('counts what is unknown', () => {
    const networks = [...WORLD.countries.values()].flatMap((country) => country.networks);
    expect(quality.unknown.networksWithoutCodes).toEqual(networks.filter(({ codes }) => !codes));
    expect(quality.unknown.states.g2).toBeGreaterThan(0);
  });
});
