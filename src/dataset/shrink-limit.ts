import type { Counts } from '../schema/facts.js';

/** Share of its networks, devices or band facts that a set may lose unasked. */
export const SHRINK_LIMIT = 0.02;

/** What the data lost beyond the limit, in words: `465 networks became 400`. */
export function shrunken(before: Counts, after: Counts): string[] {
  return (['networks', 'devices', 'band_facts'] as const)
    .filter((what) => after[what] < before[what] * (1 - SHRINK_LIMIT))
    .map((what) => `${before[what]} ${what.replace('_', ' ')} became ${after[what]}`);
}
