import type { BandPart } from './band.js';

/** What is known of a device, in the program's own form: band numbers, no words, no addresses. */

/**
 * What kind of radio decides: `lte` phones' LTE, `lpwa` LTE-M/NB-IoT only, `nr` 5G with LTE, `redcap` 5G reduced
 * capability with LTE.
 */
export const RADIOS = ['lte', 'lpwa', 'nr', 'redcap'] as const;
export type Radio = (typeof RADIOS)[number];

/** What is known of a device, or of a pasted band list. */
export interface Device {
  readonly lte: readonly number[];
  readonly nr: readonly number[];
  readonly radio: Radio;
  /** Bands of `lte` of which the device has only a part. */
  readonly parts?: readonly BandPart[];
  /** LTE bands by service, where a source lists them apart; `lte` is their union. Leave out where it is one list. */
  readonly lpwa?: { readonly ltem: readonly number[]; readonly nbiot: readonly number[] };
  /** Older services that the device can fall back to; leave out what is not known. */
  readonly fallback?: readonly ('g2' | 'g3')[];
}
