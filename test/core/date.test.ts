import { expect, it } from 'vitest';
import { lastDayOf } from '../../src/core/date.js';

it.each([
  ['2028', undefined, '2028-12-31'],
  ['2028', 'H1', '2028-06-30'],
  ['2028', 'H2', '2028-12-31'],
  ['2025', 'Q1', '2025-03-31'],
  ['2025', 'Q2', '2025-06-30'],
  ['2025', 'Q3', '2025-09-30'],
  ['2025', 'Q4', '2025-12-31'],
  ['2028-09', undefined, '2028-09-30'],
  ['2028-06-30', undefined, '2028-06-30'],
] as const)('the last day of %s %s is %s', (date, note, day) => {
  expect(lastDayOf(date, note)).toBe(day);
});
