import { type Example, family } from './family.js';

/** GosuncnWelink `AT+ZBAND?` answered by `LTE:3,8`, `AT+ZBAND=?` by `LTE:(3,8,20)`; set by `=<GSM>,<UMTS>,<TD-SCDMA>,<mask>`. */
export const gosuncnZband = family({
  answers: String.raw`\+zband(?:=?\?\s+(?:.{0,40}\s+)??lte: ?\(?(?<list>\d[\d, ]*)|=all,all,all,(?<hex1_lte>[\da-f]+\b))`,
});

export const examples: readonly Example[] = [
  { text: 'AT+ZBAND?\nLTE:3,8', kind: 'enabled', lte: [3, 8] },
  { text: 'AT+ZBAND=?\nLTE:(3,8,20)', kind: 'supported', lte: [3, 8, 20] },
  { text: 'AT+ZBAND=all,all,all,80004', kind: 'enabled', lte: [3, 20] },
];
