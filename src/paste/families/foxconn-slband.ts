import { lines, within } from '../line.js';
import {
  found,
  type FoundBand,
  isBand,
  type Paste,
  ratOf,
  type Reading,
  type TextFamily,
} from '../reading.js';
import { type IgnoredRun, type Span } from '../read-result.js';

/**
 * Foxconn T99W175, Thales MV31, Telit LN9xx: `LTE,Enable Bands :1,2,` and `^SLBAND: LTE,Enabled,1,2`. Numbers have no
 * prefix, only the label of the row says what they are; rows of disabled bands are left out.
 */
export const foxconnSlband: TextFamily = {
  read(paste: Paste): Reading | undefined {
    if (!/ABLE BANDS|SLBAND|BAND_PREF/.test(paste.upper)) return undefined;
    const bands: FoundBand[] = [];
    const ignored: IgnoredRun[] = [];
    const claimed: Span[] = [];
    for (const line of lines(paste.upper)) {
      const row = ROW.exec(line.text);
      if (row === null) continue;
      claimed.push(line);
      const start = row.index + row[0].length;
      const numbers = [...line.text.slice(start).matchAll(/\d+/g)];
      const disabled = row[2]?.startsWith('DISABLE') ?? false;
      if (row[1] === 'WCDMA' || disabled) {
        if (numbers.length > 0) {
          const span = within(line, start, line.text.length - start);
          ignored.push({ ...span, reason: disabled ? 'disabled' : 'umts', count: numbers.length });
        }
        continue;
      }
      const technology = row[1] === 'LTE' ? 'lte' : row[1]!.includes('NSA') ? 'nr-nsa' : 'nr';
      for (const number of numbers) {
        const band = number[0].length > 3 ? 0 : Number(number[0]);
        if (!isBand(ratOf(technology), band)) continue;
        bands.push(found(technology, band, within(line, start + number.index, number[0].length)));
      }
    }
    if (claimed.length === 0) return undefined;
    return { sets: [{ kind: 'enabled', bands, slot: 'SLBAND' }], ignored, claimed };
  },
};

/** A technology, then `Enable Bands :`, `Enabled,` or the first number. */
const ROW =
  /\b(WCDMA|LTE|NR5G(?:_NSA|_SA|-NSA|-SA)?)(?: *, *(ENABLED?|DISABLED?)(?: BANDS?)? *[:,]|(?<=SLBAND: ?\w{3,8}),(?=\d))/;
