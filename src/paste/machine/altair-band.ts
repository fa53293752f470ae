import { type Example, family } from './family.js';

/** Altair and Sony `AT%GETCFG="BAND"`, answered by `Bands:  4,13`, and `AT%SETCFG="BAND","4","13"`. */
export const altairBand = family({
  answers: String.raw`%[gs]etcfg="band"(?:\s+bands:|,)(?=[" ]*\d)(?<enabled>[\d," ]+)`,
});

export const examples: readonly Example[] = [
  { text: 'AT%GETCFG="BAND"\nBands:  4,13\nOK', kind: 'enabled', lte: [4, 13] },
  { text: 'AT%SETCFG="BAND","4","13"', kind: 'enabled', lte: [4, 13] },
];
