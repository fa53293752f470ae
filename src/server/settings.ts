/** What `npm start` takes from the environment. */
export interface Settings {
  readonly port: number;
  /** Address to listen on; this machine alone by default. */
  readonly host: string;
  /** Further hosts that `/mcp` answers for. */
  readonly allowedHosts: readonly string[];
  /** Whether clients are counted by `X-Forwarded-For`, which a proxy before the server writes. */
  readonly trustProxy: boolean;
}

const DEFAULT_PORT = 4173;
/** Addresses that a browser cannot be sent to under their own name. */
const NO_NAMES = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * Reads `PORT`, `HOST`, `ALLOWED_HOSTS` (separated by commas) and `TRUST_PROXY` (`1`).
 * @throws RangeError that says what would be right
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env['PORT'] ?? String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new RangeError(
      `PORT=${port} is not a port. Give a number from 0 to 65535, or leave PORT out for ${DEFAULT_PORT}; 0 takes a free one.`,
    );
  }
  if (env['HOST'] === '') {
    throw new RangeError(
      'HOST is empty. Give an address to listen on, like 0.0.0.0 for all of this machine, or leave HOST out for this machine alone.',
    );
  }
  return {
    port: Number(port),
    host: env['HOST'] ?? '127.0.0.1',
    allowedHosts: (env['ALLOWED_HOSTS'] ?? '').split(',').filter(Boolean),
    trustProxy: env['TRUST_PROXY'] === '1',
  };
}

/**
 * Where a server on this machine is reached: the origin that a local build writes into its addresses. For port 0, which is
 * only known when the server listens, it is that of the default port.
 */
export function localOrigin({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const name = NO_NAMES.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port || DEFAULT_PORT}`;
}
