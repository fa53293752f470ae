/** Every page of the app: the element that draws it, and where it stands in the navigation. */
import type { PageName } from '../../words/pages.js';
import '../pages/check-page.js';
import '../pages/country-page.js';
import '../pages/device-page.js';
import '../pages/missing-page.js';

export interface PageEntry {
  /** Tag of the element that draws the page. */
  readonly tag: string;
  /** Fetches the page's own script; missing where it is part of the first one. */
  readonly load?: () => Promise<unknown>;
}

/**
 * The pages that people open first are in the first script. The others are scripts of their own; the service worker keeps
 * all of them from the first visit on, so that a page never opened before opens offline too.
 */
export const PAGE_TABLE: Readonly<Record<PageName, PageEntry>> = {
  check: { tag: 'bc-check-page' },
  devices: { tag: 'bc-devices-page', load: () => import('../pages/devices-page.js') },
  device: { tag: 'bc-device-page' },
  countries: { tag: 'bc-countries-page', load: () => import('../pages/countries-page.js') },
  country: { tag: 'bc-country-page' },
  network: { tag: 'bc-network-page', load: () => import('../pages/network-page.js') },
  report: { tag: 'bc-check-page' },
  compare: { tag: 'bc-compare-page', load: () => import('../pages/compare-page.js') },
  plan: { tag: 'bc-plan-page', load: () => import('../pages/plan-page.js') },
  bands: { tag: 'bc-bands-page', load: () => import('../pages/bands-page.js') },
  switchOffs: { tag: 'bc-switch-offs-page', load: () => import('../pages/switch-offs-page.js') },
  paste: { tag: 'bc-paste-page', load: () => import('../pages/paste-page.js') },
  field: { tag: 'bc-field-page', load: () => import('../pages/field-page.js') },
  embed: { tag: 'bc-embed-page', load: () => import('../pages/embed-page.js') },
  data: { tag: 'bc-data-page', load: () => import('../pages/data-page.js') },
  quality: { tag: 'bc-quality-page', load: () => import('../pages/quality-page.js') },
  about: { tag: 'bc-about-page', load: () => import('../pages/about-page.js') },
  missing: { tag: 'bc-missing-page' },
};

/** Pages in the bar at the bottom of a phone, beside search and the menu. */
export const THUMB_PAGES = ['check', 'devices', 'countries'] as const satisfies readonly PageName[];

/** Pages in the menu. */
export const MENU_PAGES: readonly PageName[] = [
  'field',
  'paste',
  'compare',
  'plan',
  'bands',
  'switchOffs',
  'embed',
  'data',
  'about',
];
