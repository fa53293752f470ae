/** Importing this file defines `<band-countries>`, unless the name is taken. */
import { register } from '../shared/register.js';
import { BandCountries } from './band-countries.element.js';

register('band-countries', BandCountries);

export { BandCountries };
export type { CountriesChange } from './band-countries.element.js';

declare global {
  interface HTMLElementTagNameMap {
    'band-countries': BandCountries;
  }
}
