import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord, readSaved, SAVED_FORMAT, SavedFileError } from '../../../src/app/lists/saved-file.js';
import { damaged } from '../../fixtures/damage.js';
import { SEED } from '../../fixtures/seed.js';

const good = {
  format: SAVED_FORMAT,
  favourites: ['/devices/ec25-e', '/countries/de', '/networks/telekom-de', '/check/ec25-e/de'],
  recent: ['ec25-e/de'],
  notes: { 'ec25-e/de': 'roof, <b>indoors</b> weak' },
  field: [],
};

it('reads what it wrote', () => {
  expect(readSaved(JSON.stringify(good))).toEqual(good);
  expect(readSaved('\uFEFF' + JSON.stringify(good))).toEqual(good);
});

describe('refuses', () => {
  it.each<[string, unknown, string, string]>([
    ['text that is no JSON', 'hello', 'not-json', ''],
    ['an empty file', '', 'not-json', ''],
    ['another file', '{"favourites":[]}', 'other-format', 'format'],
    ['a list', '[]', 'other-format', 'format'],
    ['null', 'null', 'other-format', 'format'],
    ['a later format', { ...good, format: 'band-check-lists/2' }, 'other-format', 'format'],
    ['a huge file', ' '.repeat(2_000_001), 'too-large', '2000001'],
    ['no favourites', { ...good, favourites: undefined }, 'bad-entry', 'favourites'],
    ['a script address', { ...good, favourites: ['javascript:alert(1)'] }, 'bad-entry', 'favourites[0]'],
    ['another site', { ...good, favourites: ['//evil.example/x'] }, 'bad-entry', 'favourites[0]'],
    ['a number', { ...good, recent: ['ec25-e/de', 5] }, 'bad-entry', 'recent[1]'],
    ['an upward path', { ...good, favourites: ['/devices/../v1'] }, 'bad-entry', 'favourites[0]'],
    ['a note that is no text', { ...good, notes: { 'ec25-e/de': {} } }, 'bad-entry', 'notes.ec25-e/de'],
    ['a foreign note', { ...good, notes: { constructor: 'x' } }, 'bad-entry', 'notes.constructor'],
    ['a note without end', { ...good, notes: { 'a/de': 'x'.repeat(20_001) } }, 'bad-entry', 'notes.a/de'],
    ['notes as a list', { ...good, notes: [] }, 'bad-entry', 'notes'],
  ])('%s', (_, input, code, where) => {
    const read = () => readSaved(typeof input === 'string' ? input : JSON.stringify(input));
    expect(read).toThrow(SavedFileError);
    expect(read).toThrow(expect.objectContaining({ code, where }) as Error);
  });

  it('a prototype smuggled in as JSON', () => {
    expect(() =>
      readSaved(`{"format":"${SAVED_FORMAT}","favourites":[],"recent":[],"notes":{"__proto__":"x"}}`),
    ).toThrow(SavedFileError);
  });
});

describe(`a file with anything in it (SEED=${SEED})`, () => {
  it('damaged, is refused with a code, or read into entries that are good', () => {
    fc.assert(
      fc.property(damaged([JSON.stringify(good)]), (text) => {
        try {
          const read = readSaved(text);
          expect(readRecord(read)).toEqual({ lists: read, rejected: [] });
        } catch (error) {
          expect(error).toBeInstanceOf(SavedFileError);
        }
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('loses no good entry for all the bad ones around it, in order', () => {
    const goodFavourite = fc.constantFrom(...good.favourites);
    const goodCheck = fc.constantFrom('ec25-e/de', 'bg95-m3/us', 'a/zz');
    const bad = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        'javascript:alert(1)',
        '//evil.example/devices/x',
        '/devices/../x',
        '/devices/X',
        'de',
        ' ec25-e/de',
      ),
    );
    const mixed = (goodOne: fc.Arbitrary<string>) =>
      fc.array(
        fc.oneof(
          goodOne.map((entry) => ({ entry, keep: true })),
          bad.map((entry) => ({ entry, keep: false })),
        ),
      );
    const notes = fc.dictionary(fc.oneof(goodCheck, fc.string()), fc.oneof(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(mixed(goodFavourite), mixed(goodCheck), notes, (favourites, recent, written) => {
        const entries = (list: typeof favourites) => list.map(({ entry }) => entry);
        const kept = (list: typeof favourites) => entries(list.filter(({ keep }) => keep));
        const { lists, rejected } = readRecord({
          format: SAVED_FORMAT,
          favourites: entries(favourites),
          recent: entries(recent),
          notes: written,
        });
        expect([lists!.favourites, lists!.recent, lists!.field]).toEqual([
          kept(favourites),
          kept(recent),
          [],
        ]);
        for (const [check, note] of Object.entries(written))
          if (/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z]{2}$/.test(check) && typeof note === 'string')
            expect(lists!.notes[check]).toBe(note);
        const all = favourites.length + recent.length + Object.keys(written).length;
        const read = lists!.favourites.length + lists!.recent.length + Object.keys(lists!.notes).length;
        expect(read + rejected.length).toBe(all);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('of any JSON at all is no crash', () => {
    const lists = fc.record(
      {
        format: fc.constant(SAVED_FORMAT),
        favourites: fc.jsonValue(),
        recent: fc.jsonValue(),
        notes: fc.jsonValue(),
        field: fc.jsonValue(),
      },
      { requiredKeys: ['format'] },
    );
    fc.assert(
      fc.property(fc.oneof(lists, fc.jsonValue()), (record) => {
        const { lists: read, rejected } = readRecord(record);
        expect(read === undefined ? rejected : readRecord(read).rejected).toEqual([]);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
