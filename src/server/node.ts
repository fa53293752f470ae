import { createServer, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { answerProblem } from './http/answer-problem.js';
import { withChecks } from './http/check-files.js';
import { withCheckPages } from './http/check-pages.js';
import { type App, createApp, METHODS } from './http/create-app.js';
import { once } from './http/once.js';
import { createRateLimit } from './http/rate-limit.js';
import { type FileMaker, SiteFolder } from './http/site-folder.js';
import { createMcpEndpoint } from './mcp/mcp-endpoint.js';
import { loadSiteData } from './mcp/site-data.js';
import { localOrigin, type Settings } from './settings.js';

/** Enough for an office full of assistants behind one address, and too little to keep a core busy. */
const COST_PER_MINUTE = 1200;

/** Milliseconds that a client may take. */
export interface TimeLimits {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request, headers and body. */
  readonly request: number;
  /** Without taking or sending a byte. */
  readonly idle: number;
  /** For the requests that are under way when the server is told to end. */
  readonly drain: number;
}

/**
 * A request that does not end is refused in words: its limit comes before that of an idle connection, which is closed in
 * silence.
 */
const TIME_LIMITS: TimeLimits = { headers: 10_000, request: 30_000, idle: 35_000, drain: 10_000 };

export interface NodeServer {
  /** Where it answers, `http://localhost:4173`. */
  readonly address: string;
  /** Makes files that the maker can make before anybody asks for them; the paths are relative to the site. */
  prepare(paths: readonly string[]): Promise<void>;
  /** Takes no new requests, and ends when the running ones are answered or `TimeLimits.drain` has passed. */
  close(): Promise<void>;
}

export interface NodeServerOptions extends Partial<Omit<Settings, 'port'>> {
  /** The built site. */
  readonly dir: string;
  /** Makes what is not in it. */
  readonly maker?: FileMaker | undefined;
  /** 0 chooses a free one. */
  readonly port: number;
  /** The most that requests to `/mcp` from one client may cost in a minute. */
  readonly costPerMinute?: number;
  readonly timeLimits?: Partial<TimeLimits>;
}

/**
 * Serves the built site with Node.
 * @throws NodeJS.ErrnoException with code `EADDRINUSE` if the port is in use; Error if the site is not built
 */
export async function startServer({
  dir,
  maker,
  port,
  host = '127.0.0.1',
  allowedHosts = [],
  trustProxy = false,
  costPerMinute = COST_PER_MINUTE,
  timeLimits,
}: NodeServerOptions): Promise<NodeServer> {
  const limits = { ...TIME_LIMITS, ...timeLimits };
  const folder = new SiteFolder(dir, maker);
  const data = once(() => loadSiteData(folder));
  const onError = (error: unknown) => console.error(error);
  const app = createApp({
    files: withCheckPages(
      withChecks(folder, data, (...text) => folder.answerText(...text)),
      data,
    ),
    mcp: createMcpEndpoint({
      data,
      allowedHosts,
      rateLimit: createRateLimit(costPerMinute),
      onError,
    }),
    onError,
  });
  const server = createHttpServer(app, trustProxy, limits);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    folder.close();
    throw error;
  }
  return {
    address: localOrigin({ host, port: (server.address() as AddressInfo).port }),
    prepare: (paths) => folder.prepare(paths),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const timer = setTimeout(() => server.closeAllConnections(), limits.drain);
      server.closeIdleConnections();
      await closed;
      clearTimeout(timer);
      folder.close();
    },
  };
}

/** A server that hands every request to the app, and answers itself what cannot be read as a request. */
function createHttpServer(app: App, trustProxy: boolean, limits: TimeLimits): Server {
  const listener = getRequestListener(
    (request, { incoming }) => {
      const forwarded = trustProxy
        ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
        : undefined;
      const { remoteAddress } = (incoming as HttpBindings['incoming']).socket;
      return app.fetch(request, { address: forwarded || remoteAddress || '' });
    },
    {
      // the adapter could not make a request of it, so the app never sees it
      errorHandler: () =>
        answerProblem('malformed-request', '/', 'The host or the address of the request cannot be read.'),
    },
  );
  const options: ServerOptions = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: Math.min(1000, limits.headers, limits.request),
    // as long as a connection may be idle otherwise: a proxy that uses it again meets none that is just being closed
    keepAliveTimeout: limits.idle,
    requireHostHeader: false, // the adapter asks for it, and its refusal is a problem body
    joinDuplicateHeaders: true, // two hosts become one that is no name, where Node would take the first
  };
  const underWay = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(options, (request, response) => {
    underWay.set(request.socket, response);
    // HTTP/1.0 knows no host, and health checks of proxies still speak it
    if (request.httpVersion === '1.0') request.headers.host ??= 'localhost';
    void listener(request, response);
  });
  server.on('connect', (_, socket) => void refuse(socket, 'CONNECT'));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = underWay.get(socket);
    if (!socket.writable || (response?.headersSent && !response.writableFinished)) socket.destroy();
    else void refuse(socket, error.code);
  });
  server.setTimeout(limits.idle);
  return server;
}

type Refusal = Parameters<typeof answerProblem>;
const MALFORMED: Refusal = ['malformed-request', '/', 'This is not an HTTP request.'];
const REFUSALS: Readonly<Record<string, Refusal>> = {
  CONNECT: [
    'method-not-allowed',
    '/',
    'CONNECT is not supported; files are read with GET.',
    { headers: { allow: METHODS } },
  ],
  HPE_HEADER_OVERFLOW: ['headers-too-large', '/', 'The headers have at most 16 kB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', '/', 'The request did not arrive in time; send it again.'],
};

/** Answers what Node could not read as a request, and closes the connection. */
async function refuse(socket: Duplex, error = ''): Promise<void> {
  const problem = answerProblem(...(REFUSALS[error] ?? MALFORMED));
  const body = await problem.text();
  const headers = { ...Object.fromEntries(problem.headers), 'content-length': Buffer.byteLength(body) };
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
