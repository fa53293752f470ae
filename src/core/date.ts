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
 * The last day that a date of the data can mean, `YYYY-MM-DD`: `2028` is `2028-12-31`, `2028` with note `H1` is
 * `2028-06-30`, `2028-09` is `2028-09-30`.
 */
export function lastDayOf(date: string, note?: DateNote): string {
  if (date.length > 7) return date;
  const month = date.length === 4 ? date + (note ? MONTHS_OF_NOTE[note][1] : '-12') : date;
  return `${month}-${daysIn(Number(month.slice(0, 4)), Number(month.slice(5)))}`;
}

/** The first day that a date of the data can mean: `2028` is `2028-01-01`, `2028` with note `H2` is `2028-07-01`. */
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

/** How far one day lies from another, as people count: whole years, then whole months, then days. */
export interface Distance {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** The other day lies before the one counted from. */
  readonly isPast: boolean;
}

/** @param from and `to`: `YYYY-MM-DD` */
export function distanceBetween(from: string, to: string): Distance {
  const isPast = to < from;
  const [early, late] = (isPast ? [to, from] : [from, to]).map((day) => day.split('-').map(Number)) as [
    [number, number, number],
    [number, number, number],
  ];
  let months = (late[0] - early[0]) * 12 + late[1] - early[1];
  let days = late[2] - early[2];
  if (days < 0) {
    months--;
    // counted on from the same day of the month before, or from its last day where it is shorter
    days = late[2] + Math.max(0, daysIn(late[0], late[1] === 1 ? 12 : late[1] - 1) - early[2]);
  }
  return { years: Math.floor(months / 12), months: months % 12, days, isPast };
}

/** Whether the day announced for the end of a service lies before the day of asking, `YYYY-MM-DD`. */
export function hasPassed({ state, date, dateNote }: ServiceState, asOf: string): boolean {
  return state === 'planned' && date !== null && lastDayOf(date, dateNote) < asOf;
}
