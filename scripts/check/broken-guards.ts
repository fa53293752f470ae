import { readFileSync } from 'node:fs';

/** Which broken guards were noticed: names of faults, and the hash of the guard that was broken. */
export const BROKEN_GUARDS = 'test/broken-guards.json';

export function readBrokenGuards(): Record<string, string> {
  return JSON.parse(readFileSync(BROKEN_GUARDS, 'utf8')) as Record<string, string>;
}
