import { describe, expect, it } from 'vitest';
import { readSaved, SAVED_FORMAT, SavedFileError } from '../../../src/app/lists/saved-file.js';

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
