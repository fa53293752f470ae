/** How far one day lies from another, as people count: whole years, then whole months, then days. */
export interface CalendarDistance {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** The other day lies before the one counted from. */
  readonly isPast: boolean;
}

/** @param from and `to`: `YYYY-MM-DD` */
export function calendarDistance(from: string, to: string): CalendarDistance {
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
    const before = new Date(Date.UTC(late[0], late[1] - 1, 0)).getUTCDate();
    days = late[2] + Math.max(0, before - early[2]);
  }
  return { years: Math.floor(months / 12), months: months % 12, days, isPast };
}
