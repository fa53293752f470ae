/** Calendars of all-day entries without an alarm, as people take them into their own: iCalendar (RFC 5545, RFC 7986). */
import ICAL from 'ical.js';
import type { Lang } from '../words/lang.js';

// RFC 5545, 3.1: at most 75 octets a line, and ical.js does not count the space that a continued line begins with.
ICAL.foldLength = 74;

export interface CalendarEntry {
  /** The same for the same thing in every file, so that a second file does not double it. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The last day of an entry that lasts longer; `day` where it is left out. */
  readonly lastDay?: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly category?: string;
  /** Whether the day is certain; left out where nothing is said about it. */
  readonly isSure?: boolean;
}

/** What the entries of a calendar have in common. */
export interface CalendarTerms {
  readonly lang: Lang;
  /** The day on which the data was checked, `YYYY-MM-DD`. */
  readonly stamp: string;
}

/**
 * Writes the text of an `.ics` file.
 * @param entries as `writeCalendarEntry` writes them: many calendars hold the same ones
 * @param about what holds for all entries, for a calendar that programs fetch again, which they are told to do daily
 */
export function writeCalendar(title: string, entries: readonly string[], about?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//BandCheck//Switch-offs//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', withoutControls(title));
  calendar.addPropertyWithValue('x-wr-calname', withoutControls(title));
  if (about !== undefined) {
    calendar.addPropertyWithValue('description', withoutControls(about));
    calendar.addProperty(refreshDaily());
  }
  const [head, end] = calendar.toString().split(/(?=END:VCALENDAR$)/) as [string, string];
  return `${head}${entries.map((entry) => `${entry}\r\n`).join('')}${end}\r\n`;
}

export function writeCalendarEntry(entry: CalendarEntry, { lang, stamp }: CalendarTerms): string {
  const { id, day, lastDay = day, title, text, url, category, isSure } = entry;
  const event = new ICAL.Component('vevent');
  const addText = (name: string, value: string) => {
    if (value) event.addPropertyWithValue(name, withoutControls(value)).setParameter('language', lang);
  };
  event.addPropertyWithValue('uid', id);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(`${stamp}T00:00:00Z`));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day));
  // the end of an event of whole days is the day after its last one (RFC 5545, 3.6.1)
  if (lastDay !== day) event.addPropertyWithValue('dtend', dayAfter(lastDay));
  addText('summary', title);
  addText('description', text);
  event.addPropertyWithValue('url', url);
  if (category !== undefined) event.addPropertyWithValue('categories', category);
  if (isSure !== undefined) event.addPropertyWithValue('status', isSure ? 'CONFIRMED' : 'TENTATIVE');
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  return event.toString();
}

/** RFC 7986, 5.7: how often to ask for a new version. */
function refreshDaily(): ICAL.Property {
  const property = new ICAL.Property('refresh-interval');
  property.resetType('duration');
  property.setValue(ICAL.Duration.fromString('P1D'));
  return property;
}

function dayAfter(day: string): ICAL.Time {
  const time = ICAL.Time.fromDateString(day);
  time.addDuration(ICAL.Duration.fromString('P1D'));
  return time;
}

/** Text without control characters, which may not stand in a line of a calendar; line breaks stay. */
function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what must not pass
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}
