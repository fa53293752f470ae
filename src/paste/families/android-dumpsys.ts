import {
  found,
  type FoundBand,
  isBand,
  type Paste,
  type PlmnRead,
  ratOf,
  type Reading,
  type TextFamily,
} from '../reading.js';
import { type Span } from '../read-result.js';

/** Distance within which a cell's fields stand. */
const REACH = 400;

/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, and `CellIdentityNr`. */
export const androidDumpsys: TextFamily = {
  read(paste: Paste): Reading | undefined {
    const { upper } = paste;
    if (!upper.includes('MBANDS')) return undefined;
    const bands: FoundBand[] = [];
    const plmns: PlmnRead[] = [];
    const claimed: Span[] = [];
    for (const match of upper.matchAll(/MBANDS ?= ?\[([\d, ]{1,40})\]/g)) {
      claimed.push({ offset: match.index, length: match[0].length });
      const before = upper.slice(Math.max(0, match.index - REACH), match.index);
      const cell = before.slice(Math.max(0, before.lastIndexOf('CELLIDENTITY')));
      const technology = cell.startsWith('CELLIDENTITYNR') || cell.includes('MNRARFCN') ? 'nr' : 'lte';
      const start = match.index + match[0].indexOf('[') + 1;
      for (const digits of match[1]!.matchAll(/\d{1,3}/g)) {
        const span = { offset: start + digits.index, length: digits[0].length };
        if (isBand(ratOf(technology), Number(digits[0])))
          bands.push(found(technology, Number(digits[0]), span));
      }
      const after = upper.slice(match.index, match.index + REACH);
      const plmn = /MMCC ?= ?(\d{3}) MMNC ?= ?(\d{2,3})/.exec(after);
      if (plmn)
        plmns.push({ plmn: plmn[1]! + plmn[2]!, offset: match.index + plmn.index, length: plmn[0].length });
    }
    return bands.length > 0 ? { sets: [{ kind: 'serving', bands }], plmns, claimed } : undefined;
  },
};
