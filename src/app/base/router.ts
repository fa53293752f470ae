/** Addresses of the app: which page a path names, and in which language. */
import type { Lang } from '../../words/lang.js';
import { PAGE_PATHS, type PageName } from '../../words/pages.js';

/** What the address of the browser means. */
export interface Place {
  readonly lang: Lang;
  readonly page: PageName;
  /** Parts of the address in braces, decoded and in lower case: `{id}` and `{cc}`. */
  readonly params: Readonly<Record<string, string>>;
}

/** Splits the language off a path: `/zh/about` is `zh` and `/about`. */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const zh = pathname === '/zh' || pathname.startsWith('/zh/');
  const path = (zh ? pathname.slice(3) : pathname).replace(/(.)\/+$/, '$1') || '/';
  return { lang: zh ? 'zh' : 'en', path };
}

/** The page that a path names; `missing` where there is no such page. */
export function findPlace(pathname: string): Place {
  const { lang, path } = splitLang(pathname);
  for (const page of Object.keys(PAGE_PATHS) as PageName[]) {
    const params = matchPath(PAGE_PATHS[page], path);
    if (params) return { lang, page, params };
  }
  return { lang, page: 'missing', params: {} };
}

/** The values in braces when `path` has the form of `pattern`, else `undefined`. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const want = pattern.split('/');
  const have = path.split('/');
  if (want.length !== have.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const value = have[i]!;
    if (!part.startsWith('{')) {
      if (part !== value) return undefined;
    } else {
      const decoded = decode(value);
      if (!decoded) return undefined;
      params[part.slice(1, -1)] = decoded.toLowerCase();
    }
  }
  return params;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a lone % is no address of ours
  }
}
