import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Folder } from './folder.js';
import { createHandler } from './handler.js';
import { loadFacts } from './mcp/facts.js';
import { createMcpService } from './mcp/service.js';
import { once } from './once.js';
import { createRateLimit } from './rate-limit.js';

/** Enough for an office full of assistants behind one address, and too little to keep a core busy. */
const CALLS_PER_MINUTE = 1200;

export interface NodeServer {
  /** Where it answers, `http://localhost:4173`. */
  readonly address: string;
  /** Takes no new requests and ends when the running ones are answered. */
  close(): Promise<void>;
}

/**
 * Serves the built site in `dir` with Node.
 * @param port 0 chooses a free one
 * @param host address to listen on; all addresses of the machine by default
 * @param allowedHosts host names beside the site's own and this machine's that `/mcp` answers for
 * @param callsPerMinute most requests to `/mcp` from one address in a minute
 * @param trustProxy whether requests come through a proxy that appends the client's address to `X-Forwarded-For`
 * @throws NodeJS.ErrnoException with code `EADDRINUSE` if the port is in use; Error if the site is not built
 */
export async function startServer({
  dir,
  port,
  host,
  allowedHosts = [],
  callsPerMinute = CALLS_PER_MINUTE,
  trustProxy = false,
}: {
  dir: string;
  port: number;
  host?: string | undefined;
  allowedHosts?: readonly string[];
  callsPerMinute?: number;
  trustProxy?: boolean;
}): Promise<NodeServer> {
  const files = new Folder(dir);
  const onError = (error: unknown) => console.error(error);
  const mcp = createMcpService({
    facts: once(() => loadFacts(files)),
    allowedHosts,
    rateLimit: createRateLimit(callsPerMinute),
    onError,
  });
  const handler = createHandler({ files, mcp, onError });
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => {
      const forwarded = trustProxy
        ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
        : undefined;
      const { remoteAddress } = (incoming as HttpBindings['incoming']).socket;
      return handler(request, { address: forwarded ?? remoteAddress ?? '' });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    address: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }),
  };
}
