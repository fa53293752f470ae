import { type Example, family } from './family.js';

/**
 * Answers that name the band in use: Quectel `+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300` and
 * `+QCAINFO: "PCC",…,"LTE BAND 1"`, on chips by Unisoc `"NR N78"`, SIMCom `+CPSI: LTE,Online,505-02,…,EUTRAN-BAND3,1800,…`.
 */
export const servingCell = family({
  answers: String.raw`\+(?:qnwinfo|cpsi): *"?(?<serving_older>wcdma|gsm|hs)|^wcdma (?<serving_umts>band): |\+(?:qnwinfo|qcainfo|cpsi):(?:.{1,40}?(?<plmn>\d{3}-\d+|\d{5,6}(?=")))?.{1,60}?(?:eutran-band(?<serving_lte>\d+)|"nr n(?<serving_nr>\d+)|band ?(?<serving>\d+))`,
});

export const examples: readonly Example[] = [
  { text: '+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300', kind: 'serving', lte: [3] },
  { text: '+QNWINFO: "NR5G-SA","26202","NR N78",640000', kind: 'serving', nr: [78] },
  { text: '+QNWINFO: No Service', kind: 'none' },
];
