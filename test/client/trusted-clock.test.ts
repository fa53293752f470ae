import { describe, expect, it } from 'vitest';
import { ageInDays } from '../../src/client/fresh-data.js';
import { localDay } from '../../src/core/today.js';
import { readServerTime, TrustedClock } from '../../src/client/trusted-clock.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
/** The real present in all these tests, and the day on which the data was checked: ten days before. */
const NOW = Date.parse('2026-11-20T10:00:00Z');
const UPDATED = '2026-11-10';

/** A clock whose device is `off` milliseconds fast and whose page has lived `elapsed` milliseconds since it was made. */
function clockOff(off: number, elapsed = { ms: 0 }) {
  return new TrustedClock(
    () => NOW + off + elapsed.ms,
    () => elapsed.ms,
  );
}
function age(clock: TrustedClock) {
  const now = clock.now();
  return ageInDays(UPDATED, now === undefined ? undefined : localDay(new Date(now)));
}

describe('the present', () => {
  it.each([
    ['right', 0],
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['a year slow', -YEAR],
    ['a year fast', YEAR],
    ['at the epoch', -NOW],
  ])('is right to the millisecond with a device clock that is %s when a server is heard', (_, off) => {
    const clock = clockOff(off);
    clock.hear(NOW);
    expect(clock.now()).toBe(NOW);
    expect(age(clock)).toBe(10);
  });

  it.each([
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['a year slow', -YEAR],
    ['a year fast', YEAR],
  ])('is right in a later session without a server with a device clock that is %s', (_, off) => {
    const heard = clockOff(off).hear(NOW);
    const later = clockOff(off + 3 * DAY);
    later.recall(heard);
    expect(later.now()).toBe(NOW + 3 * DAY);
    expect(age(later)).toBe(13);
  });

  it('is unknown when the device clock has gone back since a server was heard', () => {
    const heard = clockOff(0).hear(NOW);
    const later = clockOff(-YEAR);
    later.recall(heard);
    expect(later.now()).toBeUndefined();
    expect(age(later)).toBeUndefined();
  });

  it('takes a clock that was set by a few seconds for a working one', () => {
    const clock = clockOff(-5000);
    clock.recall({ server: NOW, device: NOW });
    expect(clock.now()).toBe(NOW);
  });

  it('does not follow a device clock that is set while the page lives', () => {
    const elapsed = { ms: 0 };
    let off = 0;
    const clock = new TrustedClock(
      () => NOW + off + elapsed.ms,
      () => elapsed.ms,
    );
    clock.hear(NOW);
    off = YEAR;
    elapsed.ms = DAY;
    expect(clock.now()).toBe(NOW + DAY);
  });
});

describe('the age of the data', () => {
  it('is unknown, not negative, when the device clock lies before the data and no server was ever heard', () => {
    expect(age(clockOff(-YEAR))).toBeUndefined();
  });

  it.each([
    ['2026-11-20', 0],
    ['2026-11-21', 0], // checked where it is already tomorrow
    ['2026-11-22', undefined],
    ['2027-11-20', undefined],
  ])('of data checked on %s is %s', (updated, days) => {
    expect(ageInDays(updated, '2026-11-20')).toBe(days);
  });
});

describe('the time that an answer carries', () => {
  it.each([
    [{ date: 'Fri, 20 Nov 2026 10:00:00 GMT' }, NOW],
    [{ date: 'Fri, 20 Nov 2026 10:00:00 GMT', age: '3600' }, NOW + HOUR], // from a cache on the way
    [{ date: 'Fri, 20 Nov 2026 10:00:00 GMT', age: 'old' }, NOW],
    [{ date: 'soon' }, undefined],
    [{}, undefined],
  ])('%j', (headers, time) => {
    expect(readServerTime(new Headers(headers as Record<string, string>))).toBe(time);
  });
});
