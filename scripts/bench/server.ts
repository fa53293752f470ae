/**
 * What the servers cost: requests a second, 99th percentile and processor time of a check file, a page and a "not modified"
 * on Node, beside sirv, Hono's own `serveStatic` and nginx (where it is installed) in the same run; of a check that no file
 * holds; of a `check_device` call beside the SDK with a tool that answers at once; then the cold start of the Worker.
 * Servers run in processes of their own. Times vary with the machine; the ratios are what counts. `docs/DECISIONS/` has
 * what follows from them. Needs `npm run build`.
 */
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import sirv from 'sirv';
import { z } from 'zod';
import { startServer } from '../../src/server/node.js';
import type { Index } from '../../src/schema/published-index.js';
import { linkSite } from './link-site.js';
import type { RowName } from './number-rows.js';
import { median } from './median.js';
import { reportRow } from './report.js';

const CONNECTIONS = 32;
const SECONDS = 1;
const ROUNDS = 3;
const FILE = '/v1/check/ec25-e/de.json';
/** The checks of one device are enough to serve one of their files; those of all take half a minute to read. */
const SITE = linkSite(['ec25-e']);
const PAGE = '/countries/de.html';
/** Checks of every device in every country, so many that none is asked for again while the server still keeps it. */
const madeChecks = (): string[] => {
  const { models, countries } = JSON.parse(readFileSync('dist/v1/index.json', 'utf8')) as Index;
  return models.flatMap(({ id }) => countries.map(({ cc }) => `/v1/check/${id}/${cc}.json`));
};

interface Asked {
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

interface Speed {
  /** Requests a second. */
  readonly rate: number;
  /** 99th percentile of their times, in milliseconds. */
  readonly p99: number;
  /** Microseconds of the processor that the server took for one; unlike the others it hardly depends on what else runs. */
  readonly cpu: number | undefined;
}

const MCP_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

interface Served {
  readonly child: ChildProcess;
  readonly port: number;
}

const CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'check_device', arguments: { device: 'ec25-e', countries: ['de'] } },
});

/** The servers that are compared; each listens on a free port, or the given one, and gives it. */
const SERVERS: Readonly<Record<string, () => Promise<number>>> = {
  sirv: () => {
    const serve = sirv(SITE, { etag: true, brotli: true, gzip: true });
    return listen(createServer((req, res) => serve(req, res, () => void res.writeHead(404).end())));
  },
  hono: () => {
    const app = new Hono().get('*', etag(), serveStatic({ root: SITE, precompressed: true }));
    return listen(createServer(getRequestListener(app.fetch)));
  },
  ours: () => startOurs(SITE),
  'on demand': () => startOurs(linkSite()),
  'SDK alone': startSdkAlone,
};

async function startOurs(dir: string): Promise<number> {
  const { address } = await startServer({ dir, port: 0, costPerMinute: Infinity });
  return Number(new URL(address).port);
}

/** An MCP server as the SDK's documentation writes it, with one tool whose answer stands in its code. */
function startSdkAlone(): Promise<number> {
  const create = () => {
    const server = new McpServer({ name: 'bench', version: '1.0.0' });
    const inputSchema = z.object({ device: z.string(), countries: z.array(z.string()) });
    server.registerTool('check_device', { description: 'Checks a device', inputSchema }, () => ({
      content: [{ type: 'text', text: 'EC25-E in Germany: works on all 3 networks.' }],
    }));
    return server;
  };
  const handler = createMcpHandler(create);
  const app = new Hono().post('/mcp', (context) => handler.fetch(context.req.raw));
  return listen(createServer(getRequestListener(app.fetch)));
}

/** Requests sent so far, to go on in a list of paths where the last round ended. */
let sent = 0;

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const role = process.argv[2];
if (role) {
  process.send!({ port: await SERVERS[role]!() });
  process.on('message', () => process.send!({ cpu: process.cpuUsage() }));
} else {
  if (!existsSync('dist' + FILE)) throw new Error('dist/ holds no check files; npm run build makes them');
  await compare();
  await coldStart();
  process.exit(0);
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

async function compare(): Promise<void> {
  const names = [...Object.keys(SERVERS), ...(hasNginx ? ['nginx'] : [])];
  const servers = new Map<string, Served>();
  await Promise.all(
    names.map(async (name) => servers.set(name, name === 'nginx' ? await startNginx() : await start(name))),
  );
  const best = await findBest(await planTrials(servers));
  for (const { child } of servers.values()) child.kill();
  console.log(`${CONNECTIONS} connections, best of ${ROUNDS} rounds of ${SECONDS} s`);
  best.forEach((each) => printSpeed(each, best));
  reportRows(best);
}

/** One server that is asked for one thing. */
interface Trial {
  readonly what: string;
  readonly name: string;
  readonly server: Served;
  readonly asked: Asked;
}

/** Everything that is measured: files of all file servers, and what only some answer. */
async function planTrials(servers: ReadonlyMap<string, Served>): Promise<Trial[]> {
  const trials: Trial[] = [];
  const add = (what: string, name: string, asked: Asked) =>
    trials.push({ what, name, server: servers.get(name)!, asked });
  for (const [name, { port }] of servers) {
    if (name === 'on demand' || name === 'SDK alone') continue;
    add('check file', name, { paths: [FILE] });
    // nginx has no brotli by itself, and sends the gzip copy
    add('page', name, { paths: [PAGE], headers: { 'accept-encoding': 'br, gzip' } });
    add('not modified', name, { paths: [FILE], headers: await conditionOf(port) });
  }
  add('check made on demand', 'on demand', { paths: madeChecks() });
  for (const name of ['ours', 'SDK alone'])
    add('check_device call', name, { paths: ['/mcp'], method: 'POST', headers: MCP_HEADERS, body: CALL });
  return trials;
}

/** A trial and its fastest round. */
type Result = Omit<Trial, 'server' | 'asked'> & Speed;

/** Measures all trials in turns, so that a busy moment of the machine hits all; the first turn only warms them up. */
async function findBest(trials: readonly Trial[]): Promise<Result[]> {
  const rounds = new Map<Trial, Speed[]>(trials.map((trial) => [trial, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [trial, measured] of rounds) {
      const speed = await load(trial.server, trial.asked, round === 0 ? SECONDS / 2 : SECONDS);
      if (round > 0) measured.push(speed);
    }
  }
  return [...rounds].map(([{ what, name }, measured]) => ({
    what,
    name: name === 'on demand' ? 'ours' : name,
    ...measured.reduce((a, b) => (a.rate > b.rate ? a : b)),
  }));
}

function printSpeed({ what, name, rate, p99, cpu }: Result, all: readonly Result[]): void {
  const ours = findResult(all, what, 'ours');
  const ratio = cpu === undefined || ours.cpu === undefined ? rate / ours.rate : ours.cpu / cpu;
  console.log(
    `${what.padEnd(24)} ${name.padEnd(5)} ${rate.toFixed(0).padStart(7)} requests/s   p99 ${p99.toFixed(1).padStart(6)} ms` +
      `   ${cpu?.toFixed(0).padStart(6) ?? '     ?'} µs of processor   ${ratio.toFixed(2)} of ours`,
  );
}

function findResult(all: readonly Result[], what: string, name: string): Result {
  return all.find((each) => each.what === what && each.name === name)!;
}

/** Keeps what was measured for `docs/numbers.md`. */
function reportRows(all: readonly Result[]): void {
  const describe = ({ rate, cpu }: Speed) =>
    `${rate.toFixed(0)}${cpu === undefined ? '' : `, ${cpu.toFixed(0)} µs of processor each`}`;
  const row = (name: RowName<'server'>, ours: Speed, theirs: Speed) =>
    reportRow('server', name, {
      ours: describe(ours),
      theirs: describe(theirs),
      ratio: ours.rate / theirs.rate,
    });
  for (const what of ['check file', 'page', 'not modified'] as const) {
    for (const name of ['sirv', 'hono', ...(hasNginx ? ['nginx' as const] : [])] as const) {
      const [ours, theirs] = [findResult(all, what, 'ours'), findResult(all, what, name)];
      row(`${what} ${name}`, ours, theirs);
      reportRow('server', `${what} ${name} p99`, {
        ours: `${ours.p99.toFixed(1)} ms`,
        theirs: `${theirs.p99.toFixed(1)} ms`,
        ratio: theirs.p99 / ours.p99,
      });
    }
  }
  row('made check', findResult(all, 'check made on demand', 'ours'), findResult(all, 'check file', 'ours'));
  const call = 'check_device call';
  row('MCP call', findResult(all, call, 'ours'), findResult(all, call, 'SDK alone'));
}

/** The condition under which a server says that the check file is as it was. */
async function conditionOf(port: number): Promise<Record<string, string>> {
  const { headers } = await fetch(`http://localhost:${port}${FILE}`);
  return { 'if-none-match': headers.get('etag')! };
}

/** nginx with one worker, as the others have one process, and what it needs to send the same files. */
async function startNginx(): Promise<Served> {
  const free = createServer();
  const port = await listen(free);
  free.close();
  const conf = `daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit; events {}
    http { access_log off; types { application/json json; text/html html; } gzip_static on; keepalive_requests 1000000;
      server { listen ${port}; root ${SITE}; location / { try_files $uri $uri.html =404; } } }`;
  const dir = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  writeFileSync(join(dir, 'nginx.conf'), conf);
  const child = spawn('nginx', ['-p', dir, '-c', 'nginx.conf'], { stdio: 'inherit' });
  process.once('exit', () => child.kill());
  await setTimeout(500);
  return { child, port };
}

/** A server in a process of its own. */
function start(name: string): Promise<Served> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [name]);
    process.once('exit', () => child.kill()); // also where a measurement fails
    child.once('message', (message) => resolve({ child, port: (message as { port: number }).port }));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

/** Asks as fast as the answers come, over connections that stay open. */
async function load(
  { child, port }: Served,
  { paths, method = 'GET', headers = {}, body }: Asked,
  seconds: number,
): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      const path = paths[sent++ % paths.length]!;
      const outgoing = request({ port, path, method, headers, agent }, (response) => {
        if (response.statusCode !== 200 && response.statusCode !== 304)
          reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume().on('end', () => {
          times.push(performance.now() - started);
          resolve();
        });
      });
      outgoing.on('error', reject).end(body);
    });
  const before = await processorTime(child);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) await one();
    }),
  );
  const rate = (1000 * times.length) / (performance.now() - started);
  agent.destroy();
  times.sort((a, b) => a - b);
  const after = await processorTime(child);
  return {
    rate,
    p99: times[Math.floor(times.length * 0.99)]!,
    cpu: before === undefined || after === undefined ? undefined : (after - before) / times.length,
  };
}

/** Microseconds of the processor that a server has taken; Linux tells it of nginx, in hundredths of a second. */
async function processorTime(child: ChildProcess): Promise<number | undefined> {
  if (!child.connected) {
    if (process.platform !== 'linux') return undefined;
    const [worker] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
    const [user, system] = readFileSync(`/proc/${worker}/stat`, 'utf8').split(' ').slice(13, 15);
    return (Number(user) + Number(system)) * 10_000;
  }
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}

/** First answers of a fresh Worker: its code is compiled, and for /mcp the data is read and made ready. */
async function coldStart(): Promise<void> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  const { unstable_startWorker } = await import('wrangler');
  const first: number[] = [];
  const later: number[] = [];
  for (let start = 0; start < 3; start++) {
    const worker = await unstable_startWorker({
      config: 'wrangler.jsonc',
      sendMetrics: false,
      dev: { server: { port: 0 }, inspector: false, watch: false, persist: false, logLevel: 'none' },
    });
    const url = new URL('/mcp', await worker.url);
    const ask = async () => {
      const started = performance.now();
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: CALL,
      });
      if (!response.ok) throw new Error(`the Worker answered ${response.status}`);
      await response.text();
      return performance.now() - started;
    };
    // an asset comes without the Worker: now the platform is up, and the Worker was not asked anything yet
    await untilItAnswers(new URL('/', url));
    first.push(await ask());
    for (let i = 0; i < 20; i++) later.push(await ask());
    await worker.dispose();
  }
  const [start, then] = [median(first), median(later)];
  const said = {
    ours: `${start.toFixed(0)} ms`,
    theirs: `${then.toFixed(1)} ms`,
    ratio: then / start,
  };
  console.log(`Worker, first check_device call: ${said.ours}; later ones: ${said.theirs} (medians)`);
  reportRow('server', 'worker start', said);
}

/** The platform closes connections while it still starts. */
async function untilItAnswers(url: URL): Promise<void> {
  for (let seconds = 0; ; seconds++) {
    try {
      await (await fetch(url)).text();
      return;
    } catch (error) {
      if (seconds === 20) throw error;
      await setTimeout(1000);
    }
  }
}
