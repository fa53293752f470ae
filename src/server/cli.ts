#!/usr/bin/env node
/** The command `band-check`. `band-check mcp` answers an assistant over stdio, offline, from the data in the package. */
import { fileURLToPath } from 'node:url';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { SiteFolder } from './http/site-folder.js';
import { loadSiteData } from './mcp/site-data.js';
import { VERSION } from '../core/version.js';
import { createMcpServer } from './mcp/mcp-server.js';

const HELP = `BandCheck ${VERSION}: will this cellular device work on that country's networks?

  band-check mcp         answer an AI assistant over stdio (Model Context Protocol), without network
  band-check --version   print the version
  band-check --help      print this

Configuration of an assistant:
  { "mcpServers": { "band-check": { "command": "npx", "args": ["-y", "band-check", "mcp"] } } }
`;

const [command, ...rest] = process.argv.slice(2);
if (command === 'mcp' && rest.length === 0) await mcp();
else if (command === '--version' && rest.length === 0) console.log(VERSION);
else if (command === '--help' && rest.length === 0) process.stdout.write(HELP);
else {
  process.stderr.write(
    `${command === undefined ? '' : `Unknown: ${[command, ...rest].join(' ')}\n\n`}${HELP}`,
  );
  process.exitCode = 2;
}

/** The protocol owns standard output; everything else is written to standard error. */
async function mcp(): Promise<void> {
  try {
    const site = await loadSiteData(new SiteFolder(fileURLToPath(new URL('./site', import.meta.url))));
    const onError = (error: unknown) => console.error(error);
    serveStdio(() => createMcpServer({ site, asOf: new Date().toISOString().slice(0, 10) }, onError), {
      onerror: onError,
      maxSubscriptions: 0,
    });
  } catch (error) {
    console.error(`The data could not be read: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
