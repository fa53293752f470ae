import { describe, expect, it } from 'vitest';
import { bandSet, countShared, hasBand, holdsAll, sharesBand } from '../../src/core/band-set.js';

describe('band sets', () => {
  it('hold exactly the bands that they were made of, across word edges', () => {
    const bands = [1, 31, 32, 63, 64, 78, 261];
    const set = bandSet(bands);
    expect(Array.from({ length: 512 }, (_, band) => band).filter((band) => hasBand(set, band))).toEqual(
      bands,
    );
  });

  it('compare sets of different length in both directions', () => {
    const short = bandSet([3, 20]);
    const long = bandSet([3, 78, 258]);
    expect([countShared(short, long), countShared(long, short)]).toEqual([1, 1]);
    expect([sharesBand(short, long), sharesBand(bandSet([20]), long)]).toEqual([true, false]);
    expect([holdsAll(long, bandSet([3, 258])), holdsAll(short, long), holdsAll(short, bandSet([]))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('count all 32 bits of a word, the sign bit too', () => {
    const word = bandSet(Array.from({ length: 32 }, (_, band) => band));
    expect(countShared(word, word)).toBe(32);
  });
});
