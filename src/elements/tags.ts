/** The elements as the templates of frameworks see them. */
import type { BandCheck, BandCheckEvents } from './band-check/band-check.js';
import type { BandCountries, BandCountriesEvents } from './band-countries/band-countries.js';
import type { BandPaste, BandPasteEvents } from './band-paste/band-paste.js';

/** An element, what a template can set on it, and the events that it fires. */
interface Tag<Element extends HTMLElement, Property extends keyof Element, Events> {
  readonly element: Element;
  readonly properties: Partial<Pick<Element, Property>>;
  readonly events: Events;
}

/** Each tag by its name. */
export interface Tags {
  readonly 'band-check': Tag<
    BandCheck,
    | 'device'
    | 'devices'
    | 'country'
    | 'for'
    | 'bands'
    | 'radio'
    | 'detail'
    | 'asOf'
    | 'cache'
    | 'data'
    | 'source'
    | 'theme'
    | 'font'
    | 'src',
    BandCheckEvents
  >;
  readonly 'band-countries': Tag<
    BandCountries,
    'value' | 'name' | 'required' | 'disabled' | 'label' | 'choices' | 'theme' | 'font' | 'src',
    BandCountriesEvents
  >;
  readonly 'band-paste': Tag<
    BandPaste,
    | 'value'
    | 'name'
    | 'country'
    | 'label'
    | 'share'
    | 'cache'
    | 'detail'
    | 'devices'
    | 'source'
    | 'theme'
    | 'font'
    | 'src',
    BandPasteEvents
  >;
}
