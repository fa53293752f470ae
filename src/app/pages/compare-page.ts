/** `/compare`: devices against countries; in each cell on how many networks the device is good. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { OVERALLS } from '../../core/tally.js';
import { answerFor } from '../base/answer.js';
import type { AppData } from '../base/app-data.js';
import { byVendor } from '../../views/by-vendor.js';
import { countriesByName } from '../../views/by-name.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { pathOf } from '../../words/pages.js';

/** Shown when nothing is chosen yet: one of each kind of radio. */
const FIRST = ['ec25-e', 'ec25-af', 'bg95-m3', 'rm520n-gl', 'rutx12-0'];

/** Rows that have their cells at once; after that, those in sight. */
const FIRST_ROWS = 14;

export class ComparePage extends Page {
  #filter = '';
  /**
   * Numbers of the rows in sight. Only they have cells: 172 rows of 39 cells, drawn whole, would hold up whoever types.
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
    const chosen = this.#chosen(world);
    const wanted = foldName(this.#filter);
    const countries = countriesByName(world, app.lang).filter((country) =>
      foldedCountryNames(country).some((name) => name.includes(wanted)),
    );
    return html`
      <h1 tabindex="-1">${words.compareHeading}</h1>
      <p class="lead">${words.compareLead}</p>
      <details class="chooser">
        <summary>${words.chooseDevices} <span class="number">${chosen.length}</span></summary>
        <div class="actions">
          <button class="button" @click=${() => this.#choose([...world.devices.keys()])}>${words.all}</button>
          <button class="button" @click=${() => this.#choose([])}>${words.none}</button>
        </div>
        ${byVendor(world.devices.values(), words.otherVendor).map(
          ([vendor, devices]) =>
            html`<fieldset>
              <legend>${vendor}</legend>
              ${devices.map(
                ({ id, name }) =>
                  html`<label class="tick"
                    ><input
                      type="checkbox"
                      .checked=${chosen.some((device) => device.id === id)}
                      @change=${(event: Event) => {
                        const others = chosen.map((device) => device.id).filter((other) => other !== id);
                        this.#choose((event.target as HTMLInputElement).checked ? [...others, id] : others);
                      }}
                    />${name}</label
                  >`,
              )}
            </fieldset>`,
        )}
      </details>
      ${filterField(words.filterCountries, this.#filter, (text) => {
        this.#filter = text;
        this.requestUpdate();
      })}
      <p class="count" role="status">${words.countryCount(countries.length)}</p>
      <ul class="key">
        ${OVERALLS.map((overall) => html`<li>${verdictShape(overall)} ${words.overall[overall]}</li>`)}
      </ul>
      ${chosen.length === 0 ? html`<p class="muted">${words.chooseFirst}</p>` : this.#matrix(countries, chosen)}
    `;
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

  #chosen(world: World): WorldDevice[] {
    const asked = this.app.query.get('devices');
    const ids = asked === null ? FIRST : asked.split(',');
    return ids.flatMap((id) => world.devices.get(id) ?? []);
  }

  #choose(ids: readonly string[]): void {
    const query = this.app.query;
    query.set('devices', ids.join(','));
    this.app.setQuery(query);
  }

  #matrix(countries: readonly WorldCountry[], devices: readonly WorldDevice[]): TemplateResult {
    const { app, words } = this;
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.compareHeading}>
      <table class="matrix" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">${words.country}</th>
            ${devices.map(
              ({ id, name, vendor }) =>
                html`<th scope="col" role="columnheader">
                  <a href=${app.href(pathOf('device', { id }))}
                    >${vendor && name.startsWith(vendor + ' ') ? name.slice(vendor.length + 1) : name}</a
                  >
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
    const { overall, counts } = answerFor(device, country, app.today);
    const total = country.networks.length;
    const said = `${words.overall[overall]}, ${words.ofAll(counts.good, total)}`;
    const address = app.href(pathOf('report', { id: device.id, cc: country.cc }));
    return html`<td role="cell" class=${overall}>
      <a href=${address} title=${said} aria-label=${said}>${counts.good}/${total}</a>
    </td>`;
  }
}
customElements.define('bc-compare-page', ComparePage);
