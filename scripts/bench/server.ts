/**
 * What the servers cost: requests a second and 99th percentile of a check file and of a `check_device` call on Node,
 * beside plain static serving (sirv) of the same file in the same run; then the cold start of the Worker. Servers run in
 * processes of their own; times vary with the machine, the ratios are what counts. Needs `npm run build`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 3;
const FILE = '/v1/check/ec25-e/de.json';
interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Requests a second, and the 99th percentile of their times in milliseconds. */
interface Speed {
  readonly rate: number;
  readonly p99: number;
}

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

if (process.argv[2] === 'sirv') {
  const serve = sirv('dist', { etag: true });
  const server = createServer((req, res) => serve(req, res, () => void res.writeHead(404).end()));
  server.listen(0, () => process.send!({ port: (server.address() as AddressInfo).port }));
} else if (process.argv[2] === 'node') {
  const { startServer } = await import('../../src/server/node.js');
  const { address } = await startServer({ dir: 'dist', port: 0, costPerMinute: Infinity });
  process.send!({ port: Number(new URL(address).port) });
} else {
  if (!existsSync('dist/v1/index.json')) throw new Error('dist/ is not built; npm run build makes it');
  await compare();
  await coldStart();
  process.exit(0);
}

async function compare(): Promise<void> {
  const plain = await start('sirv');
  const ours = await start('node');
  const get = { path: FILE };
  const compressed = { path: FILE, headers: { 'accept-encoding': 'br' } };
  const call = { path: '/mcp', method: 'POST', headers: { 'content-type': 'application/json' }, body: CALL };
  const wanted: [name: string, server: Served, what: Asked][] = [
    ['check file, sirv', plain, get],
    ['check file, ours', ours, get],
    ['check file in brotli, ours', ours, compressed],
    ['check_device call, ours', ours, call],
  ];
  const rows = wanted.map(([name, server, what]) => ({ name, server, what, rounds: [] as Speed[] }));
  // the servers take turns, so that a busy moment of the machine hits all
  for (let round = 0; round <= ROUNDS; round++) {
    for (const row of rows) {
      const measured = await load(row.server.port, row.what, round === 0 ? 1 : SECONDS);
      if (round > 0) row.rounds.push(measured);
    }
  }
  console.log(`${CONNECTIONS} connections, best of ${ROUNDS} rounds of ${SECONDS} s`);
  let plainRate: number | undefined;
  for (const { name, rounds } of rows) {
    const best = rounds.reduce((a, b) => (a.rate > b.rate ? a : b));
    plainRate ??= best.rate;
    console.log(
      `${name.padEnd(28)} ${best.rate.toFixed(0).padStart(7)} requests/s` +
        `   p99 ${best.p99.toFixed(1).padStart(6)} ms   ${((100 * best.rate) / plainRate).toFixed(0).padStart(4)} % of sirv`,
    );
  }
  for (const { child } of [plain, ours]) child.kill();
}

/** A server in a process of its own. */
function start(name: string): Promise<Served> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [name]);
    child.once('message', (message) => resolve({ child, port: (message as { port: number }).port }));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

/** Asks as fast as the answers come, over connections that stay open. */
async function load(
  port: number,
  { path, method = 'GET', headers = {}, body }: Asked,
  seconds: number,
): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      const asked = request({ port, path, method, headers, agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume().on('end', () => {
          times.push(performance.now() - started);
          resolve();
        });
      });
      asked.on('error', reject).end(body);
    });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) await one();
    }),
  );
  const rate = (1000 * times.length) / (performance.now() - started);
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate, p99: times[Math.floor(times.length * 0.99)]! };
}

/** First answers of a fresh Worker: its code is compiled, and for /mcp the facts are read and made ready. */
async function coldStart(): Promise<void> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  const { unstable_startWorker } = await import('wrangler');
  const first: number[] = [];
  const later: number[] = [];
  for (let start = 0; start < 5; start++) {
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
    await (await fetch(new URL('/', url))).text();
    first.push(await ask());
    for (let i = 0; i < 20; i++) later.push(await ask());
    await worker.dispose();
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!.toFixed(1);
  console.log(
    `Worker, first check_device call after its start: ${median(first)} ms; later ones: ${median(later)} ms (medians)`,
  );
}
