import { type Example, family } from './family.js';

/**
 * Huawei HiLink web API: `<LTEBand>800C5</LTEBand>`, and lists `<LTEBand><Name>…</Name><Value>800c5</Value></LTEBand>`;
 * libraries print `"LTEBand": "800C5"`. The tags stay in the normal text. `<band>20</band>` is the cell in use,
 * and `<nrband>` that of 5G beside it.
 */
export const huaweiWebApi = family({
  answers: String.raw`lteband(?:>\s*(?<capability><name>[^]{0,400}?<value>)?|['"]: ?['"])(?<hex1>[\da-f]+)[<'"]|<band>b?(?<serving_lte>\d+)<|<nrband>n?(?<serving_nr>\d+)<`,
});

export const examples: readonly Example[] = [
  { text: '<LTEBand>800C5</LTEBand>', kind: 'enabled', lte: [1, 3, 7, 8, 20] },
  { text: `{'NetworkMode': '03', 'LTEBand': '800D5'}`, kind: 'enabled', lte: [1, 3, 5, 7, 8, 20] },
  { text: '<rsrp>-93dBm</rsrp>\n<band>20</band>', kind: 'serving', lte: [20] },
  { text: '<band>7</band>\n<nrband>28</nrband>', kind: 'serving', lte: [7], nr: [28] },
];
