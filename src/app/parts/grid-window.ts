/** Which part of a large grid is in sight, and where an arrow key leads: numbers only, so that they can be tested. */

/** Sizes in CSS pixels. Row 0 and column 0 of a grid are its heads and always in sight. */
export interface GridSizes {
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly columnWidth: number;
  readonly headHeight: number;
  readonly headWidth: number;
  /** The row that is laid open, from 1, and the height of what is shown below it; 0 for none. */
  readonly openRow: number;
  readonly openHeight: number;
}

/** The part of the grid that its box shows. */
interface GridSight {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** First and last row and column to draw, from 1. */
interface GridWindow {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** A cell, heads included: row 0 is that of the devices, column 0 that of the countries. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Rows and columns beyond the edge of the box that are drawn too, so that a quick hand sees no gaps. */
const SPARE = { rows: 3, columns: 1 };

/** Where a row begins below the head row. */
export function rowTop(row: number, { rowHeight, openRow, openHeight }: GridSizes): number {
  return (row - 1) * rowHeight + (openRow > 0 && row > openRow ? openHeight : 0);
}

/** The height of all rows. */
export function bodyHeight(sizes: GridSizes): number {
  return rowTop(sizes.rows + 1, sizes);
}

export function windowOf(sight: GridSight, sizes: GridSizes): GridWindow {
  const { rows, columns, rowHeight, columnWidth, headHeight, headWidth, openRow, openHeight } = sizes;
  // what lies below the open row has moved down by its height
  const rowAt = (y: number) => {
    const folded = openRow > 0 && y > openRow * rowHeight ? Math.max(openRow * rowHeight, y - openHeight) : y;
    return Math.floor(folded / rowHeight) + 1;
  };
  const columnAt = (x: number) => Math.floor(x / columnWidth) + 1;
  const clamp = (value: number, most: number) => Math.min(Math.max(1, value), most);
  return {
    firstRow: clamp(rowAt(sight.top) - SPARE.rows, rows),
    lastRow: clamp(rowAt(sight.top + sight.height - headHeight) + SPARE.rows, rows),
    firstColumn: clamp(columnAt(sight.left) - SPARE.columns, columns),
    lastColumn: clamp(columnAt(sight.left + sight.width - headWidth) + SPARE.columns, columns),
  };
}

/** How far the box must be scrolled for a cell to be in sight whole. */
export function scrollTo(
  { row, column }: GridPlace,
  sight: GridSight,
  sizes: GridSizes,
): { left: number; top: number } {
  const { columnWidth, rowHeight, headHeight, headWidth } = sizes;
  const into = (start: number, size: number, from: number, shown: number) =>
    start < from ? start : Math.max(from, start + size - shown);
  return {
    left:
      column === 0
        ? sight.left
        : into((column - 1) * columnWidth, columnWidth, sight.left, sight.width - headWidth),
    top: row === 0 ? sight.top : into(rowTop(row, sizes), rowHeight, sight.top, sight.height - headHeight),
  };
}

/** Where a key leads (ARIA Authoring Practices, "Grid"); `undefined` for a key that does not move. */
export function moveBy(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: GridPlace,
  { rows, columns }: Pick<GridSizes, 'rows' | 'columns'>,
  page: number,
): GridPlace | undefined {
  const to = (row: number, column: number) => ({
    row: Math.min(Math.max(0, row), rows),
    column: Math.min(Math.max(0, column), columns),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(Math.max(1, row - page), column);
    case 'PageDown':
      return to(row + page, column);
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? rows : row, columns);
    default:
      return undefined;
  }
}

/** Sizes in units of the text size. */
const ROW = 2.9;
const HEAD = 3.6;
const NARROW = { name: 7.6, cell: 5.4 };
const BROAD = { name: 13, cell: 7.2 };
/** A narrower box has narrow cells. */
const BROAD_BOX = 40;
/** A thumb needs so much, in CSS pixels. */
const TARGET = 44;

/**
 * The sizes of a grid in its box: cells share the room that there is, and scroll where it is not enough.
 * @param width of the box, and `rem` the size of the text, both in CSS pixels
 */
export function sizeGrid({
  width,
  rem,
  rows,
  columns,
  openRow,
  openHeight,
}: Pick<GridSizes, 'rows' | 'columns' | 'openRow' | 'openHeight'> & {
  readonly width: number;
  readonly rem: number;
}): GridSizes {
  const { name, cell } = width < BROAD_BOX * rem ? NARROW : BROAD;
  const fitting = Math.floor((width - name * rem) / Math.max(1, columns));
  return {
    rows,
    columns,
    rowHeight: Math.max(TARGET, Math.round(ROW * rem)),
    headHeight: Math.round(HEAD * rem),
    headWidth: Math.round(name * rem),
    columnWidth: Math.max(Math.round(cell * rem), fitting),
    openRow,
    openHeight,
  };
}
