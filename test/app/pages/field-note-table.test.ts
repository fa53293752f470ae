import { describe, expect, it } from 'vitest';
import type { FieldNote } from '../../../src/app/lists/field-note.js';
import { timeWithZone, writeNotes } from '../../../src/app/pages/field-note-table.js';

const NOTE: FieldNote = { at: '2026-11-22T10:15:00+01:00', text: 'roof', plmn: '26201', rsrp: -95 };

describe('the time of a note', () => {
  it('is that of the person, with its zone', () => {
    const now = new Date('2026-11-22T09:15:00Z');
    const text = timeWithZone(now);
    expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
    expect(new Date(text).getTime()).toBe(now.getTime());
  });
});

describe('notes as CSV', () => {
  it('keep numbers, quote what needs it, and disarm formulas', () => {
    const text = writeNotes(
      [
        NOTE,
        { at: NOTE.at, text: '=HYPERLINK("x")\nnext', network: '+1&1', latitude: 52.5, longitude: -3.2 },
      ],
      ['time', 'device', 'country', 'code', 'network', 'bands', 'rsrp', 'note', 'lat', 'lon', 'm'],
    );
    expect(text.split('\r\n')).toEqual([
      'time,device,country,code,network,bands,rsrp,note,lat,lon,m',
      `${NOTE.at},,,26201,,,-95,roof,,,`,
      `${NOTE.at},,,,'+1&1,,,"'=HYPERLINK(""x"")\nnext",52.5,-3.2,`,
      '',
    ]);
  });
});
