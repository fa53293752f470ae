// Fits the weights of src/paste/prose/topic.ts to the texts of the tests, and says how often a text is taken for what it is
// about when the weights were fitted to all other files: `npm run paste:weigh`
//   npm run paste:weigh -- FILE …     texts of these files, in the fixture's form, are asked about only
import { maySpeakOfNetworks, SIGNS, START } from '../../src/paste/prose/topic.js';
import { isLeftOpen, partsOf } from '../../src/paste/prose/weigh-sets.js';
import { PASTE_FILES, TALK } from '../../test/fixtures/read-pastes.js';
import { labelledTexts, readUnweighed } from './labelled-texts.js';

/** A text that is about one of the two, with how much of each sign it has; the last amount is 1, for the start. */
interface Example {
  readonly file: string;
  readonly isOfNetworks: boolean;
  /** Whether its lists leave it to the signs what it is about. */
  readonly isOpen: boolean;
  readonly amounts: readonly number[];
}

/** How much a fitted weight may be; more texts are needed for larger ones. */
const PENALTY = 0.5;
const ROUNDS = 30;

const asked = process.argv.slice(2);
const examples = [...readExamples()];
const own = examples.filter(({ file }) => !asked.includes(file));
const weights = fit(own);
console.log('sign              now  fitted');
[...Object.entries(SIGNS), ['start', { weight: START }] as const].forEach(([name, { weight }], i) => {
  console.log(name.padEnd(15) + weight.toFixed(1).padStart(6) + weights[i]!.toFixed(1).padStart(8));
});
console.log('\nfile, left to the signs, wrong when fitted to the others');
let [open, wrong] = [0, 0];
for (const file of new Set(examples.map((example) => example.file))) {
  const held = examples.filter((example) => example.file === file && example.isOpen);
  const fitted = asked.includes(file) ? weights : fit(own.filter((example) => example.file !== file));
  const missed = held.filter(({ amounts, isOfNetworks }) => sumOf(amounts, fitted) > 0 !== isOfNetworks);
  open += held.length;
  wrong += missed.length;
  console.log(file.padEnd(32), String(held.length).padStart(5), String(missed.length).padStart(5));
}
console.log('all'.padEnd(32), String(open).padStart(5), String(wrong).padStart(5));

function* readExamples(): Generator<Example> {
  for (const { file, text, kind } of labelledTexts([...Object.values(PASTE_FILES), TALK, ...asked]))
    yield* exampleOf(file, text, kind);
}

function* exampleOf(file: string, text: string, kind: string): Generator<Example> {
  if (kind !== 'supported' && kind !== 'operator') return;
  const { text: normal, answers, read, sets } = readUnweighed(text);
  if (answers[0]) return;
  const parts = partsOf(sets, read, normal);
  const [part] = parts;
  if (!part || parts[1] || !maySpeakOfNetworks(part.letters, part.sets)) return;
  yield {
    file,
    isOfNetworks: kind === 'operator',
    isOpen: part.topic === 'other' && isLeftOpen(part.sets),
    amounts: [...Object.values(SIGNS).map(({ amount }) => amount(part.letters, part.sets)), 1],
  };
}

function sumOf(amounts: readonly number[], weights: readonly number[]): number {
  return amounts.reduce((sum, amount, i) => sum + amount * weights[i]!, 0);
}

/** Logistic regression by Newton's method, with a penalty on the weights' squares but not on the start. */
function fit(texts: readonly Example[]): number[] {
  const size = texts[0]!.amounts.length;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (i < size - 1 ? PENALTY * weight : 0));
    const bend = slope.map((_, i) => slope.map((_, k) => (i === k && i < size - 1 ? PENALTY : 0)));
    for (const { amounts, isOfNetworks } of texts) {
      const odds = 1 / (1 + Math.exp(-sumOf(amounts, weights)));
      amounts.forEach((amount, i) => {
        slope[i]! += (odds - Number(isOfNetworks)) * amount;
        amounts.forEach((other, k) => (bend[i]![k]! += odds * (1 - odds) * amount * other));
      });
    }
    const step = solve(bend, slope);
    weights = weights.map((weight, i) => weight - step[i]!);
  }
  return weights;
}

/** The solution of linear equations, by Gauss's elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  rows.forEach((pivot, i) => {
    for (const [k, row] of rows.entries())
      if (k !== i) {
        const factor = row[i]! / pivot[i]!;
        row.forEach((_, column) => (row[column]! -= factor * pivot[column]!));
      }
  });
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}
