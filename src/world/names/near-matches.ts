/**
 * Folds a name to what people mean by it: without case, accents, width, spaces and punctuation;
 * `&` is `and`, `Saint` is `St`. Letters of every script stay.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Folds what a person searches for: `the Gambia` is `Gambia`. No name is longer than the 100 characters that count. */
export function foldWanted(text: string): string {
  return foldName(text.slice(0, 100)).replace(/^the(?=.{4})/, '');
}

/**
 * The items whose names are nearest to a misspelt text, best first: few edits (insert, delete, replace, swap of
 * neighbours) for their length, or one contains the other. Empty when nothing is near.
 * @param namesOf the ids and names of an item, folded: the caller folds them once, not at every search
 */
export function nearMatches<T>(
  text: string,
  items: Iterable<T>,
  namesOf: (item: T) => readonly string[],
  limit = 3,
): T[] {
  // nobody types an id of 64 letters; the cut bounds the work for hostile input
  const wanted = foldName(text.slice(0, 64));
  if (!wanted) return [];
  const near: { item: T; distance: number }[] = [];
  for (const item of items) {
    const distance = Math.min(...namesOf(item).map((name) => distanceOf(wanted, name)));
    if (distance < FAR) near.push({ item, distance });
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** Names that differ in half of their letters are not near. */
const FAR = 0.5;

/** 0 for the same name up to 1 for nothing in common: edits by length of the longer name. */
function distanceOf(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  // each letter more is one edit more: most names are too long or too short to be near, and need no counting
  if (long.length - short.length >= FAR * long.length && !long.includes(short)) return 1;
  if (short.length > 2 && long.includes(short)) return 0.3 - 0.2 * (short.length / long.length);
  return edits(a, b, FAR * long.length) / (long.length || 1);
}

/** Edits between two names (optimal string alignment distance); `most` or more where it has come to that. */
function edits(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
      }
    }
    // a row is made of the two before it, so that the edits never become fewer than the least of both
    if (Math.min(...last) >= most && Math.min(...row) >= most) return most;
    before = last;
    last = row;
  }
  return last[b.length]!;
}
