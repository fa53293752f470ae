import { type BandItem, type ReadResult } from './read-result.js';

/**
 * The bands that a text may mean and that count only when a person agrees, each once; none that counts elsewhere in the
 * text. `marks` and `offset` say why and where each stands.
 * @param variant index of the chosen one of `variants`; -1 where none is chosen
 */
export function doubtfulBands(result: ReadResult, variant = -1): readonly BandItem[] {
  const counted = result.variants[variant] ?? result;
  const doubtful = result.items.filter(
    (item) =>
      item.marks.includes('doubtful') &&
      (item.variant === undefined || item.variant === variant) &&
      !counted[item.rat].includes(item.band),
  );
  return [...new Map(doubtful.map((item) => [item.rat + item.band, item])).values()];
}
