/**
 * The static pages: every country, network and device, and the pages that list them, as plain HTML with their facts, in
 * both languages. They are the app's own frame with the facts written in, so that they read without script and in search
 * engines; where there is script, the app takes over.
 */
import { bandName, type Rat } from '../core/band.js';
import { CREDIT } from '../core/credit.js';
import type { NetworkBand } from '../core/network.js';
import { SERVICES } from '../core/service.js';
import { overallOf } from '../core/tally.js';
import { judge } from '../core/verdict.js';
import type { Dataset } from '../dataset/load.js';
import { APP_WORDS, type AppWords } from '../words/app.js';
import { type Lang, LANGS } from '../words/lang.js';
import { PAGE_PATHS, type PageName, type PageNames, PAGES } from '../words/pages.js';
import { SAID_VERDICTS, saidVerdict, VERDICT_WORDS, type VerdictWords } from '../words/verdict.js';
import type { World, WorldCountry, WorldDevice, WorldNetwork } from '../world/world.js';
import { markup, type Markup, written } from './markup.js';
import { type Output, PublishError } from './output.js';
import type { SiteAddresses } from './site-addresses.js';

/** One page to write, in both languages. */
interface StaticPage {
  readonly name: PageName;
  /** Path without the language. */
  readonly path: string;
  readonly names: (lang: Lang) => PageNames;
  readonly body: (say: Say) => Markup;
}

/** What a body is written with. */
interface Say {
  readonly lang: Lang;
  readonly words: AppWords;
  readonly verdictWords: VerdictWords;
  readonly href: (path: string) => string;
}

/** The pages of the app that are not of one country, device, network or check. */
const PLAIN: readonly PageName[] = [
  'check',
  'devices',
  'countries',
  'compare',
  'bands',
  'switchOffs',
  'paste',
  'embed',
  'data',
  'about',
];

/** What hosts answer with where there is nothing. */
const MISSING: StaticPage = {
  name: 'missing',
  path: PAGE_PATHS.missing,
  names: () => ({}),
  body: ({ lang, words, href }) => markup`<h1>${PAGES[lang].missing.title({})}</h1>
        <p class="lead">${words.missingText}</p>
        <p><a class="button" href="${href('/')}">${PAGES[lang].check.label}</a></p>`,
};

/** The page about the API, which is written by itself. */
const API_PATH = '/api/';

/**
 * Writes the static pages, `404.html` in both languages, `sitemap.xml` and `robots.txt`.
 * @param frame the built `index.html`
 * @throws PublishError if the frame lacks a place to write to
 */
export function writePages(
  facts: Dataset,
  world: World,
  frame: string,
  site: SiteAddresses,
  output: Output,
): void {
  const all = [
    ...PLAIN.map((name): StaticPage => ({
      name,
      path: PAGE_PATHS[name],
      names: () => ({}),
      body: (say) => plainBody(name, world, say),
    })),
    ...[...world.countries.values()].map((country): StaticPage => ({
      name: 'country',
      path: PAGE_PATHS.country.replace('{cc}', country.cc),
      names: (lang) => ({ country: country.name[lang] }),
      body: (say) => countryBody(country, facts, world, say),
    })),
    ...[...world.countries.values()].flatMap((country) =>
      country.networks.map((network): StaticPage => ({
        name: 'network',
        path: PAGE_PATHS.network.replace('{id}', network.id),
        names: (lang) => ({ network: network.name, country: country.name[lang] }),
        body: (say) => networkBody(network, country, facts, world, say),
      })),
    ),
    ...[...world.devices.values()].map((device): StaticPage => ({
      name: 'device',
      path: PAGE_PATHS.device.replace('{id}', device.id),
      names: () => ({ device: device.name }),
      body: (say) => deviceBody(device, facts, world, say),
    })),
  ];
  for (const page of [...all, MISSING]) {
    for (const lang of LANGS) {
      // the frame itself is this page, and the service worker knows it by its hash: it stays as it was built
      if (page.name === 'check' && lang === 'en') continue;
      output.write(fileOf(lang, page.path), fill(frame, page, lang, world, site));
    }
  }
  output.write('sitemap.xml', sitemap([...all.map(({ path }) => path), API_PATH], world.updated, site));
  output.write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
}

/** `/countries/de` is the file `countries/de.html`, its Chinese twin `zh/countries/de.html`. */
function fileOf(lang: Lang, path: string): string {
  const prefix = lang === 'zh' ? 'zh/' : '';
  return path === '/' ? `${prefix}index.html` : `${prefix}${path.slice(1)}.html`;
}

function localPath(lang: Lang, path: string): string {
  return lang === 'zh' ? '/zh' + path : path;
}

/** The frame with title, description, addresses and body of one page. */
function fill(frame: string, page: StaticPage, lang: Lang, world: World, site: SiteAddresses): string {
  const meta = PAGES[lang][page.name];
  const names = page.names(lang);
  const address = (each: Lang) => site.origin + localPath(each, page.path);
  const title = `${meta.title(names)} · BandCheck`;
  const say: Say = {
    lang,
    words: APP_WORDS[lang],
    verdictWords: VERDICT_WORDS[lang],
    href: (path) => localPath(lang, path),
  };
  const addresses = markup`<link rel="canonical" href="${address(lang)}" />
    <link rel="alternate" hreflang="en" href="${address('en')}" />
    <link rel="alternate" hreflang="zh-Hans" href="${address('zh')}" />
    <link rel="alternate" hreflang="x-default" href="${address('en')}" />`;
  const head = markup`<title>${title}</title>
    <meta name="description" content="${meta.description(names)}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${meta.description(names)}" />
    ${page === MISSING ? '' : addresses}`;
  const main = markup`<main id="main" class="page" data-path="${localPath(lang, page.path)}">${page.body(say)}</main>`;
  let html = frame;
  for (const [place, text] of [
    [/<html [^>]*>/, `<html lang="${lang === 'zh' ? 'zh-Hans' : 'en'}" dir="ltr">`],
    [/<meta\s+name="description"[^>]*>\s*/, ''],
    [/<title>[^]*?<\/title>/, written(head)],
    [/<header [^]*<\/header>/, written(header(say))],
    [/<main [^]*<\/main>/, written(main)],
    // the start pages alone stand in for pages that have no file of their own
    [/<div class="page coming">[^]*?<\/div>\s*/, page.name === 'check' ? undefined : ''],
    [/<footer [^]*<\/footer>/, written(footer(page, world, say))],
  ] as const) {
    if (!place.test(html)) throw new PublishError(`index.html has no ${place.source}`);
    html = html.replace(place, (old) => text ?? old);
  }
  return html;
}

function header({ lang, words, href }: Say): Markup {
  const main: readonly PageName[] = ['check', 'devices', 'countries', 'compare', 'bands', 'switchOffs'];
  return markup`<header class="top">
        <a class="wordmark" href="${href('/')}">Band<b>Check</b></a>
        <nav class="wide" aria-label="${words.navigation}">${main.map(
          (name) => markup`<a href="${href(PAGE_PATHS[name])}"><span>${PAGES[lang][name].label}</span></a>`,
        )}</nav>
      </header>`;
}

function footer(page: StaticPage, world: World, { lang, words, verdictWords, href }: Say): Markup {
  const other = lang === 'zh' ? 'en' : 'zh';
  return markup`<footer class="foot">
        <p class="freshness">${words.factsOf(world.version)} ${words.checkedOn(verdictWords.date(world.updated))}</p>
        <p>${words.factsBy} <a href="${CREDIT.url}" rel="external">${CREDIT.name}</a>, <a href="${CREDIT.licenseUrl}" rel="license external">CC BY 4.0</a>. ${words.notPublisher}</p>
        <nav aria-label="${words.more}">
          <a href="${href('/data')}">${PAGES[lang].data.label}</a>
          <a href="${href('/about')}">${PAGES[lang].about.label}</a>
          <a href="${href('/api')}">API</a>
          <a lang="${other === 'zh' ? 'zh-Hans' : 'en'}" href="${localPath(other, page.path)}">${other === 'zh' ? '中文' : 'English'}</a>
        </nav>
      </footer>`;
}

function plainBody(name: PageName, world: World, { lang, words, href }: Say): Markup {
  const meta = PAGES[lang][name];
  const lead = markup`<h1>${meta.title({})}</h1>
        <p class="lead">${meta.description({})}</p>`;
  if (name === 'countries') {
    return markup`${lead}
        <ul class="rows grid">${[...world.countries.values()].map(
          ({ cc, name: local, networks }) =>
            markup`<li><a href="${href(`/countries/${cc}`)}">${local[lang]}</a> <span class="muted">${words.networkCount(networks.length)}</span></li>`,
        )}</ul>`;
  }
  if (name === 'devices') {
    return markup`${lead}
        <ul class="rows">${[...world.devices.values()].map(
          ({ id, name: own, kind, radio, lte, nr }) =>
            markup`<li><a href="${href(`/devices/${id}`)}">${own}</a> <span class="muted">${words.kinds[kind] ?? kind} · ${words.radios[radio]} · ${words.bandCount(lte.length, nr.length)}</span></li>`,
        )}</ul>`;
  }
  return lead;
}

function countryBody(country: WorldCountry, facts: Dataset, world: World, say: Say): Markup {
  const { lang, words, verdictWords, href } = say;
  const { networks } = facts.countries.find(({ cc }) => cc === country.cc)!;
  return markup`<p class="trail"><a href="${href('/countries')}">${words.countriesHeading}</a></p>
        <h1>${country.name[lang]}</h1>
        <p class="lead">${words.thereAreNetworks(country.networks.length)}${words.checkedOn(verdictWords.date(country.checked))}</p>
        <section>
          <h2>${words.networks}</h2>
          ${country.networks.map(
            (network) => markup`<article class="network-report">
            <header class="line-head"><h3><a href="${href(`/networks/${network.id}`)}">${network.name}</a></h3>${otherGroup(network) ? markup` <span class="muted">${otherGroup(network)}</span>` : ''}</header>
            ${networkFacts(network, say)}
          </article>`,
          )}
        </section>
        <section>
          <h2>${words.devicesHere}</h2>
          ${table(
            words,
            words.device,
            [...world.devices.values()].map((device) => ({
              href: href(`/check/${device.id}/${country.cc}`),
              name: device.name,
              ...tally(device, country, world.updated),
            })),
          )}
        </section>
        <section>
          <h2>${words.sources}</h2>
          ${sourceList(sourcesOf(networks), facts, words)}
        </section>`;
}

function networkBody(
  network: WorldNetwork,
  country: WorldCountry,
  facts: Dataset,
  world: World,
  say: Say,
): Markup {
  const { lang, words, verdictWords, href } = say;
  const file = facts.countries
    .find(({ cc }) => cc === country.cc)!
    .networks.filter(({ id }) => id === network.id);
  const devices = [...world.devices.values()].map((device) => ({
    device,
    said: saidVerdict(judge(device, network, world.updated)),
  }));
  return markup`<p class="trail"><a href="${href('/countries')}">${words.countriesHeading}</a> · <a href="${href(`/countries/${country.cc}`)}">${country.name[lang]}</a></p>
        <h1>${network.name}</h1>
        ${otherGroup(network) ? markup`<p class="lead">${otherGroup(network)}</p>` : ''}
        <section>
          <h2>${words.bandsAndServices}</h2>
          ${networkFacts(network, say)}
        </section>
        <section>
          <h2>${words.devicesHere}</h2>
          ${SAID_VERDICTS.flatMap((said) => {
            const fitting = devices.filter((each) => each.said === said);
            if (fitting.length === 0) return [];
            return markup`<h3 class="group"><span class="verdict ${said}">${verdictWords.verdict[said]}</span></h3>
          <ul class="inline">${fitting.map(
            ({ device }) =>
              markup`<li><a href="${href(`/check/${device.id}/${country.cc}`)}">${device.name}</a></li>`,
          )}</ul>`;
          })}
        </section>
        <section>
          <h2>${words.sources}</h2>
          ${sourceList(sourcesOf(file), facts, words)}
        </section>`;
}

/** The group that a network belongs to, where its name does not say so already. */
function otherGroup({ group, name }: WorldNetwork): string {
  return group === null || group === name ? '' : group;
}

function networkFacts({ lte, nr, status, depth }: WorldNetwork, { words, verdictWords }: Say): Markup {
  return markup`<dl class="bands-of"><dt>LTE</dt><dd>${plates('lte', lte, words)}</dd><dt>5G NR</dt><dd>${plates('nr', nr, words)}</dd></dl>
            ${
              depth === 'bands'
                ? markup`<p class="muted">${words.depthBands}</p>`
                : markup`<dl class="services">${SERVICES.map((service) => {
                    const { state, date, dateNote } = status[service];
                    return markup`<div class="service ${state}"><dt>${verdictWords.service[service]}</dt><dd>${verdictWords.state[state]}${date ? markup` <span class="muted">${verdictWords.date(date, dateNote)}</span>` : ''}</dd></div>`;
                  })}</dl>`
            }`;
}

/** Ids of all sources behind some networks, each once. */
function sourcesOf(networks: Dataset['countries'][number]['networks']): string[] {
  return [
    ...new Set(
      networks.flatMap((network) => [
        ...[...network.lte, ...network.nr].flatMap(({ sources }) => sources),
        ...Object.values(network.status).flatMap(({ source }) => source ?? []),
      ]),
    ),
  ];
}

function deviceBody(device: WorldDevice, facts: Dataset, world: World, say: Say): Markup {
  const { lang, words, verdictWords, href } = say;
  const file = facts.devices.find(({ id }) => id === device.id)!;
  const rows = [...world.countries.values()].map((country) => ({
    href: href(`/check/${device.id}/${country.cc}`),
    name: country.name[lang],
    ...tally(device, country, world.updated),
  }));
  const count = (overall: string) => rows.filter((row) => row.overall === overall).length;
  const list = (names: readonly string[]) =>
    markup`<ul class="plates">${names.map((name) => markup`<li class="plate">${name}</li>`)}</ul>`;
  const row = (term: string, value: Markup | string) => markup`<dt>${term}</dt><dd>${value}</dd>`;
  return markup`<p class="trail"><a href="${href('/devices')}">${words.devicesHeading}</a> · ${device.vendor ?? words.otherVendor}</p>
        <h1>${device.name}</h1>
        <p class="lead">${words.deviceTally(rows.length, count('good'), count('some'), count('limited'))}</p>
        <section>
          <h2>${words.facts}</h2>
          <dl class="facts">
            ${row(words.kind, `${words.kinds[device.kind] ?? device.kind}, ${words.radios[device.radio]}`)}
            ${device.lteCategory ? row(words.lteCategory, device.lteCategory) : ''}
            ${row('LTE', list(file.lte))}
            ${file.nr.length > 0 ? row('5G NR', list(file.nr)) : ''}
            ${file.umts.length > 0 ? row(verdictWords.service.g3, list(file.umts)) : ''}
            ${file.gsm_mhz.length > 0 ? row(verdictWords.service.g2, list(file.gsm_mhz.map((mhz) => `${mhz} MHz`))) : ''}
            ${file.umts.length + file.gsm_mhz.length === 0 ? row(words.olderServices, words.noneKnown) : ''}
          </dl>
          <h3>${words.sources}</h3>
          ${sourceList(file.sources, facts, words)}
        </section>
        <section>
          <h2>${words.whereItWorks}</h2>
          ${table(words, words.country, rows)}
        </section>`;
}

function plates(rat: Rat, bands: readonly NetworkBand[], words: AppWords): Markup {
  if (bands.length === 0) return markup`<p class="muted">${words.noBandsKnown}</p>`;
  return markup`<ul class="plates">${bands.map(({ band, confidence, core }) => {
    const single = confidence === 'single-source';
    const said = [core ? words.coreBand : '', single ? words.singleSource : words.crossChecked].filter(
      Boolean,
    );
    return markup`<li class="plate${single ? ' single' : ''}${core ? ' core' : ''}">${bandName(rat, band)}<span class="sr">, ${said.join(', ')}</span></li>`;
  })}</ul>`;
}

type Row = { readonly href: string; readonly name: string } & ReturnType<typeof tally>;

function table(words: AppWords, first: string, rows: readonly Row[]): Markup {
  return markup`<table class="where" role="table"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${first}</th><th scope="col" role="columnheader">${words.answer}</th><th scope="col" role="columnheader" class="number">${words.goodNetworks}</th></tr></thead><tbody role="rowgroup">${rows.map(
    ({ href, name, overall, good, all }) =>
      markup`<tr role="row"><th scope="row" role="rowheader"><a href="${href}">${name}</a></th><td role="cell"><span class="verdict ${overall}">${words.overall[overall]}</span></td><td role="cell" class="number">${words.ofAll(good, all)}</td></tr>`,
  )}</tbody></table>`;
}

function tally(device: WorldDevice, country: WorldCountry, asOf: string) {
  const counts = { good: 0, limited: 0, unconfirmed: 0, no: 0 };
  for (const network of country.networks) counts[saidVerdict(judge(device, network, asOf))]++;
  return { overall: overallOf(counts), good: counts.good, all: country.networks.length };
}

function sourceList(ids: readonly string[], facts: Dataset, words: AppWords): Markup {
  return markup`<ul class="sources">${ids.map((id) => {
    const { publisher, grade, url, date } = facts.sources[id]!;
    return markup`<li><span class="grade">${grade}<span class="sr">, ${words.grades[grade]}</span></span> <a href="${url}" rel="external noopener">${publisher}</a> <span class="muted">${date}</span></li>`;
  })}</ul>`;
}

/** https://www.sitemaps.org/protocol.html, with both languages of every page. */
function sitemap(paths: readonly string[], updated: string, site: SiteAddresses): string {
  const urls = paths.flatMap((path) =>
    LANGS.map((lang) => {
      const alternates = LANGS.map(
        (each) =>
          markup`<xhtml:link rel="alternate" hreflang="${each === 'zh' ? 'zh-Hans' : 'en'}" href="${site.origin + localPath(each, path)}"/>`,
      );
      return markup`<url><loc>${site.origin + localPath(lang, path)}</loc><lastmod>${updated}</lastmod>${alternates}</url>\n`;
    }),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    urls.map(written).join('') +
    '</urlset>\n'
  );
}
