import { type Example, family } from './family.js';

/** Sierra `AT!LTEINFO?`: the row below `Serving: EARFCN MCC MNC TAC CID Bd D U …`; neighbours have tables of their own. */
export const sierraLteinfo = family({
  answers: String.raw`earfcn +mcc.{0,400}\n *\d+ +(?<plmn>\d+ +\d+) +\w+ +\w+ +(?<serving_lte>\d+)`,
});

export const examples: readonly Example[] = [
  {
    text: 'Serving:   EARFCN MCC MNC   TAC      CID Bd D U SNR PCI\n            1300 262  02 21504 0A1B2C3D  3 5 5  12 101',
    kind: 'serving',
    lte: [3],
  },
];
