import { CREDIT } from '../core/credit.js';
import { lastDayOf } from '../core/date.js';
import type { Facts } from '../dataset/load.js';
import { feedWords } from '../words/feeds.js';
import { type Lang, LANGS } from '../words/lang.js';
import type { Output } from './output.js';
import type { Site } from './site.js';
import { type SwitchOff, switchOffs } from './switch-offs.js';
import { uuid } from './uuid.js';

/** Writes the calendars of switch-offs: all, and those of a country, in each language. */
export function calendars(facts: Facts, site: Site, output: Output): void {
  const all = facts.countries.map((country) => ({ country, offs: switchOffs(country) }));
  for (const lang of LANGS) {
    const suffix = lang === 'en' ? '' : `.${lang}`;
    const everything = all.flatMap(({ offs }) => offs);
    if (everything.length > 0) {
      output.write(
        `v1/switch-offs${suffix}.ics`,
        calendar(everything, feedWords[lang].calendarTitle(), lang, facts, site),
      );
    }
    for (const { country, offs } of all) {
      if (offs.length === 0) continue; // RFC 5545 knows no calendar without an entry
      const title = feedWords[lang].calendarTitle(country.name[lang]);
      output.write(`v1/switch-offs/${country.cc}${suffix}.ics`, calendar(offs, title, lang, facts, site));
    }
  }
}

/**
 * An iCalendar object (RFC 5545) with one all-day entry a switch-off. Where a date leaves the day open, the entry stands
 * on the last day that it can mean, and says so.
 */
export function calendar(
  offs: readonly SwitchOff[],
  title: string,
  lang: Lang,
  facts: Facts,
  site: Site,
): string {
  const stamp = `${basicDate(facts.data.checked)}T000000Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//BandCheck//Switch-offs//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(title)}`,
    `X-WR-CALNAME:${text(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...offs.flatMap((off) => event(off, lang, stamp, facts, site)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function event(
  { country, network, service, state }: SwitchOff,
  lang: Lang,
  stamp: string,
  facts: Facts,
  site: Site,
): string[] {
  const words = feedWords[lang];
  const day = lastDay(state.date, state.date_note);
  const given = [state.date, state.date_note].filter(Boolean).join(' ');
  const source = state.source === null ? undefined : facts.sources[state.source];
  const description = [
    state.state === 'planned' ? words.planned(given) : words.ending(given),
    ...(day === state.date ? [] : [words.lastDay]),
    ...(source ? [`${words.source}: ${source.publisher}, ${source.url}`] : []),
    `${words.facts}: ${CREDIT.text}`,
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${uuid(`switch-off/${network.id}/${service}`)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `SUMMARY;LANGUAGE=${lang}:${text(words.switchOff(country.name[lang], network.name, words.services[service]))}`,
    `DESCRIPTION;LANGUAGE=${lang}:${text(description.join('\n'))}`,
    `URL:${site.pages(`/networks/${network.id}`)[lang]}`,
    `CATEGORIES:${words.services[service]}`,
    `STATUS:${day === state.date ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The last day of the calendar that a date of facts can mean. */
export function lastDay(...date: Parameters<typeof lastDayOf>): string {
  const [year, month, day] = lastDayOf(...date)
    .split('-')
    .map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return [year, month, Math.min(day, last)].map((part) => String(part).padStart(2, '0')).join('-');
}

function basicDate(day: string): string {
  return day.replaceAll('-', '');
}

/** A TEXT value (RFC 5545 3.3.11). */
function text(value: string): string {
  // eslint-disable-next-line no-control-regex -- control characters may not stand in a content line
  const plain = value.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
  return plain.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A content line in pieces of at most 75 octets (RFC 5545 3.1), never cut within a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let room = 75;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (size > room) {
      pieces.push(piece);
      piece = '';
      room = 74; // the space that a continued line begins with counts
    }
    piece += char;
    room -= size;
  }
  return [...pieces, piece].join('\r\n ');
}
