import { expect, it } from 'vitest';
import { finishSteps, type Steps } from '../../src/core/steps.js';

it('takes all steps at once and gives what the last one returns', () => {
  const taken: number[] = [];
  function* count(): Steps<string> {
    for (let step = 1; step <= 3; step++) {
      taken.push(step);
      yield;
    }
    return 'counted';
  }
  expect(finishSteps(count())).toBe('counted');
  expect(taken).toEqual([1, 2, 3]);
});
