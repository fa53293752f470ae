import { type Example, family } from './family.js';

/**
 * Fibocom `+GTCCINFO:` with `LTE service cell:` and a row `1,4,<MCC>,<MNC>,<TAC>,<cell>,<EARFCN>,<PCI>,1<band>`, for NR
 * `1,9,…,50<band>`, and the carriers of `+GTCAINFO`, `PCC: 120,…` and `SCC 1:2,0,101,…`; NR has `50` before its number.
 */
export const fibocomCell = family({
  answers: String.raw`lte service cell:\s+1,4,(?<plmn>\d+,\d+)(?:,[^,\n]*){4},1(?<serving_lte>\d\d)\b|(?:nr service cell:\s+1,9(?:,[^,\n]*){6},|\bpcc: ?|\bscc \d: ?\d+,\d+,)(?:1(?<serving>\d\d)|50(?<serving_nr>\d{1,3})),`,
});

export const examples: readonly Example[] = [
  {
    text: '+GTCCINFO:\nLTE service cell:\n1,4,262,02,BFD3,2D4201,189C,30,120,50,16',
    kind: 'serving',
    lte: [20],
  },
  {
    text: '+GTCCINFO:\nNR service cell:\n1,9,262,01,,,627264,1D4,5078,273,61,70,70,65',
    kind: 'serving',
    nr: [78],
  },
  {
    text: '+GTCAINFO:\nPCC:5078,143,636768,500\nPCC:103,281,1425,75,75,1,1,1,3,-107\nSCC 1:2,0,101,61,200,50,255,1,255,1,255,-107',
    kind: 'serving',
    lte: [1, 3],
    nr: [78],
  },
];
