import { expect, test } from 'vitest';
import { dateIn, listIn } from '../../src/words/lists-and-dates.js';

const LOCALES = { en: 'en-GB', zh: 'zh-CN' } as const;
const LANGS = ['en', 'zh'] as const;

test.each(LANGS)('lists are written as Intl writes them (%s)', (lang) => {
  const list = new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' });
  for (const items of [
    [],
    ['B3'],
    ['B3', 'B20'],
    ['B3', 'B20', 'n78'],
    ['中国移动', '中国电信', '中国联通', 'B8'],
  ])
    expect(listIn(lang, items)).toBe(list.format(items));
});

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
  expect(dateIn('en', '2028', 'H2')).toBe('second half of 2028');
  expect(dateIn('zh', '2028', 'H2')).toBe('2028年下半年');
});

test.each(['', 'soon', '2028-13', '2028-00-01', '28-06-03'])(
  '%j is no date and is shown as it is',
  (text) => {
    expect(dateIn('en', text)).toBe(text);
    expect(dateIn('zh', text)).toBe(text);
  },
);
