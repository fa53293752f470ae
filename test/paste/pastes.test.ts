/**
 * Texts as people paste them, with what a careful engineer reads. All but four files were written without knowing
 * the reader, so that their share tells how it does on texts that nobody has prepared it for: it may not become worse.
 */
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { type ReadResult } from '../../src/paste/read-result.js';
import { isKindRead, isReadExactly, PASTE_FILES, readPastes } from '../fixtures/read-pastes.js';

const pastes = readPastes(PASTE_FILES.first);
const all = Object.values(PASTE_FILES).flatMap(readPastes);
/** Each text is read once for all tests: together they are the longest of all. */
const readings = new Map(all.map(({ text }) => [text, readBands(text)]));
const misses = all.filter((paste) => !isReadExactly(paste, readings.get(paste.text)!));
const missed = new Set(misses.map(({ id }) => id));

/** The part of each file that is read exactly, at least, and how many texts it holds, at least. */
const SHARES: Readonly<Record<keyof typeof PASTE_FILES, readonly [share: number, count: number]>> = {
  first: [0.98, 400],
  anew: [0.97, 90],
  heldOut: [0.96, 60],
  unseen: [0.93, 150],
  fresh: [0.92, 200],
  blind: [0.93, 300],
  blindLater: [0.85, 150],
  realShapes: [0.93, 150],
  tables: [1, 45],
  answers: [1, 40],
  everyday: [1, 190],
  proportions: [1, 40],
  varied: [0.89, 240],
  variedLater: [0.85, 310],
  asTheyCome: [0.98, 450],
};

it.each(Object.entries(SHARES))(
  'reads of the texts in %s as many exactly as before',
  (name, [share, count]) => {
    const some = readPastes(PASTE_FILES[name as keyof typeof PASTE_FILES]);
    const wrong = some.filter(({ id }) => missed.has(id)).map(({ id }) => id);
    expect(some.length).toBeGreaterThan(count);
    expect(1 - wrong.length / some.length, wrong.join(' ')).toBeGreaterThanOrEqual(share);
  },
);

it('reads nearly all of the certain ones exactly', () => {
  const certain = pastes.filter(({ certainty }) => certainty === 'exact');
  expect(certain.filter(({ id }) => missed.has(id)).length / certain.length).toBeLessThanOrEqual(0.01);
});

it.each(['\r\n', '  \n'])('reads them the same with other ends of lines: %j', (end) => {
  const bandsRead = ({ lte, nr, kind, variants }: ReadResult) => ({ lte, nr, kind, variants });
  for (const { id, text } of all) {
    const read = readBands(text.replaceAll('\r', '').replaceAll('\n', end));
    expect(bandsRead(read), id).toEqual(bandsRead(readings.get(text)!));
  }
});

it('tells what kind of set they are', () => {
  const right = all.filter((paste) => isKindRead(paste, readings.get(paste.text)!));
  expect(right.length / all.length).toBeGreaterThan(0.975);
});

/** Bands of other things that still are taken for those of a radio: Wi-Fi, bracelets, batteries, phones named `N78`. */
const TAKEN_FOR_BANDS = 'v-n1-04 v-n2-11 v-n5-24 v-o3-31 v-o4-28'.split(' ');

it('reads no bands out of texts that have none', () => {
  const none = all.filter(({ lte, nr, variants }) => !variants && lte.length + nr.length === 0);
  expect(none.length).toBeGreaterThan(60);
  const invented = none.filter((paste) => missed.has(paste.id)).map(({ id }) => id);
  expect(invented).toEqual(TAKEN_FOR_BANDS);
});
