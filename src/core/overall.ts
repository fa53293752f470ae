/** What the verdicts of a country's networks say together, for a map, a table or a heading. */

/** How many networks have each verdict; a `no` that nobody has confirmed is counted apart. */
export interface VerdictCounts {
  readonly good: number;
  readonly limited: number;
  readonly unconfirmed: number;
  readonly no: number;
}

/**
 * A country in one word: `good` every network is good · `some` at least one is · `limited` limited at best ·
 * `unconfirmed` nobody says that it works · `no` none works.
 */
export type Overall = 'good' | 'some' | 'limited' | 'unconfirmed' | 'no';

/** Best first. */
export const OVERALLS: readonly Overall[] = ['good', 'some', 'limited', 'unconfirmed', 'no'];

/** The best that any network offers; `good` only when all of them are. */
export function overallOf({ good, limited, unconfirmed, no }: VerdictCounts): Overall {
  if (good > 0) return limited + unconfirmed + no === 0 ? 'good' : 'some';
  return limited > 0 ? 'limited' : unconfirmed > 0 ? 'unconfirmed' : 'no';
}
