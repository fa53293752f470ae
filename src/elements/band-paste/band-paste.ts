/** Importing this file defines `<band-paste>` and the `<band-check>` that it shows, unless the names are taken. */
import '../band-check/band-check.js';
import { register } from '../shared/register.js';
import { BandPaste, type PasteChange, type PasteDevice } from './band-paste.element.js';
import { modemCommand } from './modem-command.js';

BandPaste.modemCommand = modemCommand;
register('band-paste', BandPaste);

export { setBandCheckApi } from '../shared/api-base.js';
export { BandPaste };
export type { PasteChange, PasteDevice } from './band-paste.element.js';

/** The events of `<band-paste>`, for `addEventListener`. */
export interface BandPasteEvents {
  'band-paste-change': CustomEvent<PasteChange>;
  'band-paste-device': CustomEvent<PasteDevice>;
}

declare global {
  interface HTMLElementTagNameMap {
    'band-paste': BandPaste;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the interface of the DOM
  interface HTMLElementEventMap extends BandPasteEvents {}
}
