/**
 * A host page with one `<band-check>` that answers 10,000 checks, and a tab of the app for a month: each day it sleeps
 * (frozen, its clock a day further), wakes to newer data, and answers questions; in between it is discarded, a second tab
 * comes and goes, and a new version of the app waits. What both hold after a first part of it is compared with what they
 * hold at the end: memory, nodes, listeners, open databases and channels. Needs `npm run build`.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { readSnapshotManifest } from '../../src/world/published/read-snapshot-manifest.js';
import { decodeWorld, encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { snapshotFiles } from '../../test/client/snapshot-server.js';
import { startSite } from '../../test/e2e/site.js';
import { openChromium } from '../open-chromium.js';
import type { RowName } from './number-rows.js';
import { reportRow } from './report.js';

const CHECKS = 10_000;
const DAYS = 30;
const CHECKS_A_DAY = 20;
/** The tab is discarded on the first day, so that one document lives through all days that are compared. */
const DISCARDED = 1;
const FIRST_PART = 2;
const NEW_VERSION = 10;
/** Every so many days somebody opens the app a second time. */
const SECOND_TAB = 5;
const A_DAY = 86_400_000;
const HOST_PAGE = '/host-page.html';

declare global {
  /** In the page: databases and channels that are open. */
  var openHandles: number;
}

interface Held {
  readonly memory: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly handles: number;
}

const site = await startSite();
const manifest = readSnapshotManifest(JSON.parse(readFileSync('dist/v1/snapshot.json', 'utf8')));
const world = decodeWorld(readFileSync(`dist/v1/${manifest.world.url}`, 'utf8'));
const browser = await openChromium();
try {
  await soakElement(await browser.newContext());
  await soakTab(await browser.newContext());
} finally {
  await browser.close();
  await site.down();
}
process.exit();

async function soakElement(context: BrowserContext): Promise<void> {
  await context.addInitScript(countHandles);
  const page = `<!doctype html><meta charset="utf-8"><script src="/embed/band-check.js"></script>
    <band-check detail="evidence" device="ec25-e" country="de"></band-check>`;
  site.faults.set(HOST_PAGE, (response) => response.setHeader('content-type', 'text/html').end(page));
  const tab = await context.newPage();
  await tab.goto(site.origin + HOST_PAGE);
  const devices = [...world.devices.keys()].slice(0, 20);
  const countries = [...world.countries.keys()].slice(0, 50);
  const answer = (from: number, to: number) => tab.evaluate(answerChecks, { devices, countries, from, to });
  await answer(0, CHECKS / 10);
  const before = await readHeld(tab);
  await answer(CHECKS / 10, CHECKS);
  report('element', before, await readHeld(tab));
}

/** Runs in the page: asks one check after the other, and waits for the answer of each. */
async function answerChecks({
  devices,
  countries,
  from,
  to,
}: {
  devices: string[];
  countries: string[];
  from: number;
  to: number;
}): Promise<void> {
  const element = document.querySelector('band-check')!;
  for (let at = from; at < to; at++) {
    const answered = new Promise((done) =>
      element.addEventListener('band-check-result', done, { once: true }),
    );
    element.setAttribute('device', devices[at % devices.length]!);
    element.setAttribute('country', countries[Math.floor(at / devices.length) % countries.length]!);
    await answered;
  }
}

async function soakTab(context: BrowserContext): Promise<void> {
  await context.addInitScript(countHandles);
  const codes = [...world.countries.keys()];
  let tab = await openApp(context, '/check/ec25-e/de');
  let before: Held | undefined;
  for (let day = 1; day <= DAYS; day++) {
    const session = await context.newCDPSession(tab);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    publishNewData(day);
    if (day === NEW_VERSION) deployNewVersion();
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    if (day === DISCARDED) {
      await tab.close();
      tab = await openApp(context, '/check/ec25-e/de');
    } else {
      await session.detach();
      await tab.clock.fastForward(A_DAY);
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    await tab.waitForFunction(
      (version) => document.querySelector<Shell>('bc-app')?.app.data.data?.world.version === version,
      versionOf(day),
    );
    const asked = Array.from({ length: CHECKS_A_DAY }, (_, at) => codes[(day * 7 + at) % codes.length]!);
    await tab.evaluate(visitChecks, asked);
    if (day % SECOND_TAB === 0) await (await openApp(context, '/devices/ec25-e')).close();
    if (day % 5 === 0) console.log(day, await readHeld(tab));
    if (day === FIRST_PART) before = await readHeld(tab);
  }
  report('tab', before!, await readHeld(tab));
}

/** The frame of the app, as far as this asks it. */
type Shell = HTMLElement & {
  readonly updateComplete: Promise<unknown>;
  readonly app: {
    readonly data: { readonly data?: { readonly world: { readonly version: string } } };
    go(address: string): void;
  };
};

async function openApp(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.install();
  await tab.goto(site.origin + path);
  await tab.waitForFunction(() => document.querySelector<Shell>('bc-app')?.app.data.data);
  return tab;
}

/** Runs in the page: asks about one country after the other, waits until each is drawn, and ends on the same one each day. */
async function visitChecks(countries: string[]): Promise<void> {
  const shell = document.querySelector<Shell>('bc-app')!;
  for (const cc of [...countries, 'de']) {
    shell.app.go(`/check/ec25-e/${cc}`);
    await shell.updateComplete;
    await new Promise((done) => setTimeout(done));
    const page = document.querySelector<Shell>('main > *');
    await page?.updateComplete;
    if (!page?.querySelector('h1')) throw new Error(`nothing is drawn of ${cc}`);
  }
}

/** Runs in the page before anything else: counts databases and channels that are opened and closed. */
function countHandles(): void {
  globalThis.openHandles = 0;
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...asked) {
    const request = open.apply(this, asked);
    request.addEventListener('success', () => {
      globalThis.openHandles++;
      request.result.addEventListener('close', () => globalThis.openHandles--);
    });
    return request;
  };
  for (const { prototype } of [IDBDatabase, BroadcastChannel]) {
    const close = prototype.close as (this: unknown) => void;
    prototype.close = function () {
      globalThis.openHandles--;
      close.call(this);
    };
  }
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      globalThis.openHandles++;
    }
  };
}

function versionOf(day: number): string {
  return `${world.version}.${day}`;
}

/** The data of that day: another version, so that the whole world is fetched, verified, decoded and kept again. */
function publishNewData(day: number): void {
  const updated = new Date(Date.now() + day * A_DAY).toISOString().slice(0, 10);
  const version = versionOf(day);
  const evidence = readFileSync(`dist/v1/${manifest.evidence.url}`, 'utf8');
  for (const [path, text] of snapshotFiles(
    version,
    encodeWorld({ ...world, version, updated }),
    evidence,
    updated,
  ))
    site.faults.set(path, (response) => response.setHeader('content-type', 'application/json').end(text));
}

/** A worker file with other bytes is a new version, which waits until the person agrees. */
function deployNewVersion(): void {
  const worker = `${readFileSync('dist/sw.js', 'utf8')}\n// another version\n`;
  site.faults.set('/sw.js', (response) => response.setHeader('content-type', 'text/javascript').end(worker));
}

/** What a page holds once everything that nobody needs any more is collected. */
async function readHeld(tab: Page): Promise<Held> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return {
    memory: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    handles: await tab.evaluate(() => globalThis.openHandles),
  };
}

function report(of: 'element' | 'tab', before: Held, after: Held): void {
  console.log(of, before, after);
  const row = (name: RowName<'soak-pages'>, what: keyof Held, unit = '') =>
    reportRow('soak-pages', name, {
      ours: `${after[what].toFixed(unit ? 1 : 0)}${unit}`,
      theirs: `${before[what].toFixed(unit ? 1 : 0)}${unit}`,
      ratio: before[what] / after[what],
    });
  row(`${of} memory`, 'memory', ' MB');
  row(`${of} nodes`, 'nodes');
  row(`${of} listeners`, 'listeners');
  if (of === 'tab') row('tab handles', 'handles');
}
