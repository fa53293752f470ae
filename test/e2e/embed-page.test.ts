/** The page `/embed`, and that what is copied from it does what it says on somebody else's page. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browsers, CHROMIUM_ARGS } from '../../scripts/browsers.js';
import { startServer } from '../../src/server/node.js';

const PHONE = { width: 412, height: 823 };
const SCRIPT_DELAY = 700;

let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;
let host: Server;
let hostPage = '';

beforeAll(async () => {
  server = await startServer({ dir: 'dist', port: 0 });
  browser = await chromium.launch({ executablePath: browsers().chromium, args: CHROMIUM_ARGS });
  host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(hostPage);
  });
  await new Promise<void>((done) => host.listen(0, done));
});
afterAll(async () => {
  await browser.close();
  await server.close();
  host.close();
});

async function openEmbed(path: string, viewport = { width: 1280, height: 800 }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(server.address + path);
  await page.locator('.snippet').waitFor();
  return page;
}

interface Choice {
  readonly device?: string;
  readonly lang?: string;
  readonly theme?: string;
  readonly detail?: string;
}

/** Chooses, waits until the preview answers it, and reads the snippet with the height measured and the hash known. */
async function snippetFor(page: Page, { device, lang, theme, detail }: Choice): Promise<string> {
  const selects = page.locator('.filters select');
  for (const [i, value] of [device, lang, theme, detail].entries()) {
    if (value !== undefined) await selects.nth(i).selectOption(value);
  }
  await page.waitForFunction(
    () =>
      (document.querySelector('main band-check') as HTMLElement & { state?: string }).state === 'ready' &&
      document.querySelector('.snippet')!.textContent.includes('integrity='),
  );
  await page.waitForTimeout(300); // the height is measured once the answer is drawn
  return (await page.locator('.snippet').textContent())!;
}

/** The sum of all layout shifts on a page that holds the snippet, its script late. */
async function layoutShift(snippet: string): Promise<number> {
  const text = '<p>What stands below, and must not jump.</p>'.repeat(30);
  hostPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>host</title>
    <script>window.shift = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });</script>
    <body><h1>A product</h1>${snippet}${text}`;
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.route('**/band-check.js', async (route) => {
    await new Promise((done) => setTimeout(done, SCRIPT_DELAY));
    await route.continue();
  });
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  await page.waitForFunction(
    () => (document.querySelector('band-check') as HTMLElement & { state?: string }).state === 'ready',
    undefined,
    { timeout: 20_000 },
  );
  await page.waitForTimeout(300);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await context.close();
  return shift;
}

describe('the page /embed', () => {
  it('writes what was chosen: the rule, the script with its hash, the tag and the fallback', async () => {
    const page = await openEmbed('/embed');
    await page.locator('band-countries input').fill('France');
    await page.locator('band-countries input').press('Enter');
    const text = await snippetFor(page, {
      device: 'rm520n-gl',
      lang: 'zh',
      theme: 'dark',
      detail: 'evidence',
    });
    const { scripts } = JSON.parse(readFileSync('dist/embed/manifest.json', 'utf8')) as {
      scripts: Record<string, { integrity: string; immutable: string }>;
    };
    const { integrity, immutable } = scripts['band-check.js']!;
    const origin = new URL(page.url()).origin;
    expect(text).toMatch(/^<style>band-check \{ display: block; min-height: \d{3,4}px \}<\/style>\n<script/);
    expect(text).toContain(
      `<script src="${origin}/embed/${immutable}" integrity="${integrity}" crossorigin async></script>`,
    );
    expect(text).toContain(
      '<band-check device="rm520n-gl" country="de fr" lang="zh" theme="dark" detail="evidence">',
    );
    expect(text).toMatch(/<a href="[^"]+\/zh\/devices\/rm520n-gl">[^<]*RM520N-GL[^<]*<\/a>\n<\/band-check>$/);
    expect(
      await page.evaluate(() => {
        const { attributes } = document.querySelector('main band-check')!;
        return ['device', 'country', 'lang', 'theme', 'detail'].map(
          (name) => attributes.getNamedItem(name)?.value,
        );
      }),
    ).toEqual(['rm520n-gl', 'de fr', 'zh', 'dark', 'evidence']);
    await page.context().close();
  });

  it('adds the script that keeps the data, and the lines that load it early', async () => {
    const page = await openEmbed('/embed');
    for (const tick of await page.locator('.tick input').all()) await tick.check();
    const text = await snippetFor(page, { lang: 'zh' });
    const { scripts } = JSON.parse(readFileSync('dist/embed/manifest.json', 'utf8')) as {
      scripts: Record<string, { integrity: string }>;
    };
    for (const name of ['band-check.js', 'band-check-cache.js']) {
      expect(text).toContain(`integrity="${scripts[name]!.integrity}"`);
    }
    expect(text).toContain('<band-check device="ec25-e" country="de" lang="zh" cache>');
    const files = ['v1/models/ec25-e.json', 'v1/countries/de.json'];
    const hints = [...text.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)];
    expect(hints.map(([, url]) => new URL(url!).pathname)).toEqual(files.map((file) => '/' + file));
    await page.context().close();

    // on a page of another origin each of them is fetched once, and the element takes what came
    hostPage = `<!doctype html><title>host</title>${text}`;
    const context = await browser.newContext({ viewport: PHONE });
    const host_ = await context.newPage();
    const asked: string[] = [];
    host_.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await host_.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    await host_.waitForFunction(
      () => (document.querySelector('band-check') as HTMLElement & { state?: string }).state === 'ready',
    );
    for (const file of files) expect(asked.filter((path) => path === '/' + file)).toHaveLength(1);
    await context.close();
  });

  describe.each(['en', 'zh'])('what is copied, in %s', (lang) => {
    it.each(['summary', 'networks', 'evidence'])('moves nothing on a phone with %s', async (detail) => {
      const page = await openEmbed('/embed');
      const snippet = await snippetFor(page, { lang, detail });
      await page.context().close();
      expect(await layoutShift(snippet)).toBeLessThanOrEqual(0.02);
    });
  });
});
