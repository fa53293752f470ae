/** Which devices suit a deployment in several countries: each ranked, and the fewest that together suffice. */
import { type PreparedDevice, verdictOf, type PreparedNetwork, type Verdict } from './verdict.js';

/** How many networks of a country take a device, by verdict, and the best of them. */
export interface Fare extends Readonly<Record<Verdict, number>> {
  /** `good` where some network is good: one suitable subscription is enough to deploy there. */
  readonly best: Verdict;
}

/** A device and how it fares in every country asked about. */
export interface Ranked<D> {
  readonly device: D;
  readonly countries: ReadonlyMap<string, Fare>;
  /** Countries whose best network is good, and those whose best is limited. */
  readonly good: number;
  readonly limited: number;
  /** Networks of all countries together that are good, and that are limited. */
  readonly goodNetworks: number;
  readonly limitedNetworks: number;
}

/**
 * Devices, best first: by the number of countries with a good network, with at least a limited one, then by the number
 * of good and of limited networks. Devices that fare alike keep their order.
 */
export function rankDevices<D extends PreparedDevice>(
  devices: Iterable<D>,
  countries: Iterable<{ readonly cc: string; readonly networks: readonly PreparedNetwork[] }>,
): Ranked<D>[] {
  const places = [...countries];
  return Array.from(devices, (device): Ranked<D> => {
    const fares = new Map(places.map(({ cc, networks }) => [cc, fare(device, networks)]));
    const count = (best: Verdict) => [...fares.values()].filter((at) => at.best === best).length;
    const sum = (verdict: Verdict) => [...fares.values()].reduce((all, at) => all + at[verdict], 0);
    return {
      device,
      countries: fares,
      good: count('good'),
      limited: count('limited'),
      goodNetworks: sum('good'),
      limitedNetworks: sum('limited'),
    };
  }).sort(
    (a, b) =>
      b.good - a.good ||
      b.good + b.limited - (a.good + a.limited) ||
      b.goodNetworks - a.goodNetworks ||
      b.limitedNetworks - a.limitedNetworks,
  );
}

/**
 * The fewest devices that together have a good network in every country in which any device has one; exact, not an
 * approximation. Where several sets are as small, better ranked devices win. Empty if no device has a good network.
 * @param ranked devices as `rankDevices` gives them
 */
export function fewestDevices<D>(ranked: readonly Ranked<D>[]): Ranked<D>[] {
  const candidates = ranked
    .map((entry) => ({ entry, covers: goodCountries(entry) }))
    // a device whose countries another, better ranked one has too is never needed
    .filter(
      ({ covers }, at, all) =>
        covers.size > 0 &&
        !all.some((other, i) => holds(other.covers, covers) && (i < at || !holds(covers, other.covers))),
    );
  const all = new Set(candidates.flatMap(({ covers }) => [...covers]));
  for (let size = 1; size <= candidates.length; size++) {
    const found = cover(all, candidates, size);
    if (found) return ranked.filter((entry) => found.includes(entry));
  }
  return [];
}

interface Candidate<D> {
  readonly entry: Ranked<D>;
  readonly covers: ReadonlySet<string>;
}

/** A set of at most `size` devices that covers the open countries, found by trying the hardest country first. */
function cover<D>(
  open: ReadonlySet<string>,
  candidates: readonly Candidate<D>[],
  size: number,
): Ranked<D>[] | undefined {
  if (open.size === 0) return [];
  if (size === 0) return undefined;
  const choices = [...open].map((cc) => candidates.filter(({ covers }) => covers.has(cc)));
  const hardest = choices.reduce((least, choice) => (choice.length < least.length ? choice : least));
  for (const { entry, covers } of hardest) {
    const rest = cover(new Set([...open].filter((cc) => !covers.has(cc))), candidates, size - 1);
    if (rest) return [entry, ...rest];
  }
  return undefined;
}

function fare(device: PreparedDevice, networks: readonly PreparedNetwork[]): Fare {
  const counts = { good: 0, limited: 0, no: 0 };
  for (const network of networks) counts[verdictOf(device, network).verdict]++;
  return { ...counts, best: counts.good > 0 ? 'good' : counts.limited > 0 ? 'limited' : 'no' };
}

function goodCountries<D>({ countries }: Ranked<D>): Set<string> {
  return new Set([...countries].filter(([, { best }]) => best === 'good').map(([cc]) => cc));
}

function holds(set: ReadonlySet<string>, part: ReadonlySet<string>): boolean {
  return part.size <= set.size && [...part].every((cc) => set.has(cc));
}
