import type { Radio } from '../core/device.js';
import { type ReadResult } from './read-result.js';

/**
 * The kind of radio that the bands of a reading belong to: 5G where NR bands count, LTE-M or NB-IoT only where the text
 * calls every LTE band that, else LTE.
 * @param nr the NR bands that count
 */
export function radioOf({ items }: ReadResult, nr: readonly number[]): Radio {
  if (nr.length > 0) return 'nr';
  const lte = items.filter(({ rat }) => rat === 'lte');
  return lte.length > 0 && lte.every(({ technology }) => technology !== 'lte') ? 'lpwa' : 'lte';
}
