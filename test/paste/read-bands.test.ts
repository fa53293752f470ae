import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

describe('a reading', () => {
  it('says where in the original text each band stands', () => {
    const text = 'ＬＴＥ：Ｂ１／Ｂ20 &amp; n78';
    const { items } = readBands(text);
    expect(items.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
      'Ｂ１',
      'Ｂ20',
      'n78',
    ]);
  });

  it('points at the mask that a band was read from', () => {
    const text = 'AT+QCFG="band"\r\n+QCFG: "band",0x93,0x80000,0x0\r\n\r\nOK';
    const { items, kind, notes } = readBands(text);
    expect(items.map(({ band, offset, length }) => [band, text.slice(offset, offset + length)])).toEqual([
      [20, '0x80000'],
    ]);
    expect([kind, ...notes]).toEqual(['enabled', 'not-the-hardware']);
  });

  it('names the bands of other radios that it left out', () => {
    const text = 'LTE: B1/B3, WCDMA: B1/B5/B8, GSM: B3/B8';
    const { lte, ignored } = readBands(text);
    expect(lte).toEqual([1, 3]);
    expect(
      ignored.map(({ reason, count, offset, length }) => [
        reason,
        count,
        text.slice(offset, offset + length),
      ]),
    ).toEqual([
      ['umts', 3, 'B1/B5/B8'],
      ['gsm', 2, 'B3/B8'],
    ]);
  });

  it('names the categories that it left out', () => {
    const { lte, ignored } = readBands('LTE Cat 4 / Cat 6, B1/B3');
    expect([lte, ignored.map(({ reason, count }) => [reason, count])]).toEqual([
      [1, 3],
      [
        ['category', 1],
        ['category', 1],
      ],
    ]);
  });

  it('is empty for a text without bands', () => {
    expect(readBands('Hello, world')).toEqual({
      lte: [],
      nr: [],
      kind: 'none',
      variants: [],
      items: [],
      ignored: [],
      notes: [],
    });
  });
});
