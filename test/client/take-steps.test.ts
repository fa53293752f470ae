import { expect, it, vi } from 'vitest';
import { takeSteps } from '../../src/client/take-steps.js';
import type { Steps } from '../../src/core/steps.js';

it('lets the page do what it has to whenever some steps have held it', async () => {
  const done: string[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => done.length * 3); // each step takes three milliseconds
  function* count(): Steps<string> {
    for (let step = 1; step <= 6; step++) {
      done.push(String(step));
      yield;
    }
    return 'counted';
  }
  try {
    const counted = takeSteps(count());
    expect(done).toEqual(['1', '2']);
    expect(await counted).toBe('counted');
    expect(done).toHaveLength(6);
  } finally {
    vi.restoreAllMocks();
  }
});

it('goes no step further once nobody wants the result', async () => {
  const unwanted = new AbortController();
  let taken = 0;
  function* count(): Steps<string> {
    for (; taken < 6; taken++) yield;
    return 'counted';
  }
  vi.spyOn(performance, 'now').mockImplementation(() => taken * 10); // the page is let go after every step
  try {
    const counted = takeSteps(count(), unwanted.signal);
    unwanted.abort();
    await expect(counted).rejects.toMatchObject({ name: 'AbortError' });
    expect(taken).toBe(1);
  } finally {
    vi.restoreAllMocks();
  }
});

it('rejects with what a step throws', async () => {
  function* fail(): Steps<never> {
    yield;
    throw new Error('a bad step');
  }
  await expect(takeSteps(fail())).rejects.toThrow('a bad step');
});
