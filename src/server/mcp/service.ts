import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  type McpServer,
  validateHostHeader,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Client, Service } from '../handler.js';
import { problem } from '../problem.js';
import type { Facts } from './facts.js';
import { createMcpServer } from './mcp-server.js';

/** Decides whether one more request of a client is answered now. */
export type RateLimit = (client: Client) => Promise<boolean>;

export interface McpServiceOptions {
  readonly facts: () => Promise<Facts>;
  /** Host names beside the site's own and this machine's that may be asked for, and that pages may ask from. */
  readonly allowedHosts: readonly string[];
  readonly rateLimit: RateLimit;
  readonly onError: (error: unknown) => void;
}

/** The longest question is a pasted text of 20,000 letters, of up to three bytes each. */
const MOST_BYTES = 128 * 1024;
/** Most messages in one body; only revision 2025-03-26 has several. */
const MOST_MESSAGES = 10;

const METHODS = 'POST, OPTIONS';
const PREFLIGHT = {
  allow: METHODS,
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers':
    'content-type, accept, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name',
  'access-control-max-age': '86400',
} as const;

/**
 * The MCP endpoint: stateless Streamable HTTP that answers revision 2026-07-28 and those of 2025 on one address, always
 * in plain JSON.
 */
export function createMcpService({ facts, allowedHosts, rateLimit, onError }: McpServiceOptions): Service {
  const create = async () => createMcpServer({ facts: await facts(), asOf: today() }, onError);
  // nothing ever changes while a server runs, so nobody waits for news: subscriptions are refused
  const modern = createMcpHandler(create, { legacy: 'reject', maxSubscriptions: 0 });
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    const known = await facts();
    // a page that rebinds its name to this machine's address still sends its own name
    const hosts = [new URL(known.origin).hostname, 'localhost', '127.0.0.1', '[::1]', ...allowedHosts];
    if (!validateHostHeader(request.headers.get('host') ?? new URL(request.url).host, hosts).ok) {
      return problem('forbidden-host', pathname, `This server answers for ${hosts.join(', ')} only.`);
    }
    if (!validateOriginHeader(request.headers.get('origin'), hosts).ok) {
      return problem(
        'forbidden-origin',
        pathname,
        `Pages of ${hosts.join(', ')} may ask; programs send no Origin.`,
      );
    }
    if (request.method !== 'POST') {
      return problem(
        'method-not-allowed',
        pathname,
        'This is a Model Context Protocol endpoint: it takes JSON-RPC by POST.',
        {
          headers: { allow: METHODS },
        },
      );
    }
    if (!(await rateLimit(client))) {
      return problem('too-many-requests', pathname, 'Too many requests from this address; wait a minute.', {
        headers: { 'retry-after': '60' },
      });
    }
    if (!isJsonContentType(request.headers.get('content-type'))) {
      return problem('unsupported-media-type', pathname, 'Send content-type: application/json.');
    }
    const text = await bodyText(request);
    if (text === undefined) {
      return problem('body-too-large', pathname, `A body has at most ${MOST_BYTES} bytes.`);
    }
    const message = parsed(text);
    if (Array.isArray(message) && message.length > MOST_MESSAGES) {
      return problem('body-too-large', pathname, `A batch has at most ${MOST_MESSAGES} messages.`);
    }
    const question = plainJson(request, text);
    return (await isLegacyRequest(question)) ? legacy(question, await create()) : modern.fetch(question);
  };
}

/** Revisions of 2025; the SDK's own fallback would answer with a stream. */
async function legacy(request: Request, server: McpServer): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Reads at most `MOST_BYTES`; `undefined` if there is more. */
async function bodyText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The value of the body; `undefined` where it is no JSON, which the protocol's own answer tells. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The request with its body read; callers that only take JSON, or say nothing, get JSON: nothing is ever streamed. */
function plainJson(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body });
}
