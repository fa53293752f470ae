// Prints how much of a corpus of pasted texts is read exactly, and every miss.
//   npm run paste:score [-- <corpus.json>]
// Cases: {id, family, text, lte, nr, kind, certainty: exact | debatable, variants?: [{name, lte, nr}]}.
import { existsSync, readFileSync } from 'node:fs';
import { readBands } from '../lib/paste/read-bands.js';

const TARGETS = { exact: 0.97, all: 0.9 };
const file = process.argv[2] ?? '../shared/paste/corpus.json';
if (!existsSync(file)) {
  console.error(`No corpus at ${file}: give the path of one as the argument.`);
  process.exit(2);
}

/** The corpus' words for kinds, in ours. */
const KINDS = { 'settable-range': 'range' };
const list = (bands) =>
  `${bands.lte.join(',') || '-'} | ${bands.nr.map((band) => `n${band}`).join(',') || '-'}`;

const totals = { exact: [0, 0], debatable: [0, 0] };
let kinds = 0;
let names = [0, 0];
const cases = JSON.parse(readFileSync(file, 'utf8'));
for (const { id, text, certainty, ...wanted } of cases) {
  const read = readBands(text);
  const sets = wanted.variants ?? [wanted];
  const got = wanted.variants ? read.variants : [read];
  const ok = sets.map(list).sort().join('\n') === got.map(list).sort().join('\n');
  totals[certainty][1]++;
  if (ok) totals[certainty][0]++;
  else {
    console.log(`MISS ${id} (${certainty})`);
    for (const set of sets) console.log(`  wanted ${set.name ?? ''} ${list(set)}`);
    for (const set of got) console.log(`  read   ${set.name ?? ''} ${list(set)}`);
  }
  if (wanted.variants) {
    names[1]++;
    if (wanted.variants.every(({ name }) => got.some((set) => set.name === name))) names[0]++;
    else console.log(`NAMES ${id}: ${got.map(({ name }) => name).join(', ')}`);
  }
  if ((KINDS[wanted.kind] ?? wanted.kind) === read.kind) kinds++;
  else console.log(`KIND ${id}: ${wanted.kind}, read ${read.kind}`);
}
const percent = (part, whole) => `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;
const [right, whole] = totals.exact;
const allRight = right + totals.debatable[0];
console.log(`exact cases read exactly: ${percent(right, whole)}, at least ${100 * TARGETS.exact} % wanted`);
console.log(
  `all cases read exactly:   ${percent(allRight, cases.length)}, at least ${100 * TARGETS.all} % wanted`,
);
console.log(
  `kind as expected: ${percent(kinds, cases.length)}; variant names as expected: ${percent(names[0], names[1])}`,
);
process.exitCode = right < TARGETS.exact * whole || allRight < TARGETS.all * cases.length ? 1 : 0;
