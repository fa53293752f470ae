/** The Cloudflare Worker: the same app, with the static assets as files. See `wrangler.jsonc`. */
import { byteRange } from './http/byte-range.js';
import { COMMON_HEADERS } from './http/common-headers.js';
import { withChecks } from './http/check-files.js';
import { withCheckPages } from './http/check-pages.js';
import { type App, createApp } from './http/create-app.js';
import { entityTag, namesTag } from './http/entity-tag.js';
import { once } from './http/once.js';
import { clientKey } from './http/rate-limit.js';
import type { SiteFiles } from './http/site-files.js';
import { createMcpEndpoint } from './mcp/mcp-endpoint.js';
import { loadSiteData } from './mcp/site-data.js';

interface Env {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** Counts the calls of `/mcp` by client address. */
  readonly MCP_LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
  /** Hosts beside the site's own that `/mcp` answers for, separated by commas: previews, further domains. */
  readonly ALLOWED_HOSTS?: string;
}

let app: App | undefined;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    app ??= createWorkerApp(env);
    const answer = await app.fetch(request, { address: request.headers.get('cf-connecting-ip') ?? '' });
    return answerPiece(answer, request);
  },
};

/** Static assets come whole; this gives the piece that was asked for, as our own server does. */
async function answerPiece(whole: Response, { method, headers: asked }: Request): Promise<Response> {
  if (method !== 'GET' || whole.status !== 200 || !asked.has('range') || asked.has('if-range')) return whole;
  const bytes = await whole.arrayBuffer();
  const range = byteRange(asked.get('range'), bytes.byteLength);
  const headers = new Headers(whole.headers);
  headers.delete('content-length');
  if (range === undefined) return new Response(bytes, { headers });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end - 1}/${bytes.byteLength}`);
  return new Response(bytes.slice(range.start, range.end), { status: 206, headers });
}

function createWorkerApp(env: Env): App {
  const files = assetFiles(env);
  const onError = (error: unknown) => console.error(error);
  const data = once(() => loadSiteData(files));
  const mcp = createMcpEndpoint({
    data,
    allowedHosts: (env.ALLOWED_HOSTS ?? '').split(',').filter(Boolean),
    // the platform counts one at a time
    rateLimit: async (client, cost) => {
      const key = clientKey(client);
      const counts = await Promise.all(Array.from({ length: cost }, () => env.MCP_LIMIT.limit({ key })));
      return counts.every(({ success }) => success);
    },
    onError,
  });
  return createApp({ files: withCheckPages(withChecks(files, data, answerJson), data), mcp, onError });
}

/** A check that was made when it was asked for, with the tag that our own server gives to it. */
async function answerJson(
  _path: string,
  write: () => string,
  { method, headers: asked }: Request,
): Promise<Response> {
  const bytes = new TextEncoder().encode(write());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const base64 = btoa(String.fromCharCode(...digest));
  const etag = entityTag(base64.replaceAll('+', '-').replaceAll('/', '_'));
  const headers = { 'cache-control': 'no-cache', 'accept-ranges': 'bytes', etag, ...COMMON_HEADERS };
  if (namesTag(asked.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Static assets know conditional requests, `_headers` and the addresses of pages themselves. */
function assetFiles({ ASSETS }: Env): SiteFiles {
  return {
    async answer(path, { url, method, headers }) {
      const address = new URL(url);
      address.pathname = path.split('/').map(encodeURIComponent).join('/');
      const found = await ASSETS.fetch(new Request(address, { method, headers }));
      if (found.status === 404) return undefined;
      // what comes from the platform cannot be changed
      const answer = new Response(found.body, found);
      for (const [name, value] of Object.entries(COMMON_HEADERS)) answer.headers.set(name, value);
      answer.headers.set('accept-ranges', 'bytes');
      // the platform compresses for those who take it
      answer.headers.append('vary', 'accept-encoding');
      return answer;
    },
  };
}
