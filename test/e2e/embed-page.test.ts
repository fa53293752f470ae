/** The page `/embed`, and that what is copied from it does what it says on somebody else's page. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../scripts/open-chromium.js';
import { startServer } from '../../src/server/node.js';

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };
const SCRIPT_DELAY = 700;

let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;
let host: Server;
/** The pages of somebody else, by path. */
const hostPages = new Map<string, string>();

beforeAll(async () => {
  server = await startServer({ dir: 'dist', port: 0 });
  browser = await openChromium();
  host = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(hostPages.get(url!));
  });
  await new Promise<void>((done) => host.listen(0, done));
});
afterAll(async () => {
  await browser.close();
  await server.close();
  host.close();
});

/** The address of a page of somebody else with a text. */
function hostPage(text: string): string {
  const path = `/${hostPages.size}`;
  hostPages.set(path, text);
  return `http://localhost:${(host.address() as AddressInfo).port}${path}`;
}

async function openEmbed(path: string, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(server.address + path);
  await page.locator('.code .snippet').waitFor();
  return page;
}

type Attributes = Readonly<Record<string, string>>;

/** Chooses attributes, waits until the preview answers, and reads the snippet with its heights and hash. */
async function snippetFor(page: Page, attributes: Attributes = {}): Promise<string> {
  for (const [name, value] of Object.entries(attributes)) {
    const field = page.locator('.controls label', {
      has: page.locator('code', { hasText: new RegExp(`^${name}$`) }),
    });
    if (name === 'device') {
      const device = page.getByRole('combobox', { name, exact: true });
      await device.fill(value);
      await page.locator('#attribute-device-list [aria-selected=true]').waitFor();
      await device.press('Enter');
    } else if (value === '') await field.locator('input').check();
    else if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption(value);
    else {
      await field.locator('input').fill(value);
      await field.locator('input').press('Tab');
    }
  }
  await page.waitForFunction(() => {
    const preview = document.querySelector('.shown band-check') as HTMLElement & { state?: string };
    const text = document.querySelector('.code .snippet')!.textContent;
    return preview.state === 'ready' && /integrity=/.test(text) && /min-height/.test(text);
  });
  await page.waitForTimeout(300); // the heights are measured once the answer is drawn
  return (await page.locator('.code .snippet').textContent())!;
}

async function chooseCountry(page: Page, name: string): Promise<void> {
  const input = page.locator('.controls band-countries input');
  await input.fill(name);
  await input.press('Enter');
}

/** The sum of all layout shifts on a page that holds the snippets, their scripts late. */
async function layoutShift(
  snippets: readonly string[],
  viewport: { width: number; height: number },
): Promise<number> {
  const text = '<p>What stands below, and must not jump.</p>'.repeat(30);
  const address =
    hostPage(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>host</title>
    <script>window.shift = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });</script>
    <body><h1>A product</h1>${snippets.join('<p>between</p>')}${text}`);
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.route('**/band-check.js', async (route) => {
    await new Promise((done) => setTimeout(done, SCRIPT_DELAY));
    await route.continue();
  });
  await page.goto(address);
  await page.waitForFunction(
    () => {
      const checks = [...document.querySelectorAll<HTMLElement & { state?: string }>('band-check')];
      checks.find(({ state }) => state !== 'ready')?.scrollIntoView();
      return checks.every(({ state }) => state === 'ready');
    },
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
    await chooseCountry(page, 'France');
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
    const attributes = {
      device: 'rm520n-gl',
      country: 'de fr',
      lang: 'zh',
      theme: 'dark',
      detail: 'evidence',
    };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    expect(text).toContain(
      `band-check${written.map((one) => `[${one}]`).join('')} { display: block; min-height:`,
    );
    expect(text).toContain(
      `<script src="${origin}/embed/${immutable}" integrity="${integrity}" crossorigin async></script>`,
    );
    expect(text).toContain(`<band-check ${written.join(' ')}>`);
    expect(text).toMatch(/<a href="[^"]+\/zh\/devices\/rm520n-gl">[^<]*RM520N-GL[^<]*<\/a>\n<\/band-check>$/);
    expect(
      await page.evaluate(
        (names) => names.map((name) => document.querySelector('.shown band-check')!.getAttribute(name)),
        Object.keys(attributes),
      ),
    ).toEqual(Object.values(attributes));
    await page.locator('.choice', { hasText: 'v1, follows fixes' }).click();
    await expect
      .poll(() => page.locator('.code .snippet').textContent())
      .toContain(`<script src="${origin}/embed/v1/band-check.js" async></script>`);
    await page.context().close();
  });

  it('shows each element with every attribute of its manifest, and its reference', async () => {
    const page = await openEmbed('/embed');
    const { modules } = JSON.parse(readFileSync('lib/elements/custom-elements.json', 'utf8')) as {
      modules: { declarations?: { tagName?: string; attributes: { name: string }[] }[] }[];
    };
    const tags = modules.flatMap(({ declarations = [] }) => declarations).filter(({ tagName }) => tagName);
    expect(tags).toHaveLength(3);
    for (const [at, { tagName, attributes }] of tags.entries()) {
      await page.locator('.lead + .choices button').nth(at).click();
      await page.locator(`.shown ${tagName}`).waitFor();
      const offered = await page.locator('.controls :is(code, bc-combobox label)').allTextContents();
      const names = attributes.map(({ name }) => name);
      for (const name of names.filter((name) => !['for', 'src', 'name', 'country'].includes(name)))
        expect(offered, tagName).toContain(name);
      const reference = page.locator(`#reference-${tagName}`);
      await reference.locator('summary').click();
      const rows = await reference.locator('table').first().locator('tbody th').allTextContents();
      expect(rows.map((row) => row.trim())).toEqual(names);
    }
    await page.locator('.together band-countries input').fill('France');
    await page.locator('.together band-countries input').press('Enter');
    await page.locator('.together band-check [part="country"]').nth(1).waitFor();
    await page.context().close();
  });

  it('warns that the address of a pinned version may change, until that version is released', async () => {
    const manifest = JSON.parse(readFileSync('dist/embed/manifest.json', 'utf8')) as { version: string };
    for (const released of [[], [manifest.version]]) {
      const page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' });
      await page.route('**/embed/manifest.json', (route) =>
        route.fulfill({ json: { ...manifest, released } }),
      );
      await page.goto(server.address + '/embed');
      await page.locator('.code .snippet', { hasText: 'integrity=' }).waitFor();
      const warning = page.locator('#not-released');
      expect(await warning.allTextContents()).toEqual(
        released.length === 0 ? [expect.stringContaining(`${manifest.version} isn’t released yet`)] : [],
      );
      await page.getByRole('button', { name: 'v1, follows fixes' }).click();
      await warning.waitFor({ state: 'detached' });
      await page.close();
    }
  });

  it('adds the script that keeps the data, and the lines that load it early', async () => {
    const page = await openEmbed('/embed');
    const text = await snippetFor(page, { lang: 'zh', cache: '' });
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
    const context = await browser.newContext({ viewport: PHONE });
    const host_ = await context.newPage();
    const asked: string[] = [];
    host_.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await host_.goto(hostPage(`<!doctype html><title>host</title>${text}`));
    await host_.waitForFunction(
      () => (document.querySelector('band-check') as HTMLElement & { state?: string }).state === 'ready',
    );
    for (const file of files) expect(asked.filter((path) => path === '/' + file)).toHaveLength(1);
    await context.close();
  });

  describe.each(['en', 'zh'])('what is copied, in %s', (lang) => {
    it('moves nothing on a phone or a wide page, however many tags there are', async () => {
      const page = await openEmbed('/embed');
      const snippets: string[] = [];
      for (const detail of ['summary', 'networks', 'evidence'])
        snippets.push(await snippetFor(page, { lang, detail }));
      await page.context().close();
      for (const viewport of [PHONE, DESKTOP]) {
        const pages = [...snippets.map((snippet) => [snippet]), snippets];
        const shifts = await Promise.all(pages.map((tags) => layoutShift(tags, viewport)));
        for (const shift of shifts) expect(shift).toBeLessThanOrEqual(0.02);
      }
    });
  });
});
