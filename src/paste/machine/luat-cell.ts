import { type Example, family } from './family.js';

/**
 * Cells of OpenLuat's Air modules and others with chips by ASR or Unisoc: `+EEMLTESVC: <MCC>,<digits of MNC>,<MNC>,<TAC>,<PCI>,
 * <EARFCN>,<EARFCN up>,<band>,…` and `+CCED:LTE current cell:<MCC>,<MNC>,<IMSI>,<roaming>,<band>,…`.
 */
export const luatCell = family({
  answers: String.raw`\+eemltesvc:(?:[ \d]{1,12},){7} ?(?<serving_lte>\d+),|\+cced: ?lte current cell: ?(?<plmn>\d+,\d+),\d+,\d+,(?<serving>\d+),`,
});

export const examples: readonly Example[] = [
  {
    text: '+EEMLTESVC: 1120, 2, 1, 6342, 81, 3590, 21590, 8, 3, 1174288, 0, 51',
    kind: 'serving',
    lte: [8],
  },
  {
    text: '+CCED:LTE current cell:262,2,262020000000001,0,20,n50,6300,2D4201,51,19',
    kind: 'serving',
    lte: [20],
  },
];
