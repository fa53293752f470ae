/**
 * What all words of a text say together of its lists. The rules of `kind-of-list.ts` look at what stands around one list; here
 * the words of the whole text, their kinds, and how many lists there are and how long, are signs. Each has a weight for each
 * kind of text, and the largest sum tells the likeliest kind.
 */
import { groupBy } from '../../core/group-by.js';
import { type FoundSet } from '../reading.js';
import { type ReadKind } from '../read-result.js';
import { nameOfLetter } from './pattern.js';
import { SIGN_WEIGHTS } from './sign-weights.js';

/** What a text may say of its lists, in the order of the weights; what a device supports is what all others are weighed against. */
export const WEIGHED_KINDS = ['supported', 'operator', 'serving', 'enabled'] as const satisfies ReadKind[];
type WeighedKind = (typeof WEIGHED_KINDS)[number];
/** How much a sign speaks for each kind, in the order of those. */
export type Weights = readonly number[];

/** A kind must be so likely, of 1, before it is taken. */
export const LIKELY = 0.7;
/** How sharply signs tell kinds apart. */
const SHARPNESS = 3;
/** A text of fewer signs is less sure. */
const FEW_SIGNS = 40;
/** How many of the first letters of a word count, so that most of its forms are one. */
const STEM = 8;
/** Scripts that put no spaces between words, of which two signs that stand together are a word. */
const UNSPACED = /[\u3040-\u9fff]/;
const WORD = /[\p{L}\p{M}]+/gu;
/** A list longer than this is as one of this length. */
const LONGEST_LIST = 12;
const MOST_LISTS = 5;

/** The words of a text, without the names of bands, which are told by their kinds. */
function* wordsOf(low: string): Generator<string> {
  for (const [word] of low.matchAll(WORD))
    if (UNSPACED.test(word)) for (let i = 0; i + 1 < word.length; i++) yield word.slice(i, i + 2);
    else if (word.length > 1) yield word.slice(0, STEM);
}

/**
 * How much of each sign a text has.
 * @param low the text in lower case
 * @param letters the kinds of its tokens
 */
export function signsOf(
  low: string,
  letters: string,
  sets: readonly FoundSet[],
): ReadonlyMap<string, number> {
  const longest = Math.min(LONGEST_LIST, Math.max(...sets.map(({ bands }) => bands.length), 0));
  return new Map<string, number>([
    ...[...wordsOf(low)].map((word): [string, number] => [word, 1]),
    ...[...groupBy(letters.replace(/\W/g, ''), (letter) => letter)].map(([letter, all]): [string, number] => [
      `<${nameOfLetter(letter)}>`,
      1 + Math.log(all.length),
    ]),
    ...Array.from({ length: longest }, (_, i): [string, number] => [`bands>${i}`, 1]),
    [`lists=${Math.min(MOST_LISTS, sets.length)}`, 1],
    ['<text>', 1],
  ]);
}

/** A text of more signs is no surer for that: what they say is divided by the root of their number. */
export const scaleOf = (signs: number): number => SHARPNESS / Math.sqrt(Math.max(signs, FEW_SIGNS));

/** How likely each kind is by the signs of a text; together they are 1. */
export function likelihoods(
  signs: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, Weights>,
): readonly number[] {
  const known = [...signs].filter(([sign]) => weights.has(sign));
  const scale = scaleOf(known.length);
  const sums = WEIGHED_KINDS.map((_, kind) =>
    known.reduce((sum, [sign, amount]) => sum + amount * weights.get(sign)![kind]!, 0),
  );
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp((sum - most) * scale));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

/** Weights are written in tenths, without the first, which is 0. */
export const WEIGHTS: ReadonlyMap<string, Weights> = new Map(
  SIGN_WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [sign = '', ...tenths] = line.split(/ (?=-?\d)/);
      return [sign, [0, ...tenths.map((each) => Number(each) / 10)]];
    }),
);

/** The kind that a text speaks for with all its words, unless it is a device's support or not likely enough. */
export function kindByWords(
  low: string,
  letters: string,
  sets: readonly FoundSet[],
): WeighedKind | undefined {
  const likely = likelihoods(signsOf(low, letters, sets), WEIGHTS);
  return WEIGHED_KINDS.find((_, kind) => kind > 0 && likely[kind]! > LIKELY);
}
