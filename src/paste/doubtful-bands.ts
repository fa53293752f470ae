import { type BandItem, type BandsRead, type ReadResult } from './read-result.js';
import { isSure } from './reading.js';

/**
 * The bands that a text may mean and that count only when a person agrees, each once; none that counts elsewhere in the
 * text. `marks` and `offset` say why and where each stands.
 * @param counted the chosen one of `variants`; the reading itself where none is chosen
 */
export function doubtfulBands(
  result: ReadResult,
  counted: Pick<BandsRead, 'lte' | 'nr'> = result,
): readonly BandItem[] {
  const variant = result.variants.findIndex((each) => each === counted);
  const doubtful = result.items.filter(
    (item) =>
      !isSure(item) &&
      (item.variant === undefined || item.variant === variant) &&
      !counted[item.rat].includes(item.band),
  );
  return [...new Map(doubtful.map((item) => [item.rat + item.band, item])).values()];
}
