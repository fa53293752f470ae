/** `/countries`: every country, to be narrowed by typing in any of its names. */
import { html, nothing, type TemplateResult } from 'lit';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { AppData } from '../base/app-data.js';
import { countriesByName } from '../base/by-name.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';
import { pathOf } from '../base/router.js';

export class CountriesPage extends Page {
  #filter = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const wanted = foldName(this.#filter);
    const shown = countriesByName(world, app.lang).filter((country) =>
      foldedCountryNames(country).some((name) => name.includes(wanted)),
    );
    return html`
      <h1 tabindex="-1">${words.countriesHeading}</h1>
      ${filterField(words.filterCountries, this.#filter, (text) => {
        this.#filter = text;
        this.requestUpdate();
      })}
      <p class="count" role="status">${words.countryCount(shown.length)}</p>
      <ul class="rows grid">
        ${shown.map(
          (country) =>
            html`<li>
              <a href=${app.href(pathOf('country', { cc: country.cc }))}>${this.local(country.name)}</a>
              <span class="muted">
                ${words.networkCount(country.networks.length)}${
                  country.depth === 'bands' ? html` · ${words.depthShort.bands}` : nothing
                }
              </span>
            </li>`,
        )}
      </ul>
    `;
  }
}
customElements.define('bc-countries-page', CountriesPage);
