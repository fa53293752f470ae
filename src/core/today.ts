/**
 * What day it is, said in one place: the day on the person's own calendar in a browser or a terminal, the day of UTC where
 * a server, a build or an import asks. The moment is an argument; nothing here reads a clock.
 */

const DAY = 86_400_000;

/** The day on the person's own calendar, `YYYY-MM-DD`: in Shanghai at 02:00 it is one day later than in UTC. */
export function localDay(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, '0');
  return [year, now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The day of UTC, `YYYY-MM-DD`: the same on every server and for every person who asks it. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Whole days from one `YYYY-MM-DD` to another; negative when the first lies after the second. */
export function daysBetween(from: string, to: string): number {
  // eslint-disable-next-line no-restricted-globals -- it counts between two days that are given
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
