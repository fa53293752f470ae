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
import { type Span } from '../read-result.js';

/** Sierra `AT!GSTATUS?`: `LTE band: B2`, `LTE Scell band:B12`, `NR5G band: n78` among states and channels. */
export const sierraStatus: TextFamily = {
  read(paste: Paste): Reading | undefined {
    if (!/RX CHAN|LTE BW|PS STATE|GSTATUS/.test(paste.upper)) return undefined;
    const bands: FoundBand[] = [];
    const claimed: Span[] = [];
    for (const line of lines(paste.upper)) {
      const cells = [...line.text.matchAll(/\b(LTE|NR5G)\b[A-Z\d ]{0,16}\bBAND: {0,16}[BN]?(\d{1,3})\b/g)];
      if (cells.length > 0 || /(?:CHAN|BW|STATE|MODE): ?/.test(line.text)) claimed.push(line);
      for (const cell of cells) {
        const technology = cell[1] === 'LTE' ? 'lte' : 'nr';
        const digits = cell[2]!.length;
        const place = within(line, cell.index + cell[0].length - digits - 1, digits + 1);
        if (isBand(ratOf(technology), Number(cell[2]))) bands.push(found(technology, Number(cell[2]), place));
      }
    }
    return bands.length > 0 ? { sets: [{ kind: 'serving', bands }], claimed } : undefined;
  },
};
