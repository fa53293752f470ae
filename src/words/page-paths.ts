/** The addresses of the site's pages, read and written in one place: for the app, the server and the static pages. */
import type { Lang } from './lang.js';
import { PAGE_PATHS, type PageName } from './pages.js';

/** What the address of a page means. */
export interface PageAddress {
  readonly lang: Lang;
  readonly page: PageName;
  /** Parts of the address in braces, decoded and in lower case: `{id}` and `{cc}`. */
  readonly params: Readonly<Record<string, string>>;
}

/** `/zh/countries/de` is the Chinese twin of `/countries/de`. */
export function localPath(lang: Lang, path: string): string {
  return lang === 'zh' ? '/zh' + path : path;
}

/** What stands before the ending of a file of the API that is there in every language: `changes.zh.atom`, `changes.atom`. */
export function langSuffix(lang: Lang): string {
  return lang === 'en' ? '' : `.${lang}`;
}

/** Splits the language off a path, and a slash off its end: `/zh/about/` is `zh` and `/about`. */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const zh = pathname === '/zh' || pathname.startsWith('/zh/');
  const path = (zh ? pathname.slice(3) : pathname).replace(/(.)\/+$/, '$1') || '/';
  return { lang: zh ? 'zh' : 'en', path };
}

/**
 * The page that a path names; `missing` where there is no such page.
 * @param pathname the path of a URL, still percent-encoded
 */
export function findPage(pathname: string): PageAddress {
  const { lang, path } = splitLang(pathname);
  for (const page of Object.keys(PAGE_PATHS) as PageName[]) {
    const params = matchPath(PAGE_PATHS[page], path);
    if (!params) continue;
    const lower = Object.entries(params).map(([name, value]) => [name, value.toLowerCase()]);
    return { lang, page, params: Object.fromEntries(lower) as Record<string, string> };
  }
  return { lang, page: 'missing', params: {} };
}

/** The path of a page, with its parts filled in; `localPath` adds the language. */
export function pathOf(page: PageName, params: Readonly<Record<string, string>> = {}): string {
  return PAGE_PATHS[page].replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key]!));
}

/**
 * The decoded values in braces when a path has the form of a pattern, else `undefined`.
 * @param pattern `/countries/{cc}` or `/v1/countries/{cc}.json`: a part is plain text, or a name in braces that text may follow
 * @param path the path of a URL, still percent-encoded
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const want = pattern.split('/');
  const have = path.split('/');
  if (want.length !== have.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const value = decodePart(have[i]!);
    const [, name, ending = ''] = /^\{(\w+)\}(.*)$/.exec(part) ?? [];
    if (name === undefined) {
      if (value !== part) return undefined;
    } else {
      if (value === undefined || value.length <= ending.length || !value.endsWith(ending)) return undefined;
      params[name] = value.slice(0, value.length - ending.length);
    }
  }
  return params;
}

/** A path without percent-encoding; `undefined` if a part of it cannot be read or hides a slash. */
export function decodePath(pathname: string): string | undefined {
  const parts = pathname.split('/').map(decodePart);
  return parts.includes(undefined) ? undefined : parts.join('/');
}

/** One part of a path; `undefined` if it is badly encoded, is a dot segment, or hides a slash or a control character. */
function decodePart(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    // eslint-disable-next-line no-control-regex -- these are what must not pass
    return /[/\\\x00-\x1f\x7f]/.test(text) || /^\.\.?$/.test(text) ? undefined : text;
  } catch {
    return undefined; // a lone % is no address of ours
  }
}
