/** What a network may send to the built app instead of data, and clocks that are wrong. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../scripts/open-chromium.js';
import { PATIENCE } from '../../src/client/fetch-json.js';
import type { CheckedNetwork } from '../../src/elements/band-check/check-countries.js';
import type { SnapshotManifest } from '../../src/world/published/read-snapshot-manifest.js';
import { type Site, startSite } from '../e2e/site.js';
import { FAULTY_ANSWERS, snapshotFiles } from '../client/snapshot-server.js';
import type { AppState } from '../../src/app/base/app-state.js';

let site: Site;
const browser = await openChromium();

beforeAll(async () => {
  site = await startSite();
});
afterEach(() => site.faults.clear());
afterAll(async () => {
  await browser.close();
  await site.down();
});

const MANIFEST = '/v1/snapshot.json';
/** Words that would be a verdict. */
const VERDICT = /Works|Does not work|with limits/;

async function newContext() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.clock.install();
  return context;
}
/** Lets the time pass for which a page waits for a byte, as soon as it waits. */
async function wait(page: Page): Promise<void> {
  await expect.poll(() => site.requests).toContain(MANIFEST);
  await page.clock.fastForward(PATIENCE);
}
async function open(context: Awaited<ReturnType<typeof newContext>>, path = '/check/ec25-e/de') {
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return page;
}
const dataPhase = (page: Page, ...phases: string[]) =>
  page.locator(phases.map((phase) => `[data-phase="${phase}"]`).join()).waitFor();

/** The words for each fault, with data on the device and without. */
const SAID: Record<keyof typeof FAULTY_ANSWERS, string> = {
  'HTML with status 200': 'Wi-Fi sign-in page',
  'no content type': 'Wi-Fi sign-in page',
  'status 204': 'server has a problem',
  'status 404': "doesn't have the data",
  'status 503': 'server has a problem',
  'connection reset': "can't be reached",
  'connection cut in the middle': "can't be reached",
  'half of it': "didn't arrive intact",
  silence: "didn't answer in time",
  'other JSON': 'newer version of the app',
};
const ROWS = Object.entries(SAID) as [keyof typeof FAULTY_ANSWERS, string][];

describe('at a first visit', () => {
  it.each(ROWS)('%s is told, never judged, and mended by trying again', async (fault, text) => {
    site.faults.set(MANIFEST, FAULTY_ANSWERS[fault]);
    const context = await newContext();
    site.requests.length = 0;
    const page = await open(context, '/check/ec25-e/de');
    if (fault === 'silence') await wait(page);
    await page.locator('main .notice.failed', { hasText: text }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(VERDICT);
    site.faults.clear();
    await page.locator('main .notice.failed button').click();
    await page.locator('main .network-row').first().waitFor();
    await context.close();
  });
});

describe('with data on the device', () => {
  // the same device for all of them: none of these answers may change what it keeps
  let context: BrowserContext;
  beforeAll(async () => {
    context = await newContext();
    const first = await open(context, '/data');
    await first.locator('[data-storage="kept"]').waitFor();
    await first.close();
  });
  afterAll(() => context.close());

  it.each(ROWS)('%s leaves the answer and says why it may not be the newest', async (fault, text) => {
    site.faults.set(MANIFEST, FAULTY_ANSWERS[fault]);
    const page = await open(context);
    await page.locator('main .network-row').first().waitFor();
    expect(await page.locator('main').innerText()).toMatch(VERDICT);
    site.requests.length = 0;
    await page.goto(site.origin + '/data');
    if (fault === 'silence') await wait(page);
    await page.locator('[data-phase]', { hasText: text }).waitFor();
    await page.close();
  });

  it.each([
    ['a world of another form', 'world', '["other"]'],
    ['evidence of another form', 'evidence', '{"format":9}'],
  ] as const)('%s is not taken, and the answer stays whole', async (_, part, text) => {
    // a release in which this part alone is new
    const faulty = JSON.parse(snapshotFiles('99', text, text).get(MANIFEST)!) as SnapshotManifest;
    const published = JSON.parse(readFileSync(`dist${MANIFEST}`, 'utf8')) as SnapshotManifest;
    const manifest = { ...published, version: '99', [part]: faulty[part] };
    for (const [path, body] of [
      [MANIFEST, JSON.stringify(manifest)],
      [`/v1/${faulty[part].url}`, text],
    ] as const)
      site.faults.set(path, (response) => response.setHeader('content-type', 'application/json').end(body));
    const page = await open(context, '/data');
    await dataPhase(page, 'stale');
    expect(site.requests).toContain(`/v1/${faulty[part].url}`);
    await page.goto(site.origin + '/check/ec25-e/de');
    await page.locator('main .network-row').first().waitFor();
    await page.locator('main .sources').first().waitFor({ state: 'attached' });
    await page.close();
  });
});

describe('a slow network', () => {
  it('says what it is waiting for within a second', async () => {
    site.faults.set(MANIFEST, () => undefined);
    const context = await newContext();
    const page = await open(context);
    await page.getByText('Loading the data on bands and networks').waitFor();
    // the frame, with its search and menu, does not wait for the data; a second later the clock stands still
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(10); // it is drawn in a task of its own
    await page.locator('main .loading', { hasText: 'Loading the data …' }).waitFor();
    await page.getByRole('link', { name: 'Devices' }).first().waitFor();
    await context.close();
  });
});

/** Lets the server tell another time, and every page of a context have a device clock that is `off` milliseconds from it. */
async function setTime(context: BrowserContext, server: number, off = 0): Promise<void> {
  site.faults.set(MANIFEST, (response) => {
    response.setHeader('date', new Date(server).toUTCString());
    return false;
  });
  // the time of day alone: timers and the time since the start of a page do not depend on it
  await context.addInitScript(
    (ahead) => {
      const Right = Date;
      globalThis.Date = class extends Right {
        constructor(...time: []) {
          super(...(time.length > 0 ? time : ([Right.now() + ahead] as unknown as [])));
        }
        static override now = () => Right.now() + ahead;
      } as DateConstructor;
    },
    server + off - Date.now(),
  );
}

describe('the age of the data', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const YEAR = 365 * DAY;
  const MIDNIGHT = Math.ceil(Date.now() / DAY) * DAY;
  const age = (page: Page) => page.locator('footer .freshness').innerText();

  it.each([
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['a year slow', -YEAR],
    ['a year fast', YEAR],
  ])('is that of the server with a clock that is %s', async (_, off) => {
    // so near to midnight that the clock of the device has another day
    const server = MIDNIGHT - Math.sign(off) * (HOUR / 2);
    const said: string[] = [];
    for (const each of [0, off]) {
      const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'UTC' });
      await setTime(context, server, each);
      const page = await open(context, '/data');
      await dataPhase(page, 'ready', 'stale'); // which of them is a matter of the day of this test
      const now = await page.evaluate(() => [Date.now(), new Date().getTime()]);
      for (const ms of now) expect(Math.abs(ms - server - each)).toBeLessThan(60_000);
      said.push(await age(page));
      await context.close();
    }
    expect(said[1]).toBe(said[0]);
  });

  it('counts to the same day in the app and in an element at 02:00 in Shanghai', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'Asia/Shanghai' });
    const server = MIDNIGHT - 6 * HOUR; // 02:00 there, a day later than in UTC
    await setTime(context, server);
    const app = await open(context, '/data');
    await dataPhase(app, 'ready', 'stale');
    const inApp = await app.evaluate(
      () => document.querySelector<HTMLElement & { app: AppState }>('bc-app')!.app.today,
    );
    const date = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    // the element tells no day, but warns of a switch-off that was planned for a day before it
    const warnsOf = async (day: string) => {
      const host = await context.newPage();
      await host.route('**/v1/countries/de.json', async (route) => {
        const response = await route.fetch();
        const country = (await response.json()) as { networks: { status: { g2: object } }[] };
        Object.assign(country.networks[0]!.status.g2, { state: 'planned', date: day });
        await route.fulfill({ response, json: country });
      });
      await host.route('**/host.html', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><band-check device="ec25-e" country="de"></band-check>
            <script>document.querySelector('band-check').addEventListener('band-check-result', (event) => (globalThis.result = event.detail))</script>
            <script src="/embed/v1/band-check.js"></script>`,
        }),
      );
      await host.goto(site.origin + '/host.html');
      const result = await host.waitForFunction(
        () => (globalThis as { result?: { countries: { networks: CheckedNetwork[] }[] } }).result,
      );
      const cautions = await result.evaluate((found) => found!.countries[0]!.networks[0]!.judgement.cautions);
      return cautions.some((caution) => caution.code === 'planned-date-passed' && caution.service === 'g2');
    };
    expect(inApp).toBe(date(MIDNIGHT));
    expect(await warnsOf(date(MIDNIGHT - DAY))).toBe(true);
    expect(await warnsOf(date(MIDNIGHT))).toBe(false);
    await context.close();
  });

  it('is called unknown, not negative, when the clock went back and no server answers', async () => {
    const context = await newContext();
    const first = await open(context, '/data');
    await first.locator('[data-storage="kept"]').waitFor();
    site.faults.set(MANIFEST, FAULTY_ANSWERS['connection reset']);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() - YEAR });
    await page.goto(site.origin + '/data');
    await dataPhase(page, 'offline');
    expect(await age(page)).toContain('age is unknown');
    await context.close();
  });

  it('is said to be more than a quarter when it is', async () => {
    const context = await newContext();
    const first = await open(context, '/data');
    await first.locator('[data-storage="kept"]').waitFor();
    site.faults.set(MANIFEST, FAULTY_ANSWERS['connection reset']);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + 120 * DAY });
    await page.goto(site.origin + '/check/ec25-e/de');
    await page.locator('main .network-row').first().waitFor();
    expect(await age(page)).toContain('more than three months ago');
    await context.close();
  });
});
