/** The command of the packed package, alone in an empty folder: no dependencies, no network, facts inside. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../../src/core/version.js';
import { TOOLS } from '../../src/server/mcp/tools.js';
import { type PackedPackage, packPackage } from './packed-package.js';

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  bin: { 'band-check': string };
};
let pack: PackedPackage;
let command: string;
let server: { command: string; args: string[]; cwd: string; stderr: 'pipe' };
const ask = { name: 'check_device', arguments: { device: 'Quectel EC25-E', countries: ['德国'] } };

beforeAll(() => {
  pack = packPackage();
  command = join(pack.folder, packageJson.bin['band-check']);
  server = { command: process.execPath, args: [command, 'mcp'], cwd: pack.project, stderr: 'pipe' };
});
afterAll(() => pack.remove());

describe('npx band-check', () => {
  it.each([
    [['--version'], 0, `${packageJson.version}\n`, ''],
    [['--help'], 0, 'band-check mcp', ''],
    [[], 2, '', 'band-check mcp'],
    [['mcp', 'extra'], 2, '', 'Unknown command: mcp extra'],
    [['serve'], 2, '', 'Unknown command: serve'],
    [['check', 'ec25-e', 'de'], 0, 'Quectel EC25-E in Germany: Works on all 3 networks.', ''],
    [['check', 'ec25-e', 'us', '--json'], 1, '"verdict": "', ''],
    [['plan', '--in', 'de,fr,br', '--lang', 'zh'], 0, '款设备即可覆盖', ''],
  ])('%j ends with %i', (args, status, output, error) => {
    const ran = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
    expect(ran.status).toBe(status);
    expect(ran.stdout).toContain(output);
    expect(ran.stderr).toContain(error);
  });

  it('ends quietly when its reader has seen enough', () => {
    const shell = `"${process.execPath}" "${command}" check ec25-e de fr br us cn jp gb it es | head -1`;
    const ran = spawnSync('sh', ['-c', shell], { encoding: 'utf8' });
    expect(ran.stdout).toBe('Quectel EC25-E in Germany: Works on all 3 networks.\n');
    expect(ran.stderr).toBe('');
  });

  it('reads a text from standard input', () => {
    const { stdout } = spawnSync(process.execPath, [command, 'paste', 'de'], {
      input: 'LTE: 1/3/7/8/20',
      encoding: 'utf8',
    });
    expect(stdout).toContain('LTE: B1 B3 B7 B8 B20');
    expect(stdout).not.toContain('\u001b');
  });

  it('says its own version', () => expect(VERSION).toBe(packageJson.version));

  it.each([
    ['2026-07-28', { mode: { pin: '2026-07-28' } }],
    ['2025-11-25', { mode: 'legacy' }],
  ] as [string, NonNullable<ClientOptions['versionNegotiation']>][])(
    'mcp answers a client in revision %s',
    async (revision, versionNegotiation) => {
      const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation });
      await client.connect(new StdioClientTransport(server));
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect((await client.listTools()).tools).toHaveLength(TOOLS.length);
      const { structuredContent } = await client.callTool(ask);
      expect(structuredContent).toMatchObject({
        answer: 'Quectel EC25-E in Germany: Works on all 3 networks.',
      });
      const { contents } = await client.readResource({ uri: 'band-check://sources/gsma-iot' });
      expect(JSON.stringify(contents)).toContain('GSMA');
      await client.close();
    },
  );

  it('mcp answers a client of the SDK before', async () => {
    const client = new OldClient({ name: 'test', version: '1.0.0' });
    await client.connect(new OldTransport(server));
    const { structuredContent } = await client.callTool(ask);
    expect(structuredContent).toMatchObject({ device: { id: 'ec25-e' } });
    await client.close();
  });

  it('mcp writes nothing but the protocol to standard output, whatever it is sent', () => {
    const lines = [
      'not json',
      '{"jsonrpc":"2.0"}',
      '[]',
      '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      '\0',
    ].join('\n');
    const { stdout, status } = spawnSync(process.execPath, [command, 'mcp'], {
      input: `${lines}\n`,
      encoding: 'utf8',
      timeout: 10_000,
    });
    for (const line of stdout.split('\n').filter(Boolean))
      expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    expect(status).toBe(0);
  });
});
