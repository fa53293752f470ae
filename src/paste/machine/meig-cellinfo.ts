import { type Example, family } from './family.js';

/**
 * MeiG `^CELLINFO: LTE,<duplex>,<MCC>,<MNC>,<…>,<PCI>,<…>,<cell>,<TAC>,<band>`, also `LTE-NR`; with `5G` the band stands two fields
 * earlier.
 */
export const meigCellinfo = family({
  answers: String.raw`\^cellinfo: ?"?(?:lte|emtc|nb-iot|5g)[-nr"]*,"?\w+"?,(?<plmn>\d+,\d+)(?:,[^,\n]*){3},(?:(?<=5g.{0,80})(?<serving_nr>\d+)|[^,\n]*,[^,\n]*,(?<serving_lte>\d+))`,
});

export const examples: readonly Example[] = [
  {
    text: '^CELLINFO: LTE,FDD,262,02,1,213,0,A3D2101,5A21,20,3,3,6300,1,-86,-9,180',
    kind: 'serving',
    lte: [20],
  },
  { text: '^CELLINFO: 5G,TDD,262,02,2A0B3C001,355,5A1C01,78,12,1', kind: 'serving', nr: [78] },
];
