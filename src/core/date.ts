/** Calendar days as text, `YYYY-MM-DD`, and the days that an open date can mean. No clock and no time zone. */
import type { DateNote, ServiceState } from './service.js';

const MONTHS_OF_NOTE: Readonly<Record<DateNote, readonly [first: string, last: string]>> = {
  H1: ['-01', '-06'],
  H2: ['-07', '-12'],
  Q1: ['-01', '-03'],
  Q2: ['-04', '-06'],
  Q3: ['-07', '-09'],
  Q4: ['-10', '-12'],
};

/**
 * The last day that a date of facts can mean, `YYYY-MM-DD`: `2028` is `2028-12-31`, `2028` with note `H1` is
 * `2028-06-30`, `2028-09` is `2028-09-30`.
 */
export function lastDayOf(date: string, note?: DateNote): string {
  if (date.length > 7) return date;
  const month = date.length === 4 ? date + (note ? MONTHS_OF_NOTE[note][1] : '-12') : date;
  return `${month}-${daysIn(Number(month.slice(0, 4)), Number(month.slice(5)))}`;
}

/** The first day that a date of facts can mean: `2028` is `2028-01-01`, `2028` with note `H2` is `2028-07-01`. */
export function firstDayOf(date: string, note?: DateNote): string {
  if (date.length > 7) return date;
  return `${date.length === 4 ? date + (note ? MONTHS_OF_NOTE[note][0] : '-01') : date}-01`;
}

/** Whether a text is a day that the calendar has, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(text);
  if (!parts) return false;
  const day = Number(parts[3]);
  return day >= 1 && day <= daysIn(Number(parts[1]), Number(parts[2]));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the day announced for the end of a service lies before the day of asking, `YYYY-MM-DD`. */
export function hasPassed({ state, date, dateNote }: ServiceState, asOf: string): boolean {
  return state === 'planned' && date !== null && lastDayOf(date, dateNote) < asOf;
}
