/** The pages of the built app in Chromium, as people use them: read, filter, search, keep, share, print. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browsers, CHROMIUM_ARGS } from '../../scripts/browsers.js';
import { startServer } from '../../src/server/node-server.js';

const PAGES: readonly (readonly [path: string, title: RegExp, titleZh: RegExp])[] = [
  ['/', /work there/, /能用吗/],
  ['/devices', /Devices/, /设备/],
  ['/devices/ec25-e', /EC25-E/, /EC25-E/],
  ['/countries', /Countries/, /国家/],
  ['/countries/de', /Germany/, /德国/],
  ['/networks/telekom-de', /Deutsche Telekom/, /Deutsche Telekom/],
  ['/check/ec25-af/de', /EC25-AF in Germany/, /EC25-AF 在德国/],
  ['/check/bg95-m3/us', /BG95-M3/, /BG95-M3/],
  ['/compare', /Compare/, /对比/],
  ['/bands', /bands/, /频段/],
  ['/switch-offs', /switch-offs/, /退网/],
  ['/paste?bands=B3,B20&in=de,fr', /Paste/, /粘贴/],
  ['/data', /Data/, /数据/],
  ['/about', /About/, /关于/],
];
const LANGS = ['en', 'zh'] as const;
const THEMES = ['light', 'dark', 'outdoor'] as const;

let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;
let origin: string;

beforeAll(async () => {
  server = await startServer({ dir: 'dist', port: 0 });
  origin = server.address;
  browser = await chromium.launch({ executablePath: browsers().chromium, args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A fresh visitor. What goes wrong on a page is collected: errors, refused policies, failed requests. */
async function visitor(
  options: Parameters<Browser['newContext']>[0] & { theme?: string } = {},
): Promise<{ page: Page; context: BrowserContext; wrong: string[] }> {
  const { theme, ...rest } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...rest,
  });
  context.setDefaultTimeout(20_000);
  const wrong: string[] = [];
  if (theme) await context.addInitScript((name) => localStorage.setItem('band-check:theme', name), theme);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective}`),
    );
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  return { page, context, wrong };
}

/** Opens a page and waits until its facts are drawn. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.locator('bc-app .freshness:not(:empty)').waitFor({ state: 'attached' });
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main .loading'),
  );
}

/** The key opens the search as soon as the page listens; a busy machine may be late with that. */
async function openSearch(page: Page): Promise<void> {
  const field = page.locator('dialog[open] input:focus');
  for (let tries = 0; tries < 10; tries++) {
    await page.keyboard.press('/');
    if (
      await field.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('the key / does not open the search');
}

describe.each(LANGS)('%s', (lang) => {
  describe.each(THEMES)('%s', (theme) => {
    it('axe finds nothing on any page', async () => {
      const { page, context, wrong } = await visitor({ theme });
      for (const [path] of PAGES) {
        await open(page, (lang === 'zh' ? '/zh' : '') + path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]!.html.slice(0, 160)}`);
        expect(found).toEqual([]);
      }
      expect(wrong).toEqual([]);
      await context.close();
    }, 240_000);
  });

  it('has its own title, description, addresses and one heading on every page, and fits 320 pixels', async () => {
    const { page, context } = await visitor({ viewport: { width: 320, height: 640 } });
    const seen = new Set<string>();
    for (const [path, en, zh] of PAGES) {
      const own = (lang === 'zh' ? '/zh' : '') + path;
      await open(page, own);
      expect(await page.title()).toMatch(lang === 'zh' ? zh : en);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description!.length).toBeGreaterThan(20);
      expect(seen.has(description!)).toBe(false);
      seen.add(description!);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
        new RegExp(`${own.replace(/\?.*/, '')}$`),
      );
      expect(await page.locator('link[rel=alternate][hreflang=zh-Hans]').getAttribute('href')).toContain(
        '/zh',
      );
      expect(await page.locator('html').getAttribute('lang')).toBe(lang === 'zh' ? 'zh-Hans' : 'en');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
    await context.close();
  }, 120_000);
});

describe('moving about', () => {
  it('goes from page to page without loading again, puts the focus on the heading and the place back', async () => {
    const { page, context, wrong } = await visitor();
    await open(page, '/countries');
    await page.evaluate(() => ((globalThis as { stayed?: boolean }).stayed = true));
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('link', { name: 'Germany', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Germany' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/countries/de');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Countries' }).waitFor();
    await page.waitForFunction(() => scrollY > 500);
    expect(await page.evaluate(() => (globalThis as { stayed?: boolean }).stayed)).toBe(true);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('keeps page and choices when the language changes', async () => {
    const { page, context } = await visitor();
    await open(page, '/bands?band=B20');
    await page.locator('.menu-open').click();
    await page.locator('#menu').getByRole('link', { name: '中文' }).click();
    await page.locator('html[lang=zh-Hans]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/zh/bands?band=B20');
    expect(await page.locator('#B20').getAttribute('open')).not.toBeNull();
    await context.close();
  });

  it.each([
    ['/devices/no-such-device', 'This page does not exist'],
    ['/countries/xx', 'This page does not exist'],
    ['/check/ec25-e/xx', 'This page does not exist'],
  ])('says that %s does not exist', async (path, heading) => {
    const { page, context } = await visitor();
    await open(page, '/');
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')!.append(link);
      link.click();
    }, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await context.close();
  });

  it('goes back to the system theme, and keeps a chosen one', async () => {
    const { page, context } = await visitor({ colorScheme: 'light' });
    await open(page, '/about');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await page.locator('.menu-open').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await paper()).toBe('rgb(22, 24, 28)');
    await page.reload();
    expect(await paper()).toBe('rgb(22, 24, 28)');
    await context.close();
  });
});

describe('search', () => {
  it.each([
    ['ec25-e', '/devices/ec25-e'],
    ['deutsche telekom', '/networks/telekom-de'],
    ['Holland', '/countries/nl'],
    ['德国', '/countries/de'],
    ['B20', '/bands?band=B20'],
    ['germny', '/countries/de'],
  ])('%s leads to %s by keyboard alone', async (text, path) => {
    const { page, context } = await visitor();
    await open(page, '/about');
    await openSearch(page);
    await page.keyboard.type(text);
    const option = page.locator(`#search-hits [role=option]`);
    await option.first().waitFor();
    const hits = await option.count();
    for (let i = 0; i < hits; i++) {
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      if (page.url() === origin + path) break;
      await page.goBack();
      await openSearch(page);
      await page.keyboard.type(text);
      await option.first().waitFor();
      for (let j = 0; j <= i; j++) await page.keyboard.press('ArrowDown');
      expect(i).toBeLessThan(4);
    }
    expect(page.url()).toBe(origin + path);
    await context.close();
  });

  it('says when there is nothing, and takes hostile text as text', async () => {
    const { page, context, wrong } = await visitor();
    await open(page, '/');
    await page.keyboard.press('/');
    const text = '<b>zzqqxx</b>';
    await page.keyboard.type(text);
    expect(await page.locator('.search-note').textContent()).toContain(text);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

describe('what a person keeps', () => {
  it('survives a reload, goes out as a file and comes in elsewhere; a bad file changes nothing', async () => {
    const first = await visitor();
    await open(first.page, '/check/ec25-e/de');
    await first.page.getByRole('button', { name: 'Favourite' }).click();
    await first.page.getByLabel('Your note').fill('roof, 3rd floor');
    await first.page.getByLabel('Your note').blur();
    await first.page.waitForTimeout(500);
    await open(first.page, '/data');
    await first.page.getByText('1 favourite, 1 recent check, 1 note.').waitFor();
    const [download] = await Promise.all([
      first.page.waitForEvent('download'),
      first.page.getByRole('button', { name: 'Export as a file' }).click(),
    ]);
    const file = readFileSync(await download.path());
    await first.context.close();

    const second = await visitor();
    await open(second.page, '/data');
    await second.page.getByText('0 favourites, 0 recent checks, 0 notes.').waitFor();
    const input = second.page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    });
    await second.page.getByText('this is not an export of BandCheck').waitFor();
    await second.page.getByText('0 favourites, 0 recent checks, 0 notes.').waitFor();
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: file });
    await second.page.getByText('1 favourite, 1 recent check, 1 note.').waitFor();
    await second.page.waitForTimeout(500);
    await open(second.page, '/check/ec25-e/de');
    expect(await second.page.getByLabel('Your note').inputValue()).toBe('roof, 3rd floor');
    expect(await second.page.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await second.context.close();
  });
});

describe('sharing', () => {
  it('draws a QR code of the address as nodes', async () => {
    const { page, context, wrong } = await visitor();
    await open(page, '/check/ec25-e/de');
    await page.getByRole('button', { name: 'QR code' }).click();
    const code = page.getByRole('img', { name: 'QR code of the address of this page' });
    await code.waitFor();
    expect((await code.locator('path').getAttribute('d'))!.length).toBeGreaterThan(1000);
    expect(await page.locator('.qr figcaption').textContent()).toBe(`${origin}/check/ec25-e/de`);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('prints a check as one page with verdict, reasons, note and credit, and nothing to press', async () => {
    const { page, context } = await visitor();
    await open(page, '/check/ec25-e/de');
    await page.getByLabel('Your note').fill('roof');
    await page.getByLabel('Your note').blur();
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() => document.body.innerText);
    for (const text of ['Works on all 3 networks', 'Lacks only', 'roof', 'CC BY 4.0', '6 October 2026']) {
      expect(shown).toContain(text);
    }
    expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await context.close();
  });
});

describe('without script', () => {
  it.each([
    ['/countries/de', 'Deutsche Telekom'],
    ['/zh/countries/de', '德国'],
    ['/devices/ec25-e', 'Works on every network'],
    ['/devices', 'Quectel EC25-E'],
    ['/', 'Will this cellular device work there?'],
  ])('%s reads', async (path, text) => {
    const { page, context } = await visitor({ javaScriptEnabled: false });
    await page.goto(origin + path);
    expect(await page.locator('main').innerText()).toContain(text);
    expect(await page.locator('footer').innerText()).toContain('CC BY 4.0');
    await context.close();
  });
});

describe('quickness', () => {
  it('loads at most 60 kB of script and style before the facts', async () => {
    const { page, context } = await visitor();
    const files = new Set<string>();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        files.add(new URL(request.url()).pathname);
    });
    await open(page, '/');
    await context.close();
    const bytes = [...files].reduce(
      (sum, path) => sum + brotliCompressSync(readFileSync('dist' + path)).length,
      0,
    );
    console.log(`first load: ${bytes} bytes of script and style`);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
});
