import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLeastRest, findSmallestCovers } from '../../src/core/cover.js';
import { finishSteps } from '../../src/core/steps.js';
import { SEED } from '../fixtures/seed.js';

const smallestCovers = (...asked: Parameters<typeof findSmallestCovers>) =>
  finishSteps(findSmallestCovers(...asked));
const leastRest = (...asked: Parameters<typeof findLeastRest>) => finishSteps(findLeastRest(...asked));

const NEEDS = 9;
const setLists = fc.array(fc.subarray([...Array(NEEDS).keys()]), { maxLength: 9 });

/** Every list of sets that holds as many needs as all sets together, by trying each: the smallest of them. */
function tryEverything(sets: readonly (readonly number[])[]): { size: number; covers: Set<string> } {
  const met = new Set(sets.flat()).size;
  let covers: number[][] = [];
  for (let mask = 0; mask < 1 << sets.length; mask++) {
    const chosen = [...sets.keys()].filter((at) => mask & (1 << at));
    if (new Set(chosen.flatMap((at) => sets[at]!)).size < met) continue;
    const least = covers[0]?.length ?? Infinity;
    if (chosen.length < least) covers = [chosen];
    else if (chosen.length === least) covers.push(chosen);
  }
  return { size: covers[0]!.length, covers: new Set(met === 0 ? [] : covers.map(String)) };
}

/** Every way to take one set of each choice. */
function spell(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>(
    (lists, members) => lists.flatMap((list) => members.map((member) => [...list, member])),
    [[]],
  );
}

describe('the smallest covers', () => {
  it(`are those that trying every list finds, each once (SEED=${SEED})`, () => {
    fc.assert(
      fc.property(setLists, (sets) => {
        const { size, covers, complete, proved } = smallestCovers(NEEDS, sets, 100_000);
        const expected = tryEverything(sets);
        const spelled = covers.flatMap(spell).map((cover) => String(cover.sort((a, b) => a - b)));
        expect({ size, complete, proved }).toEqual({ size: expected.size, complete: true, proved: true });
        expect(spelled.length).toBe(new Set(spelled).size);
        expect(new Set(spelled)).toEqual(expected.covers);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('stop at the limit and say so', () => {
    const pairs = [0, 0, 1, 1, 2, 2].map((need, at) => [need, 3 + at]);
    // Needs 3 to 8 are held by one set each: all six sets are needed, in one way.
    expect(smallestCovers(9, pairs, 1)).toMatchObject({ size: 6, complete: true });
    const ring = Array.from({ length: 6 }, (_, at) => [at, (at + 1) % 6]);
    expect(smallestCovers(6, ring, 1)).toMatchObject({ size: 3, complete: false });
    expect(smallestCovers(6, ring, 2)).toMatchObject({ size: 3, complete: true });
  });

  it('are not called proved where the proof would take too many steps', () => {
    const sets = Array.from({ length: 40 }, (_, at) =>
      [...Array(60).keys()].filter((need) => (need * 7 + at * 13) % 5 === 0 || (need + at) % 11 === 0),
    );
    const hasty = smallestCovers(60, sets, 10, 1);
    expect(hasty.proved).toBe(false);
    expect(hasty.complete).toBe(false);
    const held = new Set(spell(hasty.covers[0]!)[0]!.flatMap((at) => sets[at]!));
    expect(held.size).toBe(new Set(sets.flat()).size);
    const patient = smallestCovers(60, sets, 10);
    expect(patient.proved).toBe(true);
    expect(patient.size).toBeLessThanOrEqual(hasty.size);
  });

  it('of nothing are nothing', () => {
    const nothing = { size: 0, covers: [], complete: true, proved: true };
    expect(smallestCovers(0, [], 5)).toEqual(nothing);
    expect(smallestCovers(3, [[], []], 5)).toEqual(nothing);
  });
});

describe('the least rest', () => {
  it(`is as small as trying every choice leaves (SEED=${SEED})`, () => {
    fc.assert(
      fc.property(setLists, fc.integer({ min: 0, max: 4 }), (sets, count) => {
        const met = new Set(sets.flat());
        let least = met.size;
        for (let mask = 0; mask < 1 << sets.length; mask++) {
          const chosen = sets.filter((_, at) => mask & (1 << at));
          if (chosen.length <= count) least = Math.min(least, met.size - new Set(chosen.flat()).size);
        }
        const { needs, proved } = leastRest(sets, count);
        expect([needs.length, proved]).toEqual([least, true]);
        expect(needs.every((need) => met.has(need))).toBe(true);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('is not called proved where the proof would take too many steps', () => {
    const sets = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ];
    expect(leastRest(sets, 2, 1).proved).toBe(false);
    expect(leastRest(sets, 2)).toEqual({ needs: [], proved: true });
  });
});
