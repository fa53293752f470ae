/**
 * Lists and dates as each language writes them inside a sentence: what `Intl` gives for British English (`3 June 2028`, no
 * comma before "and") and for Chinese. It is written out because a browser takes its time, 10 to 30 milliseconds on a
 * laptop, for its first `Intl` formatter, and the first answer of an element waits for that.
 */
import type { DateNote } from '../core/service.js';
import type { Lang } from './lang.js';

const LISTS: Readonly<Record<Lang, { readonly comma: string; readonly and: string }>> = {
  en: { comma: ', ', and: ' and ' },
  zh: { comma: '、', and: '和' },
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

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
  const { comma, and } = LISTS[lang];
  const last = items.at(-1) ?? '';
  return items.length > 1 ? items.slice(0, -1).join(comma) + and + last : last;
}

/**
 * `3 June 2028`, `June 2028`, `2028`, `second half of 2028`; `2028年6月3日`, `2028年下半年`.
 * @param date `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; any other text is shown as it is
 */
export function dateIn(lang: Lang, date: string, note?: DateNote): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(date) ?? [];
  if (!year) return date;
  if (!month) {
    const part = note ? NOTES[lang][note] : '';
    return lang === 'en' ? part + date : `${date}年${part}`;
  }
  const name = MONTHS[Number(month) - 1];
  if (!name) return date;
  if (lang === 'zh') return `${year}年${Number(month)}月${day ? `${Number(day)}日` : ''}`;
  return `${day ? `${Number(day)} ` : ''}${name} ${year}`;
}

/**
 * How long it is until a day or month: `in 1 year 7 months`, `in 12 days`; empty for a year alone and for what has passed.
 * @param today `YYYY-MM-DD`
 */
export function timeUntil(lang: Lang, date: string, today: string): string {
  if (date.length < 7) return '';
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const isBefore = date.length === 10 && date.slice(8) < today.slice(8);
  const months =
    (year - Number(today.slice(0, 4))) * 12 + month - Number(today.slice(5, 7)) - (isBefore ? 1 : 0);
  if (months < 0 || date < today) return '';
  if (months === 0) {
    if (date.length < 10) return '';
    // eslint-disable-next-line no-restricted-globals -- counts between two dates that it is given, and reads no clock
    return FAR[lang].day(Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000));
  }
  return FAR[lang].month(Math.floor(months / 12), months % 12);
}

const count = (n: number, one: string) => (n === 0 ? '' : ` ${n} ${one}${n === 1 ? '' : 's'}`);

const FAR: Readonly<
  Record<Lang, { readonly day: (days: number) => string; month: (years: number, months: number) => string }>
> = {
  en: {
    day: (days) => (days === 0 ? 'today' : `in${count(days, 'day')}`),
    month: (years, months) => `in${count(years, 'year')}${count(months, 'month')}`,
  },
  zh: {
    day: (days) => (days === 0 ? '今天' : `还有 ${days} 天`),
    month: (years, months) =>
      `还有${years === 0 ? '' : ` ${years} 年`}${months === 0 ? '' : ` ${months} 个月`}`,
  },
};
