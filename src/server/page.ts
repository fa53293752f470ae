import type { Index } from '../schema/published.js';
import { PAGE_PATHS } from '../words/pages.js';

/** The app's routes, but the one for what is missing. */
const ROUTES = Object.entries(PAGE_PATHS)
  .filter(([name]) => name !== 'missing')
  .map(([name, path]) => ({
    name,
    pattern: new RegExp(
      `^${path.replace('{id}', '(?<id>[a-z0-9-]{1,64})').replace('{cc}', '(?<cc>[a-z]{2})')}$`,
    ),
  }));

/**
 * Whether the path is a page of the app, in English or under `/zh`: pages that are not files of their own are drawn by
 * the app's shell. A page of an unknown device or country is none; ids of networks are not in the index, so there the
 * page itself says when there is none.
 */
export function isPage(path: string, index: Index | undefined): boolean {
  const plain = path.replace(/^\/zh(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
  return ROUTES.some(({ name, pattern }) => {
    const match = pattern.exec(plain);
    if (!match) return false;
    const { id, cc } = match.groups ?? {};
    const knowsCountry = cc === undefined || index?.countries.some((entry) => entry.cc === cc) === true;
    const isDevice = id !== undefined && name !== 'network';
    return knowsCountry && (!isDevice || index?.models.some((entry) => entry.id === id) === true);
  });
}
