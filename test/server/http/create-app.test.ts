import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../../src/schema/problem.js';
import { SiteFolder } from '../../../src/server/http/site-folder.js';
import { type App, type Client, createApp } from '../../../src/server/http/create-app.js';
import { damaged } from '../../fixtures/damage.js';
import { SEED } from '../../fixtures/seed.js';
import { type SmallSite, smallSite } from '../small-site.js';

let site: SmallSite;
let app: App;
let folder: SiteFolder;
const errors: unknown[] = [];
const mcp = new Hono<{ Bindings: Client }>().all('/', () => new Response('mcp'));
beforeAll(async () => {
  site = await smallSite();
  folder = new SiteFolder(site.dir);
  app = createApp({ files: folder, mcp, onError: (error) => errors.push(error) });
});
afterAll(() => {
  folder.close();
  site.remove();
  expect(errors).toEqual([]);
});

function ask(path: string, init: RequestInit = {}) {
  return app.fetch(new Request('http://localhost' + path, init), { address: '192.0.2.1' });
}

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  const problem = Problem.parse(await response.json());
  expect(problem.status).toBe(response.status);
  return problem;
}

describe('unknown resources', () => {
  it.each([
    ['/v1/countries/xx.json', 'unknown-country', 'cc', 'xx', []],
    ['/v1/countries/DE.json', 'unknown-country', 'cc', 'DE', ['de']],
    ['/v1/countries/uk.json', 'unknown-country', 'cc', 'uk', ['gb']],
    ['/v1/countries/germny.json', 'unknown-country', 'cc', 'germny', ['de']],
    ['/v1/countries/congo.json', 'unknown-country', 'cc', 'congo', ['cd', 'cg']],
    ['/v1/countries/%E5%BE%B7%E5%9B%BD.json', 'unknown-country', 'cc', '德国', ['de']],
    ['/v1/countries/__proto__.json', 'unknown-country', 'cc', '__proto__', []],
    ['/v1/models/ec52-e.json', 'unknown-device', 'id', 'ec52-e', ['ec25-e']],
    ['/v1/models/rutx12.json', 'unknown-device', 'id', 'rutx12', ['rutx12-0', 'rutx12-1']],
    ['/v1/models/constructor.json', 'unknown-device', 'id', 'constructor', []],
    ['/v1/check/ec25e/de.json', 'unknown-device', 'id', 'ec25e', ['ec25-e']],
    ['/v1/check/ec25-e/uk.json', 'unknown-country', 'cc', 'uk', ['gb']],
  ])('%s is %s', async (path, code, parameter, value, near) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    const problem = await problemOf(response);
    expect(problem.type).toBe('/api#' + code);
    const [error] = problem.errors!;
    expect([error!.parameter, error!.value]).toEqual([parameter, value]);
    expect(error!.near.map((match) => match.value).slice(0, 2)).toEqual(near);
    for (const { url } of error!.near) {
      expect((await ask(new URL(url).pathname)).status, `${url} can be asked instead`).toBe(200);
    }
  });

  it('names both parameters when both are unknown, and leads to a check that exists', async () => {
    const problem = await problemOf(await ask('/v1/check/ec25e/uk.json'));
    expect(problem.type).toBe('/api#unknown-device-and-country');
    expect(problem.errors!.map(({ parameter }) => parameter)).toEqual(['id', 'cc']);
    expect(problem.errors!.map(({ near }) => new URL(near[0]!.url).pathname)).toEqual([
      '/v1/check/ec25-e/gb.json',
      '/v1/check/ec25-e/gb.json',
    ]);
  });

  it.each(['/v1/nothing', '/v1/countries/de', '/v1/check/ec25-e.json', '/v1/countries/', '/v1/a/b/c/d.json'])(
    '%s has the addresses of the API in its answer',
    async (path) => {
      const problem = await problemOf(await ask(path, { headers: { accept: 'text/html' } }));
      expect([problem.status, problem.type]).toEqual([404, '/api#unknown-address']);
      expect(problem.detail).toContain('/v1/check/{id}/{cc}.json');
    },
  );

  it('cuts what it repeats', async () => {
    const response = await ask(`/v1/countries/${'x'.repeat(5000)}.json`);
    expect((await response.text()).length).toBeLessThan(1000);
  });

  it('leads from the base address to the index', async () => {
    const response = await ask('/v1/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/v1/index.json']);
  });
});

describe('hostile addresses', () => {
  it.each([
    '/v1/countries/%2e%2e%2fde.json',
    '/v1/%5c..%5cindex.json',
    '/%00',
    '/v1/index.json%0d%0aX-Evil:1',
    '/v1/%',
    '/%ff',
  ])('%s is malformed', async (path) => {
    const problem = await problemOf(await ask(path));
    expect([problem.status, problem.type]).toEqual([400, '/api#malformed-address']);
  });

  it.each(['/%252e%252e/package.json', '/../../etc/passwd', '/.secret', '/_headers', '/.git/config'])(
    '%s is nothing',
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});

describe('pages', () => {
  const asBrowser = { headers: { accept: 'text/html,*/*;q=0.8' } };

  it.each([
    ['/', 200, 'shell'],
    ['/devices', 200, 'devices'],
    ['/countries/de', 200, 'Germany'],
    ['/countries/de/', 200, 'Germany'],
    ['/zh/countries/de', 200, '德国'],
    ['/check/ec25-e/de', 200, 'shell'],
    ['/zh/check/ec25-e/de', 200, 'shell zh'],
    ['/networks/telekom-de', 200, 'Telekom'],
    ['/networks/xx-nothing', 404, 'We don&#39;t have “xx-nothing”. · BandCheck'],
    ['/api', 200, 'API · BandCheck'],
    ['/countries/xx', 404, 'We don&#39;t have “xx”. · BandCheck'],
    ['/check/ec25-e/xx', 404, 'We don&#39;t have “xx”. · BandCheck'],
    ['/devices/__proto__', 404, 'We don&#39;t have “__proto__”. · BandCheck'],
    ['/nothing', 404, 'missing'],
    ['/zh/zh/devices', 404, null],
    ['/check/ec25-e/de/more', 404, 'missing'],
  ])('%s is %i %s', async (path, status, title) => {
    const response = await ask(path, asBrowser);
    expect(response.status).toBe(status);
    if (title) expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it.each(['/sw.js.map', '/assets/old-1.js', '/embed/v9.js', '/favicon.ico', '/v1x/index.json'])(
    '%s is a file that is missing, never the shell',
    async (path) => expect((await problemOf(await ask(path, asBrowser))).status).toBe(404),
  );

  it('never answers "not modified" for what is missing', async () => {
    const response = await ask('/nothing', { headers: { accept: 'text/html', 'if-none-match': '*' } });
    expect([response.status, response.headers.get('etag')]).toEqual([404, null]);
  });

  it('tells a program in JSON that a page is missing', async () => {
    expect((await problemOf(await ask('/nothing'))).type).toBe('/api#unknown-address');
  });
});

describe('methods and origins', () => {
  it('hands /mcp to its service, whatever the method', async () => {
    expect(await (await ask('/mcp', { method: 'DELETE' })).text()).toBe('mcp');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    const response = await ask('/v1/index.json', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    await problemOf(response);
  });

  it.each(['/v1/index.json', '/v1/nothing', '/', '/%'])('OPTIONS %s is answered', async (path) => {
    const { status, headers } = await ask(path, { method: 'OPTIONS' });
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-methods'),
    ]).toEqual([204, '*', 'GET, HEAD, OPTIONS']);
  });

  it('lets every origin read every answer, once', async () => {
    for (const path of ['/v1/index.json', '/v1/nothing', '/', '/nothing', '/v1/']) {
      expect((await ask(path)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('answers HEAD without a body, errors too', async () => {
    for (const [path, status] of [
      ['/v1/index.json', 200],
      ['/v1/countries/xx.json', 404],
    ] as const) {
      const response = await ask(path, { method: 'HEAD' });
      expect([response.status, response.body]).toEqual([status, null]);
    }
  });
});

describe('failures inside', () => {
  it('are told to the operator, and to the caller only as a failure', async () => {
    const told: unknown[] = [];
    const failing = createApp({
      files: { answer: () => Promise.reject(new Error('disk /secret/path')) },
      mcp,
      onError: (error) => told.push(error),
    });
    const response = await failing.fetch(new Request('http://localhost/v1/index.json'), { address: '' });
    expect(response.status).toBe(500);
    expect(JSON.stringify(await problemOf(response))).not.toContain('secret');
    expect(told).toHaveLength(1);
  });

  it('do not stick: the index is read again after it could not be read', async () => {
    let broken = true;
    const busy = createApp({
      files: {
        answer: (path, request) =>
          broken && path === '/v1/index.json'
            ? Promise.reject(new Error('busy'))
            : folder.answer(path, request),
      },
      mcp,
      onError: () => undefined,
    });
    const request = () => busy.fetch(new Request('http://localhost/v1/countries/xx.json'), { address: '' });
    expect((await request()).status).toBe(500);
    broken = false;
    expect((await request()).status).toBe(404);
  });
});

describe(`any request (SEED=${SEED})`, () => {
  const KNOWN = [
    '/',
    '/countries/de',
    '/zh/check/ec25-e/de',
    '/v1/index.json',
    '/v1/countries/de.json',
    '/v1/check/ec25-e/de.json',
    '/v1/models/%65c25-e.json',
    '/assets/app-0a1b2c3d.js',
    '/large.csv',
    '/.well-known/../.secret',
    '/%E5%BE%B7/%2e%2e/%00',
  ];
  const path = fc.oneof(
    fc.constantFrom(...KNOWN),
    damaged(KNOWN).map((text) => `/${text.replace(/^\/+/, '')}`),
    fc.webPath({ size: 'medium' }),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${text}`),
    fc
      .array(
        fc.constantFrom(
          '..',
          '.',
          '',
          '%2e',
          '%2F',
          '%5c',
          '%',
          '%00',
          '__proto__',
          'v1',
          'check',
          'ec25-e',
          'de.json',
        ),
        {
          maxLength: 8,
        },
      )
      .map((parts) => `/${parts.join('/')}`),
  );
  const text = fc.string({ maxLength: 40 }).filter((value) => /^[\x20-\x7e]*$/.test(value));
  const number = fc.oneof(
    fc.nat(1_400_000).map(String),
    fc.constantFrom('', '0', '99999999999999', '1e3', '-1'),
  );
  const headers = fc.record(
    {
      range: fc.oneof(
        fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
        text,
      ),
      accept: fc.oneof(fc.constantFrom('text/html', '*/*'), text),
      'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0, br;q=0.5', '*', 'identity;q=0'), text),
      'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"x", "y"'), text),
      'if-modified-since': fc.oneof(fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', '2999'), text),
      'if-range': text,
      origin: text,
    },
    { requiredKeys: [] },
  );
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE');

  it('is answered whole, for every origin, and never by a crash', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(path, headers, method, async (asked, sent, by) => {
        const response = await ask(asked, { method: by, headers: sent as Record<string, string> });
        const { status } = response;
        seen.add(status);
        expect([200, 204, 206, 302, 304, 400, 404, 405, 416]).toContain(status);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        const bytes = (await response.arrayBuffer()).byteLength;
        if (by === 'HEAD' || [204, 302, 304, 416].includes(status)) expect(bytes).toBe(0);
        else if (status === 206) expect(String(bytes)).toBe(response.headers.get('content-length'));
        else expect(bytes).toBeGreaterThan(0);
        if (response.headers.get('content-type') === 'application/problem+json')
          expect(response.headers.get('cache-control')).not.toContain('immutable');
        expect(errors).toEqual([]);
      }),
      { seed: SEED, numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining([200, 400, 404, 405]));
  });

  it('with a range gets what RFC 9110 says, by a second, plain reading of it', async () => {
    const whole = Buffer.from(await (await ask('/large.csv')).arrayBuffer());
    const end = whole.length;
    const near = fc.oneof(fc.nat(20), fc.integer({ min: end - 20, max: end + 20 }));
    const range = fc.tuple(fc.option(near, { nil: undefined }), fc.option(near, { nil: undefined }));
    await fc.assert(
      fc.asyncProperty(range, async ([from, to]) => {
        const response = await ask('/large.csv', { headers: { range: `bytes=${from ?? ''}-${to ?? ''}` } });
        const got = Buffer.from(await response.arrayBuffer());
        // no number at all, or a last byte before the first: no range, so the whole (RFC 9110 14.1.2)
        if (
          (from === undefined && to === undefined) ||
          (from !== undefined && to !== undefined && to < from)
        ) {
          expect([response.status, got.length]).toEqual([200, end]);
        } else if (from === undefined ? to === 0 : from >= end) {
          expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${end}`]);
        } else {
          const part =
            from === undefined
              ? whole.subarray(Math.max(0, end - to!))
              : whole.subarray(from, to === undefined ? end : to + 1);
          expect(response.status).toBe(206);
          expect(got.equals(part)).toBe(true);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
