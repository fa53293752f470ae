/** What the server answers where it has no file. */
import type { Index } from '../../schema/published-index.js';
import { findPage, localPath, splitLang } from '../../words/page-paths.js';
import { answerProblem } from './answer-problem.js';
import { explainApiPath } from './explain-api-path.js';
import { fillMissingPage } from './fill-missing-page.js';
import { once } from './once.js';
import { readText, type SiteFiles } from './site-files.js';

/**
 * Answers an address that is no file: with the app's shell where it is a check, with the page that says so where a person
 * wants a page, and else with a problem for programs.
 * @param path of the address, decoded
 */
export type MissingAnswer = (path: string, request: Request) => Promise<Response>;

/** @param files of the built site, which know what there is */
export function createMissingAnswer(files: SiteFiles): MissingAnswer {
  const index = once(async () => {
    const text = await readText(files, '/v1/index.json');
    return text === undefined ? undefined : (JSON.parse(text) as Index);
  });
  return async (path, request) => {
    const known = await index();
    const { pathname } = new URL(request.url);
    if (path.startsWith('/v1/')) {
      return known
        ? explainApiPath(pathname, known)
        : answerProblem('unknown-address', path, 'The API is not built here; npm run build makes it.');
    }
    if (known && isCheck(pathname, known)) {
      const shell = await files.answer(localPath(splitLang(path).lang, '/'), request);
      if (shell) return shell;
    }
    const wantsPage = !/\.\w+$/.test(path) && request.headers.get('accept')?.includes('text/html');
    const missing = wantsPage ? await answerMissingPage(files, path, request, known) : undefined;
    return (
      missing ?? answerProblem('unknown-address', path, 'There is neither a page nor a file at this address.')
    );
  };
}

/** The page that says that there is none, in the language of the path; undefined where the site has no such page. */
async function answerMissingPage(
  files: SiteFiles,
  path: string,
  { url, method }: Request,
  known: Index | undefined,
): Promise<Response | undefined> {
  // without the caller's encodings and conditions: the text is changed, and a 404 has no "not modified"
  const page = await files.answer(localPath(splitLang(path).lang, '/404'), new Request(url));
  if (!page) return undefined;
  const html = await page.text();
  const text = known ? fillMissingPage(html, new URL(url).pathname, known) : html;
  const answer = new Response(method === 'HEAD' ? null : text, { status: 404, headers: page.headers });
  for (const name of ['content-length', 'etag', 'last-modified', 'accept-ranges'])
    answer.headers.delete(name);
  answer.headers.set('cache-control', 'public, max-age=60');
  return answer;
}

/**
 * Whether a path is the check of a known device in a known country. Every other page of the app is a file of its own;
 * there are too many checks for that, so the app's shell draws them.
 */
function isCheck(pathname: string, { models, countries }: Index): boolean {
  const { page, params } = findPage(pathname);
  return (
    page === 'report' &&
    models.some(({ id }) => id === params['id']) &&
    countries.some(({ cc }) => cc === params['cc'])
  );
}
