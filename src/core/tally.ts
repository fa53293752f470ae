/** What the verdicts of several networks say together: for a map, a table, a heading or a ranking. */
import type { PreparedDevice, PreparedNetwork } from './prepare.js';
import { type BareVerdict, verdictOf } from './verdict.js';

/** A verdict as it is counted and shown: a `no` that no source proves is told apart from a proven one. Best first. */
export const OUTCOMES = ['good', 'limited', 'unconfirmed', 'no'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a verdict is counted and shown. */
export function outcomeOf({ verdict, confirmed }: BareVerdict): Outcome {
  return verdict === 'no' && !confirmed ? 'unconfirmed' : verdict;
}

/** How many networks have each outcome. */
export type Tally = Readonly<Record<Outcome, number>>;

/** Counts verdicts by their outcome. */
export function tallyOf(verdicts: Iterable<BareVerdict>): Tally {
  return countOutcomes(Array.from(verdicts, outcomeOf));
}

/** How many of some networks take a device, and how well. */
export function tallyNetworks(device: PreparedDevice, networks: readonly PreparedNetwork[]): Tally {
  return tallyOf(networks.map((network) => verdictOf(device, network)));
}

export function countOutcomes(outcomes: Iterable<Outcome>): Tally {
  const tally = { good: 0, limited: 0, unconfirmed: 0, no: 0 };
  for (const outcome of outcomes) tally[outcome]++;
  return tally;
}

/** The names of things by the outcome of their verdict, in their own order; every outcome has a list. */
export function namesByOutcome<T>(
  things: Iterable<T>,
  verdictOf: (thing: T) => BareVerdict,
  nameOf: (thing: T) => string,
): Record<Outcome, string[]> {
  const names: Record<Outcome, string[]> = { good: [], limited: [], unconfirmed: [], no: [] };
  for (const thing of things) names[outcomeOf(verdictOf(thing))].push(nameOf(thing));
  return names;
}

/**
 * A country in one word: `good` every network is good · `some` at least one is · `limited` limited at best ·
 * `unconfirmed` no source says that it works · `no` none works. Best first.
 */
export const OVERALLS = ['good', 'some', 'limited', 'unconfirmed', 'no'] as const;
export type Overall = (typeof OVERALLS)[number];

/** The best that any network offers; `good` only when all of them are. */
export function overallOf({ good, limited, unconfirmed, no }: Tally): Overall {
  if (good > 0) return limited + unconfirmed + no === 0 ? 'good' : 'some';
  return limited > 0 ? 'limited' : unconfirmed > 0 ? 'unconfirmed' : 'no';
}

/** How many countries have each answer. */
export function countOveralls(overalls: Iterable<Overall>): Record<Overall, number> {
  const counts = Object.fromEntries(OVERALLS.map((overall) => [overall, 0])) as Record<Overall, number>;
  for (const overall of overalls) counts[overall]++;
  return counts;
}
