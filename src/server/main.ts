/**
 * `npm start`: serves the built site in `dist/`. `PORT` changes the port, `HOST` the address that is listened on;
 * `ALLOWED_HOSTS` names further hosts that `/mcp` answers for, separated by commas; `TRUST_PROXY=1` counts clients by
 * `X-Forwarded-For`.
 */
import { startServer } from './node-server.js';

const port = Number(process.env['PORT'] ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT=${process.env['PORT']} is no port; give a number from 0 to 65535.`);
  process.exit(1);
}
const allowedHosts = (process.env['ALLOWED_HOSTS'] ?? '').split(',').filter(Boolean);
try {
  const server = await startServer({
    dir: 'dist',
    port,
    host: process.env['HOST'],
    allowedHosts,
    trustProxy: process.env['TRUST_PROXY'] === '1',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(`BandCheck is served at ${server.address}`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`
      : `The server could not start: ${message}`,
  );
  process.exitCode = 1;
}
