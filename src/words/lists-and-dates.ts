/**
 * Lists and dates as each language writes them inside a sentence: what `Intl` gives for British English (`3 June 2028`, no
 * comma before "and") and for Chinese, there with a space between Latin and Chinese. It is written out because a browser takes its time, 10 to 30 milliseconds on a
 * laptop, for its first `Intl` formatter, and the first answer of an element waits for that.
 */
import type { Distance } from '../core/date.js';
import type { DateNote } from '../core/service.js';
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';
import { plural } from './plural.js';

const COMMAS: Readonly<Record<Lang, string>> = { en: ', ', zh: '、' };

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
    H1: 'the first half of ',
    H2: 'the second half of ',
    Q1: 'the first quarter of ',
    Q2: 'the second quarter of ',
    Q3: 'the third quarter of ',
    Q4: 'the fourth quarter of ',
  },
  zh: { H1: '上半年', H2: '下半年', Q1: '第一季度', Q2: '第二季度', Q3: '第三季度', Q4: '第四季度' },
};

/** `A, B and C`, `A、B 和 C`, `甲、乙和丙` */
export function listIn(lang: Lang, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const others = items.slice(0, -1).join(COMMAS[lang]);
  return lang === 'en'
    ? `${others} and ${last}`
    : `${insideChinese(others).trimStart()}和${insideChinese(last).trimEnd()}`;
}

/**
 * `3 June 2028`, `June 2028`, `2028`, `the second half of 2028`; `2028年6月3日`, `2028年下半年`.
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

/** How far a day lies from today: `in 1 year 7 months`, `12 days ago`, `today`; days only where there is less than a month. */
export function distanceIn(lang: Lang, { years, months, days, isPast }: Distance): string {
  if (years + months + days === 0) return lang === 'en' ? 'today' : '今天';
  if (lang === 'zh') {
    const parts = [...(years ? [`${years} 年`] : []), ...(months ? [`${months} 个月`] : [])];
    return (parts.join('零 ') || `${days} 天`) + (isPast ? '前' : '后');
  }
  const count = (n: number, one: string) => (n === 0 ? [] : [plural(n, one)]);
  const span = [...count(years, 'year'), ...count(months, 'month')].join(' ') || count(days, 'day')[0]!;
  return isPast ? `${span} ago` : `in ${span}`;
}
