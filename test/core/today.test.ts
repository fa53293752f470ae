import { afterAll, describe, expect, it } from 'vitest';
import { daysBetween, localDay, utcDay } from '../../src/core/today.js';

const zone = process.env['TZ'];
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('today', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-21T18:00:00Z', '2026-11-22'], // 02:00 there
    ['Asia/Shanghai', '2026-11-21T15:59:59Z', '2026-11-21'],
    ['UTC', '2026-11-21T18:00:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-22T07:00:00Z', '2026-11-21'],
    ['Europe/Berlin', '2026-12-31T23:30:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (timeZone, instant, day) => {
    process.env['TZ'] = timeZone;
    expect(localDay(new Date(instant))).toBe(day);
    expect(utcDay(new Date(instant))).toBe(instant.slice(0, 10));
  });

  it.each([
    ['2026-11-10', '2026-11-20', 10],
    ['2026-03-28', '2026-03-30', 2], // a day of 23 hours lies between
    ['2026-11-20', '2026-11-19', -1],
    ['2026-11-20', '2026-11-20', 0],
  ])('counts the days from %s to %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
