import { describe, expect, it } from 'vitest';
import { type FieldNote, isFieldNote } from '../../../src/app/lists/field-note.js';
import { readRecord, SAVED_FORMAT } from '../../../src/app/lists/saved-file.js';

const NOTE: FieldNote = { at: '2026-11-22T10:15:00+01:00', text: 'roof', plmn: '26201', rsrp: -95 };

describe('a note from the field', () => {
  it('is taken from a file, and nothing else is', () => {
    expect(isFieldNote(NOTE)).toBe(true);
    for (const bad of [
      null,
      [],
      { ...NOTE, at: 'yesterday' },
      { ...NOTE, text: 5 },
      { ...NOTE, latitude: Number.NaN },
      { ...NOTE, cc: 'germany' },
      { ...NOTE, more: 1 },
    ])
      expect(isFieldNote(bad), JSON.stringify(bad)).toBe(false);
  });

  it('of a kept record costs no other one, and a record of an earlier release has none', () => {
    const record = { format: SAVED_FORMAT, favourites: [], recent: [], notes: {} };
    expect(readRecord(record).rejected).toEqual([]);
    const { lists, rejected } = readRecord({ ...record, field: [NOTE, { at: 1 }] });
    expect(lists!.field).toEqual([NOTE]);
    expect(rejected).toEqual(['field[1]']);
  });
});
