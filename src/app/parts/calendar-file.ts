/** A calendar of days to come, as people take it into their own: iCalendar (RFC 5545), all-day entries, no alarm. */

export interface CalendarDay {
  /** The same for the same thing in every file, so that a second file does not double it. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

const FOLD = 74; // RFC 5545, 3.1: 75 octets a line, one of them the space that a continued line begins with

/**
 * Writes the text of an `.ics` file.
 * @param stamp the day on which the data was checked, `YYYY-MM-DD`
 */
export function writeCalendar(title: string, days: readonly CalendarDay[], stamp: string): string {
  const basic = (day: string) => day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//BandCheck//Plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...days.flatMap(({ id, day, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(id)}@band-check`,
      `DTSTAMP:${basic(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${basic(day)}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + '\r\n').join('');
}

/** RFC 5545, 3.3.11; other control characters may not stand in a line. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r?\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- these are what must not pass
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
  );
}

/** Breaks a line after at most 74 octets, never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > FOLD) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
