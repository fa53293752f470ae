/**
 * Talk of forums, chats and shops about bands, in a sentence or three: what a phone is on, what somebody has locked, what a
 * device has or lacks, what a network uses, what a buyer needs; and bands of other things. The shares may not become worse.
 */
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { isKindRead, isReadExactly, type Lists, readPastes, shareOf, TALK } from '../fixtures/read-pastes.js';

const talk = readPastes(TALK).map((paste) => {
  const read = readBands(paste.text);
  return { ...paste, read, isExact: isReadExactly(paste, read), isOfKind: isKindRead(paste, read) };
});

it('reads as much talk as before, and says what it is of', () => {
  expect(talk.length).toBeGreaterThan(1060);
  expect(shareOf(talk.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(0.75);
  expect(shareOf(talk.map(({ isOfKind }) => isOfKind))).toBeGreaterThanOrEqual(0.8);
});

it('asks about bands that it does not read, and seldom says other bands than the text', () => {
  const withBands = talk.filter(({ kind }) => kind !== 'none');
  const said = (paste: Lists) => new Set([...paste.lte, ...paste.nr.map((band) => -band)]);
  const isOther = withBands.map((paste) => {
    const labelled = said(paste);
    const read = [...said(paste.read), ...paste.read.variants.flatMap((variant) => [...said(variant)])];
    return read.some((band) => !labelled.has(band));
  });
  expect(shareOf(isOther)).toBeLessThanOrEqual(0.05);
});

it('reads no bands in talk of other things', () => {
  // Variants of 2G and 3G alone are told apart in other tests.
  const none = talk.filter(({ kind, variants }) => kind === 'none' && !variants);
  expect(none.length).toBeGreaterThan(150);
  expect(shareOf(none.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(0.98);
});
