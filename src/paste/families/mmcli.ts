import {
  found,
  type FoundBand,
  isBand,
  type Paste,
  ratOf,
  type Reading,
  type TextFamily,
} from '../reading.js';
import { lines, within } from '../line.js';
import { type Span } from '../read-result.js';

/**
 * ModemManager `mmcli -m N` (also `-K` and `-J`) and the argument of `--set-current-bands`: `eutran-3` is LTE, `ngran-78`
 * NR, `utran-1` UMTS. The set that a band belongs to is the nearest `supported` or `current` before it.
 */
export const mmcli: TextFamily = {
  read(paste: Paste): Reading | undefined {
    if (!/UTRAN-\d|NGRAN-\d/.test(paste.upper)) return undefined;
    const supported: FoundBand[] = [];
    const current: FoundBand[] = [];
    const claimed: Span[] = [];
    let active = supported;
    for (const line of lines(paste.upper)) {
      // The answer of qmicli's --nas-get-rf-band-info names the band in use the same way.
      if (line.text.includes('ACTIVE BAND')) continue;
      let mine = false;
      for (const match of line.text.matchAll(/\b(SUPPORTED|CURRENT|E?UTRAN-|NGRAN-)(\d{0,3})(?!\w)/g)) {
        const word = match[1]!;
        if (word === 'SUPPORTED' || word === 'CURRENT') active = word === 'CURRENT' ? current : supported;
        else if (match[2] !== '') mine = true;
        const technology = word === 'NGRAN-' ? 'nr' : 'lte';
        if (word.length < 6 || !word.endsWith('-') || !isBand(ratOf(technology), Number(match[2]))) continue;
        if (word !== 'UTRAN-')
          active.push(found(technology, Number(match[2]), within(line, match.index, match[0].length)));
      }
      if (mine) claimed.push(line);
    }
    const sets = [
      { kind: 'supported', name: 'supported', bands: supported, slot: 'mmcli-supported' } as const,
      { kind: 'enabled', name: 'current', bands: current, slot: 'mmcli-current' } as const,
    ].filter(({ bands }) => bands.length > 0);
    return claimed.length > 0 ? { sets, claimed } : undefined;
  },
};
