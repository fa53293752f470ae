import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  type McpServer,
  validateHostHeader,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { utcDay } from '../../core/today.js';
import { answerProblem } from '../http/answer-problem.js';
import { COMMON_HEADERS } from '../http/common-headers.js';
import type { App } from '../http/create-app.js';
import type { RateLimit } from '../http/rate-limit.js';
import { costOfBody, MOST_COST, NAMES_PER_COST } from './body-cost.js';
import { createMcpServer } from './mcp-server.js';
import type { SiteData } from './site-data.js';

export interface McpEndpointOptions {
  readonly data: () => Promise<SiteData>;
  /** Host names beside the site's own and this machine's that the server answers for. */
  readonly allowedHosts: readonly string[];
  readonly rateLimit: RateLimit;
  readonly onError: (error: unknown) => void;
}

/** The longest question is a pasted text of 20,000 letters, of up to three bytes each. */
const MOST_BYTES = 128 * 1024;

/** Names of this machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const METHODS = ['POST', 'OPTIONS'];
const HEADERS = [
  'content-type',
  'accept',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
];

/**
 * The MCP endpoint: stateless Streamable HTTP that answers revision 2026-07-28 and those of 2025 on one address, always
 * in plain JSON.
 */
export function createMcpEndpoint({ data, allowedHosts, rateLimit, onError }: McpEndpointOptions): App {
  const create = async () => createMcpServer({ site: await data(), asOf: utcDay(new Date()) }, onError);
  // nothing ever changes while a server runs, so nobody waits for news: subscriptions are refused
  const modern = createMcpHandler(create, { legacy: 'reject', maxSubscriptions: 0 });
  const app: App = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) context.header(name, value);
  });
  app.use(cors({ allowMethods: METHODS, allowHeaders: HEADERS, maxAge: 86_400 }));
  app.use(async ({ req }, next) => {
    const hosts = [new URL((await data()).origin).hostname, ...LOOPBACK, ...allowedHosts];
    return refuseStranger(req, hosts) ?? next();
  });
  app.post(
    '/',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: ({ req }) =>
        // its rest is not read, so the connection cannot be used again
        answerProblem('body-too-large', req.path, `A body has at most ${MOST_BYTES} bytes.`, {
          headers: { connection: 'close' },
        }),
    }),
    async ({ req, env }) => {
      if (!isJsonContentType(req.header('content-type'))) {
        return answerProblem('unsupported-media-type', req.path, 'Send content-type: application/json.');
      }
      const body = await req.text();
      const message = parseJson(body);
      const cost = costOfBody(message);
      // what is refused has been read all the same, so it is counted too
      if (!(await rateLimit(env, Math.min(cost, MOST_COST)))) {
        return answerProblem(
          'too-many-requests',
          req.path,
          'Too many requests from this address; wait a minute.',
          { headers: { 'retry-after': '60' } },
        );
      }
      if (cost > MOST_COST) {
        const most = `at most ${MOST_COST} calls, and names at most ${MOST_COST * NAMES_PER_COST} countries in all`;
        return answerProblem('body-too-large', req.path, `A batch has ${most}; send the rest after it.`);
      }
      const question = plainJson(req.raw, body);
      return (await isLegacyRequest(question, message))
        ? answerLegacy(question, message, await create())
        : modern.fetch(question, { parsedBody: message });
    },
  );
  app.all('/', ({ req }) =>
    answerProblem(
      'method-not-allowed',
      req.path,
      'This is a Model Context Protocol endpoint: it takes JSON-RPC by POST.',
      { headers: { allow: METHODS.join(', ') } },
    ),
  );
  return app;
}

/**
 * The answer to a caller that asks under a host name, or from a page, that is not allowed.
 * @param hosts names that the server answers for
 */
function refuseStranger(req: HonoRequest, hosts: string[]): Response | undefined {
  // a page that rebinds its name to this machine's address still sends its own name
  const host = req.header('host') ?? new URL(req.url).host;
  const named = hosts.join(', ');
  if (!validateHostHeader(host, hosts).ok)
    return answerProblem('forbidden-host', req.path, `This server answers for ${named} only.`);
  // a public server tells any page what anybody may read; one on this machine is for its own pages alone
  const isPublic = !validateHostHeader(host, LOOPBACK).ok;
  if (!isPublic && !validateOriginHeader(req.header('origin'), hosts).ok)
    return answerProblem('forbidden-origin', req.path, `Pages of ${named} may ask; programs send no Origin.`);
  return undefined;
}

/** Revisions of 2025; the SDK's own fallback would answer with a stream. */
async function answerLegacy(request: Request, parsedBody: unknown, server: McpServer): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** The request with its body read; callers that only take JSON, or say nothing, get JSON: nothing is ever streamed. */
function plainJson({ url, headers }: Request, body: string): Request {
  const plain = new Headers(headers);
  plain.set('accept', 'application/json, text/event-stream');
  plain.delete('content-length');
  return new Request(url, { method: 'POST', headers: plain, body });
}

/** The value of a text; `undefined` where it is no JSON, which the protocol's own answer tells. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
