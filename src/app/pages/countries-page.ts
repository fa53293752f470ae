/** `/countries`: every country, to be narrowed by typing in any of its names (`?q=korea`). */
import { countriesByName } from '../../views/by-name.js';
import { countryList } from '../../views/country-list.js';
import type { World } from '../../world/world.js';
import { countryFilter } from '../base/name-filter.js';
import { ListPage, type NamedList } from './list-page.js';

export class CountriesPage extends ListPage {
  protected override listNamed(filter: string, world: World): NamedList {
    const { words } = this;
    const shown = countriesByName(world, this.app.lang).filter(countryFilter(filter, world));
    return {
      heading: words.countriesHeading,
      label: words.filterCountries,
      count: words.countryCount(shown.length),
      list: countryList(shown, this.reader),
      isEmpty: shown.length === 0,
    };
  }
}
customElements.define('bc-countries-page', CountriesPage);
