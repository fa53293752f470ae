import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { browsers, CHROMIUM_ARGS, startWebKit } from '../../scripts/browsers.js';

/** One tab of a browser: the few things that tests of the whole app do in every engine alike. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back to the page before, as the button of the browser does. */
  back(): Promise<void>;
  /** Runs a function in the page; it must not refer to anything outside itself. */
  run<T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  open(): Promise<Tab>;
  /** Ends the browser and starts it again with what it had stored. WebKitGTK's driver cannot: there all tabs are closed. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** After this long a browser is said not to answer a question. In milliseconds. */
const LONGEST_ANSWER = 20_000;
/** Time for two questions that the browser never answers, and for a third. In milliseconds. */
const LONGEST_WAIT = 2 * LONGEST_ANSWER + 5_000;

const paths = browsers();
const profile = () => mkdtempSync(join(tmpdir(), 'band-check-profile-'));
const remove = (dir: string) => rmSync(dir, { recursive: true, force: true, maxRetries: 5 });

/** A page of Playwright or of Puppeteer, which are alike as far as the tests go. */
function tabOf(page: {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate(code: string): Promise<unknown>;
  close(): Promise<void>;
}): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<never>,
    close: () => page.close(),
  };
}

async function startChromium(): Promise<Engine> {
  const dir = profile();
  const launch = () =>
    chromium.launchPersistentContext(dir, { executablePath: paths.chromium!, args: CHROMIUM_ARGS });
  let context = await launch();
  return {
    name: 'Chromium',
    open: async () => tabOf(await context.newPage()),
    async restart() {
      await context.close();
      context = await launch();
    },
    async close() {
      await context.close();
      remove(dir);
    },
  };
}

async function startFirefox(): Promise<Engine> {
  const dir = profile();
  const launch = () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: paths.firefox!,
      headless: true,
      userDataDir: dir,
      extraPrefsFirefox: { 'dom.serviceWorkers.testing.enabled': false },
    });
  let browser = await launch();
  return {
    name: 'Firefox',
    open: async () => tabOf(await browser.newPage()),
    async restart() {
      await browser.close();
      browser = await launch();
    },
    async close() {
      await browser.close();
      remove(dir);
    },
  };
}

async function startWebKitGtk(): Promise<Engine> {
  const webkit = await startWebKit();
  const driver: WebDriver = await new Builder()
    .usingServer(`http://127.0.0.1:${webkit.port}`)
    .withCapabilities(webkit.capabilities)
    .build();
  await driver.manage().setTimeouts({ script: LONGEST_ANSWER, pageLoad: LONGEST_ANSWER });
  const home = await driver.getWindowHandle();
  // One driver, one current window: what is done in tabs at once is done one after the other.
  let queue: Promise<unknown> = Promise.resolve();
  const inWindow = <T>(handle: string, work: () => Promise<T>): Promise<T> => {
    const done = queue.then(async () => {
      await driver.switchTo().window(handle);
      return work();
    });
    queue = done.catch(() => undefined);
    return done;
  };
  const open = new Set<string>();
  const close = async (handle: string) => {
    if (!open.delete(handle)) return;
    await inWindow(handle, () => driver.close());
  };
  return {
    name: 'WebKit',
    async open() {
      const handle = await inWindow(home, async () => {
        await driver.switchTo().newWindow('window'); // a tab would be in the background, hidden
        return driver.getWindowHandle();
      });
      open.add(handle);
      return {
        goto: (url) => inWindow(handle, () => driver.get(url)),
        reload: () => inWindow(handle, () => driver.navigate().refresh()),
        back: () => inWindow(handle, () => driver.navigate().back()),
        run: async (work, ...args) => {
          const [value, error] = await inWindow(handle, () =>
            driver.executeAsyncScript<[unknown, string?]>(
              `const done = arguments[1];
               (async () => (${String(work)})(...arguments[0]))().then((v) => done([v]), (e) => done([null, String(e)]));`,
              args,
            ),
          );
          if (error) throw new Error(error);
          return value as never;
        },
        close: () => close(handle),
      };
    },
    async restart() {
      for (const handle of [...open]) await close(handle);
    },
    async close() {
      await driver.quit();
      webkit.stop();
    },
  };
}

/** How to start each of the three engines. */
export const ENGINES: readonly (readonly [name: string, start: () => Promise<Engine>])[] = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKitGtk],
];

/** Asks again, soon at first, until `ask` gives something true; rejects with what it gave last. */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + LONGEST_WAIT;
  let last: unknown;
  for (let pause = 10; Date.now() < end; pause = Math.min(100, 2 * pause)) {
    try {
      const value = await ask();
      if (value) return value;
      last = value;
    } catch (error) {
      last = error; // the page is just being loaded again
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${what}: not within ${LONGEST_WAIT / 1000} s, last: ${String(last)}`);
}
