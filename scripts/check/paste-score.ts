// Prints how many pasted texts are read right, and every miss.
//   npm run paste:score [-- [--quiet] <file.json> …]
// Cases: {id, family, text, lte, nr, kind, certainty: exact | debatable, variants?: [{name, lte, nr}],
//   lteM?, nbIot?, gsm?, umts?, parts?}.
import { readBands } from '../../src/paste/read-bands.js';
import type { ReadResult } from '../../src/paste/read-result.js';
import { type Lists, type Paste, PASTE_FILES, readPastes } from '../../test/fixtures/read-pastes.js';

const TARGETS = { exact: 0.95, found: 0.98, invented: 5, kind: 0.95 };
/** What a case may say beside its LTE and NR bands. */
const MORE = ['lteM', 'nbIot', 'gsm', 'umts', 'parts'] as const;
const quiet = process.argv.includes('--quiet');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const listed = ({ lte, nr }: Lists) =>
  `${lte.join(',') || '-'} | ${nr.map((band) => `n${band}`).join(',') || '-'}`;
const namesOf = (sets: readonly Lists[]) =>
  new Set(sets.flatMap(({ lte, nr }) => [...lte.map((band) => `B${band}`), ...nr.map((band) => `n${band}`)]));
const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;

for (const file of files.length > 0 ? files : Object.values(PASTE_FILES)) score(file);

function score(file: string): void {
  const count = {
    exact: 0,
    certain: 0,
    all: 0,
    bands: 0,
    found: 0,
    invented: 0,
    withBands: 0,
    none: 0,
    inventedInNone: 0,
    kind: 0,
  };
  const cases = readPastes(file);
  for (const paste of cases) {
    const { id, text, certainty, variants, kind } = paste;
    const read = readBands(text);
    const wanted: readonly Lists[] = variants ?? [paste];
    const got: readonly Lists[] = variants ? read.variants : [read];
    const exact =
      wanted.map(listed).sort().join('\n') === got.map(listed).sort().join('\n') &&
      missingMore(paste, read) === '';
    if (certainty === 'exact') {
      count.certain++;
      if (exact) count.exact++;
    }
    if (exact) count.all++;
    // Bands count wherever they were read: as the answer, or in a variant.
    const wantedNames = namesOf(wanted);
    const gotNames = namesOf(read.variants.length > 0 ? read.variants : [read]);
    const found = [...wantedNames].filter((name) => gotNames.has(name)).length;
    const invented = gotNames.size - found;
    count.bands += wantedNames.size;
    count.found += found;
    if (wantedNames.size > 0) {
      count.withBands++;
      count.invented += [...gotNames].filter((name) => !wantedNames.has(name)).length;
    } else {
      count.none++;
      count.inventedInNone += invented;
    }
    const kindIsRight = (kind === 'settable-range' ? 'range' : kind) === read.kind;
    if (kindIsRight) count.kind++;
    if (quiet) continue;
    if (!exact) {
      console.log(`MISS ${id} (${certainty}) ${missingMore(paste, read)}`);
      for (const set of variants ?? [{ name: '', ...paste }])
        console.log(`  wanted ${set.name} ${listed(set)}`);
      for (const set of read.variants) console.log(`  read   ${set.kind} ${set.name} ${listed(set)}`);
      if (!variants) console.log(`  read   ${listed(read)}`);
    }
    if (!kindIsRight) console.log(`KIND ${id}: ${kind}, read ${read.kind}`);
  }
  const per100 = (100 * count.invented) / Math.max(count.withBands, 1);
  console.log(`${file}: ${cases.length} texts`);
  console.log(
    `  certain ones exactly right: ${percent(count.exact, count.certain)}, wanted ${100 * TARGETS.exact} %`,
  );
  console.log(`  all exactly right:          ${percent(count.all, cases.length)}`);
  console.log(
    `  bands found:                ${percent(count.found, count.bands)}, wanted ${100 * TARGETS.found} %`,
  );
  console.log(
    `  bands invented:             ${per100.toFixed(1)} in 100 texts with bands, wanted at most ${TARGETS.invented}; ${count.inventedInNone} in ${count.none} texts without, wanted 0`,
  );
  console.log(
    `  kind right:                 ${percent(count.kind, cases.length)}, wanted ${100 * TARGETS.kind} %`,
  );
}

/** Which of the further lists of a case are read otherwise. */
function missingMore(paste: Paste, read: ReadResult): string {
  return MORE.filter((key) => paste[key] && paste[key].join() !== read[key].join())
    .map((key) => `${key}: ${read[key].join()} not ${paste[key]!.join()}`)
    .join('; ');
}
