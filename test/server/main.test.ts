import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Runs the built server until it ends or prints its address. */
function run(env: Record<string, string>): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    const server = spawn(process.execPath, ['lib/server/main.js'], { env: { ...process.env, ...env } });
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

describe.runIf(existsSync('lib/server/main.js') && existsSync('dist'))('npm start', () => {
  it('prints its address and ends when told to', async () => {
    const { output, code } = await run({ PORT: '0' });
    expect(output).toMatch(/^BandCheck is served at http:\/\/localhost:\d+\n$/);
    expect(code).toBe(0);
  });

  it('says that a port is in use and what to do', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const { output, code } = await run({ PORT: String(port) });
    other.close();
    expect(output).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(code).toBe(1);
  });

  it.each(['http', '-1', '70000', '1.5'])('refuses PORT=%s', async (port) => {
    const { output, code } = await run({ PORT: port });
    expect([output, code]).toEqual([`PORT=${port} is no port; give a number from 0 to 65535.\n`, 1]);
  });
});
