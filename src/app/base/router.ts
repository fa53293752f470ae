/** Addresses of the app: language prefix, path, and which page they mean. */
import { type Lang } from '../../words/lang.js';
import { PAGE_PATHS } from '../../words/pages.js';
import { type Route, ROUTES } from './routes.js';

export interface Place {
  readonly lang: Lang;
  readonly route: Route;
  /** Parts of the address in braces, decoded: `{id}` and `{cc}`. */
  readonly params: Readonly<Record<string, string>>;
}

/** `/zh/countries/de` is the Chinese twin of `/countries/de`. */
export function localPath(lang: Lang, path: string): string {
  return lang === 'zh' ? '/zh' + (path === '/' ? '/' : path) : path;
}

/** Splits the language off a path: `/zh/about` is `zh` and `/about`. */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const zh = pathname === '/zh' || pathname.startsWith('/zh/');
  const path = (zh ? pathname.slice(3) : pathname).replace(/(.)\/+$/, '$1') || '/';
  return { lang: zh ? 'zh' : 'en', path };
}

/** The page that a path means; the last route of the table (nothing here) takes all others. */
export function findPlace(pathname: string): Place {
  const { lang, path } = splitLang(pathname);
  for (const route of ROUTES) {
    const params = matchPath(PAGE_PATHS[route.name], path);
    if (params) return { lang, route, params };
  }
  return { lang, route: ROUTES.at(-1)!, params: {} };
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
