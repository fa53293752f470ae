import { describe, expect, it } from 'vitest';
import { findPlace, matchPath, splitLang } from '../../../src/app/base/router.js';
import { localPath, pathOf } from '../../../src/words/pages.js';
import { PAGE_PATHS, type PageName } from '../../../src/words/pages.js';

describe('findPlace', () => {
  it.each([
    ['/', 'en', 'check', {}],
    ['/zh', 'zh', 'check', {}],
    ['/zh/', 'zh', 'check', {}],
    ['/devices', 'en', 'devices', {}],
    ['/devices/', 'en', 'devices', {}],
    ['/devices/ec25-e', 'en', 'device', { id: 'ec25-e' }],
    ['/zh/devices/EC25-E', 'zh', 'device', { id: 'ec25-e' }],
    ['/countries/de', 'en', 'country', { cc: 'de' }],
    ['/check/ec25-e/de', 'en', 'report', { id: 'ec25-e', cc: 'de' }],
    ['/zh/check/ec25-e/de', 'zh', 'report', { id: 'ec25-e', cc: 'de' }],
    ['/switch-offs', 'en', 'switchOffs', {}],
    ['/zhx', 'en', 'missing', {}],
    ['/nothing/at/all/here', 'en', 'missing', {}],
    ['/devices/%', 'en', 'missing', {}],
    ['//devices', 'en', 'missing', {}],
  ])('%s is the %s page %s', (path, lang, name, params) => {
    const place = findPlace(path);
    expect([place.lang, place.page, place.params]).toEqual([lang, name, params]);
  });

  it('finds every page by the path that pathOf gives', () => {
    for (const name of Object.keys(PAGE_PATHS) as PageName[]) {
      const path = pathOf(name, { id: 'some-id', cc: 'de' });
      expect(findPlace(path).page).toBe(name);
      expect(findPlace(localPath('zh', path))).toMatchObject({ lang: 'zh', page: name });
    }
  });
});

it('splits the language off and puts it on again', () => {
  for (const path of ['/', '/devices', '/check/ec25-e/de']) {
    expect(splitLang(localPath('zh', path))).toEqual({ lang: 'zh', path });
    expect(splitLang(localPath('en', path))).toEqual({ lang: 'en', path });
  }
});

it('keeps hostile parts of an address as plain text', () => {
  expect(matchPath('/devices/{id}', '/devices/__proto__')).toEqual({ id: '__proto__' });
  expect(matchPath('/devices/{id}', '/devices/%3Cscript%3E')).toEqual({ id: '<script>' });
  expect(pathOf('device', { id: 'a/b?c' })).toBe('/devices/a%2Fb%3Fc');
});
