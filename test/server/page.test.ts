import { describe, expect, it } from 'vitest';
import type { Index } from '../../src/schema/published.js';
import { isCheck } from '../../src/server/page.js';

const index = { countries: [{ cc: 'de' }], models: [{ id: 'ec25-e' }] } as unknown as Index;

describe('isCheck', () => {
  it.each(['/check/ec25-e/de', '/check/ec25-e/de/', '/zh/check/ec25-e/de'])('%s is one', (path) =>
    expect(isCheck(path, index)).toBe(true),
  );

  it.each([
    '/check/ec25-e',
    '/check/ec25-e/xx',
    '/check/xx/de',
    '/check/__proto__/de',
    '/check/ec25-e/de/more',
    '/zhx/check/ec25-e/de',
    '/countries/de',
  ])('%s is none', (path) => expect(isCheck(path, index)).toBe(false));

  it('there is none while nobody knows which devices and countries there are', () =>
    expect(isCheck('/check/ec25-e/de', undefined)).toBe(false));
});
