import { expect, it } from 'vitest';
import { once } from '../../../src/server/http/once.js';

it('runs once for all who ask, and again only after a failure', async () => {
  let runs = 0;
  const job = once(() => (++runs === 1 ? Promise.reject(new Error('busy')) : Promise.resolve(runs)));
  await expect(Promise.all([job(), job()])).rejects.toThrow('busy');
  expect(await Promise.all([job(), job()])).toEqual([2, 2]);
  expect(await job()).toBe(2);
});
