/** Every page: its address, its element, and where it stands in the navigation. */
import type { PageName } from '../words/pages.js';

export interface Route {
  readonly name: PageName;
  /** Path without the language prefix; `{id}` and `{cc}` are parts that vary. */
  readonly path: string;
  /** Tag of the element that draws the page. */
  readonly tag: string;
  /** Fetches the page's own script; missing where it is part of the first one. */
  readonly load?: () => Promise<unknown>;
}

/**
 * In order of matching. The pages that people open first are in the first script; the others are scripts of their own,
 * which the service worker keeps all from the first visit on, so that a page never opened before opens offline too.
 */
export const ROUTES: readonly Route[] = [
  { name: 'check', path: '/', tag: 'bc-check-page' },
  { name: 'devices', path: '/devices', tag: 'bc-devices-page' },
  { name: 'device', path: '/devices/{id}', tag: 'bc-device-page' },
  { name: 'countries', path: '/countries', tag: 'bc-countries-page' },
  { name: 'country', path: '/countries/{cc}', tag: 'bc-country-page' },
  { name: 'network', path: '/networks/{id}', tag: 'bc-network-page' },
  { name: 'report', path: '/check/{id}/{cc}', tag: 'bc-report-page' },
  {
    name: 'compare',
    path: '/compare',
    tag: 'bc-compare-page',
    load: () => import('./pages/compare-page.js'),
  },
  { name: 'bands', path: '/bands', tag: 'bc-bands-page', load: () => import('./pages/bands-page.js') },
  {
    name: 'switchOffs',
    path: '/switch-offs',
    tag: 'bc-switch-offs-page',
    load: () => import('./pages/switch-offs-page.js'),
  },
  { name: 'data', path: '/data', tag: 'bc-data-page', load: () => import('./pages/data-page.js') },
  { name: 'about', path: '/about', tag: 'bc-about-page', load: () => import('./pages/about-page.js') },
  { name: 'missing', path: '/404', tag: 'bc-missing-page' },
];

/** Pages in the top navigation of a wide screen; the others are reached from the footer, from search and from links. */
export const MAIN_PAGES: readonly PageName[] = [
  'check',
  'devices',
  'countries',
  'compare',
  'bands',
  'switchOffs',
];

/** Pages in the bar at the bottom of a phone, next to search and the menu. */
export const THUMB_PAGES: readonly PageName[] = ['check', 'devices', 'countries'];

/** The path of a page, with its parts filled in; the language prefix is `localPath`'s matter. */
export function pathOf(name: PageName, params: Readonly<Record<string, string>> = {}): string {
  const { path } = ROUTES.find((route) => route.name === name)!;
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key]!));
}
