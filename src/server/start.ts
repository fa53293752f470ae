/** Serves a built site, `dist/` or the folder that is named; `settings.ts` says what the environment changes. */
import { readSettings } from './settings.js';
import { startServer } from './node.js';

try {
  const settings = readSettings(process.env);
  const server = await startServer({ dir: process.argv[2] ?? 'dist', ...settings });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(`BandCheck is served at ${server.address}`);
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
}
