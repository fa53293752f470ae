/** Draws the parts of the grid: the heads of its columns, its rows with their cells, and what an open cell shows. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { outcomeOf } from '../../core/tally.js';
import { verdictOf } from '../../core/verdict.js';
import { READERS } from '../../views/reader.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { GRID_WORDS } from '../../words/grid.js';
import { networkName } from '../../words/network-name.js';
import { pathOf } from '../../words/page-paths.js';
import type { WorldCountry } from '../../world/world.js';
import type { AnswerMatrix, GridDevice, GridSort } from '../base/answer-matrix.js';
import type { AppState } from '../base/app-state.js';
import { columnName } from '../base/column-name.js';
import { countryNetworks } from './country-networks.js';
import { type GridPlace, type GridSizes, rowTop } from './grid-window.js';
import { icon } from './icon.js';

/** From this width on a cell has room for its answer in words, in units of the text size. */
const WORDY_CELL = 15;
/** From this width on it has room for the names of the networks too. */
const NAMING_CELL = 40;

/** The grid as it is drawn now. */
export interface DrawnGrid {
  readonly app: AppState;
  readonly matrix: AnswerMatrix;
  readonly sort: GridSort;
  readonly sizes: GridSizes;
  /** The size of the text, in CSS pixels. */
  readonly rem: number;
  /** The open cell; `undefined` where none is open. */
  readonly open: GridPlace | undefined;
}

/** The head of a column, which sorts by it; column 0 is that of the countries. */
export function gridHead({ app, matrix, sort, sizes }: DrawnGrid, column: number): TemplateResult {
  const words = GRID_WORDS[app.lang];
  const device = matrix.devices[column - 1];
  const { headWidth, columnWidth } = sizes;
  const isSorted = sort.by === (device ?? 'name');
  // by name A is first, which is ascending; by a device the worst answer is first, which is descending
  const isAscending = device ? sort.reversed : !sort.reversed;
  const width = device ? columnWidth : headWidth;
  return html`<div
    role="columnheader"
    aria-colindex=${column + 1}
    aria-sort=${isSorted ? (isAscending ? 'ascending' : 'descending') : 'none'}
    class=${device ? 'cell' : 'corner'}
    data-row="0"
    data-column=${column}
    tabindex="-1"
    title=${device ? words.byDevice(device.name) : words.byName}
    .style=${`inline-size: ${width}px; inset-inline-start: ${device ? columnLeft(column, sizes) : 0}px`}
  >
    <span>${device ? columnName(device) : READERS[app.lang].words.country}</span>
  </div>`;
}

/**
 * A country with its cells in these columns.
 * @param index of the country in the matrix
 */
export function gridRow(
  grid: DrawnGrid,
  row: number,
  index: number,
  columns: readonly number[],
): TemplateResult {
  const { app, matrix, sizes } = grid;
  const { rowHeight, headWidth, openRow } = sizes;
  const country = matrix.countries[index]!;
  return html`<div
    role="row"
    aria-rowindex=${row + 1 + (openRow > 0 && row > openRow ? 1 : 0)}
    class=${row === openRow ? 'row open' : 'row'}
    .style=${`inset-block-start: ${rowTop(row, sizes)}px; block-size: ${rowHeight}px; inline-size: ${gridWidth(sizes)}px`}
  >
    <div role="rowheader" aria-colindex="1" .style=${`inline-size: ${headWidth}px`}>
      <a href=${app.href(pathOf('country', { cc: country.cc }))} data-row=${row} data-column="0" tabindex="-1"
        >${country.name[app.lang]}</a
      >
    </div>
    ${repeat(
      columns,
      (column) => column,
      (column) => gridCell(grid, { row, column }, index),
    )}
  </div>`;
}

/** The width of the heads and of all columns, in CSS pixels. */
export function gridWidth({ headWidth, columnWidth, columns }: GridSizes): number {
  return headWidth + columnWidth * columns;
}

function columnLeft(column: number, { headWidth, columnWidth }: GridSizes): number {
  return headWidth + (column - 1) * columnWidth;
}

function gridCell(
  { app, matrix, sizes, rem, open }: DrawnGrid,
  at: GridPlace,
  index: number,
): TemplateResult {
  const words = GRID_WORDS[app.lang];
  const reader = READERS[app.lang].words;
  const { row, column } = at;
  const { columnWidth } = sizes;
  const country = matrix.countries[index]!;
  const device = matrix.devices[column - 1]!;
  const overall = matrix.overallAt(index, column - 1);
  const count = reader.ofAll(matrix.tallyAt(index, column - 1).good, country.networks.length);
  const answer = reader.overall[overall];
  const isOpen = open?.row === row && open.column === column;
  const isWordy = columnWidth >= WORDY_CELL * rem;
  // "0 of 3" would read like a no, where nobody says no
  const shown = overall === 'unconfirmed' ? (isWordy ? nothing : words.unconfirmed) : count;
  return html`<div
    role="gridcell"
    class="cell ${overall} ${isOpen ? 'open' : ''}"
    aria-colindex=${column + 1}
    aria-expanded=${isOpen}
    aria-label=${words.cell(country.name[app.lang], device.name, answer, count)}
    data-row=${row}
    data-column=${column}
    tabindex="-1"
    .style=${`inline-size: ${columnWidth}px; inset-inline-start: ${columnLeft(column, sizes)}px`}
  >
    <i class="mark"></i>${isWordy ? html`<b>${answer}</b>` : nothing}<span class="number">${shown}</span>
    ${columnWidth >= NAMING_CELL * rem ? networkShapes(country, device, app) : nothing}
  </div>`;
}

/** Where a device alone has all the room, the networks by name, each with its shape. */
function networkShapes({ networks }: WorldCountry, device: GridDevice, { lang }: AppState): TemplateResult {
  return html`<span class="named" aria-hidden="true"
    >${networks.map((network) => {
      const outcome = outcomeOf(verdictOf(device, network));
      return html`<span>${verdictShape(outcome)} ${networkName(network, lang)}</span>`;
    })}</span
  >`;
}

/**
 * The networks of the open cell, below its row.
 * @param index of its country in the matrix
 * @param width of the box, in CSS pixels
 * @param close is called by its button
 */
export function openedCell(
  { app, matrix, sizes }: DrawnGrid,
  { row, column }: GridPlace,
  index: number,
  width: number,
  close: () => void,
): TemplateResult {
  const words = GRID_WORDS[app.lang];
  const country = matrix.countries[index]!;
  const device = matrix.devices[column - 1]!;
  const isKnown = app.data.status === 'ready' && app.data.data.world.devices.has(device.id);
  return html`<div
    role="row"
    class="opened"
    aria-rowindex=${row + 2}
    .style=${`inset-block-start: ${rowTop(row, sizes) + sizes.rowHeight}px; inline-size: ${width}px`}
  >
    <div role="gridcell" aria-colindex="1" aria-colspan=${sizes.columns + 1}>
      <header>
        <h2>${READERS[app.lang].verdictWords.deviceIn(device.name, country.name[app.lang])}</h2>
        ${
          isKnown
            ? html`<a class="button" href=${app.href(pathOf('report', { id: device.id, cc: country.cc }))}
                >${words.fullReport}</a
              >`
            : nothing
        }
        <button class="plain" aria-label=${words.close} @click=${close}>${icon('close')}</button>
      </header>
      ${countryNetworks(country, device, app)}
    </div>
  </div>`;
}
