import { type Example, family } from './family.js';

/**
 * Telit `#RFSTS: "<MCC> <MNC>",<EARFCN>,<RSRP>,<RSSI>,<RSRQ>,…,"<network>",<domain>,<band>` on LTE; on 2G and 3G two levels
 * stand there, and other fields behind.
 */
export const telitRfsts = family({
  answers: String.raw`#rfsts: *"(?<plmn>\d{3} \d+)",\d+(?:,-\d+){3},.{0,200}",\d,(?<serving_lte>\d+)`,
});

export const examples: readonly Example[] = [
  {
    text: '#RFSTS: "262 02",6300,-101,-68,-13,2D18,255,,640,1,0,3089F02,"262021234567890","Ostnet",3,20',
    kind: 'serving',
    lte: [20],
  },
];
