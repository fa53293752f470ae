/** The axis of a timeline: whole years, and where a day stands between them. */

const DAY = 86_400_000;
/** So many years are labelled at most; more labels would collide. */
const MOST_TICKS = 10;
/** Years that are shown at least, before today and after it. */
const YEARS_BEFORE = 1;
const YEARS_AFTER = 3;

export interface TimelineAxis {
  /** First and last year, both shown whole. */
  readonly first: number;
  readonly last: number;
}

/**
 * The years that hold all days.
 * @param days `YYYY-MM-DD`
 * @param today the same
 */
export function axisOf(days: readonly string[], today: string): TimelineAxis {
  const years = days.map((day) => Number(day.slice(0, 4)));
  const now = Number(today.slice(0, 4));
  return {
    first: Math.min(now - YEARS_BEFORE, ...years),
    last: Math.max(now + YEARS_AFTER, ...years),
  };
}

/** Where a day stands on the axis, in percent; days beyond its ends stand at the ends. */
export function positionOf(day: string, { first, last }: TimelineAxis): number {
  const start = Date.UTC(first, 0, 1);
  const share = (Date.parse(day) - start) / (Date.UTC(last + 1, 0, 1) - start);
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}

/** The years that are labelled, the first day of each on its place. */
export function yearTicks({ first, last }: TimelineAxis): number[] {
  const step = Math.ceil((last - first + 1) / MOST_TICKS);
  return Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, i) => first + i * step);
}

/** The last moment of a day is the first of the next one: where a bar ends that lasts the whole day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}
