import { any, type Example, family } from './family.js';

/**
 * Quectel `+QENG: …,"LTE","FDD",<MCC>,<MNC>,<cell>,<PCI>,<EARFCN>,<band>`; `"NR5G-SA",<duplex>,<MCC>,<MNC>,<cell>,<PCI>,
 * <TAC>,<ARFCN>,<band>` has a field more, `"NR5G-NSA",<MCC>,<MNC>,<PCI>,<RSRP>,<SINR>,<RSRQ>,<ARFCN>,<band>` two. Cells of
 * older radios and those beside the one in use are left out.
 */
export const quectelQeng = family({
  answers: String.raw`\+qeng:(?!\W*neigh).{0,40}?"(?:lte|cat-\w+|emtc|nb\w*|nr5g-n?sa)\W+(?:[ft]dd\W+)?(?<plmn>\d{1,3}\W+\d+)(?:(?<=nsa.{6,40})${any})?(?:(?<=sa.{6,40})${any})?${any}${any}${any}, ?(?<serving>\d{1,3})\b`,
});

export const examples: readonly Example[] = [
  {
    text: '+QENG: "servingcell","NOCONN","LTE","FDD",262,02,1A2B3C,101,6300,20,3,3',
    kind: 'serving',
    lte: [20],
  },
  {
    // a test network, whose country code the modem prints without its zeros
    text: '+QENG: "LTE","FDD",1,01,2B3E002,4,3050,7,4,4,1,-79,-7,-51,22,-',
    kind: 'serving',
    lte: [7],
  },
];
