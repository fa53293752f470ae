import { describe, expect, it } from 'vitest';
import { ageInDays, FactClock, serverTimeOf } from '../../src/client/served-time.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
/** The real present in all these tests, and the day on which the facts were checked: ten days before. */
const NOW = Date.parse('2026-11-20T10:00:00Z');
const UPDATED = '2026-11-10';

/** A clock whose device is `off` milliseconds fast and whose page has lived `elapsed` milliseconds since it was made. */
function clockOff(off: number, elapsed = { ms: 0 }) {
  return new FactClock(
    () => NOW + off + elapsed.ms,
    () => elapsed.ms,
  );
}

describe('the age of the facts', () => {
  it.each([
    ['right', 0],
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['a year slow', -YEAR],
    ['a year fast', YEAR],
    ['at the epoch', -NOW],
  ])('is right with a device clock that is %s when a server is heard', (_, off) => {
    const clock = clockOff(off);
    clock.hear(NOW);
    expect(ageInDays(UPDATED, clock.now())).toBe(10);
    expect(clock.now()?.by).toBe('server');
  });

  it.each([
    ['a year slow', -YEAR],
    ['a year fast', YEAR],
  ])('is right in a later session without a server with a device clock that is %s', (_, off) => {
    const heard = clockOff(off).hear(NOW);
    const later = clockOff(off + 3 * DAY);
    later.recall(heard);
    expect(ageInDays(UPDATED, later.now())).toBe(13);
    expect(later.now()?.by).toBe('device');
  });

  it('is unknown when the device clock has gone back since a server was heard', () => {
    const heard = clockOff(0).hear(NOW);
    const later = clockOff(-YEAR);
    later.recall(heard);
    expect(later.now()).toBeUndefined();
    expect(ageInDays(UPDATED, later.now())).toBeUndefined();
  });

  it('takes a clock that was set by a few seconds for a working one', () => {
    const clock = clockOff(-5000);
    clock.recall({ server: NOW, device: NOW });
    expect(ageInDays(UPDATED, clock.now())).toBe(10);
  });

  it('is unknown, not negative, when the device clock lies before the facts and no server was ever heard', () => {
    expect(ageInDays(UPDATED, clockOff(-YEAR).now())).toBeUndefined();
  });

  it('does not follow a device clock that is set while the page lives', () => {
    const elapsed = { ms: 0 };
    let off = 0;
    const clock = new FactClock(
      () => NOW + off + elapsed.ms,
      () => elapsed.ms,
    );
    clock.hear(NOW);
    off = YEAR;
    elapsed.ms = DAY;
    expect(ageInDays(UPDATED, clock.now())).toBe(11);
  });

  it.each([
    ['2026-11-20', 0],
    ['2026-11-21', 0], // the facts were checked where it is already tomorrow
    ['2026-11-22', undefined],
    ['2027-11-20', undefined],
  ])('of facts checked on %s is %s', (updated, days) => {
    expect(ageInDays(updated, { ms: NOW, by: 'server' })).toBe(days);
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
    expect(serverTimeOf(new Headers(headers as Record<string, string>))).toBe(time);
  });
});
