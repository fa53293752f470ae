/** `/countries/{cc}`: the networks of a country with their bands and states, and the devices that work there. */
import { html, type TemplateResult } from 'lit';
import { countryView } from '../../views/country-view.js';
import { pathOf } from '../../words/page-paths.js';
import type { PageNames } from '../../words/pages.js';
import { checkedOn } from '../base/age.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { favouriteButton } from '../parts/favourite-button.js';
import '../parts/share-panel.js';

export class CountryPage extends Page {
  override names({ world }: AppData): PageNames | undefined {
    const country = world.countries.get(this.params['cc']!);
    return country && { country: this.local(country.name) };
  }

  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app, words } = this;
    const country = world.countries.get(this.params['cc']!)!;
    const parts = {
      lead: checkedOn(app, country.checked, words.thereAreNetworks(country.networks.length)),
      toolbar: html`${favouriteButton(app, pathOf('country', { cc: country.cc }))}<bc-share
          .app=${app}
        ></bc-share>`,
      linkDevices: true,
    };
    return countryView(country, world, evidence, parts, this.reader);
  }
}
customElements.define('bc-country-page', CountryPage);
