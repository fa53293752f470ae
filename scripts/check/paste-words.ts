// Fits src/paste/prose/sign-weights.ts to the labelled texts of the tests, and says how often the words of a text are sure of
// its kind, and right, and how often of another trade, when the weights were fitted to all other files:
//   npm run paste:words
//   npm run paste:words -- --write     writes the weights, fitted to all files, and measures nothing
import { writeFileSync } from 'node:fs';
import {
  LIKELY,
  LIKELY_TRADE,
  likelihoods,
  PARTS_OF_WEIGHT,
  scaleOf,
  signsOf,
  WEIGHED_KINDS,
  type Weights,
} from '../../src/paste/prose/kind-by-words.js';
import { lettersOf } from '../../src/paste/prose/tokenise.js';
import { BARE_NAMES, BY_OTHERS, PASTE_FILES, SHORT, TALK } from '../../test/fixtures/read-pastes.js';
import { labelledTexts, readUnweighed } from './labelled-texts.js';

/** A text with how much of each sign it has. */
interface Example {
  readonly file: string;
  /** The place of what it is among what is told apart; below 0 for a text without bands. */
  readonly kind: number;
  readonly signs: ReadonlyMap<string, number>;
}
const hasKind = ({ kind }: Example) => kind >= 0;

const FILE = 'src/paste/prose/sign-weights.ts';
/** A rarer sign says nothing that holds for other texts. */
const FEWEST_TEXTS = 6;
/** So many signs are kept, those that weigh most; all that are no words are. */
const MOST_SIGNS = 1140;
const IS_NO_WORD = /[<>=]/;
const LONGEST_LINE = 118;
/** AdaGrad: how often all texts are gone through, how far a step goes, and how much each step takes from a weight. */
const ROUNDS = 12;
const STEP = 0.15;
const DECAY = 3e-4;

/** Which bands a text has tells other trades apart, and says nothing of its kind. */
const IS_BAND = /^=/;

const examples = [...readExamples()];
if (process.argv.includes('--write')) write(weigh(examples));
else {
  console.log('file, texts with bands, sure of their kind, wrong when fitted to the others,');
  console.log('      taken for another trade, texts without bands, told');
  for (const file of new Set(examples.map((example) => example.file))) {
    const { kinds, trades } = weigh(examples.filter((example) => example.file !== file));
    const held = examples.filter((example) => example.file === file);
    const [ofBands, others] = [held.filter(hasKind), held.filter((example) => !hasKind(example))];
    const likely = ofBands.map(({ signs, kind }) => ({ kind, of: likelihoods(signs, kinds) }));
    const sure = likely.filter(({ of }) => Math.max(...of) > LIKELY);
    const wrong = sure.filter(({ of, kind }) => of[kind]! <= LIKELY);
    const isTrade = ({ signs }: Example) => likelihoods(signs, trades)[1]! > LIKELY_TRADE;
    const all = [ofBands, sure, wrong, ofBands.filter(isTrade), others, others.filter(isTrade)];
    console.log(file.padEnd(40), ...all.map(({ length }) => String(length).padStart(6)));
  }
}

function* readExamples(): Generator<Example> {
  const files = [...Object.values(PASTE_FILES), TALK, SHORT, BY_OTHERS, BARE_NAMES];
  for (const { file, text, kind } of labelledTexts(files)) {
    const place = WEIGHED_KINDS.findIndex((each) => each === kind);
    if (place < 0 && kind !== 'none') continue;
    const { rest, read, sets } = readUnweighed(text);
    // What speaks of 2G and 3G alone has no kind, and is of cellular radio all the same.
    if (place < 0 && sets.some(({ older }) => older?.[0])) continue;
    const lists = sets.filter(({ bands }) => bands[0]);
    yield { file, kind: place, signs: signsOf(rest, lettersOf(read), lists) };
  }
}

/** Weights that tell the kinds of texts with bands apart, and those that tell texts of other trades from them. */
function weigh(texts: readonly Example[]) {
  const ofKinds = texts
    .filter(hasKind)
    .map((text) => ({ ...text, signs: new Map([...text.signs].filter(([sign]) => !IS_BAND.test(sign))) }));
  const ofTrades = texts.map((text) => ({ ...text, kind: Number(!hasKind(text)) }));
  return { kinds: fit(ofKinds, WEIGHED_KINDS.length), trades: fit(ofTrades, 2) };
}

/** Multinomial logistic regression, one text after the other, in an order that is the same each time. */
function fit(texts: readonly Example[], kinds: number): ReadonlyMap<string, Weights> {
  const counts = new Map<string, number>();
  for (const { signs } of texts)
    for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= FEWEST_TEXTS);
  const weights = new Map(common.map(([sign]) => [sign, Array<number>(kinds).fill(0)]));
  const slopes = new Map(common.map(([sign]) => [sign, Array<number>(kinds).fill(1e-6)]));
  const random = numbers();
  const order = [...texts];
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const { signs, kind } of order) {
      const known = [...signs].filter(([sign]) => weights.has(sign));
      const scale = scaleOf(known.length);
      likelihoods(new Map(known), weights).forEach((likely, of) => {
        const error = (likely - Number(of === kind)) * scale;
        for (const [sign, amount] of known) {
          const own = weights.get(sign)!;
          const slope = error * amount + DECAY * own[of]!;
          const squares = slopes.get(sign)!;
          squares[of]! += slope * slope;
          own[of]! -= (STEP * slope) / Math.sqrt(squares[of]!);
        }
      });
    }
  }
  return new Map([...weights].map(([sign, own]) => [sign, own.map((weight) => weight - own[0]!)]));
}

/** Fisher and Yates's. */
function shuffle(items: unknown[], random: Generator<number, never>): void {
  for (let i = items.length - 1; i > 0; i--) {
    const k = Math.floor(random.next().value * (i + 1));
    [items[i], items[k]] = [items[k], items[i]];
  }
}

/** Park and Miller's: numbers from 0 to 1 that are the same each time. */
function* numbers(): Generator<number, never> {
  const MODULUS = 2 ** 31 - 1;
  for (let state = 1; ;) yield (state = (state * 48_271) % MODULUS) / MODULUS;
}

function write({ kinds, trades }: ReturnType<typeof weigh>): void {
  const nothing = WEIGHED_KINDS.map(() => 0);
  const signs = [...new Set([...kinds.keys(), ...trades.keys()])];
  const all = signs.map((sign): [string, Weights] => [
    sign,
    [...(kinds.get(sign) ?? nothing), trades.get(sign)?.[1] ?? 0].slice(1),
  ]);
  const size = ([sign, own]: readonly [string, Weights]) =>
    IS_NO_WORD.test(sign) ? Infinity : Math.hypot(...own.slice(0, -1), own.at(-1)! / 2);
  const kept = all.sort((a, b) => size(b) - size(a)).slice(0, MOST_SIGNS);
  const rows = kept
    .map(([sign, own]) => ({ sign, own: own.map((weight) => Math.round(weight * PARTS_OF_WEIGHT)) }))
    .filter(({ own }) => own.some(Boolean))
    .sort((one, other) => (one.sign < other.sign ? -1 : 1));
  const columns = [...WEIGHED_KINDS.slice(1), 'trade'].map(
    (name, i) => `  ${name}: \`\n${filled(rows.map(({ own }) => `${own[i]!}`))}\n\`,\n`,
  );
  // A file of one sign in each line, with its weights, would be a kilobyte longer in the scripts.
  writeFileSync(
    FILE,
    `/**
 * Signs of a text, and how much each of them, in this order, speaks for a kind, where a device's support is 0, and for another
 * trade, where bands are 0; in fifths. \`npm run paste:words -- --write\` writes this file: ${examples.length} labelled texts say so.
 */
export const WEIGHED_SIGNS = \`
${filled(rows.map(({ sign }) => sign))}
\`;
export const SIGN_WEIGHTS = {
${columns.join('')}};
`,
  );
  console.log(`${FILE}: ${rows.length} signs`);
}

/** Words in lines. */
function filled(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const longer = `${lines.at(-1)!} ${word}`.trimStart();
    if (longer.length > LONGEST_LINE) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
