/** Lists and dates as each language writes them inside a sentence. */
import type { DateNote } from '../core/service.js';
import type { Lang } from './lang.js';

/** British English, for `3 June 2028` and for a list without a comma before "and". */
const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', zh: 'zh-CN' };

const LISTS = perLang((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const DAYS = perLang((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const MONTHS = perLang(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
);

const NOTES: Readonly<Record<Lang, Readonly<Record<DateNote, string>>>> = {
  en: {
    H1: 'first half of ',
    H2: 'second half of ',
    Q1: 'first quarter of ',
    Q2: 'second quarter of ',
    Q3: 'third quarter of ',
    Q4: 'fourth quarter of ',
  },
  zh: { H1: '上半年', H2: '下半年', Q1: '第一季度', Q2: '第二季度', Q3: '第三季度', Q4: '第四季度' },
};

/** `A, B and C`, `A、B和C` */
export function listIn(lang: Lang, items: readonly string[]): string {
  return LISTS[lang].format(items);
}

/**
 * `3 June 2028`, `June 2028`, `2028`, `second half of 2028`; `2028年6月3日`, `2028年下半年`.
 * @param date `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; any other text is shown as it is
 */
export function dateIn(lang: Lang, date: string, note?: DateNote): string {
  if (/^\d{4}$/.test(date)) {
    const part = note ? NOTES[lang][note] : '';
    return lang === 'en' ? part + date : `${date}年${part}`;
  }
  // eslint-disable-next-line no-restricted-globals -- writes the date it is given, and reads no clock
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return (date.length === 7 ? MONTHS : DAYS)[lang].format(time);
}

function perLang<T>(create: (locale: string) => T): Readonly<Record<Lang, T>> {
  return { en: create(LOCALES.en), zh: create(LOCALES.zh) };
}
