import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyHeight,
  type GridSizes,
  moveBy,
  rowTop,
  scrollTo,
  sizeGrid,
  windowOf,
} from '../../../src/app/parts/grid-window.js';

const SIZES: GridSizes = {
  rows: 172,
  columns: 400,
  rowHeight: 50,
  columnWidth: 100,
  headHeight: 60,
  headWidth: 200,
  openRow: 0,
  openHeight: 0,
};
const open = { ...SIZES, openRow: 3, openHeight: 400 };

describe('the part of a grid in sight', () => {
  it('is drawn with a few more rows and columns, however many there are', () => {
    expect(windowOf({ left: 0, top: 0, width: 1000, height: 560 }, SIZES)).toEqual({
      firstRow: 1,
      lastRow: 14,
      firstColumn: 1,
      lastColumn: 10,
    });
    expect(windowOf({ left: 39_400, top: 8200, width: 1000, height: 560 }, SIZES)).toMatchObject({
      lastRow: 172,
      lastColumn: 400,
    });
  });

  it('has every row and column that shows, with an open row and without', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 100, max: 900 }),
        fc.integer({ min: 0, max: 172 }),
        fc.integer({ min: 0, max: 600 }),
        (top, height, openRow, openHeight) => {
          const sizes = { ...SIZES, openRow, openHeight };
          const { firstRow, lastRow } = windowOf({ left: 0, top, width: 500, height }, sizes);
          for (let row = 1; row <= sizes.rows; row++) {
            const start = rowTop(row, sizes);
            const end = start + sizes.rowHeight + (row === openRow ? openHeight : 0);
            if (end > top && start < top + height - sizes.headHeight)
              expect(row >= firstRow && row <= lastRow).toBe(true);
          }
        },
      ),
    );
  });

  it('moves rows down by what an open row shows', () => {
    expect(rowTop(3, open)).toBe(100);
    expect(rowTop(4, open)).toBe(550);
    expect(bodyHeight(open)).toBe(172 * 50 + 400);
  });
});

describe('the keys of a grid', () => {
  const press = (key: string, row: number, column: number, ctrlKey = false) =>
    moveBy({ key, ctrlKey }, { row, column }, { rows: 10, columns: 4 }, 5);

  it.each([
    ['ArrowDown', 2, 2, 3, 2],
    ['ArrowUp', 1, 2, 0, 2],
    ['ArrowUp', 0, 2, 0, 2],
    ['ArrowLeft', 2, 1, 2, 0],
    ['ArrowLeft', 2, 0, 2, 0],
    ['ArrowRight', 2, 4, 2, 4],
    ['PageDown', 2, 2, 7, 2],
    ['PageDown', 8, 2, 10, 2],
    ['PageUp', 3, 2, 1, 2],
    ['Home', 3, 2, 3, 0],
    ['End', 3, 2, 3, 4],
  ])('%s in row %i, column %i leads to row %i, column %i', (key, row, column, toRow, toColumn) =>
    expect(press(key, row, column)).toEqual({ row: toRow, column: toColumn }),
  );

  it('go to a corner with Control, and nowhere with other keys', () => {
    expect(press('Home', 3, 2, true)).toEqual({ row: 0, column: 0 });
    expect(press('End', 3, 2, true)).toEqual({ row: 10, column: 4 });
    expect(press('a', 3, 2)).toBeUndefined();
  });

  it('scroll a cell into sight whole, and no further', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 172 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 8000 }),
        fc.integer({ min: 0, max: 39_000 }),
        (row, column, top, left) => {
          const sight = { left, top, width: 1000, height: 560 };
          const to = scrollTo({ row, column }, sight, open);
          expect(rowTop(row, open)).toBeGreaterThanOrEqual(to.top);
          expect(rowTop(row, open) + 50).toBeLessThanOrEqual(to.top + 500);
          expect((column - 1) * 100).toBeGreaterThanOrEqual(to.left);
          expect(column * 100).toBeLessThanOrEqual(to.left + 800);
          expect(scrollTo({ row, column }, { ...sight, ...to }, open)).toEqual(to);
        },
      ),
    );
    expect(scrollTo({ row: 0, column: 0 }, { left: 7, top: 9, width: 500, height: 500 }, SIZES)).toEqual({
      left: 7,
      top: 9,
    });
  });
});

describe('the sizes of a grid', () => {
  const sizes = (width: number, columns: number) =>
    sizeGrid({ width, rem: 16, rows: 172, columns, openRow: 0, openHeight: 0 });

  it.each([1, 2, 5])(
    'share all the room of a broad box among %i devices, so that no row ends early',
    (columns) => {
      const { headWidth, columnWidth } = sizes(1208, columns);
      expect(headWidth + columns * columnWidth).toBeLessThanOrEqual(1208);
      expect(headWidth + columns * (columnWidth + 1)).toBeGreaterThan(1208);
    },
  );

  it('keep columns readable where there is no room, and rows large enough for a thumb', () => {
    expect(sizes(1208, 400).columnWidth).toBe(Math.round(7.2 * 16));
    const phone = sizes(356, 400);
    expect(phone.columnWidth).toBe(Math.round(5.4 * 16));
    expect(phone.headWidth).toBeLessThan(356 / 2);
    expect(phone.rowHeight).toBeGreaterThanOrEqual(44);
  });
});
