import { expect, it } from 'vitest';
import { axisOf, dayAfter, positionOf, yearTicks } from '../../../src/app/parts/timeline-axis.js';

const TODAY = '2026-11-22';

it('holds every day in whole years, and some years around today', () => {
  expect(axisOf([], TODAY)).toEqual({ first: 2025, last: 2029 });
  expect(axisOf(['2008-04-01', '2036-12-31'], TODAY)).toEqual({ first: 2008, last: 2036 });
});

it('puts days on their place, and what lies beyond at the ends', () => {
  const axis = { first: 2025, last: 2028 };
  expect(positionOf('2025-01-01', axis)).toBe(0);
  expect(positionOf('2027-01-01', axis)).toBeCloseTo(50, 0);
  expect(positionOf(dayAfter('2028-12-31'), axis)).toBe(100);
  expect(positionOf('2010-01-01', axis)).toBe(0);
  expect(positionOf('2040-01-01', axis)).toBe(100);
  expect(dayAfter('2028-02-29')).toBe('2028-03-01');
});

it('labels ten years at most, beginning with the first', () => {
  expect(yearTicks({ first: 2025, last: 2029 })).toEqual([2025, 2026, 2027, 2028, 2029]);
  const long = yearTicks({ first: 2000, last: 2037 });
  expect(long.length).toBeLessThanOrEqual(10);
  expect(long.slice(0, 2)).toEqual([2000, 2004]);
});
