import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Folder } from './folder.js';
import { createHandler } from './handler.js';

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
 * @throws NodeJS.ErrnoException with code `EADDRINUSE` if the port is in use; Error if the site is not built
 */
export async function startServer({
  dir,
  port,
  host,
}: {
  dir: string;
  port: number;
  host?: string | undefined;
}): Promise<NodeServer> {
  const handler = createHandler({ files: new Folder(dir), onError: (error) => console.error(error) });
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      handler(request, { address: (incoming as HttpBindings['incoming']).socket.remoteAddress ?? '' }),
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
