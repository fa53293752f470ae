/**
 * The service worker: keeps the whole app on the device and answers every address of a page with it. Facts are not its
 * matter (see `source/fresh-facts.ts`), so that new facts never need a new version of the app.
 *
 * A newer version waits until the person agrees (`SKIP_WAITING`). Every file is checked against its hash while installing
 * (`integrity` in the list of files): a login page in place of a script makes the installation fail, and the version
 * before stays in charge.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** What is used of `ServiceWorkerGlobalScope`; its library cannot stand beside that of pages. */
declare const self: {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
};

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

/** Addresses that are no page of the app: the API, embed files, tools for programs, and anything with a file extension. */
const NOT_THE_APP = [/^\/v1\//, /^\/embed\//, /^\/mcp\b/, /^\/(zh\/)?api\/?(\?|$)/, /^[^?]*\.\w+(\?|$)/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_APP }));

self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

// The first visit becomes an offline one at once. A later version gets here only after the person agreed.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
