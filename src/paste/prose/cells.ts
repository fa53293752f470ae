/** A table of a text, its lines and cells, and what a cell says. */
import { NR_BANDS } from '../../core/band.js';
import { pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';

export type GridCell = readonly Token[];
export type GridRow = readonly GridCell[];

/** A table; a line of text is one of a single cell. */
export interface Grid {
  /** The first row, if it holds no bands and its cells are short. */
  readonly head: GridRow | undefined;
  readonly rows: readonly GridRow[];
}

/** A line of the text, which may be a row or a cell. */
export interface GridLine {
  readonly tokens: GridCell;
  readonly letters: string;
  /** Behind an empty line. */
  readonly isApart: boolean;
  /** Above a rule of dashes. */
  isAboveRule: boolean;
}

const LIST = pattern(
  '<band nrBand>|<bandWord><item>.*<bandWord><item>|<item> *[,/ ] *<item>|<frequency>[,/]{1,2}<frequency>',
);
/** Nothing but one band, number or frequency. */
const ITEM = pattern('^\\W*(?:<label bandWord>\\W*)*<item frequency>\\W*<mhz>?\\W*$');
/** Says bands, so that it is no head; `Nova LTE18` is a product. */
const SAYS_BANDS = pattern(
  `${LIST.source}|(?<!^<word>)<label>[^\\w]*<number>|<bandWord>[^\\w]*<number>|<label>.*<frequency>`,
);
/** `-`, `no`, `N/A`. */
const NONE = pattern('^\\W*(?:<not>|<word>/<unit>)?\\W*$');
const BEGINS_WITH_FREQUENCY = pattern('^\\W*<frequency>(?:/<frequency>)?<mhz>');
const ONLY_NUMBER = pattern('^\\W*<number>(?:/<number>)?\\W*$');
const ONLY_RADIO = pattern('^\\W*(?:<label bandWord>[^\\w\\t|]*)+$');
export const SAYS_RADIO = pattern('<label bandWord>');
export const NAME = pattern('<word code region carrier>');
export const BAND_NAME = pattern('<band nrBand>');
/** Of NR; those of LTE are lower. */
const HIGHEST_BAND = Math.max(...NR_BANDS);
/** The head of a column is no sentence. */
const LONGEST_HEAD = 10;

/** The letters of cells, each of which is asked about many times. */
const LETTERS = new WeakMap<GridCell, string>();
/** Whether the letters of a cell match; those of a missing one are none. */
export function says(what: RegExp, cell: GridCell | undefined): boolean {
  if (!cell) return what.test('');
  let letters = LETTERS.get(cell);
  if (letters === undefined) LETTERS.set(cell, (letters = lettersOf(cell)));
  return what.test(letters);
}
export const isList = (cell: GridCell): boolean => says(LIST, cell);
export const isItem = (cell: GridCell): boolean => says(ITEM, cell);
/** A radio and nothing else. */
export const isRadio = (cell: GridCell): boolean => says(ONLY_RADIO, cell);
export const isEmpty = (cell: GridCell | undefined): boolean => !cell?.[0];

/** The text of a cell as a name, without the stars of bold type. */
export function nameOf(cell: GridCell | undefined, text: string): string {
  const last = cell?.at(-1);
  return last
    ? text.slice(cell![0]!.offset, endOf(last)).replace(/^[*_"'{[(]+|(?<!\([^()]*)\)$|[*_"']+$/g, '')
    : '';
}

export const isListOrItem = (cell: GridCell): boolean => isList(cell) || isItem(cell);
export const isNone = (cell: GridCell): boolean => says(NONE, cell);
/** But not `300/50` or `1,299`. */
export const isListOfBands = (cell: GridCell): boolean =>
  isList(cell) &&
  (says(BAND_NAME, cell) || cell.every(({ kind, value }) => kind !== 'number' || value <= HIGHEST_BAND));
export const isHead = (row: GridRow): boolean =>
  row.every((cell) => cell.length <= LONGEST_HEAD) &&
  !row.some((cell) => says(SAYS_BANDS, cell)) &&
  !isRowOfBand(row);
/** `| 700 MHz | 17 | LTE | 4G |`: what a network has, by frequency, number and radio. */
export const isRowOfBand = (row: GridRow): boolean =>
  says(BEGINS_WITH_FREQUENCY, row[0]) && says(ONLY_NUMBER, row[1]) && row.slice(2).some(isRadio);
