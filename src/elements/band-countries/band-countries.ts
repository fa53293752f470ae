/** Importing this file defines `<band-countries>` unless the name is taken. */
import { countryNames } from '../../world/names/find.js';
import { register } from '../shared/register.js';
import { BandCountries, type CountriesChange } from './band-countries.element.js';

BandCountries.namesOf = countryNames;
register('band-countries', BandCountries);

export { setBandCheckApi } from '../shared/api-base.js';
export { BandCountries };
export type { CountriesChange } from './band-countries.element.js';

/** The events of `<band-countries>`, for `addEventListener`. */
export interface BandCountriesEvents {
  'band-countries-change': CustomEvent<CountriesChange>;
}

declare global {
  interface HTMLElementTagNameMap {
    'band-countries': BandCountries;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the interface of the DOM
  interface HTMLElementEventMap extends BandCountriesEvents {}
}
