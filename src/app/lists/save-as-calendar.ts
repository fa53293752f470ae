import type { CalendarEntry, CalendarTerms } from '../../views/write-calendar.js';
import { saveTextFile } from '../base/save-text-file.js';

/** Saves days to come as a calendar; what writes it is loaded now, because few people ever ask for one. */
export async function saveAsCalendar(
  name: string,
  title: string,
  days: readonly CalendarEntry[],
  terms: CalendarTerms,
): Promise<void> {
  const { writeCalendar, writeCalendarEntry } = await import('../../views/write-calendar.js');
  const entries = days.map((day) => writeCalendarEntry(day, terms));
  saveTextFile(name, 'text/calendar', writeCalendar(title, entries));
}
