/**
 * The one app of all servers, from a web request to a web response: the files of the built site, `/mcp`, and problem
 * answers. It knows neither Node nor Workers; `node.ts` and `worker.ts` hand in where the files come from.
 */
import { Hono } from 'hono';
import { decodePath } from '../../words/page-paths.js';
import { answerProblem } from './answer-problem.js';
import { COMMON_HEADERS } from './common-headers.js';
import { createMissingAnswer } from './missing-answer.js';
import type { SiteFiles } from './site-files.js';

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

/** What may be asked of a file. */
export const METHODS = 'GET, HEAD, OPTIONS';
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
  const explainMissing = createMissingAnswer(files);
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
      ? file.then((found) => found ?? explainMissing(path, request))
      : (file ?? explainMissing(path, request));
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
}
