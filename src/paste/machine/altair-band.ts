import { type Example, family } from './family.js';

/** Altair `AT%GETCFG="BAND"`, answered by `Bands:  4,13`. */
export const altairBand = family({
  answers: String.raw`%[gs]etcfg="band"\s+bands:(?<enabled>[\d, ]+)`,
});

export const examples: readonly Example[] = [
  { text: 'AT%GETCFG="BAND"\nBands:  4,13\nOK', kind: 'enabled', lte: [4, 13] },
];
