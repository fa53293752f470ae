/** `/countries`: every country, to be narrowed by typing in any of its names (`?q=korea`). */
import { html, type TemplateResult } from 'lit';
import type { PageNames } from '../../words/pages.js';
import type { AppData } from '../base/app-data.js';
import { countryList } from '../../views/country-list.js';
import { countriesByName } from '../../views/by-name.js';
import { Page } from '../base/app-page.js';
import { countryFilter } from '../base/name-filter.js';
import { nothingFound } from '../parts/nothing-found.js';
import { filterField } from '../parts/filter-field.js';

export class CountriesPage extends Page {
  override names(): PageNames {
    const filter = this.app.query.get('q');
    return filter ? { filter } : {};
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const filter = app.query.get('q') ?? '';
    const shown = countriesByName(world, app.lang).filter(countryFilter(filter, world));
    return html`
      <h1 tabindex="-1">${words.countriesHeading}</h1>
      ${filterField(words.filterCountries, filter, (q) => app.choose({ q }))}
      <p class="count" role="status">${words.countryCount(shown.length)}</p>
      ${shown.length === 0 ? nothingFound(filter, app) : countryList(shown, this.reader)}
    `;
  }
}
customElements.define('bc-countries-page', CountriesPage);
