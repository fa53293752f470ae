import type { RateLimit } from './mcp/service.js';

const MINUTE = 60_000;
/** When so many clients were seen in a minute, the oldest is forgotten; bounds the memory that a flood can take. */
const MOST_CLIENTS = 10_000;

/**
 * Counts the requests of each client address in memory: at most `perMinute` in a minute, which may all come at once.
 * For one process; at the edge the platform counts.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const windows = new Map<string, { start: number; count: number }>();
  return ({ address }) => {
    const time = now();
    let window = windows.get(address);
    if (!window || time - window.start >= MINUTE) {
      window = { start: time, count: 0 };
      windows.delete(address);
      windows.set(address, window);
      if (windows.size > MOST_CLIENTS) windows.delete(windows.keys().next().value!);
    }
    window.count++;
    return Promise.resolve(window.count <= perMinute);
  };
}
