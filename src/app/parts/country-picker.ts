/** The choice of countries, in the address as `in=de,fr`: the same element that other pages embed. */
import { html, type TemplateResult } from 'lit';
import '../../elements/band-countries/band-countries.js';
import type { CountriesChange } from '../../elements/band-countries/band-countries.element.js';
import type { World, WorldCountry } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { notKnown } from './not-known.js';

/** The countries of the address; else that of the last check; else the person's own region; else Germany. */
export function chosenCountries(app: AppState, world: World): WorldCountry[] {
  if (app.query.has('in')) return asked(app).flatMap((cc) => world.countries.get(cc) ?? []);
  const last = app.saved.recent[0]?.split('/')[1] ?? '';
  const region = /-([a-z]{2})$/i.exec(navigator.language)?.[1]?.toLowerCase() ?? '';
  const known = [last, region, 'de'].map((cc) => world.countries.get(cc)).find((country) => country);
  return [known ?? world.countries.values().next().value!];
}

/** The country codes in the address, lower case. */
function asked(app: AppState): string[] {
  return (app.query.get('in') ?? '').toLowerCase().split(',').filter(Boolean);
}

const lists = new WeakMap<World, readonly WorldCountry[]>();

/** What a picker offers: a new list only for a new world, or it would fold every name again at each redraw. */
export function pickable(world: World): readonly WorldCountry[] {
  let list = lists.get(world);
  if (!list) lists.set(world, (list = [...world.countries.values()]));
  return list;
}

export function countryPicker(app: AppState, world: World, chosen: readonly WorldCountry[]): TemplateResult {
  return html`<band-countries
      lang=${app.lang}
      .choices=${pickable(world)}
      .value=${chosen.map(({ cc }) => cc).join(' ')}
      @band-countries-change=${(event: CustomEvent<CountriesChange>) => {
        const query = app.query;
        query.set('in', event.detail.countries.join(','));
        app.setQuery(query);
      }}
    ></band-countries>
    ${notKnown(
      app,
      asked(app).filter((cc) => !world.countries.has(cc)),
    )}`;
}
