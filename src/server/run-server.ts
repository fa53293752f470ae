import { type NodeServer, type NodeServerOptions, startServer } from './node.js';
import { readSettings } from './settings.js';

/**
 * Starts the server as the environment says, which `settings.ts` reads, prints its address, and ends it with the process. Says
 * what to do where it cannot start.
 */
export async function runServer(
  options: Pick<NodeServerOptions, 'dir' | 'maker'>,
): Promise<NodeServer | undefined> {
  try {
    const server = await startServer({ ...options, ...readSettings(process.env) });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
    console.log(`BandCheck is served at ${server.address}`);
    return server;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const port = Number(process.env['PORT'] ?? 4173);
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`
        : error instanceof RangeError
          ? message
          : `The server could not start: ${message}`,
    );
    process.exitCode = 1;
    return undefined;
  }
}
