import { describe, expect, it } from 'vitest';
import { firstDayOf, hasPassed, isDay, lastDayOf } from '../../src/core/date.js';

describe('the days that a date can mean', () => {
  it.each([
    ['2028', undefined, '2028-01-01', '2028-12-31'],
    ['2028', 'H1', '2028-01-01', '2028-06-30'],
    ['2028', 'H2', '2028-07-01', '2028-12-31'],
    ['2025', 'Q1', '2025-01-01', '2025-03-31'],
    ['2025', 'Q2', '2025-04-01', '2025-06-30'],
    ['2025', 'Q3', '2025-07-01', '2025-09-30'],
    ['2025', 'Q4', '2025-10-01', '2025-12-31'],
    ['2028-09', undefined, '2028-09-01', '2028-09-30'],
    ['2027-12', undefined, '2027-12-01', '2027-12-31'],
    // A leap year, a common one, and the two kinds of century.
    ['2028-02', undefined, '2028-02-01', '2028-02-29'],
    ['2027-02', undefined, '2027-02-01', '2027-02-28'],
    ['2000-02', undefined, '2000-02-01', '2000-02-29'],
    ['2100-02', undefined, '2100-02-01', '2100-02-28'],
    ['2028-06-30', undefined, '2028-06-30', '2028-06-30'],
  ] as const)('%s %s: from %s to %s', (date, note, first, last) => {
    expect([firstDayOf(date, note), lastDayOf(date, note)]).toEqual([first, last]);
    expect([isDay(first), isDay(last)]).toEqual([true, true]);
  });

  it('knows the days that the calendar has as well as the calendar of JavaScript', () => {
    for (let year = 1999; year <= 2101; year++)
      for (let month = 0; month <= 13; month++)
        for (const day of [0, 1, 28, 29, 30, 31, 32]) {
          const text = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
          const date = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
          expect([text, isDay(text)]).toEqual([text, exists]);
        }
  });

  it.each(['', '2028', '2028-06', '2028-6-30', '2028-06-30T00:00', ' 2028-06-30', '28-06-30', 'today'])(
    '%j is no day',
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe('an announced day', () => {
  it.each([
    ['planned', '2026-11-21', true],
    ['planned', '2026-11-22', false],
    ['planned', '2026-11', false],
    ['planned', '2025', true],
    ['planned', null, false],
    ['ending', '2020', false],
    ['off', '2020', false],
  ] as const)('%s %s has passed on 2026-11-22: %s', (state, date, passed) =>
    expect(hasPassed({ state, date }, '2026-11-22')).toBe(passed),
  );
});
