import { type Example, family } from './family.js';

/** u-blox `+UCGED: 2`, below it `<RAT>,<service>,<MCC>,<MNC>` and `<EARFCN>,<band>,…`; 255 is no band. */
export const ubloxUcged = family({
  answers: String.raw`\+ucged: 2\s+\d,\d,(?<plmn>\w+, ?\d+)\s+\d+,(?<serving_lte>\d+),`,
});

export const examples: readonly Example[] = [
  {
    text: '+UCGED: 2\n6,4,262,02\n6300,20,50,50,2b67,69f6bc7,111,00000000,ffff,ff,67,19',
    kind: 'serving',
    lte: [20],
  },
];
