/** Names such as B3 and n78 without a label of a radio, of bands or of other trades. The shares may not become worse. */
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { BARE_NAMES, isKindRead, type Lists, readPastes, shareOf } from '../fixtures/read-pastes.js';

/** Of whatever a text tells apart. */
const bandsOfAll = (lists: readonly Lists[]) =>
  JSON.stringify(
    (['lte', 'nr'] as const).map((rat) =>
      [...new Set(lists.flatMap((list) => list[rat]))].sort((a, b) => a - b),
    ),
  );
const texts = readPastes(BARE_NAMES)
  .filter(({ certainty }) => certainty === 'exact')
  .map((paste) => {
    const read = readBands(paste.text);
    const isExact = bandsOfAll([read, ...read.variants]) === bandsOfAll([paste]);
    return { ...paste, isExact, isOfKind: isKindRead(paste, read) };
  });
const none = texts.filter(({ kind }) => kind === 'none');
const bands = texts.filter(({ kind }) => kind !== 'none');

it('reads nothing out of as many texts of other trades as before', () => {
  expect(none.length).toBeGreaterThan(150);
  expect(shareOf(none.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(0.9);
});

it('reads as many of the bands as before, and tells what they are of', () => {
  expect(bands.length).toBeGreaterThan(120);
  expect(shareOf(bands.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(0.56);
  expect(shareOf(bands.map(({ isOfKind }) => isOfKind))).toBeGreaterThanOrEqual(0.84);
});
