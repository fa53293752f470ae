/**
 * The app on a phone of the middle class: slow 4G (1.6 Mbit/s, 150 ms) and a processor 4 times slower. Bytes of the first
 * load and of all that is kept; the time until a page shows its answer, beside the text that the server wrote into the same
 * page; and a cold start without a network, beside the same start with one. Needs `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import type { BrowserContext } from 'playwright-core';
import { startServer } from '../../src/server/node.js';
import { openChromium } from '../open-chromium.js';
import { median } from './median.js';
import { reportRow } from './report.js';
import { SLOW_4G } from './slow-4g.js';

const VISITS = 5;
const PAGE = '/countries/de';
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const server = await startServer({ dir: 'dist', port: 0 });
const browser = await openChromium();
try {
  reportSizes();
  await compareFirstLoads();
  await compareStarts();
} finally {
  await browser.close();
  await server.close();
}

/** The exact sizes, as `npm run size` prints them: `the app, offline: 380000 of 400000 bytes`. */
function reportSizes(): void {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/size.ts'], {
    encoding: 'utf8',
  });
  const sizes = stdout.matchAll(/^the app, (.*): (\d+) of (\d+) bytes/gm);
  const rows = { 'first load': 'bytes', offline: 'offline bytes' } as const;
  for (const [line, name, bytes, most] of sizes) {
    console.log(line);
    reportRow('app', rows[name as keyof typeof rows], {
      ours: `${bytes} bytes`,
      theirs: `${most} bytes`,
      ratio: Number(most) / Number(bytes),
    });
  }
}

/** Milliseconds from the start of a visit until the page shows its text, and until the app has drawn it. */
async function visit(
  context: BrowserContext,
  network: typeof SLOW_4G,
): Promise<{ written: number; drawn: number; bytes: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(server.address + PAGE, { waitUntil: 'commit' });
  const shows = async (selector: string) => {
    const shown = await page.waitForFunction(
      (wanted) => document.querySelector(wanted)?.textContent.includes('Telekom') && performance.now(),
      selector,
      { polling: 'raf' },
    );
    return Number(await shown.jsonValue());
  };
  const written = await shows('main');
  const drawn = await shows('bc-country-page');
  await page.close();
  return { written, drawn, bytes };
}

async function compareFirstLoads(): Promise<void> {
  const visits = [];
  for (let i = 0; i < VISITS; i++) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    visits.push(await visit(context, SLOW_4G));
    await context.close();
  }
  const drawn = median(visits.map((each) => each.drawn));
  const written = median(visits.map((each) => each.written));
  report('first', drawn, written);
  // what came in all: page, data and pictures beside the scripts and styles that the ceiling is for
  console.log(`${median(visits.map(({ bytes }) => bytes))} bytes came in all`);
}

/** Starts of an installed app: the browser has been closed in between, and holds nothing but what was kept. */
async function compareStarts(): Promise<void> {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(server.address + PAGE);
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.locator('bc-country-page').waitFor();
  await first.close();
  const [online, offline]: [number[], number[]] = [[], []];
  for (let i = 0; i < VISITS; i++) {
    online.push((await visit(context, FAST)).drawn);
    await context.setOffline(true);
    offline.push((await visit(context, { ...FAST, offline: true })).drawn);
    await context.setOffline(false);
  }
  report('offline', median(offline), median(online));
}

function report(row: 'first' | 'offline', ours: number, theirs: number): void {
  const [mine, other] = [`${ours.toFixed(0)} ms`, `${theirs.toFixed(0)} ms`];
  console.log(`${row}: ${mine}, beside ${other}`);
  reportRow('app', row, { ours: mine, theirs: other, ratio: theirs / ours });
}
