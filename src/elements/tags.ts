/** The elements as the templates of frameworks see them: what a template can set is what the classes declare for Lit. */
import type { BandCheck, BandCheckEvents } from './band-check/band-check.js';
import type { BandCountries, BandCountriesEvents } from './band-countries/band-countries.js';
import type { BandPaste, BandPasteEvents } from './band-paste/band-paste.js';
import type { SHARED_PROPERTIES } from './shared/band-element.js';
import type { FIELD_PROPERTIES } from './shared/form-element.js';

/** Names of declared properties without those that hold the state of an element. */
type Settable<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { state: unknown } ? never : Name;
}[keyof Declared];

/** An element, what a template can set on it, and the events that it fires. */
interface Tag<Element extends HTMLElement, Property, Events> {
  readonly element: Element;
  readonly properties: Partial<
    Pick<Element, Extract<Property | Settable<typeof SHARED_PROPERTIES>, keyof Element>>
  >;
  readonly events: Events;
}

type FieldProperty = Settable<typeof FIELD_PROPERTIES>;

/** Each tag by its name. */
export interface Tags {
  readonly 'band-check': Tag<BandCheck, Settable<typeof BandCheck.properties>, BandCheckEvents>;
  readonly 'band-countries': Tag<
    BandCountries,
    // `disabled` belongs to the browser: a fieldset sets it too
    Settable<typeof BandCountries.properties> | FieldProperty | 'disabled',
    BandCountriesEvents
  >;
  readonly 'band-paste': Tag<
    BandPaste,
    Settable<typeof BandPaste.properties> | FieldProperty,
    BandPasteEvents
  >;
}
