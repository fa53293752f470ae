import { type Example, family } from './family.js';

/**
 * Fibocom `+GTCCINFO:` with `LTE service cell:` and a row `1,4,<MCC>,<MNC>,<TAC>,<cell>,<EARFCN>,<PCI>,1<band>`, and the
 * primary carrier of `+GTCAINFO`, `PCC: 120,…`.
 */
export const fibocomCell = family({
  answers: String.raw`lte service cell:\s+1,4,(?<plmn>\d+,\d+)(?:,[^,\n]*){4},1(?<serving_lte>\d\d)\b|\bpcc: ?1(?<serving>\d\d),`,
});

export const examples: readonly Example[] = [
  {
    text: '+GTCCINFO:\nLTE service cell:\n1,4,262,02,BFD3,2D4201,189C,30,120,50,16',
    kind: 'serving',
    lte: [20],
  },
];
