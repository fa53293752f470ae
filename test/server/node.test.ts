import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../src/schema/problem.js';
import { type NodeServer, type NodeServerOptions, startServer } from '../../src/server/node.js';
import { contract } from './contract.js';
import { smallSite, type SmallSite } from './small-site.js';

describe('Node', () => contract((dir) => startServer({ dir, port: 0, costPerMinute: 10_000 })));

/** A limit that no test lives to see. */
const AN_HOUR = 3_600_000;

/** How many ends of connections this process holds; the server and its clients share it. */
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

describe('the Node server', () => {
  let site: SmallSite;
  let server: NodeServer | undefined;
  let port: number;
  const large = randomBytes(6_000_000).toString('base64');
  beforeAll(async () => {
    site = await smallSite();
    // letters that hardly compress: a download that no buffer between server and client takes whole
    writeFileSync(join(site.dir, 'large.txt'), large);
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
    writeFileSync(join(site.dir, 'large.txt.br'), brotliCompressSync(large, quick));
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  afterAll(() => site.remove());

  async function start(options: Partial<NodeServerOptions> = {}): Promise<void> {
    server = await startServer({ dir: site.dir, port: 0, ...options });
    port = Number(new URL(server.address).port);
  }

  /** Sends bytes as they are, and gives all that comes back until the server closes. */
  async function send(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += String(chunk)));
    socket.write(text);
    await once(socket, 'close');
    return answer;
  }

  /** A compressed download that has begun and is not read further. */
  async function beginDownload(): Promise<IncomingMessage> {
    const asked = get({ port, path: '/large.txt', headers: { 'accept-encoding': 'br' }, agent: false });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br']);
    response.on('error', () => undefined);
    return response;
  }

  it('refuses /mcp for a host that is not its own, and counts calls by client', async () => {
    await start({ costPerMinute: 2, allowedHosts: ['more.test'] });
    const statusOf = async (host: string) => {
      const headers = { host, 'content-type': 'application/json' };
      const asked = request({ port, path: '/mcp', method: 'POST', headers });
      asked.end('{"jsonrpc":"2.0","id":1,"method":"ping"}');
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      return response.resume().statusCode;
    };
    expect(await statusOf('evil.test')).toBe(403);
    expect(await statusOf('localhost.evil.test')).toBe(403);
    expect(await statusOf('more.test')).toBe(200);
    expect(await statusOf('example.test')).toBe(200);
    expect(await statusOf('localhost')).toBe(429);
  });

  it('counts together what one client sends in any way', async () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const message = (headers = '', connection = 'close', body = ping) =>
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}` +
      `Content-Length: ${body.length}\r\nConnection: ${connection}\r\n\r\n${body}`;
    const statuses = async (text: string) =>
      [...(await send(text)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    await start({ costPerMinute: 3 });
    expect(await statuses(message('X-Forwarded-For: 192.0.2.1\r\n'))).toEqual([200]);
    expect(await statuses(message('Forwarded: for=192.0.2.2\r\nMcp-Session-Id: other\r\n'))).toEqual([200]);
    // three on one connection without waiting for an answer
    const pipelined = message('', 'keep-alive').repeat(2) + message();
    expect(await statuses(pipelined)).toEqual([200, 429, 429]);
    expect(await statuses(message('', 'close', `[${ping}]`))).toEqual([429]);
    expect(await statuses(message('', 'close', '{'))).toEqual([429]);
  });

  it('says that a connection ends whose body was too large to be read', async () => {
    await start();
    const headers = { 'content-type': 'application/json' };
    const asked = request({ port, path: '/mcp', method: 'POST', headers });
    asked.on('error', () => undefined).end(' '.repeat(200_000));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close']);
  });

  it('counts what it refuses for its size', async () => {
    await start({ costPerMinute: 10 });
    const post = async (body: string) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`http://localhost:${port}/mcp`, { method: 'POST', headers, body })).status;
    };
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    expect(await post(`[${Array<string>(11).fill(ping).join()}]`)).toBe(413);
    expect(await post(ping)).toBe(429);
  });

  it('believes of a proxy what the proxy has added, and no port or earlier name', async () => {
    await start({ costPerMinute: 1, trustProxy: true });
    const post = async (forwarded: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
      return (await fetch(`http://localhost:${port}/mcp`, { method: 'POST', headers, body })).status;
    };
    expect(await post('192.0.2.1')).toBe(200);
    expect(await post('198.51.100.7, 192.0.2.1')).toBe(429);
    expect(await post('192.0.2.1:50123')).toBe(429);
    expect(await post('192.0.2.2')).toBe(200);
    expect(await post('[2001:db8:0:1::5]:50123')).toBe(200);
    expect(await post('2001:db8:0:1:ffff::6')).toBe(429);
  });

  it('answers at its address before anything is made, and while something is', async () => {
    const slow = new Promise<never>(() => undefined);
    await start({ maker: { paths: ['v1/slow.json'], make: () => slow } });
    const asked = new AbortController();
    const pending = fetch(`${server!.address}/v1/slow.json`, { signal: asked.signal });
    expect((await fetch(`${server!.address}/v1/index.json`)).status).toBe(200);
    asked.abort();
    await expect(pending).rejects.toThrow('abort');
  });

  it('answers HTTP/1.0, which knows no host, as health checks of proxies ask', async () => {
    await start();
    expect(await send('OPTIONS / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 204 /);
    expect(await send('GET /v1/index.json HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('says what to do when the site is not built', async () => {
    await expect(startServer({ dir: 'nowhere', port: 0 })).rejects.toThrow('npm run build');
  });

  it.each([
    [
      'a host that is no name',
      'GET / HTTP/1.1\r\nHost: xn--\r\nConnection: close\r\n\r\n',
      'malformed-request',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'malformed-request', 400],
    [
      'an address that is none',
      'GET nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'malformed-request',
      400,
    ],
    [
      'two hosts',
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      'malformed-request',
      400,
    ],
    ['no HTTP', 'hello\r\n\r\n', 'malformed-request', 400],
    [
      'a wish for a tunnel',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      'method-not-allowed',
      405,
    ],
    [
      'large headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'headers-too-large',
      431,
    ],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'request-timeout', 408],
    [
      'a body that never ends',
      'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      'request-timeout',
      408,
    ],
  ])('answers %s with a problem body for every origin', async (_, text, code, status) => {
    await start({ timeLimits: { headers: 300, request: 300 } });
    const answer = await send(text);
    const [head, body] = answer.split('\r\n\r\n') as [string, string];
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w`));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(head.toLowerCase()).toContain('access-control-allow-origin: *');
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ status, type: `/api#${code}` });
  });

  it('closes a connection that takes nothing of its answer', async () => {
    await start({ timeLimits: { idle: 300 } });
    const response = await beginDownload();
    const open = sockets();
    await expect.poll(sockets, { timeout: 10_000 }).toBe(open - 1); // not a byte is taken meanwhile
    response.resume();
    await new Promise((resolve) => response.once('close', resolve));
    expect(response.complete).toBe(false);
  });

  it('holds no descriptor for downloads that are broken off', async () => {
    await start();
    const before = descriptors();
    for (let i = 0; i < 20; i++) {
      const response = await beginDownload();
      response.destroy();
    }
    await expect.poll(() => descriptors() - before).toBeLessThan(5);
  });

  it('holds a piece of each download in memory, not the whole', async () => {
    await start();
    const before = process.memoryUsage().arrayBuffers;
    const responses = await Promise.all(Array.from({ length: 100 }, () => beginDownload()));
    await wait(500);
    const megabytes = (process.memoryUsage().arrayBuffers - before) / 1e6;
    for (const response of responses) response.destroy();
    expect(megabytes).toBeLessThan(100); // a hundred of 6 MB would be 600
  });

  it('serves one version of the site until it ends, whatever happens underneath', async () => {
    await start();
    const text = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
    const before = await text('/v1/countries/de.json');
    rmSync(join(site.dir, 'v1'), { recursive: true });
    rmSync(join(site.dir, 'large.txt'));
    rmSync(join(site.dir, 'large.txt.br'));
    writeFileSync(join(site.dir, 'devices.html'), 'the next version');
    expect(await text('/v1/countries/de.json')).toBe(before);
    expect(await text('/devices')).toContain('<title>devices</title>');
    expect((await text('/large.txt')) === large).toBe(true);
    await server!.close();
    site.remove();
    site = await smallSite();
    writeFileSync(join(site.dir, 'large.txt'), large);
  });

  it('answers what is under way when it is told to end, and then ends', async () => {
    await start({ timeLimits: { drain: AN_HOUR } }); // which is not waited for when all is answered
    const response = await beginPlainDownload();
    const closed = server!.close();
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
    let bytes = 0;
    for await (const chunk of response) bytes += (chunk as Buffer).length;
    await closed;
    expect(bytes).toBe(large.length);
    server = undefined;
  });

  it('does not wait longer than its time for a client that takes nothing', async () => {
    await start({ timeLimits: { drain: 300, idle: AN_HOUR } });
    const response = await beginPlainDownload();
    await server!.close();
    response.resume();
    await new Promise((resolve) => response.once('close', resolve));
    expect(response.complete).toBe(false);
    server = undefined;
  });

  async function beginPlainDownload(): Promise<IncomingMessage> {
    const asked = get({ port, path: '/large.txt', agent: false });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    return response;
  }
});

function descriptors(): number {
  return readdirSync('/dev/fd').length;
}
