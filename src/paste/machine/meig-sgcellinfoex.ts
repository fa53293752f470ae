import { type Example, family } from './family.js';

/** MeiG `+SGCELLINFOEX:<radio>,…,BAND:<band>,…`: fields with names; of `NR5G_NSA` the first cell is the anchor, one of LTE. */
export const meigSgcellinfoex = family({
  answers: String.raw`\+sgcellinfoex: ?(?:(?:lte|nr5g_nsa),.{0,60}?\bband:(?<serving_lte>\d+)|nr\w*,.{0,60}?\bband:(?<serving_nr>\d+))`,
});

export const examples: readonly Example[] = [
  {
    text: '+SGCELLINFOEX:NR5G_NSA,MCC:262,MNC:02,BAND:3,EARFCN:1300,PCI:12\n+SGCELLINFOEX:NR,BAND:78,ARFCN:633984',
    kind: 'serving',
    lte: [3],
    nr: [78],
  },
];
