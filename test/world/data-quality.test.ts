import { describe, expect, it } from 'vitest';
import { assessData } from '../../src/world/data-quality.js';
import { EVIDENCE } from '../fixtures/known-evidence.js';
import { WORLD } from '../fixtures/known-world.js';

const quality = assessData(WORLD, EVIDENCE, '2026-11-22');

describe('assessData', () => {
  it('counts every band once', () => {
    const { all, crossChecked, singleSource, secondSourceOpen } = quality.bands;
    expect(all).toBe(crossChecked + singleSource);
    expect(quality.countries.reduce((sum, { bands }) => sum + bands.all, 0)).toBe(all);
    expect(quality.countries.reduce((sum, { bands }) => sum + bands.secondSourceOpen, 0)).toBe(
      secondSourceOpen,
    );
    expect(secondSourceOpen).toBe(54);
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
    expect(quality.unknown.networksWithoutCodes).toBe(networks.filter(({ codes }) => !codes).length);
    expect(quality.unknown.states.g2).toBeGreaterThan(0);
  });
});
