/** Texts of all kinds that nobody wrote for the reader. The shares may not become worse. */
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { BY_OTHERS, isKindRead, isReadExactly, readPastes, shareOf } from '../fixtures/read-pastes.js';

const texts = readPastes(BY_OTHERS).map((paste) => {
  const read = readBands(paste.text);
  return { ...paste, isExact: isReadExactly(paste, read), isOfKind: isKindRead(paste, read) };
});

it('reads as many of the certain ones exactly as before, and tells what they are of', () => {
  const certain = texts.filter(({ certainty }) => certainty === 'exact');
  expect(certain.length).toBeGreaterThan(2000);
  expect(shareOf(certain.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(0.905);
  expect(shareOf(certain.map(({ isOfKind }) => isOfKind))).toBeGreaterThanOrEqual(0.944);
});

it('reads as few bands out of texts that have none as before', () => {
  const none = texts.filter(({ lte, nr, variants }) => !variants && lte.length + nr.length === 0);
  expect(none.length).toBeGreaterThan(450);
  expect(shareOf(none.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(0.935);
});
