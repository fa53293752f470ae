import { expect, test } from 'vitest';
import { distanceBetween } from '../../src/core/date.js';
import { dateIn, distanceIn, listIn } from '../../src/words/lists-and-dates.js';

const LOCALES = { en: 'en-GB', zh: 'zh-CN' } as const;
const LANGS = ['en', 'zh'] as const;

test.each(LANGS)(
  'lists are written as Intl writes them, with a space between Latin and Chinese (%s)',
  (lang) => {
    const list = new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' });
    for (const items of [
      [],
      ['B3'],
      ['B3', 'B20'],
      ['B3', 'B20', 'n78'],
      ['中国移动', '中国电信', '中国联通', 'B8'],
    ])
      expect(listIn(lang, items)).toBe(
        list
          .format(items)
          .replace(/(?<=\w)和/, ' 和')
          .replace(/和(?=\w)/, '和 '),
      );
  },
);

test.each(LANGS)('days and months are written as Intl writes them (%s)', (lang) => {
  const days = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(LOCALES[lang], { year: 'numeric', month: 'long', timeZone: 'UTC' });
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2026, 0, 1); time += 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10);
    expect(dateIn(lang, date)).toBe(days.format(time));
    expect(dateIn(lang, date.slice(0, 7))).toBe(months.format(time));
  }
});

test('a year stands alone or with the part that is known', () => {
  expect(dateIn('en', '2028')).toBe('2028');
  expect(dateIn('zh', '2028')).toBe('2028年');
  expect(dateIn('en', '2028', 'H2')).toBe('the second half of 2028');
  expect(dateIn('zh', '2028', 'H2')).toBe('2028年下半年');
});

test.each(['', 'soon', '2028-13', '2028-00-01', '28-06-03'])(
  '%j is no date and is shown as it is',
  (text) => {
    expect(dateIn('en', text)).toBe(text);
    expect(dateIn('zh', text)).toBe(text);
  },
);

test.each([
  ['2026-11-22', '2028-06-30', 'in 1 year 7 months', '1 年零 7 个月后'],
  ['2026-11-22', '2026-12-31', 'in 1 month', '1 个月后'],
  ['2026-11-22', '2026-11-30', 'in 8 days', '8 天后'],
  ['2026-11-22', '2026-11-22', 'today', '今天'],
  ['2026-11-22', '2026-11-21', '1 day ago', '1 天前'],
  ['2026-11-22', '2025-11-22', '1 year ago', '1 年前'],
  ['2026-11-22', '2028-11-21', 'in 1 year 11 months', '1 年零 11 个月后'],
  ['2027-01-31', '2027-03-01', 'in 1 month', '1 个月后'],
  ['2026-12-31', '2027-01-01', 'in 1 day', '1 天后'],
])('from %s to %s is %s', (from, to, en, zh) => {
  expect(distanceIn('en', distanceBetween(from, to))).toBe(en);
  expect(distanceIn('zh', distanceBetween(from, to))).toBe(zh);
});
