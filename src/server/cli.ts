#!/usr/bin/env node
/** The command `band-check`: connects what answers, in `command/`, with the process. */
import { text } from 'node:stream/consumers';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { utcDay } from '../core/today.js';
import { loadWorld } from '../library/load-world.js';
import { loadPackageData } from './command/package-data.js';
import { runCommand } from './command/run-command.js';
import { createMcpServer } from './mcp/mcp-server.js';

const { stdin, stdout, stderr } = process;

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommand(
  process.argv.slice(2),
  {
    write: (answer) => stdout.write(answer),
    warn: (line) => stderr.write(line),
    read: () => text(stdin),
    isTyped: stdin.isTTY,
    columns: stdout.isTTY ? stdout.columns : undefined,
    hasColours: stdout.isTTY && stdout.hasColors(), // knows NO_COLOR and terminals without colours
  },
  { loadWorld, serveMcp },
);

/** The protocol owns standard output; everything else is written to standard error. */
async function serveMcp(): Promise<void> {
  const site = await loadPackageData();
  const onError = (error: unknown) => console.error(error);
  serveStdio(() => createMcpServer({ site, asOf: utcDay(new Date()) }, onError), {
    onerror: onError,
    maxSubscriptions: 0,
  });
}
