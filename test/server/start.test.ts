import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallSite, type SmallSite } from './small-site.js';

let site: SmallSite;
let project: string;
beforeAll(async () => {
  site = await smallSite();
  project = mkdtempSync(join(tmpdir(), 'band-check-start-'));
  symlinkSync(site.dir, join(project, 'dist'));
});
afterAll(() => {
  rmSync(project, { recursive: true });
  site.remove();
});

const START = resolve('lib/server/start.js');

/** Runs the built server until it ends or prints its address. */
function run(env: Record<string, string>): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    const server = spawn(process.execPath, [START], { cwd: project, env: { ...process.env, ...env } });
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('served at')) server.kill('SIGTERM');
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('close', (code) => resolve({ output, code }));
  });
}

describe('npm start', () => {
  it('prints its address and ends when told to', async () => {
    const { output, code } = await run({ PORT: '0' });
    expect(output).toMatch(/^BandCheck is served at http:\/\/localhost:\d+\n$/);
    expect(code).toBe(0);
  });

  it('says that a port is in use and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { output, code } = await run({ PORT: String(port) });
    other.close();
    expect(output).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(code).toBe(1);
  });

  it.each(['', 'http', '-1', '70000', '1.5'])('refuses PORT=%s', async (port) => {
    const { output, code } = await run({ PORT: port });
    expect([output, code]).toEqual([
      `PORT=${port} is not a port. Give a number from 0 to 65535, or leave PORT out for 4173; 0 takes a free one.\n`,
      1,
    ]);
  });
});
