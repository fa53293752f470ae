import { describe, expect, it } from 'vitest';
import { bandsOfMhz, nrBandOfMhz } from '../../src/paste/mhz.js';

describe('the band that a frequency usually means', () => {
  it('is that of most of the world', () => {
    const mhz = [450, 700, 800, 850, 900, 1500, 1800, 1900, 2100, 2300, 2500, 2600, 3500, 3700];
    expect(bandsOfMhz(mhz)).toEqual([31, 28, 20, 5, 8, 32, 3, 2, 1, 40, 41, 7, 42, 43]);
  });

  it.each([
    ['us', [700, 800, 1500, 1700, 2100, 2300, 3500], [12, 26, 0, 4, 4, 30, 48]],
    ['JP', [800, 1500, 1700, 2100], [19, 11, 3, 1]],
    ['tdd', [1900, 2600], [39, 38]],
    ['de', [800, 2100], [20, 1]],
  ])('is another one in %s', (market, mhz, bands) => {
    expect(bandsOfMhz(mhz, market)).toEqual(bands);
  });

  it('is that of North America where AWS or 600 MHz stands beside it', () => {
    expect(bandsOfMhz([700, 1700, 2100])).toEqual([12, 4, 4]);
    expect(bandsOfMhz([600, 700])).toEqual([71, 12]);
    expect(bandsOfMhz([600, 700], 'de')).toEqual([71, 28]);
  });

  it('is none where no band is near', () => {
    expect(bandsOfMhz([2400, 5000])).toEqual([0, 0]);
    expect([3299, 5000, 30_000].map(nrBandOfMhz)).toEqual([0, 0, 0]);
  });

  it('of 5G is one that LTE has, or one of its own', () => {
    expect([700, 1800, 3300, 3800, 4400, 26_000, 28_000].map(nrBandOfMhz)).toEqual([
      28, 3, 78, 78, 79, 258, 257,
    ]);
  });
});
