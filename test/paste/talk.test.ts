/**
 * Talk of forums, chats and shops about bands, in a sentence or three: what a phone is on, what somebody has locked, what a
 * device has or lacks, what a network uses, what a buyer needs; and bands of other things. The shares may not become worse.
 */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import {
  isKindRead,
  isReadExactly,
  type Lists,
  readPastes,
  SHORT,
  shareOf,
  TALK,
} from '../fixtures/read-pastes.js';

/** The texts of a file, and how they are read. */
const readAll = (file: string) =>
  readPastes(file).map((paste) => {
    const read = readBands(paste.text);
    return { ...paste, read, isExact: isReadExactly(paste, read), isOfKind: isKindRead(paste, read) };
  });

/** Sentences, and texts of forty to two hundred characters, no two of the same form, in thirty languages. */
const FILES = {
  talk: { texts: readAll(TALK), number: 1060, exact: 0.75, kind: 0.8, others: 0.05, none: 150, read: 0.98 },
  short: { texts: readAll(SHORT), number: 700, exact: 0.65, kind: 0.7, others: 0.1, none: 90, read: 0.92 },
};

describe.each(Object.entries(FILES))('%s', (_, { texts, number, exact, kind, others, none, read }) => {
  it('is read as often as before, and said to be what it is of', () => {
    expect(texts.length).toBeGreaterThan(number);
    expect(shareOf(texts.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(exact);
    expect(shareOf(texts.map(({ isOfKind }) => isOfKind))).toBeGreaterThanOrEqual(kind);
  });

  it('seldom gives other bands than the text', () => {
    const said = (paste: Lists) => new Set([...paste.lte, ...paste.nr.map((band) => -band)]);
    const isOther = texts
      .filter((paste) => paste.kind !== 'none')
      .map((paste) => {
        const labelled = said(paste);
        const given = [...said(paste.read), ...paste.read.variants.flatMap((variant) => [...said(variant)])];
        return given.some((band) => !labelled.has(band));
      });
    expect(shareOf(isOther)).toBeLessThanOrEqual(others);
  });

  it('gives no bands where it is of other things', () => {
    // Variants of 2G and 3G alone are told apart in other tests.
    const ofOthers = texts.filter((paste) => paste.kind === 'none' && !paste.variants);
    expect(ofOthers.length).toBeGreaterThan(none);
    expect(shareOf(ofOthers.map(({ isExact }) => isExact))).toBeGreaterThanOrEqual(read);
  });
});
