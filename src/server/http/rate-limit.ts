import type { Client } from './create-app.js';

/**
 * Decides whether a request of a client is answered now.
 * @param cost what the request counts for: 1 for an ordinary one
 */
export type RateLimit = (client: Client, cost: number) => Promise<boolean>;

const MINUTE = 60_000;
/** When so many clients were seen in a minute, the oldest is forgotten; bounds the memory that a flood can take. */
const MOST_CLIENTS = 10_000;

/**
 * Counts the requests of each client in memory: at most a cost of `perMinute` in a minute, which may all come at once.
 * For one process; at the edge the platform counts.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const windows = new Map<string, { start: number; spent: number }>();
  return (client, cost) => {
    const key = clientKey(client);
    const time = now();
    let window = windows.get(key);
    if (!window || time - window.start >= MINUTE) {
      window = { start: time, spent: 0 };
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > MOST_CLIENTS) windows.delete(windows.keys().next().value!);
    }
    window.spent += cost;
    return Promise.resolve(window.spent <= perMinute);
  };
}

/**
 * What clients are told apart by: the IPv4 address, or the first 64 bits of an IPv6 address, because a single household
 * or server has all addresses that share them (RFC 6177). Some proxies write the port too, `192.0.2.1:443` or
 * `[2001:db8::1]:443`; it is no part of who asks.
 */
export function clientKey({ address }: Client): string {
  const bare = address.replace(/^\[|[%\]].*$/g, '');
  const ipv4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(bare)?.[1];
  if (ipv4 !== undefined || !bare.includes(':')) return ipv4 ?? bare;
  const [head, tail] = bare.split('::').map((half) => half.split(':').filter(Boolean)) as [
    string[],
    string[]?,
  ];
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
