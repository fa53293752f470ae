import {
  found,
  type FoundBand,
  type FoundSet,
  isBand,
  type Paste,
  ratOf,
  type Reading,
  type TextFamily,
} from '../reading.js';
import { type Span, type Technology } from '../read-result.js';

/** Longest quoted list that is read. */
const MAX_LIST = 1000;

/** Labels of libqmi, upper case; `bands (extended)` holds all that `bands` (64 bits) holds. */
const LISTS: readonly (readonly [string, Technology, FoundSet['kind'], string])[] = [
  ["LTE BANDS (EXTENDED): '", 'lte', 'supported', 'lte'],
  ["LTE BANDS: '", 'lte', 'supported', 'lte'],
  ["NR5G BANDS: '", 'nr', 'supported', 'nr'],
  ["LTE BAND PREFERENCE (EXTENDED): '", 'lte', 'enabled', 'lte-preference'],
  ["LTE BAND PREFERENCE: '", 'lte', 'enabled', 'lte-preference'],
  ["NR5G SA BAND PREFERENCE: '", 'nr-sa', 'enabled', 'sa-preference'],
  ["NR5G NSA BAND PREFERENCE: '", 'nr-nsa', 'enabled', 'nsa-preference'],
  ["ACTIVE BAND CLASS: 'E", 'lte', 'serving', 'active'],
  ["ACTIVE BAND CLASS: 'N", 'nr', 'serving', 'active-nr'],
  ['(E-UTRA BAND ', 'lte', 'serving', 'cell'],
];

/** `qmicli --dms-get-band-capabilities`, `--nas-get-rf-band-info`, `--nas-get-system-selection-preference`, … */
export const qmicli: TextFamily = {
  read(paste: Paste): Reading | undefined {
    const { upper } = paste;
    const sets: FoundSet[] = [];
    const claimed: Span[] = [];
    const taken = new Set<string>();
    for (const [label, technology, kind, slot] of LISTS) {
      const at = upper.indexOf(label);
      if (at < 0) continue;
      const start = at + label.length;
      const list = upper.slice(start, start + MAX_LIST);
      const close = list.search(/['):]/);
      const end = close < 0 ? list.length : close;
      claimed.push({ offset: at, length: label.length + end });
      if (taken.has(slot)) continue;
      taken.add(slot);
      const bands: FoundBand[] = [];
      for (const match of list.slice(0, end).matchAll(/\d{1,3}/g)) {
        const number = Number(match[0]);
        const span = { offset: start + match.index, length: match[0].length };
        if (isBand(ratOf(technology), number)) bands.push(found(technology, number, span));
      }
      sets.push({ kind, bands, slot });
    }
    if (sets.length === 0) return undefined;
    const capability = sets.some(({ kind }) => kind === 'supported');
    const old = capability && !taken.has('nr');
    claimed.push(...bandClasses(upper));
    return { sets, claimed, notes: old ? ['nr-not-listed'] : [] };
  },
};

/** The list of band classes, which is of 2G and 3G. */
function bandClasses(upper: string): Span[] {
  const offset = upper.search(/(?<!LTE )(?<!NR5G )BANDS: '/);
  if (offset < 0) return [];
  const end = upper.indexOf("'", offset + 8);
  return [{ offset, length: (end < 0 ? upper.length : end) - offset }];
}
