import type { Index } from '../schema/published.js';

/** Pages of the app without parameters; kept equal to the app's routes by a test. */
const PLAIN_PAGES: ReadonlySet<string> = new Set([
  '',
  'devices',
  'countries',
  'compare',
  'bands',
  'switch-offs',
  'paste',
  'embed',
  'data',
  'about',
]);

/**
 * Whether the path is a page of the app, in English or under `/zh`: pages that are not files of their own are drawn by
 * the app's shell. A page of an unknown device or country is none.
 */
export function isPage(path: string, index: Index | undefined): boolean {
  const [first, second, third, ...rest] = path
    .replace(/^\/zh(?=\/|$)/, '')
    .slice(1)
    .replace(/\/$/, '')
    .split('/');
  if (rest.length > 0) return false;
  const country = (cc: string) => index?.countries.some((entry) => entry.cc === cc) ?? false;
  const device = (id: string) => index?.models.some((entry) => entry.id === id) ?? false;
  if (second === undefined) return PLAIN_PAGES.has(first!);
  if (third === undefined) {
    if (first === 'countries') return country(second);
    if (first === 'devices') return device(second);
    // ids of networks are not in the index; the page itself says when there is none
    return first === 'networks' && /^[a-z0-9-]{1,64}$/.test(second);
  }
  return first === 'check' && device(second) && country(third);
}
