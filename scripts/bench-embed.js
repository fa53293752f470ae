/**
 * `<band-check>` on a page beside `baseline-status` (npm), the nearest element of its kind: it too fetches one answer
 * and shows what works where. Same machine, same run, same throttling (slow 4G: 1.6 Mbit/s, 150 ms; processor 4 times
 * slower), files compressed alike. Its answer comes from a local copy in the form of its API.
 */
/* global document, customElements */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { browsers, CHROMIUM_ARGS } from './browsers.js';

const RUNS = 7;
const MANY = 1000;
const CYCLES = 20;
const THROTTLE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};
const TYPES = { '.js': 'text/javascript; charset=utf-8', '.json': 'application/json' };

if (!existsSync('dist/embed/band-check.js')) {
  console.error('Nothing is built yet: npm run build');
  process.exit(1);
}

const implementation = { status: 'available', date: '2020-01-01', version: '80' };
const BASELINE_ANSWER = {
  feature_id: 'grid',
  name: 'Grid',
  baseline: { status: 'widely', low_date: '2017-10-17', high_date: '2020-04-17' },
  browser_implementations: {
    chrome: implementation,
    edge: implementation,
    firefox: implementation,
    safari: implementation,
  },
};
const html = (body) => `<!doctype html><meta charset="utf-8"><title>bench</title><body>${body}</body>`;
const files = new Map();

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://host').pathname;
  let file = files.get(path);
  if (!file) {
    const body = bodyOf(path);
    if (body === undefined) return response.writeHead(404).end();
    file = {
      type: TYPES[extname(path)] ?? (path.startsWith('/api/') ? 'application/json' : 'text/html'),
      body: brotliCompressSync(body),
    };
    files.set(path, file);
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'br',
    'cache-control': 'no-store',
  });
  response.end(file.body);
});
await new Promise((done) => server.listen(0, done));
const origin = `http://localhost:${server.address().port}`;

function bodyOf(path) {
  if (path === '/band-check')
    return html(
      '<script src="/embed/v1/band-check.js" async></script><band-check device="ec25-e" country="de"></band-check>',
    );
  if (path === '/baseline-status')
    return html(
      '<script type="module" src="/baseline-status.js"></script><baseline-status featureId="grid"></baseline-status>',
    );
  if (path === '/empty-band-check') return html('<script src="/embed/v1/band-check.js"></script>');
  if (path === '/empty-baseline-status')
    return html('<script type="module" src="/baseline-status.js"></script>');
  if (path === '/baseline-status.js') {
    const source = readFileSync('node_modules/baseline-status/baseline-status.min.js', 'utf8');
    return source.replaceAll('https://api.webstatus.dev/v1/features/', `${origin}/api/`);
  }
  if (path.startsWith('/api/')) return JSON.stringify(BASELINE_ANSWER);
  return existsSync('dist' + path) && extname(path) ? readFileSync('dist' + path) : undefined;
}

const ELEMENTS = {
  'band-check': { attributes: { device: 'ec25-e', country: 'de' }, ready: /Works on/ },
  'baseline-status': { attributes: { featureId: 'grid' }, ready: /Widely available/i },
};

const browser = await chromium.launch({
  executablePath: browsers().chromium,
  args: [...CHROMIUM_ARGS, '--enable-precise-memory-info'],
});
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const rows = {};
try {
  for (const [tag, { ready }] of Object.entries(ELEMENTS)) {
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await timeToAnswer(tag, ready));
    rows[tag] = { 'visible answer, ms': Math.round(median(times)), ...(await many(tag)) };
  }
} finally {
  await browser.close();
  server.close();
}
console.table(rows);
const [ours, theirs] = Object.keys(ELEMENTS).map((tag) => rows[tag]['visible answer, ms']);
console.log(`<band-check> shows its answer ${(theirs / ours).toFixed(1)} times as fast as <baseline-status>`);
if (ours >= theirs) process.exitCode = 1;

/** Milliseconds from the start of the navigation to the frame that shows the answer. */
async function timeToAnswer(tag, ready) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', THROTTLE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}/${tag}`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    ([tag, source]) =>
      new RegExp(source, 'i').test(document.querySelector(tag)?.shadowRoot?.textContent ?? '') &&
      performance.now(),
    [tag, ready.source],
    { polling: 'raf', timeout: 60_000 },
  );
  const time = await handle.jsonValue();
  await context.close();
  return time;
}

/** A thousand elements at once: milliseconds until all are laid out, and what the memory holds afterwards. */
async function many(tag) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/empty-${tag}`);
  await page.waitForFunction((tag) => customElements.get(tag), tag);
  const attach = () =>
    page.evaluate(
      async ([tag, attributes, count]) => {
        const box = document.createElement('div');
        const start = performance.now();
        for (let i = 0; i < count; i++) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          box.append(element);
        }
        document.body.append(box);
        await Promise.resolve();
        void box.offsetHeight;
        const time = performance.now() - start;
        await new Promise((done) => setTimeout(done, 100));
        box.remove();
        return time;
      },
      [tag, ELEMENTS[tag].attributes, MANY],
    );
  const heap = async () => {
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const first = await attach();
  const before = await heap();
  const times = [first];
  for (let i = 0; i < CYCLES; i++) times.push(await attach());
  const after = await heap();
  await context.close();
  return {
    [`${MANY} built and laid out, ms`]: Math.round(median(times)),
    [`heap after ${CYCLES} cycles, MB`]: +((after - before) / 1e6).toFixed(2),
  };
}
