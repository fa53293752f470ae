/**
 * The service worker: keeps the whole app on the device and answers every address of a page with it. Data is not its
 * matter (see `src/client/fresh-data.ts`), so that new data never needs a new version of the app.
 *
 * A newer version waits until the person agrees (`SKIP_WAITING`). Every file is checked against its hash while installing
 * (`integrity` in the list of files): a login page in place of a script makes the installation fail, and the version
 * before stays in charge.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isOurs, OWN_CACHES } from '../offline/own-caches.js';

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** What is used of `ServiceWorkerGlobalScope`; its library cannot stand beside that of pages. */
declare const self: {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & Extendable) => void): void;
};

const files = self.__WB_MANIFEST;
/** A cache for each release: never a mixture of two, and the one before stays whole until the next one is in charge. */
const copy = new PrecacheController({ cacheName: OWN_CACHES + fingerprint(JSON.stringify(files)) });
copy.addToCacheList(files);
registerRoute(new PrecacheRoute(copy));

/**
 * The page about the API is no page of the app but a file that is published after the app was built: its hash is not known
 * here. The newest one is answered with, and without a connection the one that was kept.
 */
const API_STYLES = '/api/page.css';
const API_PAGES = ['/api/', '/zh/api/', API_STYLES];
/** Longest wait for one of them while the app is being installed, in milliseconds. */
const PATIENCE = 10_000;

const apiPages = new NetworkFirst({
  cacheName: copy.strategy.cacheName,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(findApiPage(new URL(request.url)) ?? request),
      cacheWillUpdate: async ({ response }) => ((await isApiPage(response)) ? response : null),
    },
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && findApiPage(url) !== undefined, apiPages);

/** Which of them an address means, with or without the slash at its end. */
function findApiPage({ pathname }: URL): string | undefined {
  return API_PAGES.find((path) => path === pathname || path === `${pathname}/`);
}

/** The sign-in page of a Wi-Fi network must not be kept in place of the real one; nor what was redirected. */
async function isApiPage(response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  if (response.headers.get('content-type')?.startsWith('text/css')) return true;
  return (await response.clone().text()).includes(`href="${API_STYLES}"`);
}

/** One that cannot be fetched now is kept when it is opened. */
async function keepApiPages(event: Extendable): Promise<void> {
  await Promise.allSettled(
    API_PAGES.flatMap((path) =>
      apiPages.handleAll({ event, request: new Request(path, { signal: AbortSignal.timeout(PATIENCE) }) }),
    ),
  );
}

/** Addresses that are no page of the app: the API, embed files, tools for programs, and anything with a file extension. */
const NOT_THE_APP = [/^\/v1\//, /^\/embed\//, /^\/mcp\b/, /^\/(zh\/)?api\/?(\?|$)/, /^[^?]*\.\w+(\?|$)/];
registerRoute(new NavigationRoute(copy.createHandlerBoundToURL('/shell.html'), { denylist: NOT_THE_APP }));

/**
 * Installs the whole copy or nothing. What a failed installation left behind is thrown away first: WebKitGTK 2.50 silently
 * loses a file that was being written into a cache when an installation failed, also when it is written again later.
 */
async function install(event: Extendable): Promise<void> {
  if (await isWhole()) return;
  await caches.delete(copy.strategy.cacheName);
  await copy.install(event);
  if (!(await isWhole())) throw new Error('the copy of the app is not whole');
  await keepApiPages(event);
}

/** Fills the copy again that the browser has deleted. Workbox does so only in an event that calls itself an installation. */
function installAgain(event: Extendable): Promise<void> {
  return install(Object.assign(new Event('install'), { waitUntil: event.waitUntil.bind(event) }));
}

async function isWhole(): Promise<boolean> {
  const cache = await caches.open(copy.strategy.cacheName);
  for (const key of copy.getURLsToCacheKeys().values()) if (!(await cache.match(key))) return false;
  return true;
}

async function forgetOtherReleases(): Promise<void> {
  for (const name of await caches.keys()) {
    if (isOurs(name) && name !== copy.strategy.cacheName) await caches.delete(name);
  }
}

/** Tells releases apart (FNV-1a, 32 bits); not a protection, that is the `integrity` of each file. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));

// The first visit becomes an offline one at once. A later version gets here only after the person agreed.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherReleases().then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  const type = typeof data === 'object' && data && 'type' in data ? data.type : undefined;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'INSTALL')
    event.waitUntil(installAgain(event).finally(() => ports[0]?.postMessage(undefined)));
  if (type === 'GET_RELEASE')
    ports[0]?.postMessage({ version: APP_VERSION, release: copy.strategy.cacheName });
});
