import { type BandLists, LTE_BANDS, NR_BANDS } from '../../core/band.js';

/**
 * Reads bands that are written as names in a list: `B3 B20 n78`, `LTE 1/3/20, 5G 78`, `b3,b20`. A bare number is an
 * LTE band unless `5G` or `NR` stands before it. Returns `undefined` where anything else stands in the text: a guess
 * would be worse than a question.
 */
export function readBandNames(text: string): BandLists | undefined {
  const lte = new Set<number>();
  const nr = new Set<number>();
  let bare = lte;
  for (const word of text.split(/[\s,;:/|+、，；：]+/).filter(Boolean)) {
    if (/^(lte|4g|e-?utra)(-(fdd|tdd))?$/i.test(word)) bare = lte;
    else if (/^(nr|5g)$/i.test(word)) bare = nr;
    else if (!/^(bands?|频段)$/i.test(word)) {
      const match = /^([bn]?)([1-9]\d{0,2})$/i.exec(word);
      if (!match) return undefined;
      const band = Number(match[2]);
      const set = match[1] === '' ? bare : /n/i.test(match[1]!) ? nr : lte;
      if (!(set === nr ? NR_BANDS : LTE_BANDS).includes(band)) return undefined;
      set.add(band);
    }
  }
  return lte.size + nr.size > 0 ? { lte: [...lte], nr: [...nr] } : undefined;
}
