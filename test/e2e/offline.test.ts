import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, ENGINES, type Tab, until } from './engine.js';
import { type Site, startSite } from './site.js';
import type { AppState } from '../../src/app/base/app-state.js';

/** A page of every kind, deep links in both languages among them. */
const PAGES = [
  '/',
  '/devices',
  '/devices/ec25-e',
  '/countries',
  '/countries/jp',
  '/networks/telekom-de',
  '/check/bg95-m3/kw',
  '/compare?devices=ec25-e,bg77&countries=de,fr',
  '/bands',
  '/switch-offs',
  '/data',
  '/about',
  '/zh/',
  '/zh/check/ec25-e/de',
  '/zh/countries/gb',
];

/** What a page says now, once it has its facts and its visit is kept; empty before. */
function shown(tab: Tab): Promise<string> {
  return tab.run(async () => {
    const main = document.querySelector<HTMLElement>('bc-app main');
    const wait = document.querySelector('main .loading, main .map-wait, main .notice.failed');
    // the file of a page has a heading too, but no link past the menu: that is drawn by the app
    const isDrawn = document.querySelector('bc-app > .skip') && main?.querySelector('h1');
    if (!main || !isDrawn || wait) return '';
    await document.querySelector<HTMLElement & { app: AppState }>('bc-app')!.app.saved.whenSettled();
    return main.innerText.replace(/\s+/g, ' ').trim();
  });
}

/** What a page says when no more comes: other parts follow a moment later. */
async function said(tab: Tab): Promise<string> {
  let before = '';
  return until('the page with its facts', async () => {
    const text = await shown(tab);
    const settled = text === before;
    before = text;
    if (!settled) await new Promise((resolve) => setTimeout(resolve, 250));
    return settled ? text : '';
  });
}

/** Goes to a check without loading the app again, and waits until it is kept as a recent one. */
const visit = async (path: string) => {
  const { app } = document.querySelector<HTMLElement & { app: AppState }>('bc-app')!;
  const kept = new Promise((done) => app.saved.addEventListener('change', done, { once: true }));
  app.go(path);
  await kept;
  await app.saved.whenSettled();
};

const textOf = (tab: Tab, selector: string) =>
  tab.run((of) => document.querySelector(of)?.textContent.trim() ?? '', selector);

describe.each(ENGINES)('the app without a connection, in %s', (_, start) => {
  let site: Site;
  let engine: Engine;
  const online = new Map<string, string>();

  beforeAll(async () => {
    site = await startSite();
    engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    await site?.down();
  });

  it('says at the first visit when it is ready for offline', async () => {
    const tab = await engine.open();
    await tab.goto(site.origin + '/');
    const text = await until('ready for offline', () => textOf(tab, '.saying .ready'));
    expect(text).toContain('Ready for offline');
    await tab.close();
  });

  it('leaves addresses that are no page of the app to the server', async () => {
    const tab = await engine.open();
    await tab.goto(site.origin + '/v1/index.json');
    expect(await tab.run(() => document.querySelector('bc-app') === null)).toBe(true);
    await tab.close();
  });

  it('shows every page online', async () => {
    const tab = await engine.open();
    await tab.goto(site.origin + '/');
    await said(tab);
    // the first pages show what was checked last: the same as they will offline, after the checks that precede them
    for (const page of PAGES.filter((each) => each.includes('/check/'))) await tab.run(visit, page);
    for (const page of PAGES) {
      await tab.goto(site.origin + page);
      online.set(page, await said(tab));
      expect(online.get(page)!.length, page).toBeGreaterThan(40);
    }
    await tab.close();
  });

  it('names the bands of 2G and 3G too', () => {
    expect(online.get('/devices/ec25-e')).toMatch(/3G B1 B5 B8 2G 900 MHz 1800 MHz/);
  });

  it('shows the same on every page after a cold start with the server gone', async () => {
    await site.down();
    await engine.restart();
    const tab = await engine.open();
    for (const page of PAGES) {
      await tab.goto(site.origin + page);
      let text = '';
      // the page about the data says how fresh it is, which is another thing now
      const isWhole = async () =>
        (text = await shown(tab)) === online.get(page) || (page === '/data' && text !== '');
      await until(page, isWhole).catch(() => expect(text, page).toBe(online.get(page)));
    }
    expect(await until('the news', () => textOf(tab, '.notice.info p'))).toContain('使用已保存的数据');
    await tab.close();
  });

  it('answers a question with its evidence', async () => {
    const tab = await engine.open();
    await tab.goto(site.origin + '/?device=ec25-e&in=de');
    expect(await until('the answer', () => textOf(tab, '.conclusion'))).toBe('Works on all 3 networks.');
    await until('the sources', async () => (await textOf(tab, '#telekom-de .sources')) !== '');
    await tab.close();
  });

  it('answers by the element, with its evidence', async () => {
    const tab = await engine.open();
    await tab.goto(site.origin + '/embed');
    const drawn = (part: string) =>
      tab.run(
        (selector) =>
          document.querySelector('band-check')?.shadowRoot?.querySelector(selector)?.textContent.trim() ?? '',
        `[part~='${part}']`,
      );
    expect(await until('the answer', () => drawn('summary'))).toBe('Works on all 3 networks.');
    await tab.run(() =>
      document.querySelector('band-check')!.shadowRoot!.querySelector<HTMLElement>('summary')!.click(),
    );
    await until('the sources', async () => /\(grade [A-D]\)/.test(await drawn('evidence')));
    await tab.close();
  });

  it.each([
    ['/api', 'API'],
    ['/zh/api/', 'API'],
  ])('shows %s, which is no page of the app, with its style', async (path, heading) => {
    const tab = await engine.open();
    await tab.goto(site.origin + path);
    expect(await tab.run(() => document.querySelector('h1')?.textContent ?? '')).toContain(heading);
    expect(await tab.run(() => [...document.styleSheets].some(({ cssRules }) => cssRules.length > 20))).toBe(
      true,
    );
    await tab.close();
  });

  it('keeps the page about the API when a sign-in page answers in its place', async () => {
    const tab = await engine.open();
    await site.up();
    site.faults.set('/api/', (response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Hotel Wi-Fi</h1>'),
    );
    await tab.goto(site.origin + '/api/');
    const heading = () => tab.run(() => document.querySelector('h1')?.textContent ?? '');
    expect(await heading()).toContain('Hotel');
    site.faults.clear();
    await site.down();
    await tab.goto(site.origin + '/api/');
    expect(await heading()).toContain('API');
    await tab.close();
  });

  it('notices that the server is back', async () => {
    const tab = await engine.open();
    await tab.goto(site.origin + '/data');
    await until('offline', () =>
      tab.run(() => document.querySelector('[data-phase]')?.getAttribute('data-phase') === 'offline'),
    );
    await site.up();
    await tab.run(() => void dispatchEvent(new Event('online')));
    // facts that have grown old since they were published are `stale`
    await until('fresh again', () =>
      tab.run(() => document.querySelector('[data-phase="ready"], [data-phase="stale"]') !== null),
    );
    await tab.close();
  });
});
