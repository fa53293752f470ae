import type { DateNote, ServiceState } from './service.js';

const LAST_DAY_OF_NOTE: Record<DateNote, string> = {
  H1: '-06-30',
  H2: '-12-31',
  Q1: '-03-31',
  Q2: '-06-30',
  Q3: '-09-30',
  Q4: '-12-31',
};

/**
 * The last day that a date of facts can mean, for comparing as text with a `YYYY-MM-DD`: `2028` is `2028-12-31`,
 * `2028` with note `H1` is `2028-06-30`, `2028-09` is `2028-09-31` (any later day of the month compares alike).
 */
export function lastDayOf(date: string, note?: DateNote): string {
  if (date.length === 4) return date + (note ? LAST_DAY_OF_NOTE[note] : '-12-31');
  return date.length === 7 ? date + '-31' : date;
}

/** Whether the day announced for the end of a service lies before the day of asking, `YYYY-MM-DD`. */
export function hasPassed({ state, date, dateNote }: ServiceState, asOf: string): boolean {
  return state === 'planned' && date !== null && lastDayOf(date, dateNote) < asOf;
}
