import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, loadWorld } from '../../src/index.js';
import { smallBuild, type SmallBuild } from '../publish/small-build.js';

let site: SmallBuild;
let server: Server;
let origin: string;
/** What the server does to a file on its way. */
let alter: (path: string, body: string) => string = (_, body) => body;

beforeAll(async () => {
  site = await smallBuild();
  server = createServer((request, response) => {
    const path = request.url!;
    readFile(join(site.dir, path), 'utf8').then(
      (body) => response.setHeader('content-type', 'application/json').end(alter(path, body)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  site.remove();
});

describe('loadWorld from a site', () => {
  it.each(['/v1/', '/v1'])('loads what %s publishes', async (path) => {
    const world = await loadWorld({ src: origin + path });
    expect([...world.countries.keys()]).toEqual(['de', 'gb', 'kw']);
    expect(check(world, 'ec25-e', 'de').networks[0]!.verdict).toBe('good');
  });

  it('says that there is nothing at an address', async () => {
    await expect(loadWorld({ src: `${origin}/v2/` })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('says that nobody answers', async () => {
    await expect(loadWorld({ src: 'http://127.0.0.1:9/v1/' })).rejects.toMatchObject({
      name: 'DataError',
      code: 'unreachable',
    });
  });

  it('refuses a file that was altered on its way', async () => {
    alter = (path, body) => (path.includes('/world-') ? body.replace('de', 'xx') : body);
    await expect(loadWorld({ src: `${origin}/v1/` })).rejects.toMatchObject({ code: 'damaged' });
    alter = (_, body) => body;
  });

  it.each(['v1/', '', 'http://', 7])('refuses %j, which is no address', async (src) => {
    await expect(loadWorld({ src: src as string })).rejects.toMatchObject({ code: 'not-an-address' });
  });
});
