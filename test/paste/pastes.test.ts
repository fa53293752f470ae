/**
 * 2029 texts as people paste them, with what a careful engineer reads. All but the last three files were written without knowing
 * the reader, so that their share tells how it does on texts that nobody has prepared it for: it may not become worse.
 */
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { type Lists, type Paste, PASTE_FILES, readPastes } from '../fixtures/read-pastes.js';

const pastes = readPastes(PASTE_FILES.first);
const anew = readPastes(PASTE_FILES.anew);
const heldOut = readPastes(PASTE_FILES.heldOut);
const unseen = readPastes(PASTE_FILES.unseen);
const fresh = readPastes(PASTE_FILES.fresh);
const blind = readPastes(PASTE_FILES.blind);
const blindLater = readPastes(PASTE_FILES.blindLater);
const realShapes = readPastes(PASTE_FILES.realShapes);
const tables = readPastes(PASTE_FILES.tables);
const answers = readPastes(PASTE_FILES.answers);
const everyday = readPastes(PASTE_FILES.everyday);
const bandsOf = (sets: readonly Lists[]) => sets.map(({ lte, nr }) => `${lte.join()} | ${nr.join()}`).sort();
const all = [
  ...pastes,
  ...anew,
  ...heldOut,
  ...unseen,
  ...fresh,
  ...blind,
  ...blindLater,
  ...realShapes,
  ...tables,
  ...answers,
  ...everyday,
];
const misses = all.filter(({ text, variants, ...plain }) => {
  const read = readBands(text);
  return bandsOf(variants ? read.variants : [read]).join() !== bandsOf(variants ?? [plain]).join();
});
const readShare = (some: readonly Paste[]) =>
  1 - some.filter((paste) => misses.includes(paste)).length / some.length;

it.each([
  ['certain ones', pastes.filter(({ certainty }) => certainty === 'exact'), 0.99, 400],
  ['500', pastes, 0.98, 400],
  ['later ones', anew, 0.97, 90],
  ['held-out ones', heldOut, 0.96, 60],
  ['unseen ones', unseen, 0.93, 150],
  ['fresh ones', fresh, 0.92, 200],
  ['blind ones', blind, 0.93, 300],
  ['later blind ones', blindLater, 0.85, 150],
  ['ones of real shapes', realShapes, 0.93, 150],
  ['tables', tables, 1, 45],
  ['later blind ones', blindLater, 0.75, 150],
  ['answers', answers, 1, 40],
  ['everyday ones', everyday, 1, 190],
  ['ones of real shapes', realShapes, 0.84, 150],
])('reads of the %s at least as many exactly as before', (_, some, share, count) => {
  expect(some.length).toBeGreaterThan(count);
  expect(readShare(some), misses.map(({ id }) => id).join(' ')).toBeGreaterThanOrEqual(share);
});

it('tells what kind of set they are', () => {
  const right = all.filter(({ text, kind }) => readBands(text).kind === kind.replace('settable-', ''));
  expect(right.length / all.length).toBeGreaterThan(0.965);
});

it('reads no bands out of texts that have none', () => {
  const none = all.filter(({ lte, nr, variants }) => !variants && lte.length + nr.length === 0);
  expect(none.length).toBeGreaterThan(60);
  const invented = none.filter((paste) => misses.includes(paste)).map(({ id }) => id);
  expect(invented).toEqual([]);
});
