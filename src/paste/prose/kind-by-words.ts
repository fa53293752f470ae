/**
 * What all words of a text say together of its lists. The rules of `kind-of-list.ts` look at what stands around one list; here
 * the words of the whole text, their kinds, and how many lists there are and how long, are signs. Each has a weight for each
 * kind of text, and the largest sum tells the likeliest kind.
 */
import { groupBy } from '../../core/group-by.js';
import { type FoundSet } from '../reading.js';
import { type ReadKind } from '../read-result.js';
import { nameOfLetter } from './pattern.js';
import { SIGN_WEIGHTS, WEIGHED_SIGNS } from './sign-weights.js';

/** What a text may say of its lists, in the order of the weights; what a device supports is what all others are weighed against. */
export const WEIGHED_KINDS = ['supported', 'operator', 'serving', 'enabled'] as const satisfies ReadKind[];
type WeighedKind = (typeof WEIGHED_KINDS)[number];
/** How much a sign speaks for each of several things, in their order. */
export type Weights = readonly number[];

/** A kind must be so likely, of 1, before it is taken. */
export const LIKELY = 0.74;
/** So likely another trade must be before what was read as bands waits until somebody agrees. */
export const LIKELY_TRADE = 0.78;
/** So likely, what is called bands of a radio waits, too. */
export const SURE_TRADE = 0.95;
/** So likely at most, before what no rule was sure of is read as bands. */
export const UNLIKELY_TRADE = 0.03;
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
/** A sign that every text has. */
const EVERY_TEXT = '<text>';

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
  const signs = new Map([[EVERY_TEXT, 1]]);
  for (const word of wordsOf(low)) signs.set(word, 1);
  for (const [letter, all] of groupBy(letters.replace(/\W/g, ''), (each) => each))
    signs.set(`<${nameOfLetter(letter)}>`, 1 + Math.log(all.length));
  // Other trades count from one, and have numbers that no network uses.
  for (const { bands } of sets) for (const { rat, band } of bands) signs.set(`=${rat}${band}`, 1);
  const longest = Math.min(LONGEST_LIST, Math.max(...sets.map(({ bands }) => bands.length), 0));
  for (let i = 0; i < longest; i++) signs.set(`bands>${i}`, 1);
  return signs.set(`lists=${Math.min(MOST_LISTS, sets.length)}`, 1);
}

/** A text of more signs is no surer for that: what they say is divided by the root of their number. */
export const scaleOf = (signs: number): number => SHARPNESS / Math.sqrt(Math.max(signs, FEW_SIGNS));

/** How likely each of some things is by the signs of a text; together they are 1. */
export function likelihoods(
  signs: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, Weights>,
): readonly number[] {
  const sums = weights.get(EVERY_TEXT)!.map(() => 0);
  let known = 0;
  for (const [sign, amount] of signs) {
    const own = weights.get(sign);
    if (!own) continue;
    known++;
    for (let i = 0; i < sums.length; i++) sums[i]! += amount * own[i]!;
  }
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp((sum - most) * scaleOf(known)));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

/** Weights are written in fifths: tenths told no more texts right, and made the scripts a kilobyte longer. */
export const PARTS_OF_WEIGHT = 5;
const wordsIn = (written: string) => written.trim().split(/\s+/);
const weightsOf = (of: keyof typeof SIGN_WEIGHTS) =>
  wordsIn(SIGN_WEIGHTS[of]).map((each) => Number(each) / PARTS_OF_WEIGHT);
/** The weights of each sign for some things, behind the 0 of what these are weighed against. */
const weighed = (...things: (keyof typeof SIGN_WEIGHTS)[]): ReadonlyMap<string, Weights> => {
  const columns = things.map(weightsOf);
  return new Map(
    wordsIn(WEIGHED_SIGNS).map((sign, i) => [sign, [0, ...columns.map((column) => column[i]!)]]),
  );
};

/** How much each sign speaks for each kind. */
export const WEIGHTS = weighed('operator', 'serving', 'enabled');
/** The same for bands of cellular radio, which is 0, and for another trade, whose names only look like bands. */
export const WEIGHTS_OF_TRADES = weighed('trade');

/** The kind that a text speaks for with all its words, unless it is a device's support or not likely enough. */
export function kindByWords(signs: ReadonlyMap<string, number>): WeighedKind | undefined {
  const likely = likelihoods(signs, WEIGHTS);
  return WEIGHED_KINDS.find((_, kind) => kind > 0 && likely[kind]! > LIKELY);
}

/** How likely the words of a text make another trade, whose names only look like bands. */
export const likelihoodOfTrade = (signs: ReadonlyMap<string, number>): number =>
  likelihoods(signs, WEIGHTS_OF_TRADES)[1]!;
