import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeCalendar, writeCalendarEntry } from '../../src/views/write-calendar.js';

const DAY = {
  id: 'switch-off/x/g2',
  day: '2028-06-30',
  title:
    '2G ends: Telekom, Germany; with \\ and a name that is so long that it goes over a line 中国移动中国移动',
  text: 'First line\nsecond\u0007 line',
  url: 'https://example.org/networks/x',
};

it('writes what a reader of calendars reads back', () => {
  const entry = writeCalendarEntry(DAY, { lang: 'en', stamp: '2026-11-01' });
  const text = writeCalendar('My plan', [entry]);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(text).not.toContain('REFRESH-INTERVAL');
  const subscribed = writeCalendar('All', [entry], 'About\nall');
  expect(subscribed).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D');
  expect(subscribed).toContain('DESCRIPTION:About\\nall');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('My plan');
  const [event] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(event!.summary).toBe(DAY.title);
  expect(event!.description).toBe('First line\nsecond  line');
  expect(event!.startDate.toString()).toBe('2028-06-30');
  expect(event!.startDate.isDate).toBe(true);
  expect(event!.component.getFirstPropertyValue('url')).toBe(DAY.url);
});
