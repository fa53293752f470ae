/** The choice of countries, in the address as `in=de,fr`: the same element that other pages embed. */
import { html, type TemplateResult } from 'lit';
import '../../elements/band-countries/band-countries.js';
import type { CountriesChange } from '../../elements/band-countries/band-countries.element.js';
import type { World, WorldCountry } from '../../world/world.js';
import type { AddressNames } from '../base/address-names.js';
import type { AppState } from '../base/app-state.js';
import { unknownCountries } from './unknown-names.js';

const lists = new WeakMap<World, readonly WorldCountry[]>();

/** What a picker offers: a new list only for a new world, or it would fold every name again at each redraw. */
export function countriesToPick(world: World): readonly WorldCountry[] {
  let list = lists.get(world);
  if (!list) lists.set(world, (list = [...world.countries.values()]));
  return list;
}

export function countryPicker(
  app: AppState,
  world: World,
  { known, unknown }: Pick<AddressNames<WorldCountry>, 'known' | 'unknown'>,
): TemplateResult {
  return html`<band-countries
      lang=${app.lang}
      .choices=${countriesToPick(world)}
      .value=${known.map(({ cc }) => cc).join(' ')}
      @band-countries-change=${(event: CustomEvent<CountriesChange>) =>
        app.choose({ in: event.detail.countries.join(',') })}
    ></band-countries>
    ${unknownCountries(app, unknown)}`;
}
