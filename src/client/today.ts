/** The one place that says what day it is for a person in front of a browser. */

const DAY = 86_400_000;

/** The day on the person's own calendar, `YYYY-MM-DD`: in Shanghai at 02:00 it is one day later than in UTC. */
export function localDay(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, '0');
  return [year, now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whole days from one `YYYY-MM-DD` to another; negative when the first lies after the second. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
