import { describe, expect, it } from 'vitest';
import { clientKey, createRateLimit } from '../../../src/server/http/rate-limit.js';

describe('the rate limit', () => {
  it('lets so much through in a minute, for each client', async () => {
    let now = 0;
    const limit = createRateLimit(2, () => now);
    const ask = (address: string) => limit({ address }, 1);
    expect(await Promise.all([ask('a'), ask('a'), ask('a'), ask('b')])).toEqual([true, true, false, true]);
    now = 59_999;
    expect(await ask('a')).toBe(false);
    now = 60_000;
    expect(await ask('a')).toBe(true);
  });

  it('counts a request as what it costs', async () => {
    const limit = createRateLimit(10, () => 0);
    const ask = (cost: number) => limit({ address: 'a' }, cost);
    expect([await ask(8), await ask(3), await ask(1)]).toEqual([true, false, false]);
  });

  it('counts everybody behind one IPv6 prefix together', async () => {
    const limit = createRateLimit(1, () => 0);
    expect(await limit({ address: '2001:db8:0:1::1' }, 1)).toBe(true);
    expect(await limit({ address: '2001:db8::1:ffff:0:0:2' }, 1)).toBe(false);
    expect(await limit({ address: '2001:db8:0:2::1' }, 1)).toBe(true);
  });

  it('forgets the oldest client in a flood, so that it stays small', async () => {
    const limit = createRateLimit(1, () => 0);
    await limit({ address: 'first' }, 1);
    for (let i = 0; i < 10_000; i++) await limit({ address: String(i) }, 1);
    expect(await limit({ address: 'first' }, 1)).toBe(true);
    expect(await limit({ address: '9999' }, 1)).toBe(false);
  });
});

describe('clients are told apart', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
    ['2001:0DB8:0000:0001::5', '2001:db8:0:1'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:50123', '192.0.2.1'],
    ['[2001:db8:0:1::5]:50123', '2001:db8:0:1'],
    ['[2001:db8::5%eth0]', '2001:db8:0:0'],
    ['', ''],
  ])('%s by %s', (address, key) => expect(clientKey({ address })).toBe(key));
});
