import { describe, expect, it } from 'vitest';
import { localOrigin, readSettings } from '../../src/server/settings.js';

describe('the settings', () => {
  it('listen on this machine alone unless HOST says otherwise', () => {
    expect(readSettings({})).toEqual({ port: 4173, host: '127.0.0.1', allowedHosts: [], trustProxy: false });
    expect(
      readSettings({ PORT: '0', HOST: '0.0.0.0', ALLOWED_HOSTS: 'a.test,b.test', TRUST_PROXY: '1' }),
    ).toEqual({ port: 0, host: '0.0.0.0', allowedHosts: ['a.test', 'b.test'], trustProxy: true });
  });

  it.each(['', ' ', 'http', '-1', '70000', '1.5', '0x10', '1e3', '80 '])(
    'refuse PORT=%j and say what is right',
    (port) =>
      expect(() => readSettings({ PORT: port })).toThrow(
        `PORT=${port} is not a port. Give a number from 0 to 65535`,
      ),
  );

  it('refuse an empty HOST, which would listen on every address', () =>
    expect(() => readSettings({ HOST: '' })).toThrow('HOST is empty'));
});

it.each([
  ['127.0.0.1', 'http://localhost:5000'],
  ['0.0.0.0', 'http://localhost:5000'],
  ['::', 'http://localhost:5000'],
  ['192.0.2.1', 'http://192.0.2.1:5000'],
  ['2001:db8::1', 'http://[2001:db8::1]:5000'],
  ['machine.local', 'http://machine.local:5000'],
])('a server on %s is reached at %s', (host, origin) =>
  expect(localOrigin({ host, port: 5000 })).toBe(origin),
);
