/** Importing this file defines `<band-paste>` and the `<band-check>` that it shows, unless the names are taken. */
import '../band-check/band-check.js';
import { register } from '../shared/register.js';
import { BandPaste } from './band-paste.element.js';

register('band-paste', BandPaste);

export { BandPaste };
export type { PasteChange } from './band-paste.element.js';

declare global {
  interface HTMLElementTagNameMap {
    'band-paste': BandPaste;
  }
}
