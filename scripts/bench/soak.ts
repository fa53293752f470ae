/**
 * The server under mixed load for half a minute (`SOAK_SECONDS=300` for five): check files, pages in brotli, conditions that
 * still hold, ranges of a download, addresses that do not exist, MCP calls, downloads that are broken off, and slow
 * clients that take nothing or never end a request. Its memory after a first part of that load is compared with its
 * memory at the end, and its descriptors with those at rest: it fails where more than a quarter, or five descriptors,
 * have stayed. Needs `npm run build`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../src/server/node.js';
import { linkSite } from './link-site.js';
import { reportRow } from './report.js';

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 30);
const CLIENTS = 16;
/** Milliseconds that the server gives a client that takes or sends nothing; slow clients hold on for longer. */
const LIMIT = 5000;
const DOWNLOAD = '/v1/downloads/bandcheck.sqlite.gz';

/** What slow clients send before they take or send nothing more. */
const SLOW = [
  'GET / HTTP/1.1\r\nHost: a\r\n',
  'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  `GET ${DOWNLOAD} HTTP/1.1\r\nHost: a\r\n\r\n`,
];

/** What the server's own process says of itself, after it has collected garbage. */
interface State {
  readonly megabytes: number;
  readonly descriptors: number;
}

if (process.argv[2] === 'serve') await serve();
else await soak();

async function serve(): Promise<void> {
  const limits = { headers: LIMIT, request: LIMIT, idle: LIMIT };
  const { address } = await startServer({
    dir: linkSite(),
    port: 0,
    costPerMinute: Infinity,
    timeLimits: limits,
  });
  process.on('message', () => {
    globalThis.gc!();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const state: State = {
      megabytes: (heapUsed + arrayBuffers) / 1e6,
      descriptors: readdirSync('/dev/fd').length,
    };
    process.send!(state);
  });
  process.send!(Number(new URL(address).port));
}

async function soak(): Promise<void> {
  if (!existsSync(`dist${DOWNLOAD}`)) throw new Error(`dist${DOWNLOAD} is not built; npm run build makes it`);
  const child = fork(import.meta.filename, ['serve'], { execArgv: [...process.execArgv, '--expose-gc'] });
  const [port] = (await once(child, 'message')) as [number];
  process.once('exit', () => child.kill());
  const stateNow = async (): Promise<State> => {
    child.send('state');
    return ((await once(child, 'message')) as [State])[0];
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const work = await createWork(port, agent);
  const counts = new Map<string, number>();

  const atRest = await stateNow();
  // compiled code and lists that are made once come with the first requests
  await loadFor(SECONDS / 4, port, work, counts);
  await wait(LIMIT + 2000);
  const warm = await stateNow();
  await loadFor((SECONDS * 3) / 4, port, work, counts);
  agent.destroy();
  await wait(LIMIT + 2000);
  const end = await stateNow();
  child.kill();

  report({ atRest, warm, end }, counts);
  if (end.megabytes > 1.25 * warm.megabytes || end.descriptors > atRest.descriptors + 5) {
    console.error('The server kept memory or descriptors of requests that had ended.');
    process.exit(1);
  }
  process.exit(0);
}

/** What clients do, one after the other; the number makes each time another one. */
type Work = Readonly<Record<string, (at: number) => Promise<void>>>;

async function createWork(port: number, agent: Agent): Promise<Work> {
  /** Asks, and once more where the server closed the kept connection at that moment, as it may (RFC 9112 9.5). */
  const ask = async (
    path: string,
    headers: Record<string, string> = {},
    body?: string,
    again = true,
  ): Promise<{ status: number; etag: string; bytes: number }> => {
    const asked = request({ port, path, headers, agent, method: body === undefined ? 'GET' : 'POST' });
    asked.end(body);
    try {
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      let bytes = 0;
      for await (const piece of response) bytes += (piece as Buffer).length;
      return { status: response.statusCode!, etag: response.headers.etag!, bytes };
    } catch (error) {
      if (!asked.reusedSocket || !again) throw error;
      return ask(path, headers, body, false);
    }
  };
  const expectStatus = async (path: string, headers: Record<string, string>, right: number) => {
    const { status } = await ask(path, headers);
    if (status !== right) throw new Error(`${path} answered ${status}`);
  };
  const call = async (name: string, input: object) => {
    const headers = { 'content-type': 'application/json' };
    const params = { name, arguments: input };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const { status, bytes } = await ask('/mcp', headers, body);
    if (status !== 200 || bytes < 200) throw new Error(`${name} answered ${status} with ${bytes} bytes`);
  };
  const { etag } = await ask('/v1/check/ec25-e/de.json');
  const COUNTRIES = ['de', 'us', 'kw', 'jp', 'br', 'za', 'in'];

  return {
    'check file': (at) => expectStatus(`/v1/check/ec25-e/${takeTurn(COUNTRIES, at)}.json`, {}, 200),
    page: (at) => expectStatus(`/countries/${takeTurn(COUNTRIES, at)}`, { 'accept-encoding': 'br' }, 200),
    'not modified': () => expectStatus('/v1/check/ec25-e/de.json', { 'if-none-match': etag }, 304),
    'page of a check': (at) =>
      expectStatus(`/check/bg95-m3/${takeTurn(COUNTRIES, at)}`, { accept: 'text/html' }, 200),
    range: (at) => expectStatus(DOWNLOAD, { range: `bytes=${at}-${at + 20_000}` }, 206),
    missing: (at) => expectStatus(`/v1/models/nothing-${at}.json`, {}, 404),
    'MCP check': (at) =>
      call('check_device', { device: 'ec25-e', countries: [takeTurn(COUNTRIES, at), 'EU'] }),
    'MCP of unknown names': (at) =>
      call('check_device', { device: `device ${at}`, countries: [`land ${at}`] }),
    'MCP paste': (at) => call('check_bands', { bands: `LTE B1 B3 B${1 + (at % 28)} n78`, countries: ['us'] }),
    'broken off': async () => {
      const asked = get({ port, path: DOWNLOAD, agent: false });
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      response.on('error', () => undefined).destroy();
    },
  };
}

/** The entry of a list whose turn it is. */
function takeTurn<T>(list: readonly T[], at: number): T {
  return list[at % list.length]!;
}

/** Lets all clients work at once for so many seconds, and counts what they did. */
async function loadFor(
  seconds: number,
  port: number,
  work: Work,
  counts: Map<string, number>,
): Promise<void> {
  const end = performance.now() + 1000 * seconds;
  const names = Object.keys(work);
  const countOne = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let at = client; performance.now() < end; at++) {
      const name = takeTurn(names, at);
      await work[name]!(at);
      countOne(name);
    }
  });
  const slow = SLOW.map(async (text) => {
    while (performance.now() < end) {
      await holdConnection(port, text);
      countOne('slow client');
    }
  });
  await Promise.all([...clients, ...slow]);
}

/** Holds a connection and takes or sends nothing, until the server closes it. */
async function holdConnection(port: number, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(text);
  socket.pause();
  await wait(LIMIT + 2000);
  socket.destroy();
}

function report(
  { atRest, warm, end }: Readonly<Record<'atRest' | 'warm' | 'end', State>>,
  counts: ReadonlyMap<string, number>,
): void {
  const requests = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [name, count] of counts) console.log(`${name.padEnd(22)} ${String(count).padStart(8)}`);
  const megabytes = ({ megabytes: value }: State) => `${value.toFixed(1)} MB`;
  for (const [label, state] of [
    ['at rest', atRest],
    ['after a quarter', warm],
    ['at the end', end],
  ] as const) {
    const held = `${megabytes(state).padStart(11)} ${String(state.descriptors).padStart(5)} descriptors`;
    console.log(`${label.padEnd(22)} ${held}`);
  }
  reportRow('soak', 'memory', {
    ours: `${megabytes(end)}, ${requests} requests in ${SECONDS} s`,
    theirs: megabytes(warm),
    ratio: warm.megabytes / end.megabytes,
  });
  reportRow('soak', 'descriptors', {
    ours: String(end.descriptors),
    theirs: String(atRest.descriptors),
    ratio: atRest.descriptors / end.descriptors,
  });
}
