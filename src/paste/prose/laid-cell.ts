/** How the cells of a table become lines: their names, what stands above and beside them, and the line of one list. */
import { type GridCell, type GridRow, isEmpty, says } from './cells.js';
import { type LaidToken, laidToken, type Owner, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';

export const LABEL = pattern('<label>');
export const CARRIER = pattern('<carrier operator>');
export const CODE = pattern('<code>');
export const NAMED_BAND = pattern('^\\W*<band nrBand>');
export const NAMES_BANDS = pattern('<label bandWord band nrBand>');
export const ONLY_LABEL = pattern('^\\W*(?:<support filler>*<label>\\W?)+<bandWord support filler>*\\W*$');
/** A cell that needs no head to say its radio: `2G GSM: 850/900; 4G: 1/3`. */
export const BEGINS_WITH_RADIO = pattern('^\\W*<lte nr gsm umts>');
const CATEGORY = pattern('<category>');
/** A list and nothing else. */
const ONLY_BANDS = pattern('^[^\\w]*(?:<item frequency mhz and>[^\\w]*)+$');
const ENDS_OPEN = pattern('[,/&{and}]$');
const RADIO_OR_MOMENT = pattern('<label bandWord serving>');
/** No label or name of a table is longer, in tokens. */
export const LONGEST_LABEL = 12;

export const spoken = laidToken('bandWord');

/** Empty cells of some columns have what stands above them, and so has the rest of a name: `Australia,` and `Brazil`. */
export function fillDown(rows: readonly GridRow[], isFilled: (column: number) => boolean): GridRow[] {
  const above: GridCell[] = [];
  return rows.map((row) =>
    row.map((cell, i) => {
      if (!isFilled(i)) return cell;
      const goesOn = isEmpty(cell) || (isEmpty(row[0]) && says(ENDS_OPEN, above[i]));
      if (!goesOn) above[i] = cell.length > LONGEST_LABEL ? [] : cell;
      return goesOn ? (above[i] ?? cell) : cell;
    }),
  );
}

/** The first cells of a row that say its radio, or that it is of one moment: `Serving cell`. */
export const joinRadios = (cells: GridRow) =>
  cells
    .filter((cell) => says(RADIO_OR_MOMENT, cell))
    .flat()
    .slice(0, LONGEST_LABEL);

/** The line of one list: whose it is, of which radio, and the cell. */
export function layOutCell(owner: Owner | undefined, label: GridCell, cell: GridCell): LaidToken[] {
  if (says(CATEGORY, label)) return [];
  // Words of the head, as in `Cellular Type & Band`, name nothing.
  const hasRadio = says(BEGINS_WITH_RADIO, cell);
  const own = label.filter(({ kind, letter }) => kind !== 'word' && !(hasRadio && LABEL.test(letter)));
  const isPure = says(LABEL, label) && says(ONLY_BANDS, cell);
  return [
    ...(owner ? [{ ...ownerToken(owner), beginsCell: true }] : []),
    ...own,
    ...(isPure ? [spoken] : []),
    laidToken('mark', ':'),
    ...cell,
    laidToken('mark', '\n'),
  ];
}
