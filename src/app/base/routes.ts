/** Every page: its address, its element, and where it stands in the navigation. */
import { PAGE_PATHS, type PageName } from '../../words/pages.js';

export interface Route {
  readonly name: PageName;
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
  { name: 'check', tag: 'bc-check-page' },
  { name: 'devices', tag: 'bc-devices-page' },
  { name: 'device', tag: 'bc-device-page' },
  { name: 'countries', tag: 'bc-countries-page' },
  { name: 'country', tag: 'bc-country-page' },
  { name: 'network', tag: 'bc-network-page' },
  { name: 'report', tag: 'bc-report-page' },
  {
    name: 'compare',
    tag: 'bc-compare-page',
    load: () => import('../pages/compare-page.js'),
  },
  { name: 'bands', tag: 'bc-bands-page', load: () => import('../pages/bands-page.js') },
  {
    name: 'switchOffs',
    tag: 'bc-switch-offs-page',
    load: () => import('../pages/switch-offs-page.js'),
  },
  { name: 'paste', tag: 'bc-paste-page', load: () => import('../pages/paste-page.js') },
  { name: 'embed', tag: 'bc-embed-page', load: () => import('../pages/embed-page.js') },
  { name: 'data', tag: 'bc-data-page', load: () => import('../pages/data-page.js') },
  { name: 'about', tag: 'bc-about-page', load: () => import('../pages/about-page.js') },
  { name: 'missing', tag: 'bc-missing-page' },
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
  return PAGE_PATHS[name].replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key]!));
}
