/** The choice of countries, in the address as `in=de,fr`: the same element that other pages embed. */
import { html, type TemplateResult } from 'lit';
import '../../elements/band-countries/band-countries.js';
import type { CountriesChange } from '../../elements/band-countries/band-countries.element.js';
import { APP_WORDS } from '../../words/app.js';
import type { World, WorldCountry } from '../../world/world.js';
import type { AddressNames } from '../base/address-names.js';
import type { AppState } from '../base/app-state.js';
import { unknownNames } from './unknown-names.js';

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
  const codes = known.map(({ cc }) => cc);
  return html`<band-countries
      lang=${app.lang}
      .choices=${countriesToPick(world)}
      .value=${codes.join(' ')}
      @band-countries-change=${(event: CustomEvent<CountriesChange>) =>
        app.choose({ in: event.detail.countries.join(',') })}
    ></band-countries>
    ${unknownNames(
      app.lang,
      unknown,
      APP_WORDS[app.lang].pickAnother,
      ({ name }) => name[app.lang],
      ({ cc }) => app.choose({ in: [...new Set([...codes, cc])].join(',') }),
    )}`;
}
