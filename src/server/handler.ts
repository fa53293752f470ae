/**
 * The one handler of all servers, from a web request to a web response: the files of the built site, `/mcp`, and
 * problem answers. It knows neither Node nor Workers; `main.ts` and `worker.ts` hand in where the files come from.
 */
import type { Index } from '../schema/published.js';
import { apiProblem } from './api-problem.js';
import { fileText, type Files } from './files.js';
import { once } from './once.js';
import { isCheck } from './page.js';
import { problem } from './problem.js';

export type Handler = (request: Request, client: Client) => Promise<Response>;

/** Who asks, as the platform knows it. */
export interface Client {
  /** Address that requests are counted by. */
  readonly address: string;
}

/** A part of the site that is not files: `/mcp`. */
export type Service = (request: Request, client: Client) => Promise<Response>;

export interface HandlerOptions {
  readonly files: Files;
  /** Left out where only files are served. */
  readonly mcp?: Service;
  /** Called with what went wrong inside; the caller is told nothing of it. */
  readonly onError: (error: unknown) => void;
}

/** Every answer may be read from any origin: there is nothing private here and no credentials are looked at. */
const EVERY_ANSWER: readonly (readonly [string, string])[] = [
  ['access-control-expose-headers', 'etag, content-range, retry-after, mcp-protocol-version'],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['x-content-type-options', 'nosniff'],
];

/** Files that are named by their content or their version. */
const HASHED = /^\/(assets|v1\/snapshot)\/.+-[\w-]{8,}\.\w+$|^\/embed\/\d+\.\d+\.\d+\//;

export function createHandler({ files, mcp, onError }: HandlerOptions): Handler {
  const index = once(async () => {
    const text = await fileText(files, '/v1/index.json');
    return text === undefined ? undefined : (JSON.parse(text) as Index);
  });

  async function answer(request: Request, client: Client): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (mcp && pathname === '/mcp') return mcp(request, client);
    const { method } = request;
    if (method === 'OPTIONS') return preflight();
    if (method !== 'GET' && method !== 'HEAD') {
      return problem('method-not-allowed', pathname, `${method} is not supported; files are read with GET.`, {
        headers: { allow: 'GET, HEAD, OPTIONS' },
      });
    }
    const path = decodedPath(pathname);
    if (path === undefined) {
      return problem('malformed-address', pathname, 'The path has a broken, hidden or control character.');
    }
    if (path === '/v1' || path === '/v1/') {
      return new Response(null, { status: 302, headers: { location: '/v1/index.json' } });
    }
    const file = await files.answer(path, request);
    if (file) {
      // only here it is known that the file is there: a rule by path would keep "not found" for a year
      if (file.ok && HASHED.test(path))
        file.headers.set('cache-control', 'public, max-age=31536000, immutable');
      return file;
    }
    if (path.startsWith('/v1/')) {
      const known = await index();
      return known
        ? apiProblem(path, known)
        : problem('unknown-address', path, 'The API is not built here; npm run build makes it.');
    }
    return page(path, request, await index());
  }

  /** The app's shell for a check; otherwise the page that says so, or a problem for programs and files. */
  async function page(path: string, request: Request, known: Index | undefined): Promise<Response> {
    if (isCheck(path, known)) {
      const shell = await files.answer(path.startsWith('/zh/') ? '/zh/' : '/', request);
      if (shell) return shell;
    }
    const wantsPage = !/\.\w+$/.test(path) && request.headers.get('accept')?.includes('text/html');
    const encoding = request.headers.get('accept-encoding');
    // not the caller's conditions: a 404 has no "not modified"
    const asking = new Request(request.url, { headers: encoding ? { 'accept-encoding': encoding } : {} });
    const missing = wantsPage
      ? await files.answer(/^\/zh(\/|$)/.test(path) ? '/zh/404' : '/404', asking)
      : undefined;
    if (!missing)
      return problem('unknown-address', path, 'There is neither a page nor a file at this address.');
    const headers = new Headers(missing.headers);
    headers.delete('etag');
    headers.delete('last-modified');
    headers.set('cache-control', 'public, max-age=60');
    return new Response(request.method === 'HEAD' ? null : missing.body, { status: 404, headers });
  }

  return async (request, client) => {
    let response: Response;
    try {
      response = await answer(request, client);
    } catch (error) {
      onError(error);
      response = problem(
        'internal-error',
        new URL(request.url).pathname,
        'The server failed; try again later.',
        {
          headers: { 'cache-control': 'no-store' },
        },
      );
    }
    const { headers } = response;
    if (!headers.has('access-control-allow-origin')) headers.set('access-control-allow-origin', '*');
    for (const [name, value] of EVERY_ANSWER) headers.set(name, value);
    return request.method === 'HEAD' && response.body ? new Response(null, response) : response;
  };
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  });
}

/** The path in plain letters; `undefined` if it is badly encoded or hides a slash, a dot segment or a control character. */
function decodedPath(pathname: string): string | undefined {
  try {
    const parts = pathname.split('/').map(decodeURIComponent);
    // eslint-disable-next-line no-control-regex -- these are what must not pass
    return parts.some((part) => /[/\\\x00-\x1f\x7f]/.test(part) || /^\.\.?$/.test(part))
      ? undefined
      : parts.join('/');
  } catch {
    return undefined;
  }
}
