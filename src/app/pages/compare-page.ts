/** `/compare`: devices against countries; in each cell on how many networks the device is good. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { OVERALLS } from '../../core/tally.js';
import type { AppData } from '../base/app-data.js';
import { byVendor } from '../../views/by-vendor.js';
import { countriesByName } from '../../views/by-name.js';
import { Page } from '../base/app-page.js';
import { judgeCountry } from '../base/judge-country.js';
import { countryFilter } from '../base/name-filter.js';
import { filterField } from '../parts/filter-field.js';
import { unknownNames } from '../parts/unknown-names.js';
import { columnName, exampleDevices, MOST_COLUMNS, readCompareChoice, withDevice } from './compare-choice.js';
import { filterDevices } from './filter-devices.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { pathOf } from '../../words/page-paths.js';

/** How many rows have their cells from the start; all others get theirs when they come into sight. */
const FIRST_ROWS = 14;

export class ComparePage extends Page {
  #filter = '';
  #deviceFilter = '';
  /**
   * Numbers of the rows in sight. Only they have cells: 172 rows of 40 cells, drawn whole, would hold up whoever types.
   */
  readonly #inSight = new Set(Array.from({ length: FIRST_ROWS }, (_, row) => row));
  #printing = false;
  readonly #sight = new IntersectionObserver((entries) => this.#look(entries), { rootMargin: '10% 0px' });

  readonly #onPrint = ({ type }: Event) => {
    this.#printing = type === 'beforeprint';
    this.requestUpdate();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeprint', this.#onPrint);
    addEventListener('afterprint', this.#onPrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.#onPrint);
    removeEventListener('afterprint', this.#onPrint);
    this.#sight.disconnect();
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const { known: chosen, unknown } = readCompareChoice(app.query, world);
    const countries = countriesByName(world, app.lang).filter(countryFilter(this.#filter, world));
    const columns = chosen.slice(0, MOST_COLUMNS);
    return html`
      <h1 tabindex="-1">${words.compareHeading}</h1>
      <p class="lead">${words.compareLead}</p>
      ${unknownNames(
        app.lang,
        unknown,
        words.pickAnother,
        ({ name }) => name,
        ({ id }) => this.#choose(withDevice(chosen, id, true)),
      )}
      ${this.#chooser(world, chosen)}
      ${filterField(words.filterCountries, this.#filter, (text) => {
        this.#filter = text;
        this.requestUpdate();
      })}
      <p class="count" role="status">${words.countryCount(countries.length)}</p>
      ${
        columns.length < chosen.length
          ? html`<p role="status">${words.firstOfChosen(columns.length, chosen.length)}</p>`
          : nothing
      }
      <ul class="key">
        ${OVERALLS.map((overall) => html`<li>${verdictShape(overall)} ${words.overall[overall]}</li>`)}
      </ul>
      ${
        chosen.length === 0
          ? html`<p class="next muted">${words.chooseFirst}</p>
              <button class="button" @click=${() => this.#choose(exampleDevices(world))}>
                ${words.showExample}
              </button>`
          : this.#matrix(countries, columns)
      }
    `;
  }

  /** The devices by vendor, each with a box to tick; what is typed narrows them, and `All` means those that are listed. */
  #chooser(world: World, chosen: readonly WorldDevice[]): TemplateResult {
    const { words } = this;
    const isChosen = new Set(chosen);
    const listed = filterDevices(world, this.#deviceFilter, words);
    return html`<details class="chooser">
      <summary>${words.chooseDevices} <span class="number">${chosen.length}</span></summary>
      ${filterField(words.filterDevices, this.#deviceFilter, (text) => {
        this.#deviceFilter = text;
        this.requestUpdate();
      })}
      <div class="actions">
        <button class="button" @click=${() => this.#choose(listed.map(({ id }) => id))}>${words.all}</button>
        <button class="button" @click=${() => this.#choose([])}>${words.none}</button>
      </div>
      <p class="count" role="status">${words.deviceCount(listed.length)}</p>
      ${byVendor(listed, words.otherVendor).map(
        ([vendor, devices]) =>
          html`<details class="vendor-group" .open=${this.#deviceFilter !== ''}>
            <summary>${vendor} <span class="number">${devices.length}</span></summary>
            <div role="group" aria-label=${vendor}>
              ${devices.map(
                (device) =>
                  html`<label class="tick"
                    ><input
                      type="checkbox"
                      .checked=${isChosen.has(device)}
                      @change=${(event: Event) => {
                        this.#choose(
                          withDevice(chosen, device.id, (event.target as HTMLInputElement).checked),
                        );
                      }}
                    />${device.name}</label
                  >`,
              )}
            </div>
          </details>`,
      )}
    </details>`;
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    for (const row of this.querySelectorAll('.matrix tbody tr')) this.#sight.observe(row);
  }

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const row = Number((target as HTMLElement).dataset['row']);
      if (isIntersecting) this.#inSight.add(row);
      else this.#inSight.delete(row);
      if (!target.isConnected) this.#sight.unobserve(target);
    }
    this.requestUpdate();
  }

  #choose(ids: readonly string[]): void {
    this.app.choose({ devices: ids.join(',') });
  }

  #matrix(countries: readonly WorldCountry[], devices: readonly WorldDevice[]): TemplateResult {
    const { app, words } = this;
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.compareHeading}>
      <table class="matrix" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">${words.country}</th>
            ${devices.map(
              (device) =>
                html`<th scope="col" role="columnheader">
                  <a href=${app.href(pathOf('device', { id: device.id }))}>${columnName(device)}</a>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${countries.map(
            (country, row) =>
              html`<tr role="row" data-row=${row}>
                <th scope="row" role="rowheader">
                  <a href=${app.href(pathOf('country', { cc: country.cc }))}>${this.local(country.name)}</a>
                </th>
                ${
                  this.#printing || this.#inSight.has(row)
                    ? devices.map((device) => this.#cell(country, device))
                    : nothing
                }
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #cell(country: WorldCountry, device: WorldDevice): TemplateResult {
    const { app, words } = this;
    const { overall, counts } = judgeCountry(device, country, app.today);
    const total = country.networks.length;
    const said = `${words.overall[overall]}, ${words.ofAll(counts.good, total)}`;
    const address = app.href(pathOf('report', { id: device.id, cc: country.cc }));
    return html`<td role="cell" class=${overall}>
      <a href=${address} title=${said} aria-label=${said}>${counts.good}/${total}</a>
    </td>`;
  }
}
customElements.define('bc-compare-page', ComparePage);
