import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteFolder } from '../../../src/server/http/site-folder.js';
import { type SmallSite, smallSite } from '../small-site.js';

let site: SmallSite;
let folder: SiteFolder;
beforeAll(async () => {
  site = await smallSite();
  folder = new SiteFolder(site.dir);
});
afterAll(() => {
  folder.close();
  site.remove();
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return folder.answer(path, new Request('http://localhost' + path, { method, headers }));
}

describe('a folder', () => {
  it('is refused with what to do when it is not there', () => {
    expect(() => new SiteFolder('/nowhere/dist')).toThrow('npm run build');
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'shell'],
    ['/api', 'text/html; charset=utf-8', 'api'],
    ['/zh', 'text/html; charset=utf-8', 'shell zh'],
    ['/zh/', 'text/html; charset=utf-8', 'shell zh'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'self'],
    ['/v1/countries/de.json', 'application/json', '"Germany"'],
    ['/large.csv', 'text/csv; charset=utf-8', 'network,band'],
  ])('answers %s as %s', async (path, type, part) => {
    const response = (await ask(path))!;
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toContain(part);
  });

  it.each(['/nothing', '/.secret', '/_headers', '/../package.json', '/__proto__', '/v1', '/v1/index.json/'])(
    'has no %s',
    async (path) => {
      expect(await folder.answer(path, new Request('http://localhost/'))).toBeUndefined();
    },
  );

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['BR', 'br', brotliDecompressSync],
    ['', null, undefined],
    ['identity', null, undefined],
    ['zstd', null, undefined],
  ])('accepting %j sends %s, small and large', async (accept, encoding, decode) => {
    for (const path of ['/v1/countries/de.json', '/large.csv']) {
      const response = (await ask(path, { 'accept-encoding': accept }))!;
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      const bytes = Buffer.from(await response.arrayBuffer());
      const plain = readFileSync(join(site.dir, path));
      expect((decode ? decode(bytes) : bytes).equals(plain)).toBe(true);
      if (encoding) expect(bytes.length).toBeLessThan(plain.length / 2);
    }
  });

  it('answers a condition that still holds with 304 and no body', async () => {
    for (const path of ['/v1/index.json', '/large.csv']) {
      const first = (await ask(path))!;
      const etag = first.headers.get('etag')!;
      const modified = first.headers.get('last-modified')!;
      for (const condition of [
        { 'if-none-match': etag },
        { 'if-none-match': `"other", ${etag.replace('W/', '')}` },
        { 'if-none-match': '*' },
        { 'if-modified-since': modified },
      ]) {
        const again = (await ask(path, condition as Record<string, string>))!;
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
        expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      }
      for (const condition of [
        { 'if-none-match': '"other"' },
        { 'if-none-match': '"other"', 'if-modified-since': modified },
        { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
        { 'if-modified-since': 'nonsense' },
      ]) {
        expect((await ask(path, condition as Record<string, string>))!.status).toBe(200);
      }
    }
  });

  it.each([
    ['bytes=0-6', 206, 'network', 'bytes 0-6/1300000'],
    ['bytes=1299995-', 206, 'band\n', 'bytes 1299995-1299999/1300000'],
    ['bytes=-5', 206, 'band\n', 'bytes 1299995-1299999/1300000'],
    ['bytes=1299999-9999999', 206, '\n', 'bytes 1299999-1299999/1300000'],
    ['bytes=1300000-', 416, '', 'bytes */1300000'],
  ])('answers the range %s with %i', async (range, status, text, contentRange) => {
    const response = (await ask('/large.csv', { range, 'accept-encoding': 'br' }))!;
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  it.each(['bytes=5-2', 'bytes=5-2x', 'lines=0-1', 'bytes=0-1,3-4', 'bytes=-'])(
    'ignores the range %s',
    async (range) => {
      expect((await ask('/v1/index.json', { range }))!.status).toBe(200);
    },
  );

  it('ignores a range that depends on a tag that cannot be proven', async () => {
    const response = (await ask('/large.csv', { range: 'bytes=0-1', 'if-range': 'W/"x"' }))!;
    expect(response.status).toBe(200);
    await response.body!.cancel();
  });

  it('answers HEAD with the headers of GET', async () => {
    for (const path of ['/v1/index.json', '/large.csv']) {
      const get = (await ask(path))!;
      // a range is defined for GET alone (RFC 9110 14.2)
      const head = (await ask(path, { range: 'bytes=0-1' }, 'HEAD'))!;
      expect([head.status, head.body]).toEqual([200, null]);
      expect([...head.headers]).toEqual([...get.headers]);
      await get.body!.cancel();
    }
  });

  it('gives files the headers that _headers says', async () => {
    expect((await ask('/v1/countries/de.json'))!.headers.get('cache-control')).toMatch(/max-age=600/);
    expect((await ask('/sw.js'))!.headers.get('cache-control')).toBe('no-cache');
    expect((await ask('/v1/index.json'))!.headers.get('cache-control')).toMatch(/^public, max-age=60,/);
    expect((await ask('/index.html'))!.headers.get('cache-control')).toBe('no-cache');
  });
});
