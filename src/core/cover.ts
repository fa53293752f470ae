/**
 * The smallest covers of a list of needs: which sets, as few as possible, together hold every need. Exact, by search,
 * never a greedy guess.
 *
 * The minimum set cover problem is hard in general (Karp 1972). It stays small here, because needs that come along with
 * others and sets that are as good as others are folded first, and because the search gives up where the sets left
 * cannot hold the needs left. Against a problem that is hard all the same stands a limit of steps, and the answer says
 * when it was reached.
 */
import { countBitsOfWord } from './band-set.js';
import type { Steps } from './steps.js';

/** The smallest covers: each a list of choices, each choice the indexes of sets of which any one will do. */
interface Covers {
  /** How many sets a smallest cover has; 0 where there is no need that any set holds. */
  readonly size: number;
  /** Covers of that size, those of sets that stand earlier in the list first. */
  readonly covers: readonly (readonly (readonly number[])[])[];
  /** Whether `covers` has every cover of that size; `false` where there are more than `limit`, or too many steps. */
  readonly complete: boolean;
  /** Whether no smaller cover exists; `false` where that took too many steps, and `size` is the best that was found. */
  readonly proved: boolean;
}

/** What a number of sets leaves of the needs, if they are chosen to leave as few as possible. */
interface Rest {
  readonly needs: readonly number[];
  /** Whether no choice leaves fewer; `false` where that took too many steps, and `needs` is the best that was found. */
  readonly proved: boolean;
}

/** How many branches one search may try: a fraction of a second, and ten times what plans of real devices need. */
const MOST_STEPS = 10_000;

/** Needs, or sets, by their index: 32 to a word. */
type Bits = Uint32Array;

/**
 * Finds the smallest covers of all needs that some set holds, in small steps.
 * @param needs how many needs there are; each is a number below it
 * @param sets the needs that each set holds
 * @param limit how many covers to find at most
 */
export function* findSmallestCovers(
  needs: number,
  sets: readonly (readonly number[])[],
  limit: number,
  mostSteps = MOST_STEPS,
): Steps<Covers> {
  const hard = findHardNeeds(needs, sets);
  if (hard.length === 0) return { size: 0, covers: [], complete: true, proved: true };
  const classes = foldEqualSets(hard, sets);
  const all = bitsOf(hard.length, hard.keys());
  const wide = classes.filter(({ holds }, at) =>
    classes.every((other, i) => i === at || !holdsBits(other.holds, holds)),
  );
  const guess = coverGreedily(all, wide);
  let proved = true;
  let best = guess;
  for (let size = 1; size < guess.length; size++) {
    const search = yield* searchCovers(all, wide, size, 1, mostSteps);
    if (search.found.length === 0 && search.complete) continue;
    if (search.found.length > 0) best = search.found[0]!;
    else proved = false;
    break;
  }
  const { found, complete } = proved
    ? yield* searchCovers(all, classes, best.length, limit, mostSteps)
    : { found: [best], complete: false };
  const covers = (found.length > 0 ? found : [best]).map((cover) =>
    cover.map(({ members }) => members).sort((a, b) => a[0]! - b[0]!),
  );
  return { size: best.length, covers: covers.sort(compareCovers), complete, proved };
}

/**
 * Finds the needs that `count` sets leave, of those that some set holds, when they are chosen to leave as few as
 * possible: the maximum coverage problem.
 */
export function* findLeastRest(
  sets: readonly (readonly number[])[],
  count: number,
  mostSteps = MOST_STEPS,
): Steps<Rest> {
  const met = [...new Set(sets.flat())].sort((a, b) => a - b);
  const classes = foldEqualSets(met, sets);
  let least = bitsOf(met.length, met.keys());
  let steps = 0;
  const branch = function* (open: Bits, allowed: readonly SetClass[], left: number): Steps<void> {
    if (countBits(open) < countBits(least)) least = open;
    if (left === 0 || ++steps > mostSteps) return;
    yield;
    const gains = allowed
      .map((one) => ({ one, gain: countShared(one.holds, open) }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain);
    for (const [at, { one }] of gains.entries()) {
      const most = gains.slice(at, at + left).reduce((sum, { gain }) => sum + gain, 0);
      if (countBits(open) - most >= countBits(least)) return;
      yield* branch(
        without(open, one.holds),
        gains.slice(at + 1).map((other) => other.one),
        left - 1,
      );
    }
  };
  yield* branch(least, classes, count);
  return { needs: met.filter((_, at) => hasBit(least, at)), proved: steps <= mostSteps };
}

/** Sets that hold the same of the needs that count: any one of them will do. */
interface SetClass {
  /** Indexes of the sets. */
  readonly members: readonly number[];
  /** The needs by their place in the list of those that count. */
  readonly holds: Bits;
}

/**
 * The needs that decide: a need is left out where every set that holds another one holds it as well, for it comes along
 * with that one. Of two needs that the same sets hold, the first stays. Needs that no set holds are left out.
 */
function findHardNeeds(needs: number, sets: readonly (readonly number[])[]): number[] {
  const holders = Array.from({ length: needs }, () => bitsOf(sets.length, []));
  for (const [at, set] of sets.entries()) for (const need of set) addBit(holders[need]!, at);
  const counts = holders.map(countBits);
  // Needs with few holders first: they are those that others come along with.
  const met = [...holders.keys()].filter((need) => counts[need]! > 0).sort((a, b) => counts[a]! - counts[b]!);
  const hard: number[] = [];
  for (const need of met)
    if (!hard.some((other) => holdsBits(holders[need]!, holders[other]!))) hard.push(need);
  return hard;
}

function foldEqualSets(needs: readonly number[], sets: readonly (readonly number[])[]): SetClass[] {
  const place = new Map(needs.map((need, at) => [need, at]));
  const classes = new Map<string, { members: number[]; holds: Bits }>();
  for (const [index, set] of sets.entries()) {
    const places = set.flatMap((need) => place.get(need) ?? []);
    if (places.length === 0) continue;
    const holds = bitsOf(needs.length, places);
    const key = holds.join();
    const known = classes.get(key);
    if (known) known.members.push(index);
    else classes.set(key, { members: [index], holds });
  }
  return [...classes.values()];
}

/** A cover that takes the widest set every time: an upper bound. */
function coverGreedily(all: Bits, classes: readonly SetClass[]): SetClass[] {
  const cover: SetClass[] = [];
  for (let open = all; countBits(open) > 0;) {
    const widest = classes.reduce((best, one) =>
      countShared(one.holds, open) > countShared(best.holds, open) ? one : best,
    );
    cover.push(widest);
    open = without(open, widest.holds);
  }
  return cover;
}

/**
 * Lists of exactly `size` classes that hold all needs, each list once. A branch takes the need that the fewest classes
 * hold, and tries these one after the other.
 */
function* searchCovers(
  all: Bits,
  classes: readonly SetClass[],
  size: number,
  limit: number,
  mostSteps: number,
): Steps<{ readonly found: SetClass[][]; readonly complete: boolean }> {
  const found: SetClass[][] = [];
  let complete = true;
  let steps = 0;
  const branch = function* (
    open: Bits,
    allowed: readonly SetClass[],
    chosen: readonly SetClass[],
  ): Steps<void> {
    const left = size - chosen.length;
    if (isEmpty(open)) {
      // A smaller cover would have been found before, so nothing is left to choose.
      if (found.length < limit) found.push([...chosen]);
      else complete = false;
      return;
    }
    if (left === 0 || !complete) return;
    if (++steps > mostSteps) {
      complete = false;
      return;
    }
    yield;
    const useful = allowed.filter(({ holds }) => countShared(holds, open) > 0);
    const gains = useful.map(({ holds }) => countShared(holds, open)).sort((a, b) => b - a);
    if (gains.slice(0, left).reduce((sum, gain) => sum + gain, 0) < countBits(open)) return;
    let rest = useful;
    for (const one of findHardestChoices(open, useful)) {
      // Later branches leave this one out, so that no list is found twice.
      rest = rest.filter((other) => other !== one);
      yield* branch(without(open, one.holds), rest, [...chosen, one]);
    }
  };
  yield* branch(all, classes, []);
  return { found, complete };
}

/** The classes that hold the need which the fewest hold. */
function findHardestChoices(open: Bits, classes: readonly SetClass[]): SetClass[] {
  let fewest = Infinity;
  let hardest = -1;
  for (let need = 0; need < open.length * 32; need++) {
    if (!hasBit(open, need)) continue;
    let count = 0;
    for (const { holds } of classes) if (hasBit(holds, need)) count++;
    if (count < fewest) [fewest, hardest] = [count, need];
  }
  return classes.filter(({ holds }) => hasBit(holds, hardest));
}

/** Covers in the order of their first sets, then of their second sets, and so on. */
function compareCovers(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number {
  const at = a.findIndex((members, i) => members[0] !== b[i]![0]);
  return at < 0 ? 0 : a[at]![0]! - b[at]![0]!;
}

function bitsOf(size: number, indexes: Iterable<number>): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (const index of indexes) addBit(bits, index);
  return bits;
}

function addBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31);
}

function hasBit(bits: Bits, index: number): boolean {
  return (bits[index >>> 5]! & (1 << (index & 31))) !== 0;
}

function without(bits: Bits, others: Bits): Bits {
  return bits.map((word, i) => word & ~others[i]!);
}

function isEmpty(bits: Bits): boolean {
  for (let i = bits.length; i--;) if (bits[i] !== 0) return false;
  return true;
}

/** Whether `bits` has everything that `part` has. */
function holdsBits(bits: Bits, part: Bits): boolean {
  for (let i = part.length; i--;) if ((part[i]! & ~bits[i]!) !== 0) return false;
  return true;
}

function countBits(bits: Bits): number {
  return countShared(bits, bits);
}

function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = a.length; i--;) count += countBitsOfWord(a[i]! & b[i]!);
  return count;
}
