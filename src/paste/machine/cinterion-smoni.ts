import { type Example, family } from './family.js';

/** Cinterion `^SMONI: 4G,<EARFCN>,<band>,<bandwidths>,<mode>,<MCC>,<MNC>,…`: the serving cell. */
export const cinterionSmoni = family({
  answers: String.raw`\^smoni: ?4g,\d+,(?<serving>\d+),[\d.]+,[\d.]+,\w+,(?<plmn>\d+,\d+)`,
});

export const examples: readonly Example[] = [
  {
    text: '^SMONI: 4G,6300,20,10,10,FDD,262,02,BF75,0345103,350,33,-94,-7,NOCONN',
    kind: 'serving',
    lte: [20],
  },
];
