/** What a network may send to the built app instead of facts, and clocks that are wrong. */
import { chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browsers, CHROMIUM_ARGS } from '../../scripts/browsers.js';
import { type Site, startSite } from '../e2e/site.js';
import { FAULTY_ANSWERS, snapshotFiles } from '../client/snapshot-server.js';

let site: Site;
const browser = await chromium.launch({ executablePath: browsers().chromium, args: CHROMIUM_ARGS });

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

const newContext = () => browser.newContext({ serviceWorkers: 'block' });
async function open(context: Awaited<ReturnType<typeof newContext>>, path = '/check/ec25-e/de') {
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return page;
}
const dataPhase = (page: Page, ...phases: string[]) =>
  page.locator(phases.map((phase) => `[data-phase="${phase}"]`).join()).waitFor();

/** The words for each fault, with facts on the device and without. */
const SAID: Record<keyof typeof FAULTY_ANSWERS, string> = {
  'HTML with status 200': 'login page',
  'no content type': 'login page',
  'status 204': 'server has a problem',
  'status 404': 'server has a problem',
  'status 503': 'server has a problem',
  'connection reset': 'cannot be reached',
  'connection cut in the middle': 'cannot be reached',
  'half of it': 'did not arrive whole',
  silence: 'did not answer in time',
  'other JSON': 'cannot read',
};
const ROWS = Object.entries(SAID) as [keyof typeof FAULTY_ANSWERS, string][];

describe('at a first visit', () => {
  it.each(ROWS)('%s is told, never judged, and mended by trying again', async (fault, text) => {
    site.faults.set(MANIFEST, FAULTY_ANSWERS[fault]);
    const context = await newContext();
    const page = await open(context, '/check/ec25-e/de');
    await page.locator('main .notice.failed', { hasText: text }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(VERDICT);
    site.faults.clear();
    await page.locator('main .notice.failed button').click();
    await page.locator('main h1', { hasText: 'EC25-E in Germany' }).waitFor();
    await context.close();
  });
});

describe('with facts on the device', () => {
  it.each(ROWS)('%s leaves the answer and says why it may not be the newest', async (fault, text) => {
    const context = await newContext();
    const first = await open(context, '/data');
    await first.locator('[data-storage="kept"]').waitFor();
    site.faults.set(MANIFEST, FAULTY_ANSWERS[fault]);
    const page = await open(context);
    await page.locator('main h1', { hasText: 'EC25-E in Germany' }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(VERDICT);
    await page.goto(site.origin + '/data');
    await page.locator('[data-phase]', { hasText: text }).waitFor({ timeout: 20_000 });
    await context.close();
  });

  it.each([
    ['a world of another form', (path: string) => path.includes('world'), '["other"]'],
    ['evidence of another form', (path: string) => path.includes('evidence'), '{"format":9}'],
  ])('%s is not taken, and the answer stays', async (_, isPart, text) => {
    const context = await newContext();
    const first = await open(context, '/data');
    await first.locator('[data-storage="kept"]').waitFor();
    const files = snapshotFiles('99', text, text);
    for (const [path, body] of files) {
      if (path === MANIFEST || isPart(path)) {
        site.faults.set(path, (response) => response.setHeader('content-type', 'application/json').end(body));
      }
    }
    const page = await open(context, '/data');
    await dataPhase(page, 'stale');
    await page.goto(site.origin + '/check/ec25-e/de');
    await page.locator('main h1', { hasText: 'EC25-E in Germany' }).waitFor();
    await context.close();
  });
});

describe('a slow network', () => {
  it('says what it is waiting for within a second', async () => {
    site.faults.set(MANIFEST, () => undefined);
    const context = await newContext();
    const page = await open(context);
    await page.getByText('Reading the facts').waitFor({ timeout: 1000 });
    // the frame, with its search and menu, does not wait for the facts
    await page.locator('main .loading', { hasText: 'Fetching the facts' }).waitFor({ timeout: 3000 });
    await page.getByRole('link', { name: 'Devices' }).first().waitFor();
    await context.close();
  });
});

describe('the age of the facts', () => {
  const HOUR = 3_600_000;
  const YEAR = 365 * 24 * HOUR;
  const age = (page: Page) => page.locator('footer .freshness').innerText();

  it.each([
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['a year slow', -YEAR],
    ['a year fast', YEAR],
  ])('is that of the server with a clock that is %s', async (_, off) => {
    const context = await newContext();
    const right = await open(context);
    await right.locator('main h1', { hasText: 'EC25-E' }).waitFor();
    await right.goto(site.origin + '/data');
    await dataPhase(right, 'ready', 'stale'); // which of them is a matter of the day of this test
    const expected = await age(right);
    const page = await context.newPage();
    // the time of day alone: timers and the time since the start of a page do not depend on it
    await page.addInitScript((off) => {
      const Right = Date;
      globalThis.Date = class extends Right {
        constructor(...time: []) {
          super(...(time.length > 0 ? time : ([Right.now() + off] as unknown as [])));
        }
        static override now = () => Right.now() + off;
      } as DateConstructor;
    }, off);
    await page.goto(site.origin + '/data');
    const isOff = (await page.evaluate(() => [Date.now(), new Date().getTime()])).map(
      (ms) => ms - Date.now(),
    );
    for (const ms of isOff) expect(Math.abs(ms - off)).toBeLessThan(60_000);
    await expect.poll(() => age(page), { timeout: 5000 }).toBe(expected);
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
    expect(await age(page)).toContain('age is not known');
    await context.close();
  });

  it('is said to be more than a quarter when it is', async () => {
    const context = await newContext();
    const first = await open(context, '/data');
    await first.locator('[data-storage="kept"]').waitFor();
    site.faults.set(MANIFEST, FAULTY_ANSWERS['connection reset']);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + 120 * 24 * HOUR });
    await page.goto(site.origin + '/check/ec25-e/de');
    await page.locator('main h1', { hasText: 'EC25-E' }).waitFor();
    expect(await age(page)).toMatch(/more than a quarter/);
    await context.close();
  });
});
