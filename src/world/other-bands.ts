import { type BandLists, LTE_NOT_ALONE, NR_NOT_ALONE, type Rat } from '../core/band.js';
import type { NetworkBand } from '../core/network.js';
import type { WorldNetwork } from './world.js';

const NOT_ALONE = { lte: LTE_NOT_ALONE, nr: NR_NOT_ALONE } as const;

/**
 * The bands that a network uses beside those of the cells in use; with `device`, only those that it lists. Bands of a
 * single source count where none is cross-checked, and bands that cannot carry a connection alone never: nobody sees
 * them as a cell.
 */
export function listOtherBands(
  network: Pick<WorldNetwork, Rat>,
  serving: readonly { readonly rat: Rat; readonly band: number }[],
  device?: BandLists,
): BandLists {
  const others = (rat: Rat) => {
    const usable = network[rat].filter(({ band }) => !NOT_ALONE[rat].includes(band));
    const isSure = ({ confidence }: NetworkBand) => confidence === 'cross-checked';
    return (usable.some(isSure) ? usable.filter(isSure) : usable)
      .map(({ band }) => band)
      .filter((band) => !serving.some((cell) => cell.rat === rat && cell.band === band))
      .filter((band) => !device || device[rat].includes(band))
      .sort((a, b) => a - b);
  };
  return { lte: others('lte'), nr: others('nr') };
}
