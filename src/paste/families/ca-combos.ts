import {
  found,
  type FoundBand,
  isBand,
  type Paste,
  ratOf,
  type Reading,
  type TextFamily,
} from '../reading.js';
import { type Span } from '../read-result.js';

/** Without `CA_` or `DC_`, so many combinations make a list. */
const MIN_PLAIN = 2;

/**
 * Carrier aggregation and dual connectivity combinations: `1A_3A_20A:1A,3A`, `CA_7A-7A`, `DC_3A_n78A`. Digits are the
 * band, the letter is the bandwidth class.
 */
export const caCombos: TextFamily = {
  read(paste: Paste): Reading | undefined {
    const { upper, text } = paste;
    if (!/\d[A-Q][_-]|[CD][CA]_N?\d/.test(upper)) return undefined;
    const bands: FoundBand[] = [];
    const claimed: Span[] = [];
    let plain = 0;
    let named = 0;
    for (const combo of upper.matchAll(COMBO)) {
      if (combo[1]) named++;
      else plain++;
      claimed.push({ offset: combo.index, length: combo[0].length });
      for (const part of combo[0].matchAll(/(N?)(\d{1,3})[A-Q]/g)) {
        const technology = part[1] ? 'nr' : 'lte';
        const span = { offset: combo.index + part.index, length: part[0].length };
        if (isBand(ratOf(technology), Number(part[2]))) bands.push(found(technology, Number(part[2]), span));
      }
    }
    if (named === 0 && (plain < MIN_PLAIN || !text.includes('_'))) return undefined;
    return { sets: [{ kind: 'supported', bands }], claimed };
  },
};

/** At most eight components, then the uplink ones. */
const COMBO =
  /(?<![\w-])((?:CA|DC|ENDC|NRDC)_)?N?\d{1,3}[A-Q]\d?(?:[_+-]N?\d{1,3}[A-Q]\d?){1,8}(?![\w-])(?::N?\d{1,3}[A-Q](?:,N?\d{1,3}[A-Q]){0,8})?/g;
