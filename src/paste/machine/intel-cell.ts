import { type Example, family } from './family.js';

/** Intel XMM `+XCCINFO: <mode>,<MCC>,<MNC>,<cell>,<width>,1<band>,…` and `+XLEC: …,BAND_LTE_3,BAND_LTE_7`. */
export const intelCell = family({
  answers: String.raw`\+xccinfo: ?\d,(?<plmn>\d+,\d+),[^,\n]*,\d+,1(?<serving_lte>\d\d)\b|\+xlec: ?[\d,]*band_lte_(?<serving>\d+(?:,(?:band_lte_)?[1-9]\d?)*)`,
});

export const examples: readonly Example[] = [
  { text: '+XCCINFO: 0,262,02,"00009C03",3,120,"FFFF",1', kind: 'serving', lte: [20] },
  { text: '+XLEC: 0,2,5,3,BAND_LTE_3,BAND_LTE_20', kind: 'serving', lte: [3, 20] },
  { text: '+XLEC: 0,2,5,3,BAND_LTE_3,20,0,0', kind: 'serving', lte: [3, 20] },
];
