/**
 * Prints how many pasted texts are read right, and every miss: `npm run paste:score [-- [--quiet] <file.json> …]`.
 *
 * Cases: `{id, family, text, lte, nr, kind, certainty: exact | debatable, variants?: [{name, lte, nr}], lteM?, nbIot?, gsm?,
 * umts?, parts?}`.
 */
import { bandName } from '../../src/core/band.js';
import { doubtfulBands } from '../../src/paste/doubtful-bands.js';
import { readBands } from '../../src/paste/read-bands.js';
import type { ReadResult } from '../../src/paste/read-result.js';
import {
  isKindRead,
  type Lists,
  listsRead,
  type Paste,
  PASTE_FILES,
  readPastes,
} from '../../test/fixtures/read-pastes.js';

const TARGETS = { exact: 0.95, found: 0.98, invented: 5, kind: 0.95 };
/** What a case may say beside its LTE and NR bands. */
const MORE = ['lteM', 'nbIot', 'gsm', 'umts', 'parts'] as const;
const quiet = process.argv.includes('--quiet');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const listBands = ({ lte, nr }: Lists) =>
  `${lte.join(',') || '-'} | ${nr.map((band) => `n${band}`).join(',') || '-'}`;
const namesOf = (sets: readonly Lists[]) =>
  new Set(sets.flatMap(({ lte, nr }) => [...lte.map((band) => `B${band}`), ...nr.map((band) => `n${band}`)]));
const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;

/** How one text is read, beside what it says. */
interface Score {
  readonly paste: Paste;
  readonly read: ReadResult;
  readonly isExact: boolean;
  /** How often a person has to press until the bands are right: `Infinity` where only other text would help. */
  readonly presses: number;
  readonly isKindRight: boolean;
  /** Bands that the text has, those of them that were read, and those that were read and are not in it. */
  readonly bands: number;
  readonly found: number;
  readonly invented: number;
}

for (const file of files.length > 0 ? files : Object.values(PASTE_FILES)) {
  const scores = readPastes(file).map(scorePaste);
  if (!quiet) scores.forEach(printMiss);
  printTotals(file, scores);
}

function scorePaste(paste: Paste): Score {
  const { text, variants } = paste;
  const read = readBands(text);
  const wanted: readonly Lists[] = variants ?? [paste];
  const got = listsRead(paste, read);
  // Bands count wherever they were read: as the answer, or in a variant.
  const wantedNames = namesOf(wanted);
  const gotNames = namesOf(read.variants.length > 0 ? read.variants : [read]);
  const found = [...wantedNames].filter((name) => gotNames.has(name)).length;
  return {
    paste,
    read,
    isExact:
      wanted.map(listBands).sort().join('\n') === got.map(listBands).sort().join('\n') &&
      missingMore(paste, read) === '',
    presses: Math.max(...wanted.map((lists) => countPresses(read, lists))),
    isKindRight: isKindRead(paste, read),
    bands: wantedNames.size,
    found,
    invented: gotNames.size - found,
  };
}

/** How often a person presses to get the bands of one wanted set: to choose a set, to leave bands out, to agree to others. */
function countPresses(read: ReadResult, wanted: Lists): number {
  const names = namesOf([wanted]);
  const choices = [
    { lists: read, doubtful: doubtfulBands(read), before: 0 },
    ...read.variants.map((lists) => ({ lists, doubtful: doubtfulBands(read, lists), before: 1 })),
    ...read.questions.map((lists) => ({ lists, doubtful: [], before: 1 })),
  ];
  return Math.min(
    ...choices.map(({ lists, doubtful, before }) => {
      const counted = namesOf([lists]);
      const mayCount = new Set(doubtful.map(({ rat, band }) => bandName(rat, band)));
      const missing = [...names].filter((name) => !counted.has(name));
      const unwanted = [...counted].filter((name) => !names.has(name));
      return missing.every((name) => mayCount.has(name))
        ? before + missing.length + unwanted.length
        : Infinity;
    }),
  );
}

function printMiss({ paste, read, isExact, isKindRight }: Score): void {
  const { id, certainty, variants, kind } = paste;
  if (!isExact) {
    console.log(`MISS ${id} (${certainty}) ${missingMore(paste, read)}`);
    for (const set of variants ?? [{ name: '', ...paste }])
      console.log(`  wanted ${set.name} ${listBands(set)}`);
    for (const set of read.variants) console.log(`  read   ${set.kind} ${set.name} ${listBands(set)}`);
    if (!variants) console.log(`  read   ${listBands(read)}`);
  }
  if (!isKindRight) console.log(`KIND ${id}: ${kind}, read ${read.kind}`);
}

function printTotals(file: string, scores: readonly Score[]): void {
  const sum = (of: readonly Score[], what: 'bands' | 'found' | 'invented') =>
    of.reduce((total, score) => total + score[what], 0);
  const exact = scores.filter(({ isExact }) => isExact);
  const certain = scores.filter(({ paste }) => paste.certainty === 'exact');
  const withBands = scores.filter(({ bands }) => bands > 0);
  const without = scores.filter(({ bands }) => bands === 0);
  const per100 = (100 * sum(withBands, 'invented')) / Math.max(withBands.length, 1);
  // Choosing one of several sets is part of the reading of a text that holds them.
  const withOnePress = certain.filter(({ presses, paste }) => presses <= (paste.variants ? 2 : 1)).length;
  const certainExact = percent(certain.filter((each) => exact.includes(each)).length, certain.length);
  const kindRight = percent(scores.filter(({ isKindRight }) => isKindRight).length, scores.length);
  console.log(`${file}: ${scores.length} texts
  certain ones exactly right: ${certainExact}, wanted ${100 * TARGETS.exact} %
  their bands with one press: ${percent(withOnePress, certain.length)}
  all exactly right:          ${percent(exact.length, scores.length)}
  bands found:                ${percent(sum(scores, 'found'), sum(scores, 'bands'))}, wanted ${100 * TARGETS.found} %
  bands invented:             ${per100.toFixed(1)} in 100 texts with bands, wanted at most ${TARGETS.invented}; ${sum(without, 'invented')} in ${without.length} texts without, wanted 0
  kind right:                 ${kindRight}, wanted ${100 * TARGETS.kind} %`);
}

/** Which of the further lists of a case are read otherwise. */
function missingMore(paste: Paste, read: ReadResult): string {
  // Of a text that tells several things apart, they are those of all together.
  const sets = read.lte.length + read.nr.length > 0 ? [read] : [read, ...read.variants];
  const listOf = (lists: readonly (readonly (number | string)[])[]) =>
    [...new Set(lists.flat())].sort().join();
  return MORE.filter((key) => paste[key] && listOf([paste[key]]) !== listOf(sets.map((set) => set[key])))
    .map((key) => `${key}: ${listOf(sets.map((set) => set[key]))} not ${listOf([paste[key]!])}`)
    .join('; ');
}
