/**
 * The smallest covers of a list of needs: which sets, as few as possible, together hold every need. Exact, by search,
 * never a greedy guess.
 *
 * The minimum set cover problem is hard in general. Here it stays small, because needs that come along with others and
 * sets that are as good as others are folded first (Garfinkel and Nemhauser, The set-partitioning problem, 1969), and
 * because the search stops where the needs left are more than the sets left can hold.
 */

/** The smallest covers. Sets are named by their index in the list that was given. */
export interface Covers {
  /** How many sets a smallest cover has; 0 where no need can be met. */
  readonly size: number;
  /**
   * Smallest covers: each a list of choices, each choice the sets of which any one will do. At most `limit`; sets stand
   * in the order given.
   */
  readonly covers: readonly (readonly (readonly number[])[])[];
  /** How many smallest covers there are, every set counted; `Infinity` above 2^53. */
  readonly count: number;
  /** Whether `covers` and `count` are all; `false` where the search stopped at `limit` lists of choices. */
  readonly complete: boolean;
}

/** A set of needs or of sets: 32 to a word. */
type Bits = Uint32Array;

/**
 * Finds the smallest covers of all needs that some set holds.
 * @param needs how many needs there are; each is a number below it
 * @param sets the needs that each set holds
 * @param limit how many covers to name at most
 */
export function findSmallestCovers(
  needs: number,
  sets: readonly (readonly number[])[],
  limit: number,
): Covers {
  const hard = hardNeeds(needs, sets);
  if (hard.length === 0) return { size: 0, covers: [], count: 0, complete: true };
  const classes = foldEqual(hard, sets);
  const wide = classes.filter((one, at) => !isDominated(one, at, classes));
  let size = 1;
  while (search(wide, hard.length, size, 1).length === 0) size++;
  const found = search(classes, hard.length, size, limit + 1);
  const named = found.slice(0, limit);
  return {
    size,
    covers: named.map((cover) => cover.map(({ members }) => members).sort((a, b) => a[0]! - b[0]!)),
    count: found.reduce((sum, cover) => sum + cover.reduce((all, { members }) => all * members.length, 1), 0),
    complete: found.length <= limit,
  };
}

/** Sets that hold the same hard needs: any one of them will do. */
interface SetClass {
  readonly members: readonly number[];
  /** Hard needs by their place in the list of hard needs. */
  readonly holds: Bits;
}

/**
 * The needs that decide: a need is left out where every set that holds another one holds it as well. Of two needs that
 * the same sets hold, the first stays. Needs that no set holds are left out.
 */
function hardNeeds(needs: number, sets: readonly (readonly number[])[]): number[] {
  const holders = Array.from({ length: needs }, () => emptyBits(sets.length));
  for (const [at, set] of sets.entries()) for (const need of set) addBit(holders[need]!, at);
  const met = [...holders.keys()].filter((need) => holders[need]!.some((word) => word !== 0));
  return met.filter(
    (need) =>
      !met.some(
        (other) =>
          other !== need &&
          holdsBits(holders[need]!, holders[other]!) &&
          (other < need || !holdsBits(holders[other]!, holders[need]!)),
      ),
  );
}

function foldEqual(hard: readonly number[], sets: readonly (readonly number[])[]): SetClass[] {
  const place = new Map(hard.map((need, at) => [need, at]));
  const classes = new Map<string, { members: number[]; holds: Bits }>();
  for (const [at, set] of sets.entries()) {
    const holds = emptyBits(hard.length);
    for (const need of set) {
      const bit = place.get(need);
      if (bit !== undefined) addBit(holds, bit);
    }
    const key = holds.join();
    const known = classes.get(key);
    if (known) known.members.push(at);
    else if (holds.some((word) => word !== 0)) classes.set(key, { members: [at], holds });
  }
  return [...classes.values()];
}

/** Whether another class holds all that this one does, and more: then the size does not depend on this one. */
function isDominated({ holds }: SetClass, at: number, classes: readonly SetClass[]): boolean {
  return classes.some((other, i) => i !== at && holdsBits(other.holds, holds));
}

/** Lists of exactly `size` classes that hold all needs, each list once; stops at `limit` of them. */
function search(classes: readonly SetClass[], needs: number, size: number, limit: number): SetClass[][] {
  const found: SetClass[][] = [];
  const all = emptyBits(needs);
  for (let need = 0; need < needs; need++) addBit(all, need);
  const step = (open: Bits, allowed: readonly SetClass[], chosen: readonly SetClass[]) => {
    const left = size - chosen.length;
    const count = countBits(open);
    if (count === 0) {
      if (left === 0) found.push([...chosen]);
      return;
    }
    if (left === 0) return;
    const gains = allowed.map(({ holds }) => countBoth(holds, open)).sort((a, b) => b - a);
    if (gains.slice(0, left).reduce((sum, gain) => sum + gain, 0) < count) return;
    let hardest: readonly SetClass[] | undefined;
    for (let need = 0; need < needs; need++) {
      if (!hasBit(open, need)) continue;
      const choices = allowed.filter(({ holds }) => hasBit(holds, need));
      if (!hardest || choices.length < hardest.length) hardest = choices;
      if (choices.length === 0) return;
    }
    let rest = allowed;
    for (const one of hardest!) {
      if (found.length >= limit) return;
      // Later branches leave this one out, so that no cover is found twice.
      rest = rest.filter((other) => other !== one);
      step(
        open.map((word, i) => word & ~one.holds[i]!),
        rest,
        [...chosen, one],
      );
    }
  };
  step(all, classes, []);
  return found;
}

function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

function addBit(bits: Bits, bit: number): void {
  bits[bit >>> 5]! |= 1 << (bit & 31);
}

function hasBit(bits: Bits, bit: number): boolean {
  return (bits[bit >>> 5]! & (1 << (bit & 31))) !== 0;
}

function holdsBits(bits: Bits, part: Bits): boolean {
  return part.every((word, i) => (word & ~bits[i]!) === 0);
}

function countBits(bits: Bits): number {
  return bits.reduce((sum, word) => sum + countWord(word), 0);
}

function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = a.length; i--;) count += countWord(a[i]! & b[i]!);
  return count;
}

/** Bits set in a word (the population count of Warren, Hacker's Delight 5-1). */
function countWord(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
