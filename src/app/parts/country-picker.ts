/** The choice of countries, in the address as `in=de,fr`: the same element that other pages embed. */
import { html, type TemplateResult } from 'lit';
import '../../elements/band-countries/band-countries.js';
import type { CountriesChange } from '../../elements/band-countries/band-countries.element.js';
import type { World, WorldCountry } from '../../world/world.js';
import type { AppState } from '../app-state.js';

/** The countries of the address; else the person's own region; else Germany. */
export function chosenCountries(app: AppState, world: World): WorldCountry[] {
  const asked = app.query.get('in');
  if (asked !== null) return asked.split(',').flatMap((cc) => world.countries.get(cc.toLowerCase()) ?? []);
  const region = /-([a-z]{2})$/i.exec(navigator.language)?.[1]?.toLowerCase() ?? '';
  return [world.countries.get(region) ?? world.countries.get('de') ?? [...world.countries.values()][0]!];
}

/** A new list only for a new world, so that the picker does not fold every name again at each redraw. */
const choices = new WeakMap<World, readonly WorldCountry[]>();

export function countryPicker(app: AppState, world: World, chosen: readonly WorldCountry[]): TemplateResult {
  if (!choices.has(world)) choices.set(world, [...world.countries.values()]);
  return html`<band-countries
    lang=${app.lang}
    .choices=${choices.get(world)}
    .value=${chosen.map(({ cc }) => cc).join(' ')}
    @band-countries-change=${(event: CustomEvent<CountriesChange>) => {
      const query = app.query;
      query.set('in', event.detail.countries.join(','));
      app.setQuery(query);
    }}
  ></band-countries>`;
}
