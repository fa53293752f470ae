/**
 * The one app of all servers, from a web request to a web response: the files of the built site, `/mcp`, and problem
 * answers. It knows neither Node nor Workers; `node.ts` and `worker.ts` hand in where the files come from.
 */
import { Hono } from 'hono';
import type { Index } from '../../schema/published.js';
import { decodePath, findPage, localPath, splitLang } from '../../words/page-paths.js';
import { answerProblem } from './answer-problem.js';
import { COMMON_HEADERS } from './common-headers.js';
import { explainApiPath } from './explain-api-path.js';
import { once } from './once.js';
import { readText, type SiteFiles } from './site-files.js';

/** Who asks, as the platform knows it. */
export interface Client {
  /** Address that requests are counted by. */
  readonly address: string;
}

export type App = Hono<{ Bindings: Client }>;

export interface AppOptions {
  readonly files: SiteFiles;
  /** The part of the site that is not files; left out where only files are served. */
  readonly mcp?: App;
  /** Called with what went wrong inside; the caller is told nothing of it. */
  readonly onError: (error: unknown) => void;
}

const METHODS = 'GET, HEAD, OPTIONS';
const PREFLIGHT = {
  ...COMMON_HEADERS,
  allow: METHODS,
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/**
 * Creates the app. Its `fetch(request, client)` answers a file from memory without waiting, which is what makes the
 * server fast: so one handler takes every GET, and no middleware stands before it.
 */
export function createApp({ files, mcp, onError }: AppOptions): App {
  const index = once(async () => {
    const text = await readText(files, '/v1/index.json');
    return text === undefined ? undefined : (JSON.parse(text) as Index);
  });
  const app: App = new Hono();
  if (mcp) app.route('/mcp', mcp).route('/mcp/', mcp);
  app.options('*', () => new Response(null, { status: 204, headers: PREFLIGHT }));
  app.get('*', ({ req: { raw: request } }): Response | Promise<Response> => {
    const { pathname } = new URL(request.url);
    const path = decodePath(pathname);
    if (path === undefined) {
      return answerProblem(
        'malformed-address',
        pathname,
        'The path has a broken, hidden or control character.',
      );
    }
    if (path === '/v1' || path === '/v1/') {
      return new Response(null, {
        status: 302,
        headers: { ...COMMON_HEADERS, location: '/v1/index.json' },
      });
    }
    const file = files.answer(path, request);
    return file instanceof Promise
      ? file.then((found) => found ?? explainMissing(pathname, path, request))
      : (file ?? explainMissing(pathname, path, request));
  });
  // every GET and OPTIONS has its handler, so only other methods come here
  app.notFound(({ req: { method, path } }) =>
    answerProblem('method-not-allowed', path, `${method} is not supported; files are read with GET.`, {
      headers: { allow: METHODS },
    }),
  );
  app.onError((error, { req }) => {
    // the host of a request can be no name at all, like `xn--`
    if (!URL.canParse(req.url)) {
      return answerProblem('malformed-request', req.path, 'The host of the request cannot be read.');
    }
    if (!req.raw.signal.aborted) onError(error);
    return answerProblem('internal-error', req.path, 'The server failed; try again later.');
  });
  return app;

  /** The app's shell for a check; otherwise the page that says so, or a problem for programs and files. */
  async function explainMissing(pathname: string, path: string, request: Request): Promise<Response> {
    const known = await index();
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
    const missing = wantsPage ? await missingPage(path, request) : undefined;
    return (
      missing ?? answerProblem('unknown-address', path, 'There is neither a page nor a file at this address.')
    );
  }

  /** The page that says that there is none, in the language of the path. */
  async function missingPage(path: string, { url, method, headers }: Request): Promise<Response | undefined> {
    const encoding = headers.get('accept-encoding');
    // without the caller's conditions: a 404 has no "not modified"
    const plain = new Request(url, { method, headers: encoding ? { 'accept-encoding': encoding } : {} });
    const page = await files.answer(localPath(splitLang(path).lang, '/404'), plain);
    if (!page) return undefined;
    const answer = new Response(page.body, { status: 404, headers: page.headers });
    answer.headers.delete('etag');
    answer.headers.delete('last-modified');
    answer.headers.set('cache-control', 'public, max-age=60');
    return answer;
  }
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
