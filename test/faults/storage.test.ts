/** Storage that fails under the built app. The store itself is tested in three engines in `test/browser/client`. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChromium } from '../../scripts/open-chromium.js';
import { ENGINES, until } from '../e2e/engine.js';
import { type Site, startSite } from '../e2e/site.js';
import type { AppState } from '../../src/app/base/app-state.js';

let site: Site;
let context: BrowserContext;
const browser = await openChromium();

beforeAll(async () => {
  site = await startSite();
  const started = Date.now();
  const page = await browser.newPage();
  await page.goto(site.origin + '/check/ec25-e/de');
  await verdict(page);
  usual = Date.now() - started;
  await page.close();
});
afterAll(async () => {
  await browser.close();
  await site.down();
});
beforeEach(async () => {
  context = await browser.newContext({ serviceWorkers: 'block' });
});
afterEach(async () => {
  site.faults.clear(); // one failure is enough
  await context.close();
});

/** Milliseconds after which the app no longer waits for storage. */
const PATIENCE = 3000;
/** Milliseconds that a page takes here with a storage that works, from its address to its verdict. */
let usual: number;

/**
 * A page that waits for its storage, by a clock that is put forward. Nothing waits longer than the app says; all else may
 * take as long as machines are unequal from run to run.
 */
async function expectInTime(page: Page): Promise<void> {
  const started = Date.now();
  await page.clock.fastForward(PATIENCE);
  await verdict(page);
  expect(Date.now() - started).toBeLessThan(10 * usual);
}

async function open(path = '/check/ec25-e/de', before?: () => void): Promise<Page> {
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  await page.goto(site.origin + path);
  return page;
}
const verdict = (page: Page) => page.locator('main .network-row').first().waitFor();
const notice = (page: Page, text: string) => page.locator('.notices .notice', { hasText: text }).waitFor();
const storageIs = (page: Page, code: string) => page.locator(`[data-storage="${code}"]`).waitFor();

/** What is said of a storage that never answers. */
const NEVER = "doesn't respond";
const FAULTS: [string, string, () => void][] = [
  [
    'is absent',
    'has no storage',
    () => Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true }),
  ],
  [
    'is forbidden when it is read, as in a sandboxed frame',
    'blocks storage',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      }),
  ],
  [
    'is refused when it is opened, as with all cookies blocked',
    'blocks storage',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('', 'UnknownError');
      };
    },
  ],
  [
    'never answers',
    NEVER,
    () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        request.addEventListener = () => undefined; // nobody ever hears of it
        return request;
      };
    },
  ],
  [
    'takes a write back',
    'failed',
    () => {
      // as a full disk does, once all of a transaction has been called written
      const { put } = IDBObjectStore.prototype;
      const open = new Map<IDBTransaction, number>();
      IDBObjectStore.prototype.put = function (...args) {
        const request = put.apply(this, args);
        const count = (by: number) => (open.get(this.transaction) ?? 0) + by;
        open.set(this.transaction, count(1));
        request.addEventListener('success', () => {
          open.set(this.transaction, count(-1));
          if (count(0) === 0) this.transaction.abort();
        });
        return request;
      };
    },
  ],
  [
    'forbids every kind, cookies and caches too',
    'blocks storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('', 'SecurityError');
          },
        });
      }
    },
  ],
];

describe('storage that', () => {
  it.each(FAULTS)('%s leaves an app that judges from memory and says so', async (_, text, inject) => {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    await context.clock.install();
    const page = await open('/check/ec25-e/de', inject);
    // What answers late on a busy machine would not respond in time by a clock that is put forward.
    await (text === NEVER ? expectInTime(page) : verdict(page));
    await notice(page, text);
    expect(errors).toEqual([]);
  });

  it('has no room for the facts leaves an app that judges from memory, and keeps them when there is room', async () => {
    const page = await context.newPage();
    await page.goto(site.origin + '/v1/index.json');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1000 });
    await page.goto(site.origin + '/check/ec25-e/de');
    await verdict(page);
    await notice(page, 'out of space');
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
    await page.goto(site.origin + '/data');
    await storageIs(page, 'kept');
  });

  it('is held by an older tab that does not make way is told, and nothing hangs', async () => {
    const holder = await context.newPage();
    await holder.goto(site.origin + '/v1/index.json');
    await holder.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('band-check-facts', 1);
          request.onsuccess = () => {
            // Without a name for it, the browser collects the connection as garbage and closes it.
            Object.assign(globalThis, { heldConnection: request.result });
            // a later release asks for the next version; this connection ignores it, so that all others wait
            indexedDB.open('band-check-facts', 2);
            setTimeout(resolve, 100);
          };
        }),
    );
    await context.clock.install();
    const page = await open();
    await expectInTime(page);
    await notice(page, NEVER);
  });

  it('was used by a newer release is told', async () => {
    const earlier = await context.newPage();
    await earlier.goto(site.origin + '/v1/index.json');
    await earlier.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('band-check-facts', 9);
          request.onsuccess = () => {
            request.result.close();
            resolve();
          };
        }),
    );
    const page = await open();
    await verdict(page);
    await notice(page, 'newer version of this app');
  });

  it('is cleared while the page is open is filled again', async () => {
    const page = await open('/data');
    await storageIs(page, 'kept');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'indexeddb' });
    await page.getByRole('button', { name: 'Check for updates' }).click();
    // the page still says what it knew before: what counts is that the database is there again, and written
    const isWritten = () =>
      new Promise<boolean>((done) => {
        void indexedDB.databases().then((all) => {
          if (!all.some(({ name }) => name === 'band-check-facts')) return done(false);
          const request = indexedDB.open('band-check-facts');
          request.onsuccess = () => {
            const database = request.result;
            const pointer = database.transaction('files').objectStore('files').getKey('pointer');
            pointer.onsuccess = () => (database.close(), done(pointer.result !== undefined));
          };
        });
      });
    await expect.poll(() => page.evaluate(isWritten), { timeout: 10_000 }).toBe(true);
    await storageIs(page, 'kept');
    await page.close();
    // kept indeed: there is no server to have it from
    site.faults.set('/v1/snapshot.json', (response) => response.destroy());
    await verdict(await open());
  });

  it('holds damaged facts is repaired from the server, and never judged from', async () => {
    const first = await open('/data');
    await storageIs(first, 'kept');
    await first.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('band-check-facts');
          request.onsuccess = () => {
            const transaction = request.result.transaction('files', 'readwrite');
            const store = transaction.objectStore('files');
            store.getAllKeys().onsuccess = ({ target }) => {
              for (const key of (target as IDBRequest<IDBValidKey[]>).result) {
                if (key !== 'pointer') store.put(new TextEncoder().encode('["damaged"]'), key);
              }
            };
            transaction.oncomplete = () => resolve();
          };
        }),
    );
    await first.close();
    // without a server there is nothing to judge from, and that is what is said
    site.faults.set('/v1/snapshot.json', (response) => response.destroy());
    const page = await open('/');
    await page.getByText("The server can't be reached.").first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/Works|Does not work/);
    site.faults.clear();
    await page.goto(site.origin + '/data');
    await storageIs(page, 'kept');
    await verdict(await open());
  });
});

describe('what the person made', () => {
  const star = (page: Page) => page.locator('button.star').first();
  const starOn = async (page: Page) => {
    await star(page).click();
    await page.locator('button.star[aria-pressed="true"]').waitFor();
    await page.evaluate(() =>
      document.querySelector<HTMLElement & { app: AppState }>('bc-app')!.app.saved.whenSettled(),
    );
  };
  const saved = (page: Page) => page.locator('ul.saved a');

  it('is kept, and the browser is asked to keep it long', async () => {
    const page = await open('/devices/ec25-e');
    await starOn(page);
    await page.goto(site.origin + '/data');
    await page.locator('[data-persistence]').waitFor();
    expect(await saved(page).allInnerTexts()).toEqual(['Quectel EC25-E']);
  });

  it('is kept by a page that was frozen meanwhile', async () => {
    const page = await open('/devices/ec25-e');
    await star(page).waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    // what another tab does while this one sleeps: the database is gone, its connection closed
    const other = await context.newPage();
    await other.goto(site.origin + '/v1/index.json');
    await other.evaluate(() => void indexedDB.deleteDatabase('band-check-lists'));
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await starOn(page);
    await page.goto(site.origin + '/data');
    await saved(page).first().waitFor();
    expect(await saved(page).allInnerTexts()).toEqual(['Quectel EC25-E']);
  });

  it('is kept by a page that one comes back to, in WebKit', async () => {
    // the drivers of the other two engines switch the memory of pages off
    const [, startWebKit] = ENGINES[2]!;
    const engine = await startWebKit();
    try {
      const tab = await engine.open();
      // a browser need not keep a page in memory: it is tried again
      const comesBack = async () => {
        await tab.goto(site.origin + '/devices/ec25-e');
        await until('the star', () => tab.run(() => document.querySelector('button.star') !== null));
        await tab.run(() =>
          addEventListener('pageshow', ({ persisted }) => {
            (globalThis as { cameBack?: boolean }).cameBack = persisted;
          }),
        );
        await tab.goto(site.origin + '/v1/index.json');
        await tab.back();
        await until('the page before', () => tab.run(() => document.querySelector('button.star') !== null));
        return tab.run(() => (globalThis as { cameBack?: boolean }).cameBack === true);
      };
      await until('the page from memory', comesBack);
      await tab.run(async () => {
        document.querySelector<HTMLButtonElement>('button.star')!.click();
        await document.querySelector<HTMLElement & { app: AppState }>('bc-app')!.app.saved.whenSettled();
      });
      expect(await tab.run(() => document.querySelector('button.star[aria-pressed="true"]') !== null)).toBe(
        true,
      );
      await tab.goto(site.origin + '/data');
      const names = () =>
        tab.run(() => [...document.querySelectorAll('ul.saved a')].map((link) => link.textContent.trim()));
      await until('the list', async () => (await names()).length > 0);
      expect(await names()).toEqual(['Quectel EC25-E']);
    } finally {
      await engine.close();
    }
  });

  it('in two tabs is not undone by one another', async () => {
    const one = await open('/devices/ec25-e');
    const two = await open('/devices/bg77');
    await starOn(one);
    await starOn(two);
    const page = await open('/data');
    await saved(page).nth(1).waitFor();
    expect((await saved(page).allInnerTexts()).sort()).toEqual(['Quectel BG77', 'Quectel EC25-E']);
  });

  it('is not written over by a page that could not read it at first', async () => {
    const earlier = await open('/devices/ec25-e');
    await starOn(earlier);
    await earlier.close();
    const page = await open('/devices/bg77', () => {
      const { open } = IDBFactory.prototype;
      let asked = 0;
      IDBFactory.prototype.open = function (name, version) {
        if (name === 'band-check-lists' && asked++ === 0) throw new DOMException('', 'AbortError');
        return open.call(this, name, version);
      };
    });
    await starOn(page);
    const data = await open('/data');
    await saved(data).nth(1).waitFor();
    expect((await saved(data).allInnerTexts()).sort()).toEqual(['Quectel BG77', 'Quectel EC25-E']);
  });

  it('is said to be lost when the browser has deleted it', async () => {
    const page = await open('/devices/ec25-e');
    await starOn(page);
    const cdp = await context.newCDPSession(page);
    await page.goto('about:blank');
    await cdp.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'indexeddb' });
    await page.goto(site.origin + '/');
    await notice(page, 'has deleted the lists');
  });

  it.each([
    [
      'in one entry gives all others, and the whole of it as a file',
      { format: 'band-check-lists/1', favourites: ['/devices/ec25-e', 5], recent: [], notes: {} },
      'Some entries of your saved lists',
      ['Quectel EC25-E'],
    ],
    [
      'because a newer release wrote it stays as it is, and can be had as a file',
      { format: 'band-check-lists/2', stars: ['/devices/ec25-e'] },
      "can't read them",
      [],
    ],
  ])('and cannot be read %s', async (_, record, text, names) => {
    const earlier = await open('/devices/ec25-e');
    await starOn(earlier);
    await earlier.evaluate(
      (record) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('band-check-lists');
          request.onsuccess = () => {
            const transaction = request.result.transaction('lists', 'readwrite');
            transaction.objectStore('lists').put(record, 'saved');
            transaction.oncomplete = () => resolve();
          };
        }),
      record,
    );
    await earlier.close();
    const page = await open('/data');
    await notice(page, text);
    expect(await saved(page).allInnerTexts()).toEqual(names);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(record);
    expect(await page.locator('body').innerText()).not.toMatch(/lists can't be saved|keeps nothing/);
  });

  it('goes on in memory, and that is said, where it cannot be kept', async () => {
    const page = await open('/devices/ec25-e', () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await starOn(page);
    await notice(page, "lists can't be saved");
  });
});
