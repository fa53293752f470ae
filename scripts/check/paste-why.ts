// Prints how a pasted text is read, stage by stage, and which rule decided about each list.
//   npm run paste:why -- "LTE bands 1, 3 and 7"
//   npm run paste:why -- --case <id>     a case of test/fixtures
import { readAnswers } from '../../src/paste/machine/read-answers.js';
import { normalise } from '../../src/paste/normalise.js';
import {
  likelihoods,
  signsOf,
  WEIGHED_KINDS,
  type Weights,
  WEIGHTS,
  WEIGHTS_OF_TRADES,
} from '../../src/paste/prose/kind-by-words.js';
import { readSets, readStages } from '../../src/paste/prose/read-prose.js';
import * as rules from '../../src/paste/prose/rules.js';
import { lettersOf } from '../../src/paste/prose/tokenise.js';
import { maySpeakOfNetworks, weighSigns } from '../../src/paste/prose/topic.js';
import { partsOf } from '../../src/paste/prose/weigh-sets.js';
import { unwrap } from '../../src/paste/unwrap.js';
import { readBands } from '../../src/paste/read-bands.js';
import { PASTE_FILES, readPastes } from '../../test/fixtures/read-pastes.js';

/** So many signs of a kind are printed, those that weigh most. */
const MOST_SIGNS = 8;

const [first = '', second = ''] = process.argv.slice(2);
const text =
  first === '--case'
    ? (Object.values(PASTE_FILES)
        .flatMap(readPastes)
        .find(({ id }) => id === second)?.text ?? '')
    : first;
if (!text) {
  console.error('Give a text, or --case and the id of a case of test/fixtures.');
  process.exit(2);
}
/** What was pasted, without what it came in: the stages read that. */
const { text: unwrapped } = unwrap(text);
const normal = normalise(unwrapped);
const { sets, rest } = readAnswers(normal);
const listBands = (bands: readonly { readonly rat: string; readonly band: number }[]) =>
  bands.map(({ rat, band }) => (rat === 'nr' ? 'n' : 'B') + band).join(' ');

console.log('Answers of machines');
for (const { kind, name = '', bands } of sets) console.log(`  ${kind} ${name} ${listBands(bands)}`);
const stages = readStages(normal.text, rest);
const { tokens, clauses, decisions } = stages;
const written = ({ offset, length }: { offset: number; length: number }) =>
  JSON.stringify(unwrapped.slice(offset, offset + length));
console.log('Tokens');
console.log(
  '  ' +
    tokens
      .map((token) =>
        token.owner
          ? `[owner ${token.owner.name}${token.owner.isCarrier ? ', a carrier' : ''}]`
          : token.kind === 'mark'
            ? JSON.stringify(token.letter).slice(1, -1)
            : `${token.kind} ${written(token)}`,
      )
      .join('  '),
);
console.log('Clauses');
for (const { labels, owner, from, to } of clauses)
  console.log(`  labels ${labels || '-'}, owner ${owner?.name ?? '-'}, tokens ${from} to ${to}`);
console.log('Lists');
/** The rule's name as words: it is that of its export. */
const nameOf = (rule: rules.ListRule) =>
  Object.entries(rules)
    .find(([, each]) => each === rule)![0]
    .replace(/[A-Z]/g, (capital) => ' ' + capital.toLowerCase());
for (const { list, rule, outcome } of decisions) {
  const { offset } = list.tokens[0]!;
  const last = list.tokens.at(-1)!;
  const run = unwrapped.slice(offset, last.offset + last.length);
  console.log(`  ${JSON.stringify(run)} labels ${list.labels || '-'}, owner ${list.owner?.name ?? '-'}`);
  console.log(`    before ${JSON.stringify(list.before)}, behind ${JSON.stringify(list.behind)}`);
  console.log(`    rule "${nameOf(rule)}": ${outcome}`);
}
console.log('Parts, and what speaks for networks in them');
const unweighed = readSets(stages, normal.text, rest, '');
for (const { topic, letters, sets: own } of partsOf(unweighed, stages.read, normal.text)) {
  const weights = maySpeakOfNetworks(letters, own) ? weighSigns(letters, own) : {};
  const signs = Object.entries(weights).map(([sign, weight]) => `${sign} ${weight.toFixed(1)}`);
  console.log(`  ${topic}, ${own.length} lists: ${signs.join(', ') || 'nothing'}`);
}
console.log('How likely its words make each kind, and another trade');
const lists = unweighed.filter(({ bands }) => bands[0]);
const found = signsOf(rest, lettersOf(stages.read), lists);
const printLikely = (names: readonly string[], weights: ReadonlyMap<string, Weights>) =>
  likelihoods(found, weights).forEach((likely, place) => {
    const weightOf = (sign: string) => found.get(sign)! * (weights.get(sign)?.[place] ?? 0);
    const most = [...found.keys()]
      .filter((sign) => weightOf(sign) > 0)
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MOST_SIGNS);
    const words = place > 0 ? most.map((sign) => `${sign} ${weightOf(sign).toFixed(1)}`).join(', ') : '';
    console.log(`  ${names[place]} ${likely.toFixed(2)} ${words}`);
  });
printLikely(WEIGHED_KINDS, WEIGHTS);
printLikely(['bands', 'another trade'], WEIGHTS_OF_TRADES);
console.log('Reading');
console.log(readBands(text));
