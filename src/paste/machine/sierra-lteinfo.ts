import { type Example, family } from './family.js';

/** Sierra `AT!LTEINFO?`: the row below `Serving: EARFCN MCC MNC TAC CID Bd D U …`; neighbours have tables of their own. */
export const sierraLteinfo = family({
  answers: String.raw`earfcn\s+mcc.{0,400}\n[ \t]*\d+\s+(?<plmn>\d+\s+\d+)\s+\w+\s+\w+\s+(?<serving_lte>\d+)`,
});

export const examples: readonly Example[] = [
  {
    text: 'Serving:   EARFCN MCC MNC   TAC      CID Bd D U SNR PCI\n            1300 262  02 21504 0A1B2C3D  3 5 5  12 101',
    kind: 'serving',
    lte: [3],
  },
  {
    text: 'Serving:   EARFCN MCC MNC   TAC      CID Bd D U SNR PCI  RSRQ\n             1300 262  02  2150 0A1B2C3D  3 5 5  12 101 -10.1\nIntraFreq:                            PCI  RSRQ',
    kind: 'serving',
    lte: [3],
  },
];
