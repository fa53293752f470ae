import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatestAnswer } from '../../../src/app/base/latest-answer.js';
import type { Steps } from '../../../src/core/steps.js';

/** How many steps each question has had. */
let taken: Map<string, number>;
beforeEach(() => {
  taken = new Map();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const STEPS = 5;
const work = (question: string) =>
  function* (): Steps<string> {
    for (let step = 1; step <= STEPS; step++) {
      taken.set(question, step);
      yield;
    }
    return `answer to ${question}`;
  };

it('works after the page has been drawn, and says when it is done', async () => {
  const onAnswer = vi.fn();
  const latest = new LatestAnswer<string>(onAnswer);
  latest.ask('a', work('a'));
  expect([latest.isWorking, latest.answer, taken.size]).toEqual([true, undefined, 0]);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  expect([latest.isWorking, latest.answer]).toEqual([false, 'answer to a']);
});

it('does not work twice on the same question', async () => {
  const latest = new LatestAnswer<string>(() => undefined);
  latest.ask('a', work('a'));
  await vi.waitFor(() => expect(latest.isWorking).toBe(false));
  taken.clear();
  latest.ask('a', work('a'));
  expect([latest.isWorking, taken.size]).toEqual([false, 0]);
});

it('gives up an older question between two steps, and keeps the last answer meanwhile', async () => {
  // the page is let go after each step, so that the newer question comes in the middle of the older one
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const onAnswer = vi.fn();
  const latest = new LatestAnswer<string>(onAnswer);
  latest.ask('a', work('a'));
  await vi.waitFor(() => expect(latest.isWorking).toBe(false));
  latest.ask('b', function* () {
    yield;
    taken.set('b', 1);
    latest.ask('c', work('c'));
    expect([latest.isWorking, latest.answer]).toEqual([true, 'answer to a']);
    yield;
    taken.set('b', 2);
    return 'answer to b';
  });
  await vi.waitFor(() => expect(latest.isWorking).toBe(false));
  expect([latest.answer, taken.get('b')]).toEqual(['answer to c', 1]);
  expect(onAnswer).toHaveBeenCalledTimes(2);
});
