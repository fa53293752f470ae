import { describe, expect, it } from 'vitest';
import { decodePath, findPage, localPath, matchPath, pathOf, splitLang } from '../../src/words/page-paths.js';
import { PAGE_PATHS, type PageName } from '../../src/words/pages.js';

describe('findPage', () => {
  it.each([
    ['/', 'en', 'check', {}],
    ['/zh', 'zh', 'check', {}],
    ['/zh/', 'zh', 'check', {}],
    ['/devices/', 'en', 'devices', {}],
    ['/devices/ec25-e', 'en', 'device', { id: 'ec25-e' }],
    ['/zh/devices/EC25-E', 'zh', 'device', { id: 'ec25-e' }],
    ['/check/ec25-e/de', 'en', 'report', { id: 'ec25-e', cc: 'de' }],
    ['/zh/check/ec25-e/de/', 'zh', 'report', { id: 'ec25-e', cc: 'de' }],
    ['/switch-offs', 'en', 'switchOffs', {}],
    ['/zhx', 'en', 'missing', {}],
    ['/zhx/check/ec25-e/de', 'en', 'missing', {}],
    ['/check/ec25-e', 'en', 'missing', {}],
    ['/check/ec25-e/de/more', 'en', 'missing', {}],
    ['/devices/%', 'en', 'missing', {}],
    ['/devices/..', 'en', 'missing', {}],
    ['//devices', 'en', 'missing', {}],
  ])('%s is the %s page %s', (path, lang, page, params) =>
    expect(findPage(path)).toEqual({ lang, page, params }),
  );

  it('finds every page by the path that pathOf gives', () => {
    for (const page of Object.keys(PAGE_PATHS) as PageName[]) {
      const path = pathOf(page, { id: 'some-id', cc: 'de' });
      expect(findPage(path).page).toBe(page);
      expect(findPage(localPath('zh', path))).toMatchObject({ lang: 'zh', page });
    }
  });
});

it('splits the language off and puts it on again', () => {
  for (const path of ['/', '/devices', '/check/ec25-e/de']) {
    expect(splitLang(localPath('zh', path))).toEqual({ lang: 'zh', path });
    expect(splitLang(localPath('en', path))).toEqual({ lang: 'en', path });
  }
});

describe('matchPath', () => {
  it('reads names that text follows', () => {
    expect(matchPath('/v1/check/{id}/{cc}.json', '/v1/check/EC25-E/de.json')).toEqual({
      id: 'EC25-E',
      cc: 'de',
    });
    for (const path of [
      '/v1/check/a/de',
      '/v1/check/a/.json',
      '/v1/check/a/b/c.json',
      '/v1/check//de.json',
    ]) {
      expect(matchPath('/v1/check/{id}/{cc}.json', path), path).toBeUndefined();
    }
  });

  it('keeps hostile parts of an address as plain text', () => {
    expect(matchPath('/devices/{id}', '/devices/__proto__')).toEqual(
      Object.fromEntries([['id', '__proto__']]),
    );
    expect(matchPath('/devices/{id}', '/devices/%3Cscript%3E')).toEqual({ id: '<script>' });
    expect(pathOf('device', { id: 'a/b?c' })).toBe('/devices/a%2Fb%3Fc');
  });
});

it('decodes a path, and refuses one that hides a slash, a dot segment or a control character', () => {
  expect(decodePath('/countries/%E5%BE%B7%E5%9B%BD')).toBe('/countries/德国');
  expect(decodePath('/%252e%252e/x')).toBe('/%2e%2e/x');
  for (const path of ['/%2e%2e/x', '/a%2fb', '/a%5cb', '/%00', '/a%0d%0ab', '/%', '/%ff']) {
    expect(decodePath(path), path).toBeUndefined();
  }
});
