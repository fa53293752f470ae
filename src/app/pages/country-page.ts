/** `/countries/{cc}`: the networks of a country with their bands and states, and the devices that work there. */
import { html, type TemplateResult } from 'lit';
import { OVERALLS } from '../../core/tally.js';
import { countryDevices, countryView } from '../../views/country-view.js';
import { pathOf } from '../../words/page-paths.js';
import type { PageNames } from '../../words/pages.js';
import { checkedOn } from '../base/age.js';
import type { World, WorldCountry } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { favouriteButton } from '../parts/favourite-button.js';
import '../parts/share-panel.js';

export class CountryPage extends Page {
  /** After the networks, the devices are judged, and then drawn answer by answer. */
  protected override readonly lastStage = OVERALLS.length + 1;
  #judged: { readonly of: readonly unknown[]; readonly devices: readonly TemplateResult[] } | undefined;

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
      devices: this.#devices(country, world).slice(0, Math.max(0, this.stage - 1)),
    };
    return countryView(country, evidence, parts, this.reader);
  }

  /** Every device by its answer, judged once for all stages. */
  #devices(country: WorldCountry, world: World): readonly TemplateResult[] {
    if (this.stage === 0) return [];
    const of = [country, this.reader];
    if (!this.#judged?.of.every((each, i) => each === of[i])) {
      this.#judged = { of, devices: countryDevices(country, world, true, this.reader) };
    }
    return this.#judged.devices;
  }
}
customElements.define('bc-country-page', CountryPage);
