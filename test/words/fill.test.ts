import { describe, expect, it } from 'vitest';
import { CHECK_EN, CHECK_ZH } from '../../src/words/check.js';
import { COUNTRIES_EN, COUNTRIES_ZH } from '../../src/words/countries.js';
import { fill, join } from '../../src/words/fill.js';
import { PASTE_EN, PASTE_ZH, readSentence } from '../../src/words/paste.js';

describe('templates', () => {
  it('take values, and one of two forms by a count', () => {
    const template = '{count} {count:source|sources} for {name}';
    expect(fill(template, { count: 1, name: 'A' })).toBe('1 source for A');
    expect(fill(template, { count: 0, name: 'B' })).toBe('0 sources for B');
  });

  it('never fill what stands in a value', () => {
    expect(fill('{a} {b}', { a: '{b} $&', b: 'b' })).toBe('{b} $& b');
  });

  it('join words', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((words) => join(words, ', ', ' and '))).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
  });
});

describe('the words of the elements', () => {
  /** What grammar needs in one language only. */
  const OPTIONAL = 'the day part service state unconfirmed date where verdict count'.split(' ');
  /** The other placeholders of every text, by where it stands. */
  const places = (words: unknown, path = ''): string[] =>
    typeof words === 'string'
      ? [path, ...(words.match(/(?<=\{)\w+/g) ?? []).filter((name) => !OPTIONAL.includes(name)).sort()]
      : Object.entries(words as object).flatMap(([name, word]) => places(word, `${path}/${name}`));

  it.each([
    ['band-check', CHECK_EN, CHECK_ZH],
    ['band-countries', COUNTRIES_EN, COUNTRIES_ZH],
    ['band-paste', PASTE_EN, PASTE_ZH],
  ])('of <%s> have the same places and names to fill in both languages, and survive JSON', (_, en, zh) => {
    expect(places(zh)).toEqual(places(en));
    expect(JSON.parse(JSON.stringify(zh))).toEqual(zh);
  });
});

describe('what was read', () => {
  it.each([
    [
      9,
      0,
      [['wifi', 3]],
      '9 LTE bands read; 3 Wi-Fi bands left out.',
      '已读出 9 个 LTE 频段；略去 3 个 Wi-Fi 频段。',
    ],
    [1, 0, [], '1 LTE band read.', '已读出 1 个 LTE 频段。'],
    [2, 1, [], '2 LTE and 1 NR bands read.', '已读出 2 个 LTE、1 个 NR 频段。'],
    [0, 0, [['cdma', 1]], 'No bands read; 1 CDMA band left out.', '未读出频段；略去 1 个 CDMA 频段。'],
  ] as const)('is one sentence for %i LTE and %i NR bands', (lte, nr, ignored, en, zh) => {
    expect(readSentence(PASTE_EN, { lte, nr, umts: 0, gsm: 0 }, ignored)).toBe(en);
    expect(readSentence(PASTE_ZH, { lte, nr, umts: 0, gsm: 0 }, ignored)).toBe(zh);
  });
});
