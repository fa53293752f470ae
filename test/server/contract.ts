/** One contract, two servers: everything here is asked of Node and of the Worker at the edge. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Problem } from '../../src/schema/problem.js';
import { Check } from '../../src/schema/published-check.js';
import { PublishedCountry } from '../../src/schema/published-country.js';
import { PublishedDevice } from '../../src/schema/published-device.js';
import { Index } from '../../src/schema/published-index.js';
import { TOOLS } from '../../src/server/mcp/tools.js';
import { smallSite, type SmallSite } from './small-site.js';

/** Starts a server of a site on a free port. */
export type Start = (dir: string) => Promise<{ address: string; close(): Promise<void> }>;

export function contract(start: Start): void {
  let site: SmallSite;
  let base: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    site = await smallSite();
    ({ address: base, close } = await start(site.dir));
  }, 120_000);
  afterAll(async () => {
    await close();
    site.remove();
  });

  const get = (path: string, init?: RequestInit) => fetch(base + path, init);

  describe('API', () => {
    it.each([
      ['/v1/index.json', Index],
      ['/v1/countries/de.json', PublishedCountry],
      ['/v1/models/ec25-e.json', PublishedDevice],
      ['/v1/check/ec25-e/de.json', Check],
    ])('%s is as described, for every origin, with a tag and a time to keep', async (path, schema) => {
      const response = await get(path, { headers: { origin: 'https://elsewhere.test' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
      schema.parse(await response.json());
      const etag = response.headers.get('etag')!;
      const again = await get(path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('access-control-allow-origin')).toBe('*');
    });

    it.each([
      ['/v1/countries/uk.json', 404, 'unknown-country', 'gb'],
      ['/v1/models/ec52-e.json', 404, 'unknown-device', 'ec25-e'],
      ['/v1/check/ec25e/germny.json', 404, 'unknown-device-and-country', 'ec25-e'],
      ['/v1/countries/__proto__.json', 404, 'unknown-country', undefined],
      ['/v1/models/constructor.json', 404, 'unknown-device', undefined],
      ['/v1/nothing', 404, 'unknown-address', undefined],
      ['/v1/%2e%2e%2fpackage.json', 400, 'malformed-address', undefined],
      ['/v1/%', 400, 'malformed-address', undefined],
      ['/assets/gone-0a1b2c3d.js', 404, 'unknown-address', undefined],
    ])('%s is problem %i %s near %s', async (path, status, code, near) => {
      const response = await get(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).not.toContain('immutable');
      const problem = Problem.parse(await response.json());
      expect(problem.type).toBe(`/api#${code}`);
      expect(problem.errors?.[0]?.near[0]?.value).toBe(near);
    });

    it('sends every page with the headers that SECURITY.md promises', async () => {
      const promised = [
        ...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| `([\w-]+)` +\| `([^`]+)` +\|/gm),
      ];
      expect(promised.length).toBeGreaterThan(6);
      for (const path of ['/', '/countries/de', '/zh/check/ec25-e/de', '/api']) {
        const { headers } = await get(path);
        for (const [, name, value] of promised)
          expect([path, name, headers.get(name!)]).toEqual([path, name, value]);
      }
    });

    it('answers OPTIONS, and refuses other methods', async () => {
      const options = await get('/v1/check/ec25-e/de.json', {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'GET' },
      });
      expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      const post = await get('/v1/check/ec25-e/de.json', { method: 'POST', body: '{}' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    });

    it.each(['/v1/countries/de.json', '/v1/check/ec25-e/de.json', '/v1/downloads/networks.csv'])(
      'gives pieces of %s, and says that it comes in several encodings',
      async (path) => {
        const ask = (headers: Record<string, string>) =>
          get(path, { headers: { 'accept-encoding': 'identity', ...headers } });
        const response = await ask({});
        expect(response.headers.get('vary')).toContain('accept-encoding');
        expect(response.headers.get('accept-ranges')).toBe('bytes');
        const whole = Buffer.from(await response.arrayBuffer());
        for (const [range, start, end] of [
          ['bytes=2-9', 2, 10],
          ['bytes=-5', whole.length - 5, whole.length],
          [`bytes=${whole.length - 3}-`, whole.length - 3, whole.length],
        ] as const) {
          const piece = await ask({ range });
          expect([piece.status, piece.headers.get('content-range')]).toEqual([
            206,
            `bytes ${start}-${end - 1}/${whole.length}`,
          ]);
          expect(Buffer.from(await piece.arrayBuffer()).equals(whole.subarray(start, end))).toBe(true);
        }
        const beyond = await ask({ range: `bytes=${whole.length}-` });
        expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
          416,
          `bytes */${whole.length}`,
        ]);
        for (const headers of [{ range: 'bytes=5-2' }, { range: 'bytes=0-1', 'if-range': 'W/"x"' }]) {
          const all = await ask(headers);
          expect([all.status, (await all.arrayBuffer()).byteLength]).toEqual([200, whole.length]);
        }
      },
    );

    it('keeps files that are named by their content for good', async () => {
      const response = await get('/assets/app-0a1b2c3d.js');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    it.each([
      ['/embed/1.2.3/band-check.js', /^public, max-age=31536000, immutable$/],
      ['/embed/v1/band-check.js', /^public, max-age=600, stale-while-revalidate=86400$/],
      ['/embed/band-check.js', /^public, max-age=600, stale-while-revalidate=86400$/],
    ])('%s is a script for every origin, with its time to keep', async (path, kept) => {
      const response = await get(path, { headers: { origin: 'https://elsewhere.test' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(response.headers.get('cache-control')).toMatch(kept);
    });

    it('a version of the script that does not exist is not kept for good', async () => {
      const response = await get('/embed/9.9.9/band-check.js');
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).not.toContain('immutable');
    });

    it('draws its own pages, and no others', async () => {
      const as = { headers: { accept: 'text/html' } };
      expect(await (await get('/countries/de', as)).text()).toContain('<title>Germany</title>');
      expect(await (await get('/zh/check/ec25-e/de', as)).text()).toContain('<title>Quectel EC25-E 在德国：');
      for (const path of ['/countries/xx', '/networks/xx-nothing']) {
        const missing = await get(path, as);
        expect([missing.status, await missing.text()]).toEqual([
          404,
          expect.stringMatching(/<title>We don(?:['’]|&#39;)t have “xx(-nothing)?”/),
        ]);
      }
      expect((await get('/sw.js.map', as)).headers.get('content-type')).toBe('application/problem+json');
    });
  });

  describe('MCP over plain HTTP', () => {
    const body = (method: string, params: unknown = {}) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const post = (text: string, headers: Record<string, string> = {}) =>
      get('/mcp', {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const call = { name: 'check_device', arguments: { device: 'ec25-e', countries: ['de'] } };

    it('answers a plain caller in plain JSON', async () => {
      const response = await post(body('tools/call', call));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('application/json');
      const { result } = (await response.json()) as { result: { structuredContent: { answer: string } } };
      expect(result.structuredContent.answer).toBe('Quectel EC25-E in Germany: Works on all 3 networks.');
    });

    it.each([
      ['text/html', 'unsupported-media-type', 415],
      ['application/x-www-form-urlencoded', 'unsupported-media-type', 415],
    ])('refuses content of type %s', async (type, code, status) => {
      const response = await post(body('tools/list'), { 'content-type': type });
      expect(response.status).toBe(status);
      expect(Problem.parse(await response.json()).type).toBe(`/api#${code}`);
    });

    it('refuses a large body, a large batch and other methods', async () => {
      const large = await post(body('tools/call', { ...call, pad: 'x'.repeat(200_000) }));
      expect(large.status).toBe(413);
      const batch = await post(
        JSON.stringify(Array.from({ length: 50 }, () => JSON.parse(body('ping')) as unknown)),
      );
      expect(batch.status).toBe(413);
      for (const method of ['GET', 'DELETE', 'PUT']) {
        const response = await get('/mcp', { method });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      }
    });

    it.each([
      ['{', 400],
      ['', 400],
      ['null', 400],
      ['[]', 400],
      ['"text"', 400],
      ['{"jsonrpc":"1.0"}', 400],
      [body('no/such/method'), 200],
      [body('tools/call', { name: '__proto__' }), 200],
      [body('tools/call', { name: 'check_device', arguments: { device: 1 } }), 200],
      [body('resources/read', { uri: 'file:///etc/passwd' }), 200],
    ])('answers %j with an error that tells nothing of the inside', async (text, status) => {
      const response = await post(text);
      expect(response.status).toBe(status);
      const answer = await response.text();
      expect(answer).toMatch(/"error"|"isError":true/);
      expect(answer).not.toMatch(/\bat \w+ \(|\.js:\d|node_modules/);
    });

    it('lets pages of its own and of this machine ask, and no others', async () => {
      for (const origin of ['https://example.test', 'http://localhost:6274']) {
        expect((await post(body('tools/list'), { origin })).status).toBe(200);
      }
      const foreign = await post(body('tools/list'), { origin: 'https://evil.test' });
      expect([foreign.status, Problem.parse(await foreign.json()).type]).toEqual([
        403,
        '/api#forbidden-origin',
      ]);
    });

    it('answers any page where it is public, its own pages alone on this machine, and /mcp/ like /mcp', async () => {
      const statusOf = async (host: string, origin: string) => {
        const headers = { host, origin, 'content-type': 'application/json' };
        const asked = request(base + '/mcp/', { method: 'POST', headers });
        asked.end(body('ping'));
        const [response] = (await once(asked, 'response')) as [IncomingMessage];
        return [response.resume().statusCode, response.headers['access-control-allow-origin']];
      };
      expect(await statusOf('example.test', 'https://elsewhere.test')).toEqual([200, '*']);
      expect((await statusOf('localhost', 'https://elsewhere.test'))[0]).toBe(403);
      expect((await statusOf('localhost', 'http://localhost:6274'))[0]).toBe(200);
      expect((await statusOf('evil.test', 'https://evil.test'))[0]).toBe(403);
    });

    it('answers the preflight of a page', async () => {
      const { status, headers } = await get('/mcp', {
        method: 'OPTIONS',
        headers: { origin: 'http://localhost:6274', 'access-control-request-method': 'POST' },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-methods')).toBe('POST,OPTIONS');
      for (const name of ['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
        expect(headers.get('access-control-allow-headers')).toContain(name);
      }
      expect((await post(body('tools/list'))).headers.get('access-control-expose-headers')).toContain(
        'mcp-protocol-version',
      );
    });

    it('refuses to keep a line open for news that never come', async () => {
      const version = '2026-07-28';
      const response = await post(
        body('subscriptions/listen', {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': version,
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        }),
        { 'mcp-protocol-version': version, 'mcp-method': 'subscriptions/listen' },
      );
      expect(await response.text()).toContain('limit');
    });
  });

  describe('MCP clients', () => {
    const ask = { name: 'check_device', arguments: { device: 'ec25-e', countries: ['de'] } };

    async function connected(mode: NonNullable<ClientOptions['versionNegotiation']>) {
      const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: mode });
      await client.connect(new StreamableHTTPClientTransport(new URL(base + '/mcp')));
      return client;
    }

    it.each([
      ['2026-07-28', { mode: { pin: '2026-07-28' } }],
      ['2025-11-25', { mode: 'legacy' }],
    ] as const)('of the present SDK are answered in revision %s', async (revision, mode) => {
      const client = await connected(mode);
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect(client.getServerCapabilities()).toEqual({
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
        completions: {},
      });
      expect(client.getInstructions()).toContain('check_device');
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
      for (const { annotations, outputSchema, title } of tools) {
        expect(title).toBeTruthy();
        expect(annotations).toEqual({
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        });
        expect(outputSchema?.type).toBe('object');
      }
      const { structuredContent } = await client.callTool(ask);
      expect(structuredContent).toMatchObject({
        answer: 'Quectel EC25-E in Germany: Works on all 3 networks.',
      });

      const templates = await client.listResourceTemplates();
      expect(templates.resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
        'band-check://countries/{cc}',
        'band-check://devices/{id}',
        'band-check://sources/{id}',
      ]);
      const { contents } = await client.readResource({ uri: 'band-check://countries/de' });
      expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ cc: 'de' });
      await expect(client.readResource({ uri: 'band-check://countries/xx' })).rejects.toMatchObject({
        code: -32602,
      });

      const completion = await client.complete({
        ref: { type: 'ref/resource', uri: 'band-check://countries/{cc}' },
        argument: { name: 'cc', value: 'germ' },
      });
      expect(completion.completion.values).toEqual(['de']);
      const prompt = await client.complete({
        ref: { type: 'ref/prompt', name: 'audit_fleet' },
        argument: { name: 'devices', value: 'ec25-e, rut' },
      });
      expect(prompt.completion.values).toEqual(['ec25-e, rutx12-0', 'ec25-e, rutx12-1']);
      expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
        'choose_module',
        'audit_fleet',
      ]);
      const { messages } = await client.getPrompt({
        name: 'choose_module',
        arguments: { countries: 'de, fr' },
      });
      expect(JSON.stringify(messages)).toContain('de, fr');
      await client.close();
    });

    it('of the SDK before are answered', async () => {
      const client = new OldClient({ name: 'test', version: '1.0.0' });
      // its transport's types are not exact about optional properties
      await client.connect(new OldTransport(new URL(base + '/mcp')) as Parameters<OldClient['connect']>[0]);
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(TOOLS.length);
      const { structuredContent } = await client.callTool(ask);
      expect(structuredContent).toMatchObject({
        answer: 'Quectel EC25-E in Germany: Works on all 3 networks.',
      });
      await expect(client.callTool({ name: 'nothing', arguments: {} })).rejects.toMatchObject({
        code: -32602,
      });
      await client.close();
    });

    it('tells the new revision how long lists may be kept', async () => {
      const version = '2026-07-28';
      for (const method of ['tools/list', 'resources/list', 'prompts/list', 'server/discover']) {
        const response = await get('/mcp', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'mcp-protocol-version': version,
            'mcp-method': method,
          },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method,
            params: {
              _meta: {
                'io.modelcontextprotocol/protocolVersion': version,
                'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
                'io.modelcontextprotocol/clientCapabilities': {},
              },
            },
          }),
        });
        expect(((await response.json()) as { result: unknown }).result).toMatchObject({
          ttlMs: 3_600_000,
          cacheScope: 'public',
        });
      }
    });

    it('come 200 at once and each gets its own answer', { timeout: 60_000 }, async () => {
      const countries = ['de', 'gb', 'jp', 'us', 'kw'];
      const answers = await Promise.all(
        Array.from({ length: 200 }, async (_, i) => {
          const cc = countries[i % countries.length]!;
          const response = await get('/mcp', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              jsonrpc: '2.0',
              id: i,
              method: 'tools/call',
              params: { name: 'check_device', arguments: { device: 'ec25-e', countries: [cc] } },
            }),
          });
          const { id, result } = (await response.json()) as {
            id: number;
            result: { structuredContent: { countries: { cc: string }[] } };
          };
          return id === i && result.structuredContent.countries[0]!.cc === cc;
        }),
      );
      expect(answers.filter(Boolean)).toHaveLength(200);
    });
  });
}
