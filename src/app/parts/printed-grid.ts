/** The grid on paper: one device in a few countries with every network, and else a plain table, a few columns at a time. */
import { html, nothing, type TemplateResult } from 'lit';
import { READERS } from '../../views/reader.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { GRID_WORDS } from '../../words/grid.js';
import type { AnswerMatrix } from '../base/answer-matrix.js';
import type { AppState } from '../base/app-state.js';
import { columnName } from '../base/column-name.js';
import { countryNetworks } from './country-networks.js';

/** So many countries are printed with every network of theirs. */
const MOST_WHOLE = 12;
/** So many columns are printed; more of them nobody reads on paper, and the file has them all. */
const MOST_COLUMNS = 40;
/** Columns side by side on a sheet of paper. */
const TOGETHER = 8;

/** @param rows the countries of the matrix by their index, in the order of the grid */
export function printedGrid(matrix: AnswerMatrix, rows: readonly number[], app: AppState): TemplateResult {
  const { countries, devices } = matrix;
  const { words } = READERS[app.lang];
  const own = GRID_WORDS[app.lang];
  const [only, ...others] = devices;
  if (only && others.length === 0 && rows.length <= MOST_WHOLE)
    return html`${rows.map((row) => {
      const country = countries[row]!;
      return html`<h2>${verdictShape(matrix.overallAt(row, 0))} ${country.name[app.lang]}</h2>
        ${countryNetworks(country, only, app)}`;
    })}`;
  const shown = devices.slice(0, MOST_COLUMNS);
  const cell = (row: number, column: number) => {
    const overall = matrix.overallAt(row, column);
    const count = words.ofAll(matrix.tallyAt(row, column).good, countries[row]!.networks.length);
    return html`<td>${verdictShape(overall)} ${overall === 'unconfirmed' ? own.unconfirmed : count}</td>`;
  };
  const starts = Array.from({ length: Math.ceil(shown.length / TOGETHER) }, (_, i) => i * TOGETHER);
  return html`${starts.map((start) => {
    const together = shown.slice(start, start + TOGETHER);
    return html`<table class="printed-grid">
      <thead>
        <tr>
          <th scope="col">${words.country}</th>
          ${together.map((device) => html`<th scope="col">${columnName(device)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${countries[row]!.name[app.lang]}</th>
              ${together.map((_, i) => cell(row, start + i))}
            </tr>`,
        )}
      </tbody>
    </table>`;
  })}
  ${shown.length < devices.length ? html`<p>${own.printedPart(shown.length, devices.length)}</p>` : nothing}`;
}
