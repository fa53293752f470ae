import { type Example, family } from './family.js';

/**
 * Quectel `+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300` and `+QCAINFO: "PCC",…,"LTE BAND 1"`, on chips by Unisoc `"NR N78"`.
 */
export const quectelQnwinfo = family({
  answers: String.raw`\+qnwinfo: *"?(?<serving_older>wcdma|gsm|hs)|\+q(?:nw|ca)info:(?:.{1,40}?"(?<plmn>\d{5,6})")?.{1,60}?(?:"nr n(?<serving_nr>\d+)|band ?(?<serving>\d+))`,
});

export const examples: readonly Example[] = [
  { text: '+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300', kind: 'serving', lte: [3] },
  { text: '+QNWINFO: "NR5G-SA","26202","NR N78",640000', kind: 'serving', nr: [78] },
  { text: '+QNWINFO: No Service', kind: 'none' },
];
