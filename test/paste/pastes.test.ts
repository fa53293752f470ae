/**
 * 500 texts as people paste them, with what a careful engineer reads. They were written without knowing the
 * reader, so that their share tells how it does on texts that nobody has prepared it for: it may not become worse.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

interface Paste {
  readonly id: string;
  /** `debatable`: engineers might read it otherwise. */
  readonly certainty: 'exact' | 'debatable';
  readonly text: string;
  readonly lte: readonly number[];
  readonly nr: readonly number[];
  readonly variants?: readonly Pick<Paste, 'lte' | 'nr'>[];
}

const pastes = JSON.parse(readFileSync('test/fixtures/pastes.json', 'utf8')) as Paste[];
const bandsOf = (sets: readonly Pick<Paste, 'lte' | 'nr'>[]) =>
  sets.map(({ lte, nr }) => `${lte.join()} | ${nr.join()}`).sort();
const misses = pastes.filter(({ text, variants, ...plain }) => {
  const read = readBands(text);
  return bandsOf(variants ? read.variants : [read]).join() !== bandsOf(variants ?? [plain]).join();
});
const readShare = (some: readonly Paste[]) =>
  1 - some.filter((paste) => misses.includes(paste)).length / some.length;

it.each([
  ['certain', pastes.filter(({ certainty }) => certainty === 'exact'), 0.965],
  ['all', pastes, 0.955],
])('reads of the %s ones at least as many exactly as before', (_, some, share) => {
  expect(some.length).toBeGreaterThan(400);
  expect(readShare(some), misses.map(({ id }) => id).join(' ')).toBeGreaterThanOrEqual(share);
});

it('reads no bands out of texts that have none', () => {
  const none = pastes.filter(({ lte, nr, variants }) => !variants && lte.length + nr.length === 0);
  expect(none.length).toBeGreaterThan(60);
  const invented = none.filter((paste) => misses.includes(paste)).map(({ id }) => id);
  expect(invented).toEqual([]);
});
