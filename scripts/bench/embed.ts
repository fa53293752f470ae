/**
 * `<band-check>` on a page beside `baseline-status` (npm), the nearest element of its kind: it too fetches one answer
 * and shows what works where. Same machine, same run, same throttling, files compressed alike. Its answer comes from a
 * local copy in the form of its API.
 *
 * - time to the visible answer: slow 4G (1.6 Mbit/s, 150 ms), processor 4 times slower; each as its documentation
 *   embeds it (ours is what /embed has people copy), and ours once more as the bare script and tag
 * - a thousand elements on a page, their height reserved as the snippet does: all built and laid out, then the one on
 *   top answered; processor 4 times slower. Beside them a bare Lit card, which is the least that an element costs
 * - what twenty times a thousand elements, a hundred of them answered, leave behind once they are taken away: heap,
 *   nodes, listeners
 *
 * Ends with 1 where a step takes too long.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { embedSnippet, FIRST_CHOICE } from '../../src/app/pages/embed-snippet.js';
import { openChromium } from '../open-chromium.js';
import { bundleScript } from '../build/bundle-script.js';
import { median } from './median.js';
import type { RowName } from './number-rows.js';
import { reportRow } from './report.js';
import { SLOW_4G } from './slow-4g.js';

const RUNS = 7;
const MANY = 1000;
const MANY_RUNS = 3;
const ANSWERED = 100;
const CYCLES = 20;
/** Longest wait for one step, and for everything, in milliseconds. */
const STEP = 20_000;
const ALL = 115_000;
/** What may be left of 20,000 elements: 50 bytes each; fewer nodes and listeners than one answered element has. */
const LEFT = { 'heap, kB': 1000, nodes: 50, listeners: 10 };
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

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
/** An element of Lit as one writes it first: an answer that stands in its code, in a card. */
const LIT_CARD = `import { css, html, LitElement } from 'lit';
class LitCard extends LitElement {
  static properties = { device: {}, country: {} };
  static styles = css\`:host { display: block; padding: 1em; border: 1px solid }\`;
  render() {
    return html\`<h3>\${this.device}</h3><p>Works on 3 of 3 networks in \${this.country}</p>\`;
  }
}
customElements.define('lit-card', LitCard);`;
const html = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>bench</title><body>${body}</body>`;
const files = new Map<string, { type: string; body: Buffer }>();
const litCard = await bundleLitCard();

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://host').pathname;
  let file = files.get(path);
  if (!file) {
    const body = bodyOf(path);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    file = {
      type: TYPES[extname(path)] ?? (path.startsWith('/api/') ? 'application/json' : 'text/html'),
      body: brotliCompressSync(body),
    };
    files.set(path, file);
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'br',
    'cache-control': 'public, max-age=600', // as both APIs do; each visit to a page starts with an empty cache
  });
  response.end(file.body);
});
await new Promise<void>((done) => server.listen(0, done));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

function bodyOf(path: string): string | Buffer | undefined {
  if (path === '/band-check')
    return html(embedSnippet(FIRST_CHOICE, undefined, origin, 'more', { phone: 720, desktop: 600 }));
  if (path === '/band-check-bare')
    return html(
      '<script src="/embed/v1/band-check.js" async></script><band-check device="ec25-e" country="de"></band-check>',
    );
  if (path === '/baseline-status')
    return html(
      '<script type="module" src="/baseline-status.js"></script><baseline-status featureId="grid"></baseline-status>',
    );
  if (path === '/empty-band-check')
    return html(
      '<style>.reserved { display: block; min-height: 480px }</style><script src="/embed/v1/band-check.js"></script>',
    );
  if (path === '/empty-lit-card')
    return html(
      '<style>.reserved { display: block; min-height: 480px }</style><script src="/lit-card.js"></script>',
    );
  if (path === '/lit-card.js') return litCard;
  if (path === '/empty-baseline-status')
    return html(
      '<style>.reserved { display: block; min-height: 480px }</style><script type="module" src="/baseline-status.js"></script>',
    );
  if (path === '/baseline-status.js') {
    const source = readFileSync('node_modules/baseline-status/baseline-status.min.js', 'utf8');
    return source.replaceAll('https://api.webstatus.dev/v1/features/', `${origin}/api/`);
  }
  if (path.startsWith('/api/')) return JSON.stringify(BASELINE_ANSWER);
  return existsSync('dist' + path) && extname(path) ? readFileSync('dist' + path) : undefined;
}

type Tag = 'band-check' | 'baseline-status' | 'lit-card';
/** Numbers by the name of their column. */
type Row = Record<string, number>;

const ELEMENTS: Record<Tag, { attributes: Record<string, string>; ready: RegExp }> = {
  'band-check': { attributes: { device: 'ec25-e', country: 'de' }, ready: /Works on/ },
  'baseline-status': { attributes: { featureId: 'grid' }, ready: /Widely available/i },
  'lit-card': { attributes: { device: 'ec25-e', country: 'de' }, ready: /Works on/ },
};

const end = Date.now() + ALL;

/** What a step comes to, or an error that names it once it takes too long. */
async function runStep<T>(what: string, work: () => Promise<T>): Promise<T> {
  const wait = Math.min(STEP, end - Date.now());
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new Error(`${what} took longer than ${Math.max(wait, 0)} ms`));
    timer = setTimeout(say, Math.max(wait, 0));
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const browser = await openChromium();
const ANSWER = 'visible answer, ms';
const BUILT = `${MANY} built and laid out, ms`;
const ANSWERED_FIRST = `the first of ${MANY} answered, ms`;
const rows: Record<string, Row> = {};
try {
  const times: Record<string, number[]> = {
    'band-check': [],
    'baseline-status': [],
    'band-check-bare': [],
  };
  // in turns, so that what else the machine does meets all; the first round only fills what is kept for all visits
  for (let run = -1; run < RUNS; run++) {
    for (const [path, visits] of Object.entries(times)) {
      const time = await runStep(`The answer of ${path}`, () => timeToAnswer(path));
      if (run >= 0) visits.push(time);
    }
  }
  for (const [path, visits] of Object.entries(times)) rows[path] = { [ANSWER]: Math.round(median(visits)) };
  report('answer', ANSWER, 'baseline-status');
  Object.assign(rows['band-check']!, await measureMany('band-check'));
  rows['lit-card'] = await measureMany('lit-card');
  report('floorBuilt', BUILT, 'lit-card');
  report('floorAnswered', ANSWERED_FIRST, 'lit-card');
  reportLeft(await measureLeft('band-check'));
  // last, and no reason to fail: each of its thousand asks for itself
  await measureMany('baseline-status').then(
    (row) => {
      Object.assign(rows['baseline-status']!, row);
      report('built', BUILT, 'baseline-status');
      report('answered', ANSWERED_FIRST, 'baseline-status');
    },
    (error: Error) => console.warn(error.message),
  );
} catch (error) {
  console.error(`${(error as Error).message}. Is the machine busy with something else?`);
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
console.table(rows);

/** One number of `<band-check>` beside the same of another element. */
function report(row: RowName<'embed'>, name: string, other: string): void {
  const [ours, theirs] = [rows['band-check']![name]!, rows[other]![name]!];
  reportRow('embed', row, { ours: `${ours} ms`, theirs: `${theirs} ms`, ratio: theirs / ours });
}

function reportLeft(left: Row): void {
  console.log(`Left by ${CYCLES} times ${MANY}, attached, ${ANSWERED} of them answered, and detached:`);
  console.table({ left, 'at most': LEFT });
  const row = (name: RowName<'embed'>, column: keyof typeof LEFT) =>
    reportRow('embed', name, {
      ours: String(left[column]),
      theirs: String(LEFT[column]),
      ratio: LEFT[column] / Math.max(left[column]!, 1),
    });
  row('heap', 'heap, kB');
  row('nodes', 'nodes');
  row('listeners', 'listeners');
}

/** The card and Lit in one script, minified as ours is. */
async function bundleLitCard(): Promise<string> {
  const dir = mkdtempSync(join('.cache', 'lit-card-'));
  try {
    writeFileSync(join(dir, 'lit-card.js'), LIT_CARD);
    return await bundleScript(resolve(dir, 'lit-card.js'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function openPage(
  path: string,
  { network }: { network: boolean },
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext();
  context.setDefaultTimeout(STEP);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}/${path}`, { waitUntil: 'commit' });
  return { context, page, session };
}

/** Milliseconds from the start of the navigation to the frame that shows the answer. */
async function timeToAnswer(path: string): Promise<number> {
  const tag = path.replace('-bare', '') as Tag;
  const { context, page } = await openPage(path, { network: true });
  const handle = await page.waitForFunction(
    ([tag, source]) =>
      new RegExp(source, 'i').test(document.querySelector(tag)?.shadowRoot?.textContent ?? '') &&
      performance.now(),
    [tag, ELEMENTS[tag].ready.source] as const,
    { polling: 'raf' },
  );
  const time = Number(await handle.jsonValue());
  await context.close();
  return time;
}

/** A thousand elements at once: milliseconds until they are built and laid out, and until the first is answered. */
async function measureMany(tag: Tag): Promise<Row> {
  const { context, page } = await openPage(`empty-${tag}`, { network: false });
  await page.waitForFunction((tag) => customElements.get(tag), tag);
  const runs: Attached[] = [];
  for (let run = 0; run < MANY_RUNS; run++) {
    runs.push(await runStep(`${MANY} <${tag}>`, () => page.evaluate(attach, attachArguments(tag, 1))));
  }
  await context.close();
  return {
    [BUILT]: Math.round(median(runs.map(({ built }) => built))),
    [ANSWERED_FIRST]: Math.round(median(runs.map(({ answered }) => answered))),
  };
}

/** What there is more of after the cycles than before; before them, two have filled what is kept for all elements. */
async function measureLeft(tag: Tag): Promise<Row> {
  const { context, page, session } = await openPage(`empty-${tag}`, { network: false });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Performance.enable');
  await page.waitForFunction((tag) => customElements.get(tag), tag);
  const cycle = (i: number) =>
    runStep(`Cycle ${i} of ${MANY} <${tag}>`, () => page.evaluate(attach, attachArguments(tag, ANSWERED)));
  const readHeld = async (): Promise<Row> => {
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return {
      'heap, kB': value['JSHeapUsedSize']! / 1000,
      nodes: value['Nodes']!,
      listeners: value['JSEventListeners']!,
    };
  };
  for (let i = -1; i <= 0; i++) await cycle(i);
  const before = await readHeld();
  for (let i = 1; i <= CYCLES; i++) await cycle(i);
  const after = await readHeld();
  await context.close();
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, Math.round(value - before[name]!)]),
  );
}

/** What `attach` takes: the tag, its attributes, the pattern of its answer, how many to attach, and how many answer. */
type AttachArguments = readonly [Tag, Record<string, string>, string, number, number];

/** Milliseconds until elements were built and laid out, and until the first of them showed their answer. */
interface Attached {
  readonly built: number;
  readonly answered: number;
}

function attachArguments(tag: Tag, answered: number): AttachArguments {
  const { attributes, ready } = ELEMENTS[tag];
  return [tag, attributes, ready.source, MANY, answered];
}

/** Runs in the page: attaches elements, waits until the first of them show their answer, and takes all away. */
async function attach([tag, attributes, source, count, answered]: AttachArguments): Promise<Attached> {
  const ready = new RegExp(source, 'i');
  const box = document.createElement('div');
  const start = performance.now();
  for (let i = 0; i < count; i++) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    // without their height reserved, all of those that are to answer are in sight
    if (i >= answered) element.className = 'reserved';
    box.append(element);
  }
  document.body.append(box);
  const open = [...box.children].slice(0, answered);
  await (box.lastElementChild as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
  void box.offsetHeight;
  const built = performance.now() - start;
  while (open.length > 0) {
    await new Promise((done) => requestAnimationFrame(done));
    while (open.length > 0 && ready.test(open.at(-1)!.shadowRoot!.textContent)) open.pop();
  }
  void box.offsetHeight;
  const time = performance.now() - start;
  box.remove();
  return { built, answered: time };
}
