/**
 * The static pages: every country, network and device, and the pages that list them, in both languages. They are the
 * built frame of the app with the same views written in, so that they read without script and in search engines; where
 * there is script, the app draws the same over them.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { tallyNetworks } from '../core/tally.js';
import { countriesByName } from '../views/by-name.js';
import { countryList } from '../views/country-list.js';
import { countryAnswers } from '../views/country-answers.js';
import { countryDevices, countryView } from '../views/country-view.js';
import { deviceList } from '../views/device-list.js';
import { deviceView } from '../views/device-view.js';
import { missingView } from '../views/missing-view.js';
import { networkView } from '../views/network-view.js';
import { qualityView } from '../views/quality-view.js';
import { type Reader, READERS } from '../views/reader.js';
import { siteFooter, siteHeader } from '../views/site-frame.js';
import { escapeMarkup } from '../words/escape-markup.js';
import { type Lang, LANG_TAGS, LANGS } from '../words/lang.js';
import { networkName } from '../words/network-name.js';
import { localPath, pathOf } from '../words/page-paths.js';
import { type PageName, type PageNames, PAGES, PLAIN_PAGES } from '../words/pages.js';
import { PREVIEW_TAGS } from '../words/preview-tags.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { World, WorldDevice } from '../world/world.js';
import { ASSISTANTS_PATH } from './assistant-pages.js';
import { LIBRARY_PATH } from './library-pages.js';
import { makeOnce } from './make-once.js';
import { PublishError } from './publish-error.js';
import type { PublishedFiles } from './published-files.js';
import type { SiteAddresses } from './site-addresses.js';
import { writeTemplate } from './write-template.js';

/** One page, in both languages. */
interface StaticPage {
  readonly name: PageName;
  /** Path without the language. */
  readonly path: string;
  readonly names: (lang: Lang) => PageNames;
  /** Path of a picture, 1200 by 630, for previews of a link to the page. */
  readonly picture?: string;
  readonly body: (reader: Reader) => TemplateResult;
}

/** What hosts of plain files answer with where there is nothing. */
const MISSING: StaticPage = {
  name: 'missing',
  path: pathOf('missing'),
  names: () => ({}),
  body: missingView,
};

/** Pages beside the app, which are written by themselves. */
const PLAIN_PATHS = ['/api/', ASSISTANTS_PATH, LIBRARY_PATH];

/**
 * Adds the static pages, `404.html` in both languages, `sitemap.xml` and `robots.txt`.
 * @param readFrame reads the built `index.html`; where a part of it is missing that a page is written into, making the page throws a
 *   `PublishError`
 */
export function addPages(
  world: World,
  evidence: Evidence,
  readFrame: () => string,
  site: SiteAddresses,
  files: PublishedFiles,
): void {
  const frame = makeOnce(readFrame);
  const pages = [
    ...PLAIN_PAGES.map((name): StaticPage => ({
      name,
      path: pathOf(name),
      names: () => ({}),
      body: (reader) => plainPage(name, world, evidence, reader),
    })),
    ...countryPages(world, evidence),
    ...[...world.devices.values()].map((device): StaticPage => ({
      name: 'device',
      path: pathOf('device', { id: device.id }),
      names: () => ({ device: device.name }),
      picture: `/pictures/${device.id}.png`,
      body: (reader) => devicePage(device, world, evidence, reader),
    })),
  ];
  for (const page of [...pages, MISSING]) {
    for (const lang of LANGS) {
      // The English start page is the frame itself. The service worker knows it by its hash, so it stays as it was built.
      if (page.name === 'check' && lang === 'en') continue;
      files.add(fileOf(localPath(lang, page.path)), () => fillFrame(frame(), page, lang, world, site));
    }
  }
  files.add('sitemap.xml', () =>
    sitemap([...pages.map(({ path }) => path), ...PLAIN_PATHS], world.updated, site),
  );
  files.add('robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
}

/** `/countries/de` is the file `countries/de.html`, `/zh/` is `zh/index.html`. */
function fileOf(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}

/** The pages of every country and of its networks. */
function countryPages(world: World, evidence: Evidence): StaticPage[] {
  return [...world.countries.values()].flatMap((country): StaticPage[] => [
    {
      name: 'country',
      path: pathOf('country', { cc: country.cc }),
      names: (lang) => ({ country: country.name[lang] }),
      body: (reader) => {
        const { words, verdictWords } = reader;
        const lead =
          words.thereAreNetworks(country.networks.length) +
          words.checkedOn(verdictWords.date(country.checked));
        const devices = countryDevices(country, world, false, reader);
        return countryView(country, evidence, { lead, toolbar: nothing, devices }, reader);
      },
    },
    ...country.networks.map((network): StaticPage => ({
      name: 'network',
      path: pathOf('network', { id: network.id }),
      names: (lang) => ({ network: networkName(network, lang), country: country.name[lang] }),
      body: (reader) =>
        networkView(network, country, world, evidence, { toolbar: nothing, linkDevices: false }, reader),
    })),
  ]);
}

function devicePage(device: WorldDevice, world: World, evidence: Evidence, reader: Reader): TemplateResult {
  const rows = countriesByName(world, reader.lang).map(({ cc, name, networks }) => ({
    name: name[reader.lang],
    href: reader.href('report', { id: device.id, cc }),
    tally: tallyNetworks(device, networks),
  }));
  const tallies = rows.map(({ tally }) => tally);
  return deviceView(
    device,
    tallies,
    evidence,
    { toolbar: nothing, countries: countryAnswers(rows, reader) },
    reader,
  );
}

function plainPage(name: PageName, world: World, evidence: Evidence, reader: Reader): TemplateResult {
  const { title, description } = PAGES[reader.lang][name];
  if (name === 'quality')
    return html`<h1 tabindex="-1">${title({})}</h1>
      ${qualityView(world, evidence, world.updated, reader)}`;
  return html`<h1 tabindex="-1">${title({})}</h1>
    <p class="lead">${description({})}</p>
    ${name === 'countries' ? countryList(countriesByName(world, reader.lang), reader) : nothing}
    ${name === 'devices' ? deviceList(world.devices.values(), reader) : nothing}`;
}

/** The frame with title, description, addresses and body of one page. */
function fillFrame(frame: string, page: StaticPage, lang: Lang, world: World, site: SiteAddresses): string {
  const reader = READERS[lang];
  const { words, verdictWords } = reader;
  const freshness = html`${words.factsOf(world.version)} ${words.checkedOn(verdictWords.date(world.updated))}`;
  const twin = localPath(lang === 'zh' ? 'en' : 'zh', page.path);
  const path = localPath(lang, page.path);
  const main = html`<main id="main" class="page" data-path=${path} tabindex="-1">${page.body(reader)}</main>`;
  const parts: readonly (readonly [place: RegExp, text: string])[] = [
    [/<html [^>]*>/, `<html lang="${LANG_TAGS[lang]}" dir="ltr">`],
    [PREVIEW_TAGS, ''],
    [/<title>[^]*?<\/title>/, writeTemplate(headPart(page, lang, site))],
    [/<header [^]*<\/header>/, writeTemplate(siteHeader(page.name, nothing, reader))],
    [/<main [^]*<\/main>/, withoutIndent(writeTemplate(main))],
    [/<footer [^]*<\/footer>/, writeTemplate(siteFooter(page.name, freshness, twin, reader))],
  ];
  let filled = frame;
  const replace = (place: RegExp, text: (old: string) => string) => {
    if (filled.search(place) < 0) throw new PublishError(`index.html has no ${place.source}`);
    filled = filled.replace(place, text);
  };
  for (const [place, text] of parts) replace(place, () => text);
  // Only the start pages stand in for pages that have no file of their own.
  replace(/<div class="page coming">[^]*?<\/div>\s*/, (old) => (page.name === 'check' ? old : ''));
  return filled;
}

/** The indents of the templates are a third of a page, and no page shows them. */
function withoutIndent(text: string): string {
  return text.replace(/\s*\n\s*/g, '\n');
}

function headPart(page: StaticPage, lang: Lang, site: SiteAddresses): TemplateResult {
  const words = PAGES[lang][page.name];
  const names = page.names(lang);
  const title = `${words.title(names)} · BandCheck`;
  const description = words.description(names);
  const address = (each: Lang) => site.origin + localPath(each, page.path);
  const addresses = html`<link rel="canonical" href=${address(lang)} />
    ${LANGS.map((each) => html`<link rel="alternate" hreflang=${LANG_TAGS[each]} href=${address(each)} />`)}
    <link rel="alternate" hreflang="x-default" href=${address('en')} />`;
  return html`<title>${title}</title>
    <meta name="description" content=${description} />
    <meta property="og:title" content=${title} />
    <meta property="og:description" content=${description} />
    <meta property="og:image" content=${site.origin + (page.picture ?? '/social.png')} />
    <meta name="twitter:card" content="summary_large_image" />
    ${page === MISSING ? nothing : addresses}`;
}

/** https://www.sitemaps.org/protocol.html, with both languages of every page. */
function sitemap(paths: readonly string[], updated: string, site: SiteAddresses): string {
  const address = (lang: Lang, path: string) => escapeMarkup(site.origin + localPath(lang, path));
  const entries = paths.flatMap((path) => {
    const alternates = LANGS.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${LANG_TAGS[lang]}" href="${address(lang, path)}"/>`,
    );
    return LANGS.map(
      (lang) =>
        `<url><loc>${address(lang, path)}</loc><lastmod>${updated}</lastmod>${alternates.join('')}</url>\n`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  );
}
