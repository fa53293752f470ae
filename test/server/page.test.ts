import { describe, expect, it } from 'vitest';
import type { Index } from '../../src/schema/published.js';
import { isPage } from '../../src/server/page.js';
import { PAGE_PATHS } from '../../src/words/pages.js';

const index = { countries: [{ cc: 'de' }], models: [{ id: 'ec25-e' }] } as unknown as Index;

describe('isPage', () => {
  it.each(Object.values(PAGE_PATHS).filter((path) => path !== '/404'))(
    'knows the route %s of the app, in both languages',
    (route) => {
      const path = route
        .replace('{cc}', 'de')
        .replace('{id}', route.startsWith('/networks') ? 'telekom-de' : 'ec25-e');
      expect(isPage(path, index)).toBe(true);
      expect(isPage('/zh' + path, index)).toBe(true);
    },
  );

  it.each([
    '/404',
    '/nothing',
    '/countries/xx',
    '/devices/__proto__',
    '/check/ec25-e',
    '/check/xx/de',
    '/networks/a.b',
    '/zhx',
  ])('%s is none', (path) => expect(isPage(path, index)).toBe(false));

  it('has no page of a device or country while nobody knows which there are', () => {
    expect(isPage('/countries/de', undefined)).toBe(false);
    expect(isPage('/countries', undefined)).toBe(true);
  });
});
