import { BAND_OF_PART, BAND_PARTS, LTE_BANDS, NR_BANDS } from '../../core/band.js';
import type { Device } from '../../core/device.js';

/**
 * Reads bands that are written as names in a list: `B3 B20 n78`, `LTE 1/3/20, 5G 78`, `b3,b20`. A bare number is an
 * LTE band unless `5G` or `NR` stands before it. `B28A` is a part of a band, and what stands behind `LTE-M` or `NB-IoT`
 * is of that service alone. Returns `undefined` where anything else stands in the text: a guess would be worse than a
 * question.
 */
export function readBandNames(text: string): Omit<Device, 'radio'> | undefined {
  const sets = {
    lte: new Set<number>(),
    nr: new Set<number>(),
    ltem: new Set<number>(),
    nbiot: new Set<number>(),
  };
  const parts = new Set<(typeof BAND_PARTS)[number]>();
  let bare: keyof typeof sets = 'lte';
  for (const word of text.split(/[\s,;:/|+、，；：]+/).filter(Boolean)) {
    const part = BAND_PARTS.find((name) => name === word.toUpperCase());
    if (/^(lte|4g|e-?utra)(-(fdd|tdd))?$/i.test(word)) bare = 'lte';
    else if (/^(nr|5g)$/i.test(word)) bare = 'nr';
    else if (/^lte-m$/i.test(word)) bare = 'ltem';
    else if (/^nb-iot$/i.test(word)) bare = 'nbiot';
    else if (part) {
      parts.add(part);
      sets[bare === 'nr' ? 'lte' : bare].add(BAND_OF_PART[part]);
    } else if (!/^(bands?|频段)$/i.test(word)) {
      const match = /^([bn]?)([1-9]\d{0,2})$/i.exec(word);
      if (!match) return undefined;
      const band = Number(match[2]);
      const list = /n/i.test(match[1]!) ? 'nr' : match[1] && bare === 'nr' ? 'lte' : bare;
      if (!(list === 'nr' ? NR_BANDS : LTE_BANDS).includes(band)) return undefined;
      sets[list].add(band);
    }
  }
  const [ltem, nbiot, nr] = [[...sets.ltem], [...sets.nbiot], [...sets.nr]];
  const lte = [...new Set([...sets.lte, ...ltem, ...nbiot])];
  if (lte.length + nr.length === 0) return undefined;
  return {
    lte,
    nr,
    ...(parts.size > 0 && { parts: [...parts] }),
    ...(ltem.length + nbiot.length > 0 && sets.lte.size === 0 && { lpwa: { ltem, nbiot } }),
  };
}
