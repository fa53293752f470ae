import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Engine, ENGINES, type Tab, until } from './engine.js';
import { type Answer, type Site, startSite } from './site.js';
import type { ShellWorker } from '../../src/app/offline/shell-worker.js';

/** Two releases of the app with the same data, and a release whose worker takes the app off the device. */
let releases: { first: string; second: string; destroyed: string };
const work = mkdtempSync(join(tmpdir(), 'band-check-releases-'));

function build(name: string, mode: string): string {
  const dir = join(work, name);
  execFileSync('npx', ['--no-install', 'vite', 'build', '--mode', mode, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', OUT_DIR: dir, APP_VERSION: name },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // the data is published beside the app, and are the same for all releases
  cpSync('dist/v1/snapshot', join(dir, 'v1/snapshot'), { recursive: true });
  for (const file of ['v1/snapshot.json', 'v1/index.json', 'v1/changes.json', '_headers']) {
    if (existsSync(join('dist', file))) cpSync(join('dist', file), join(dir, file));
  }
  // the pages that these tests open, each a file of its own
  for (const page of ['data', 'paste', 'about']) {
    if (mode === 'production') cpSync(join(dir, 'index.html'), join(dir, `${page}.html`));
  }
  return dir;
}

beforeAll(() => {
  releases = { first: build('0.9.0', 'production'), second: build('0.10.0', 'production'), destroyed: '' };
  const destroyed = join(work, 'destroyed');
  cpSync(releases.second, destroyed, { recursive: true });
  releases.destroyed = build('destroyed', 'self-destroy');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const html: Answer = (response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Hotel login</title>');

/** The release that the page in the tab is of, as its data page says. */
const release = (tab: Tab) =>
  until('the version', () =>
    tab.run(() => document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? ''),
  );
const shellIs = (tab: Tab, phase: string) =>
  until(`the app ${phase}`, () =>
    tab.run(
      (wanted) => document.querySelector<HTMLElement>('[data-shell]')?.dataset['shell'] === wanted,
      phase,
    ),
  );
const askForUpdate = (tab: Tab) =>
  tab.run(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });
/** Names of the caches that hold a copy of the app. */
const copies = (tab: Tab) =>
  tab.run(async () => (await caches.keys()).filter((name) => name.startsWith('band-check-app-')));
/** Waits until a notice holds a text. */
const noticeWith = (tab: Tab, text: string) =>
  until(`the notice "${text}"`, () =>
    tab.run(
      (wanted) => [...document.querySelectorAll('.notice p')].some((p) => p.textContent.includes(wanted)),
      text,
    ),
  );
/** Presses a button; where several read alike, that of the notice with the text. */
const press = (tab: Tab, label: string, text = '') =>
  tab.run(
    ([label, text]) => {
      const button = [...document.querySelectorAll('button')].find(
        (b) => b.textContent.trim() === label && (b.closest('.notice')?.textContent ?? '').includes(text),
      );
      if (!button) throw new Error('no button ' + label);
      button.click();
    },
    [label, text] as const,
  );
const NEW = 'A new version of the app is ready';
const USE = 'Use the new version';

describe.each(ENGINES)('a new version of the app, in %s', (_, start) => {
  let site: Site;
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());
  // an origin of its own for each test: nothing is installed there yet
  beforeEach(async () => {
    site = await startSite(releases.first);
  });
  afterEach(() => site.down());

  async function visit(path = '/data'): Promise<Tab> {
    const tab = await engine.open();
    await tab.goto(site.origin + path);
    return tab;
  }
  async function installed(): Promise<Tab> {
    const tab = await visit();
    await shellIs(tab, 'ready');
    return tab;
  }

  it.each([
    ['the first session', 0],
    ['a later session', 1],
  ])('waits for the person in %s, and comes when asked', async (_session, reloads) => {
    const tab = await installed();
    for (let i = 0; i < reloads; i++) await tab.reload();
    site.use(releases.second);
    await askForUpdate(tab);
    await noticeWith(tab, NEW);
    expect(await release(tab)).toBe('0.9.0');
    expect(await copies(tab)).toHaveLength(2);
    await press(tab, USE);
    await until('the second release', async () => (await release(tab)) === '0.10.0');
    await until('the copy of the first release deleted', async () => (await copies(tab)).length === 1);
    await tab.close();
  });

  it('is asked about again after a plain reload, which keeps the version before', async () => {
    const tab = await installed();
    site.use(releases.second);
    await askForUpdate(tab);
    await noticeWith(tab, NEW);
    await tab.reload();
    await noticeWith(tab, NEW);
    expect(await release(tab)).toBe('0.9.0');
    await tab.close();
  });

  it('does not load another tab again, and keeps what is typed in both', async () => {
    const other = await installed();
    await other.run(() => {
      const note = document.createElement('textarea');
      note.id = 'typed';
      note.value = 'half a sentence';
      document.body.append(note);
    });
    const tab = await visit();
    await shellIs(tab, 'ready');
    site.use(releases.second);
    await askForUpdate(tab);
    await noticeWith(tab, NEW);
    await press(tab, USE);
    await until('the second release', async () => (await release(tab)) === '0.10.0');
    await noticeWith(other, 'Another tab has switched');
    expect(
      await other.run(() => document.querySelector<HTMLTextAreaElement>('#typed')?.value ?? 'loaded again'),
    ).toBe('half a sentence');
    expect(await release(other)).toBe('0.9.0');
    await press(other, 'Reload');
    await until('the second release there too', async () => (await release(other)) === '0.10.0');
    await tab.close();
    await other.close();
  });

  it('keeps the very text that was pasted, not only the bands read from it', async () => {
    const tab = await installed();
    await tab.goto(site.origin + '/paste?in=de');
    const text = 'FDD LTE: B3 (1800), B20 (800)\nnot yet: the rest of my sentence';
    const box = () =>
      tab.run(() => document.querySelector('band-paste')?.shadowRoot?.querySelector('textarea')?.value ?? '');
    await until('the box', () =>
      tab.run((typed) => {
        const area = document.querySelector('band-paste')?.shadowRoot?.querySelector('textarea');
        if (!area) return false;
        area.value = typed;
        area.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        return true;
      }, text),
    );
    await until('the bands in the address', () => tab.run(() => location.search.includes('B3,B20')));
    site.use(releases.second);
    await askForUpdate(tab);
    await noticeWith(tab, NEW);
    await tab.run(() => ((globalThis as { old?: boolean }).old = true));
    await press(tab, USE);
    await until('the page of the second release', () =>
      tab.run(() => !('old' in globalThis) && document.querySelector('band-paste') !== null),
    );
    await until('the text', async () => (await box()) === text);
    await tab.close();
  });

  it('may be an earlier one, and is called so', async () => {
    site.use(releases.second);
    const tab = await installed();
    expect(await release(tab)).toBe('0.10.0');
    site.use(releases.first);
    await askForUpdate(tab);
    await noticeWith(tab, 'went back to an earlier version');
    await press(tab, 'Use the earlier version');
    await until('the first release', async () => (await release(tab)) === '0.9.0');
    await tab.close();
  });

  it('is not needed to have the app again after the browser has deleted its copy', async () => {
    const tab = await installed();
    await tab.run(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await tab.reload();
    await shellIs(tab, 'ready');
    expect(await copies(tab)).toHaveLength(1);
    expect(
      await tab.run(() => [...document.querySelectorAll('.notice p')].map((p) => p.textContent).join()),
    ).not.toContain('version');
    await site.down();
    await tab.reload();
    expect(await release(tab)).toBe('0.9.0');
    await site.up();
    await tab.close();
  });

  const script = (dir: string) =>
    '/' + /assets\/index-[\w-]+\.js/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))![0];
  it('does not come, and nothing breaks, while its files are gone, login pages or answered with 503', async () => {
    const tab = await installed();
    site.use(releases.second);
    const faults: [path: string, answer: Answer][] = [
      ['/sw.js', (response) => response.writeHead(404).end()],
      ['/sw.js', html],
      ['/sw.js', (response) => response.writeHead(503).end()],
      [script(releases.second), html],
    ];
    for (const [path, answer] of faults) {
      site.faults.clear();
      site.faults.set(path, answer);
      site.requests.length = 0;
      await tab.run(() =>
        document.querySelector<HTMLElement & { worker: ShellWorker }>('bc-offline-section')!.worker.look(),
      );
      await until(`${path} asked for`, () => Promise.resolve(site.requests.includes(path)));
      await until('the end of the attempt', () =>
        tab.run(async () => !(await navigator.serviceWorker.getRegistration())!.installing),
      );
      const left = await tab.run(async () => [
        document.querySelector<HTMLElement>('[data-shell]')!.dataset['shell'],
        (await navigator.serviceWorker.getRegistration())!.waiting === null,
      ]);
      expect(left, path).toEqual(['ready', true]);
      await tab.reload();
      await shellIs(tab, 'ready');
      expect(await release(tab)).toBe('0.9.0');
    }
    site.faults.clear();
    await askForUpdate(tab);
    await noticeWith(tab, NEW);
    await tab.close();
  });

  it('takes itself off the device when the self-destroying worker is published', async () => {
    const tab = await installed();
    site.use(releases.destroyed);
    await askForUpdate(tab);
    await until('nothing left of it', () =>
      tab.run(async () => {
        const left = (await caches.keys()).filter((name) => name.startsWith('band-check-app-'));
        return left.length + (await navigator.serviceWorker.getRegistrations()).length === 0;
      }),
    );
    await tab.goto(site.origin + '/data');
    await until('the page from the network', async () => (await release(tab)) === '0.10.0');
    expect(
      await tab.run(
        () =>
          new Promise<boolean>((resolve) => {
            const request = indexedDB.open('band-check-facts');
            request.onsuccess = () => resolve(request.result.objectStoreNames.length > 0);
          }),
      ),
    ).toBe(true);
    await tab.close();
  });

  it('fails whole at the first installation when one file is a login page, says so, and succeeds later', async () => {
    site.faults.set('/theme.js', html);
    const tab = await visit();
    await shellIs(tab, 'failed');
    await noticeWith(tab, "couldn't be saved on this device");
    expect(await tab.run(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBe(
      null,
    );
    site.faults.clear();
    await press(tab, 'Try again', "couldn't be saved on this device");
    await shellIs(tab, 'ready');
    await tab.close();
  });

  it('has removed a part of the app: that is said to be missing, and the way out brings the new version', async () => {
    // without a worker, as in a private window of some browsers
    site.faults.set('/sw.js', (response) => response.writeHead(404).end());
    const tab = await visit('/');
    await until('the app', () =>
      tab.run(() => Boolean(document.querySelector('.freshness')?.textContent.trim())),
    );
    site.use(releases.second);
    await tab.run(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')!.click());
    await noticeWith(tab, 'Part of the app is missing');
    site.faults.clear();
    await press(tab, 'Reload the app');
    await until('the about page', () =>
      tab.run(
        () => location.pathname === '/about' && document.querySelector('bc-app bc-about-page h1') !== null,
      ),
    );
    await tab.close();
  });
});
