import { expect, it } from 'vitest';
import { calendarDistance } from '../../../src/app/base/calendar-distance.js';
import { TIMELINE_WORDS } from '../../../src/words/timeline.js';

it.each([
  ['2026-11-22', '2028-06-30', 'in 1 year 7 months', '1 年零 7 个月后'],
  ['2026-11-22', '2026-12-31', 'in 1 month', '1 个月后'],
  ['2026-11-22', '2026-11-30', 'in 8 days', '8 天后'],
  ['2026-11-22', '2026-11-22', 'today', '今天'],
  ['2026-11-22', '2026-11-21', '1 day ago', '1 天前'],
  ['2026-11-22', '2025-11-22', '1 year ago', '1 年前'],
  ['2026-11-22', '2028-11-21', 'in 1 year 11 months', '1 年零 11 个月后'],
  ['2027-01-31', '2027-03-01', 'in 1 month', '1 个月后'],
])('from %s to %s is %s', (from, to, en, zh) => {
  expect(TIMELINE_WORDS.en.distance(calendarDistance(from, to))).toBe(en);
  expect(TIMELINE_WORDS.zh.distance(calendarDistance(from, to))).toBe(zh);
});
