/** `/compare`: devices against countries in one grid. Everything that is chosen is in the address. */
import { html, nothing, type TemplateResult } from 'lit';
import { OVERALLS } from '../../core/tally.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { GRID_WORDS, type GridWords } from '../../words/grid.js';
import type { World, WorldCountry } from '../../world/world.js';
import { AnswerMatrix, type GridDevice } from '../base/answer-matrix.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { type AskedCountries, readAskedCountries } from '../base/asked-countries.js';
import { type AskedDevices, PASTED_ID, readAskedDevices } from '../base/asked-devices.js';
import { gridCsv } from '../base/grid-csv.js';
import { countryFilter } from '../base/name-filter.js';
import { saveTextFile } from '../base/save-text-file.js';
import '../parts/answer-grid.js';
import { countriesPart } from '../parts/countries-part.js';
import '../parts/device-chooser.js';
import { emptyDrawing } from '../parts/empty-drawing.js';
import { filterField } from '../parts/filter-field.js';
import { icon } from '../parts/icon.js';
import { questionSentence } from '../parts/question-sentence.js';
import { regionChips } from '../parts/region-chips.js';
import '../parts/share-panel.js';
import { mapWhenNear } from '../parts/map-when-near.js';
import {
  notKnown,
  repeatedNames,
  replaceName,
  unknownCountries,
  unknownNames,
} from '../parts/unknown-names.js';
import '../styles/compare-page.css';

/** An example for somebody who has chosen nothing yet: one device of each kind of radio. */
const EXAMPLE = ['ec25-e', 'ec25-af', 'bg95-m3', 'rm520n-gl', 'rutx12-0'];

/** So few rows need no filter. */
const FEW_ROWS = 20;
/** Of more devices the map would show one colour, and cost as much as the grid. */
export const MOST_MAPPED = 12;

export class ComparePage extends Page {
  #open: string | undefined;

  get #gridWords(): GridWords {
    return GRID_WORDS[this.app.lang];
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const grid = this.#gridWords;
    const devices = readAskedDevices(app.query, world, grid.pasted);
    const countries = readAskedCountries(app.query, world, app.lang);
    const filter = app.query.get('find') ?? '';
    const rows = filter ? countries.countries.filter(countryFilter(filter, world)) : countries.countries;
    return html`
      <h1 tabindex="-1" class="eyebrow">${grid.heading}</h1>
      ${this.#question(world, devices, countries)} ${this.#faults(devices, countries)}
      ${
        devices.devices.length === 0
          ? html`<div class="empty">
              ${emptyDrawing()}
              <p>${words.chooseFirst}</p>
              <button
                class="button"
                @click=${() => this.#choose(EXAMPLE.filter((id) => world.devices.has(id)))}
              >
                ${words.showExample}
              </button>
            </div>`
          : html`
              <bc-answer-grid
                .app=${app}
                .countries=${rows}
                .devices=${devices.devices}
                .controls=${this.#controls(world, countries, filter)}
              ></bc-answer-grid>
              ${rows.length === 0 ? html`<p class="next muted" role="status">${words.countryCount(0)}</p>` : nothing}
              <ul class="key">
                ${OVERALLS.map((overall) => html`<li>${verdictShape(overall)} ${words.overall[overall]}</li>`)}
              </ul>
              <div class="toolbar">
                <button class="button" @click=${() => this.#save(new AnswerMatrix(rows, devices.devices))}>
                  ${icon('save')}<span>${grid.csv}</span>
                </button>
                <bc-share .app=${app}></bc-share>
              </div>
              ${this.#map(rows, devices.devices, rows.length < world.countries.size)}
            `
      }
    `;
  }

  /** Where any of the devices works. */
  #map(
    rows: readonly WorldCountry[],
    devices: readonly GridDevice[],
    isPart: boolean,
  ): TemplateResult | typeof nothing {
    if (devices.length > MOST_MAPPED || rows.length === 0) return nothing;
    return html`<section>
      <h2>${devices.length === 1 ? this.words.whereItWorks : this.#gridWords.whereAnyWorks}</h2>
      ${mapWhenNear({
        app: this.app,
        countries: rows,
        devices,
        isPart,
        subject: this.verdictWords.list(devices.map(({ name }) => name)),
        link: ({ cc }) => this.reader.href('country', { cc }),
      })}
    </section>`;
  }

  #question(world: World, { devices, known }: AskedDevices, countries: AskedCountries): TemplateResult {
    const { app } = this;
    const grid = this.#gridWords;
    const [before, between, after] = grid.question;
    const [only] = devices;
    return questionSentence(
      [
        before,
        {
          name: 'devices',
          label: grid.devices,
          shown: only && devices.length === 1 ? only.name : grid.chosen(devices.length),
          choices: () =>
            html`<bc-device-chooser
              .app=${app}
              .world=${world}
              .chosen=${known.map(({ id }) => id)}
              .choose=${(ids: readonly string[]) => this.#choose(ids)}
            ></bc-device-chooser>`,
        },
        between,
        countriesPart(app, world, countries),
        after,
      ],
      this.#open,
      (part) => {
        this.#open = part;
        this.requestUpdate();
      },
    );
  }

  /** What the address asks for and we do not have. It stays in the address until the person takes something else. */
  #faults(devices: AskedDevices, countries: AskedCountries): TemplateResult {
    const { app, words } = this;
    const others = [...countries.unknownRegions, ...(devices.unreadBands ? [devices.unreadBands] : [])];
    return html`${unknownNames(
      app.lang,
      devices.unknown,
      words.pickOrPaste,
      ({ name }) => name,
      ({ id }, text) => replaceName(app, 'devices', text, id),
    )}
    ${unknownCountries(app, countries.unknown)} ${notKnown(app.lang, others)}
    ${repeatedNames(app.lang, [
      ...devices.repeated.map(({ name }) => name),
      ...countries.repeated.map(({ name }) => this.local(name)),
    ])}`;
  }

  /** What narrows and orders the rows. */
  #controls(world: World, asked: AskedCountries, filter: string): TemplateResult {
    const { app, words } = this;
    const grid = this.#gridWords;
    const choice = (label: string, pressed: boolean, choices: Readonly<Record<string, string | null>>) =>
      html`<button class="choice" aria-pressed=${pressed} @click=${() => app.choose(choices)}>
        ${label}
      </button>`;
    const sort = app.query.get('sort');
    return html`${regionChips(app, world, asked)}
      <div class="filters">
        ${asked.countries.length < FEW_ROWS ? nothing : filterField(words.filterCountries, filter, (text) => app.choose({ find: text }))}
        <div class="choices" role="group" aria-label=${grid.sort}>
          ${choice(grid.byName, sort === null, { sort: null })}
          ${choice(grid.byTrouble, sort === 'trouble', { sort: 'trouble' })}
        </div>
      </div>`;
  }

  #choose(ids: readonly string[]): void {
    this.app.choose({ devices: ids.filter((id) => id !== PASTED_ID).join() });
  }

  #save(matrix: AnswerMatrix): void {
    const { lang } = this.app;
    saveTextFile(
      'band-check.csv',
      'text/csv',
      gridCsv(matrix, lang, this.#gridWords.csvHeads, this.words.overall),
    );
  }
}
customElements.define('bc-compare-page', ComparePage);
