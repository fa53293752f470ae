/** `/countries`: every country, to be narrowed by typing in any of its names. */
import { html, type TemplateResult } from 'lit';
import type { AppData } from '../base/app-data.js';
import { countryList } from '../../views/country-list.js';
import { countriesByName } from '../../views/by-name.js';
import { Page } from '../base/app-page.js';
import { countryFilter } from '../base/name-filter.js';
import { filterField } from '../parts/filter-field.js';

export class CountriesPage extends Page {
  #filter = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const shown = countriesByName(world, app.lang).filter(countryFilter(this.#filter, world));
    return html`
      <h1 tabindex="-1">${words.countriesHeading}</h1>
      ${filterField(words.filterCountries, this.#filter, (text) => {
        this.#filter = text;
        this.requestUpdate();
      })}
      <p class="count" role="status">${words.countryCount(shown.length)}</p>
      ${countryList(shown, this.reader)}
    `;
  }
}
customElements.define('bc-countries-page', CountriesPage);
