import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../src/server/node-server.js';
import { contract } from './contract.js';
import { smallSite } from './small-site.js';

describe('Node', () => contract((dir) => startServer({ dir, port: 0, callsPerMinute: 10_000 })));

describe('the Node server', () => {
  it('refuses /mcp for a host that is not its own, and counts calls by client', async () => {
    const site = await smallSite();
    const server = await startServer({
      dir: site.dir,
      port: 0,
      callsPerMinute: 2,
      allowedHosts: ['more.test'],
    });
    const { port } = new URL(server.address);
    const statusOf = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { host, 'content-type': 'application/json' };
        request({ port, path: '/mcp', method: 'POST', headers }, (response) =>
          resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end('{"jsonrpc":"2.0","id":1,"method":"ping"}');
      });
    expect(await statusOf('evil.test')).toBe(403);
    expect(await statusOf('localhost.evil.test')).toBe(403);
    expect(await statusOf('more.test')).toBe(200);
    expect(await statusOf('example.test')).toBe(200);
    expect(await statusOf('localhost')).toBe(429);
    await server.close();
    site.remove();
  });

  it('says what to do when the site is not built', async () => {
    await expect(startServer({ dir: 'nowhere', port: 0 })).rejects.toThrow('npm run build');
  });
});
