/** The page at an address that names a device, country or network that we do not have says so before any script runs, as the app does. */
import type { Index } from '../../schema/published-index.js';
import { APP_WORDS } from '../../words/app.js';
import { escapeMarkup } from '../../words/escape-markup.js';
import type { Lang } from '../../words/lang.js';
import { findPage, localPath, type PageAddress, pathOf } from '../../words/page-paths.js';
import { type MissingName, sayMissing } from '../../words/say-missing.js';
import { findFamily } from '../../world/names/find-family.js';
import { findCountry, findDevice, listFound } from '../../world/names/find.js';
import { inSentence } from '../../world/names/in-sentence.js';

/** What an address names that we do not have, with the paths of what has a similar name. */
interface Missing extends MissingName {
  readonly near: readonly { readonly name: string; readonly path: string }[];
}

/** So many similar names are listed. */
const NEAR_MOST = 20;

/**
 * Writes into the page that says that there is none what the address asks for, and what it may mean.
 * @param html the page; where it has no heading and text to replace, it stays as it is
 * @param pathname of the address, still percent-encoded
 */
export function fillMissingPage(html: string, pathname: string, index: Index): string {
  const address = findPage(pathname);
  const { lang } = address;
  const missing = findMissing(address, index);
  if (!missing) return html;
  const heading = escapeMarkup(sayMissing(lang, missing));
  return html
    .replace(/<title>[^]*?<\/title>/, () => `<title>${heading} · BandCheck</title>`)
    .replace(/(<h1[^>]*>)[^]*?(<\/h1>)/, (_, open: string, close: string) => open + heading + close)
    .replace(/<p class="lead">[^]*?<\/p>/, (lead) =>
      missing.near.length > 0 ? listNear(missing, lang) : lead,
    );
}

function findMissing({ lang, page, params }: PageAddress, index: Index): Missing | undefined {
  const { id = '', cc = '' } = params;
  switch (page) {
    case 'device':
      return findNearDevices(id, index, (near) => pathOf('device', { id: near }));
    case 'country':
      return findNearCountries(cc, index, lang, (near) => pathOf('country', { cc: near }));
    case 'network':
      return { asked: [id], near: [] };
    case 'report':
      if (index.countries.some((country) => country.cc === cc))
        return findNearDevices(id, index, (near) => pathOf('report', { id: near, cc }));
      if (!index.models.some((device) => device.id === id)) return { asked: [id, cc], near: [] };
      return findNearCountries(cc, index, lang, (near) => pathOf('report', { id, cc: near }));
    default:
      return undefined;
  }
}

function listNear({ near }: Missing, lang: Lang): string {
  const rows = near
    .slice(0, NEAR_MOST)
    .map(
      ({ name, path }) =>
        `<li><a href="${escapeMarkup(localPath(lang, path))}">${escapeMarkup(name)}</a></li>`,
    );
  return `<section><h2>${APP_WORDS[lang].similarNames}</h2><ul class="rows">${rows.join('')}</ul></section>`;
}

/** @param path of a device with a similar id */
function findNearDevices(id: string, { models }: Index, path: (id: string) => string): Missing {
  const family = findFamily(models, id);
  const devices = family?.variants ?? listFound(findDevice(models, id));
  return {
    asked: [id],
    near: devices.map(({ id, name }) => ({ name, path: path(id) })),
    ...(family && { family }),
  };
}

/** @param path of a country with a similar code or name */
function findNearCountries(
  cc: string,
  { countries }: Index,
  lang: Lang,
  path: (cc: string) => string,
): Missing {
  const found = findCountry(countries, cc);
  return {
    asked: [cc],
    near: listFound(found).map(({ cc, name }) => ({ name: name[lang], path: path(cc) })),
    ...(found.kind === 'found' && { meant: inSentence(found.item.name)[lang] }),
  };
}
