import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../src/server/rate-limit.js';

describe('the rate limit', () => {
  it('lets so many through in a minute, for each client', async () => {
    let now = 0;
    const limit = createRateLimit(2, () => now);
    const ask = (address: string) => limit({ address });
    expect(await Promise.all([ask('a'), ask('a'), ask('a'), ask('b')])).toEqual([true, true, false, true]);
    now = 59_999;
    expect(await ask('a')).toBe(false);
    now = 60_000;
    expect(await ask('a')).toBe(true);
  });

  it('forgets the oldest client in a flood, so that it stays small', async () => {
    const limit = createRateLimit(1, () => 0);
    await limit({ address: 'first' });
    for (let i = 0; i < 10_000; i++) await limit({ address: String(i) });
    expect(await limit({ address: 'first' })).toBe(true);
    expect(await limit({ address: '9999' })).toBe(false);
  });
});
