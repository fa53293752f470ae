/** The Cloudflare Worker: the same handler, with the static assets as files. See `wrangler.jsonc`. */
import type { Files } from './files.js';
import { createHandler, type Handler } from './handler.js';
import { loadFacts } from './mcp/facts.js';
import { createMcpService } from './mcp/service.js';
import { once } from './once.js';

interface Env {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** Counts the calls of `/mcp` by client address. */
  readonly MCP_LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
  /** Hosts beside the site's own that `/mcp` answers for, separated by commas: previews, further domains. */
  readonly ALLOWED_HOSTS?: string;
}

let handler: Handler | undefined;

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    handler ??= workerHandler(env);
    return handler(request, { address: request.headers.get('cf-connecting-ip') ?? '' });
  },
};

function workerHandler(env: Env): Handler {
  const files = assets(env);
  const onError = (error: unknown) => console.error(error);
  const mcp = createMcpService({
    facts: once(() => loadFacts(files)),
    allowedHosts: (env.ALLOWED_HOSTS ?? '').split(',').filter(Boolean),
    rateLimit: async ({ address }) => (await env.MCP_LIMIT.limit({ key: address })).success,
    onError,
  });
  return createHandler({ files, mcp, onError });
}

/** Static assets know conditional requests, `_headers` and the addresses of pages themselves. */
function assets({ ASSETS }: Env): Files {
  return {
    async answer(path, { url, method, headers }) {
      const address = new URL(url);
      address.pathname = path.split('/').map(encodeURIComponent).join('/');
      const response = await ASSETS.fetch(new Request(address, { method, headers }));
      // what comes from the platform cannot be changed, and the handler adds headers
      return response.status === 404 ? undefined : new Response(response.body, response);
    },
  };
}
