/** Whether a cache of this origin is the copy of the app; another program of the same origin keeps its own. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith('workbox-precache');
}
