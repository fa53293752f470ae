import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsPoint, nearestTo, panBox, zoomBox } from '../../../src/app/parts/map-view.js';

const WORLD = { x: 90, y: 0, width: 1895, height: 864 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

it('keeps the pressed point where it is, and never shows what lies beyond the world', () => {
  fc.assert(
    fc.property(number(0.1, 10), number(0, 1), number(0, 1), (factor, across, down) => {
      const box = zoomBox(WORLD, WORLD, 4, { x: 900, y: 400 });
      const point = { x: box.x + across * box.width, y: box.y + down * box.height };
      const next = zoomBox(box, WORLD, factor, point);
      expect(next.width).toBeLessThanOrEqual(WORLD.width + 1e-9);
      expect(next.width).toBeGreaterThanOrEqual(WORLD.width / 16 - 1e-9);
      expect(next.x).toBeGreaterThanOrEqual(WORLD.x - 1e-9);
      expect(next.x + next.width).toBeLessThanOrEqual(WORLD.x + WORLD.width + 1e-9);
      expect(next.height / next.width).toBeCloseTo(WORLD.height / WORLD.width, 6);
      if (factor > 1) expect((point.x - next.x) / next.width).toBeCloseTo(across, 6);
    }),
  );
});

it('moves with the hand, up to the edge', () => {
  const box = zoomBox(WORLD, WORLD, 2, { x: 900, y: 400 });
  expect(panBox(box, WORLD, { x: 10, y: -5 })).toEqual({ ...box, x: box.x + 10, y: box.y - 5 });
  expect(panBox(box, WORLD, { x: -9999, y: -9999 })).toMatchObject({ x: 90, y: 0 });
  expect(panBox(WORLD, WORLD, { x: 50, y: 50 })).toEqual(WORLD);
});

it('finds what is in view, and the nearest thing within reach', () => {
  expect(holdsPoint(WORLD, { x: 100, y: 10 })).toBe(true);
  expect(holdsPoint(WORLD, { x: 10, y: 10 })).toBe(false);
  const things = [
    { cc: 'a', x: 0, y: 0 },
    { cc: 'b', x: 10, y: 0 },
  ];
  expect(nearestTo(things, { x: 7, y: 0 }, 5)?.cc).toBe('b');
  expect(nearestTo(things, { x: 5, y: 30 }, 5)).toBeUndefined();
});
