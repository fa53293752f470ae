/**
 * The worker to publish as `sw.js` when the worker itself is what is broken: it replaces any earlier one at once, deletes its
 * copy of the app and takes itself away. Open tabs are not loaded again; their next load comes from the network. The person's lists
 * and the data stay. Deleting `sw.js` would not do this: browsers keep a worker whose script is gone.
 */
import { isOurs } from '../offline/own-caches.js';

/** What is used of `ServiceWorkerGlobalScope`; its library cannot stand beside that of pages. */
declare const self: {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
};

async function destroy(): Promise<void> {
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(destroy()));
