/** What the names of the caches with a copy of the app begin with. */
export const OWN_CACHES = 'band-check-app-';

/** Whether a cache of this origin is a copy of the app; another program of the same origin keeps its own. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith(OWN_CACHES);
}
