/** What stands above and below every page: the main navigation and the foot. */
import { html, nothing, type TemplateResult } from 'lit';
import { CREDIT } from '../core/credit.js';
import { type Lang, LANG_NAMES, LANG_TAGS } from '../words/lang.js';
import { localPath } from '../words/page-paths.js';
import { type PageName, PAGES } from '../words/pages.js';
import type { Reader } from './reader.js';

/** Pages in the top navigation of a wide screen; the others are reached from the foot, from search and from links. */
const MAIN_PAGES: readonly PageName[] = [
  'check',
  'devices',
  'countries',
  'compare',
  'plan',
  'bands',
  'switchOffs',
];
const FOOT_PAGES: readonly PageName[] = ['field', 'paste', 'embed', 'data', 'quality', 'about'];

/** Name of the site, main navigation, and behind it what only the app has: search and menu. */
export function siteHeader(
  here: PageName,
  tools: TemplateResult | typeof nothing,
  reader: Reader,
): TemplateResult {
  return html`<header class="top">
    <a class="wordmark" href=${reader.href('check')}>Band<b>Check</b></a>
    <nav class="wide" aria-label=${reader.words.navigation}>
      ${MAIN_PAGES.map((page) => pageLink(page, here, reader))}
    </nav>
    ${tools}
  </header>`;
}

/** A link to a page of the app; the page that is open, or that it stands below, is marked. */
export function pageLink(
  page: PageName,
  here: PageName,
  { lang, href }: Reader,
  icon: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const current = here === page ? 'page' : isBelow(here, page) ? 'true' : nothing;
  return html`<a href=${href(page)} aria-current=${current}
    >${icon}<span>${PAGES[lang][page].label}</span></a
  >`;
}

/** Whether a page stands below a main page: a device below the devices. */
function isBelow(page: PageName, main: PageName): boolean {
  return (
    (main === 'devices' && page === 'device') ||
    (main === 'countries' && (page === 'country' || page === 'network')) ||
    (main === 'check' && page === 'report')
  );
}

/**
 * The foot of every page.
 * @param freshness which data these are, and when they were checked; nothing while they are on their way
 * @param twin address of this page in the other language
 */
export function siteFooter(
  here: PageName,
  freshness: TemplateResult | typeof nothing,
  twin: string,
  reader: Reader,
): TemplateResult {
  const { lang, words } = reader;
  const other: Lang = lang === 'zh' ? 'en' : 'zh';
  return html`<footer class="foot">
    <p class="freshness">${freshness}</p>
    <p>
      ${words.factsBy} <a href=${CREDIT.url} rel="external">${CREDIT.name}</a>,
      <a href=${CREDIT.licenseUrl} rel="license external">CC BY 4.0</a>. ${words.notPublisher}
    </p>
    <nav aria-label=${words.more}>
      ${FOOT_PAGES.map((page) => pageLink(page, here, reader))}
      <a href=${localPath(lang, '/api')}>API</a>
      <a class="twin" lang=${LANG_TAGS[other]} href=${twin}>${LANG_NAMES[other]}</a>
    </nav>
  </footer>`;
}
