import { type Example, family } from './family.js';

/**
 * Quectel `+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300` and `+QCAINFO: "PCC",…,"LTE BAND 1"`, on chips by Unisoc `"NR N78"`;
 * tools keep the name of the band, `"band": "LTE BAND 3"`, and logs leave out that of the answer.
 */
export const quectelQnwinfo = family({
  answers: String.raw`\+qnwinfo: *"?(?:(?:wcdma|gsm|hs|edge|gprs).{0,40}?"(?:wcdma (?<serving_umts>\d+)|gsm (?<serving_gsm>\d+))|(?<serving_older>wcdma|gsm|hs))|(?:\+q(?:nw|ca)info:|"[ps]cc",|(?="(?:emtc|nbiot|[ft]dd lte)","\d))(?:.{1,40}?"(?<plmn>\d{5,6})")?.{1,60}?(?:"nr n(?<serving_nr>\d+)|band ?(?<serving>\d+))|"(?:nr5g_)?band" ?: ?"(?:lte band (?<serving_lte>\d+)|nr5g band (?<serving_nrBand>\d+))"`,
});

export const examples: readonly Example[] = [
  { text: '+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300', kind: 'serving', lte: [3] },
  { text: 'Network Info:"eMTC","26202","LTE BAND 20",6300', kind: 'serving', lteM: [20] },
  { text: '+QNWINFO: "NR5G-SA","26202","NR N78",640000', kind: 'serving', nr: [78] },
  { text: '{"band":"LTE BAND 2","nr5g_band":"NR5G BAND 78"}', kind: 'serving', lte: [2], nr: [78] },
  { text: '- `"PCC",1350,75,"LTE BAND 3",1,295,-94`', kind: 'serving', lte: [3] },
  { text: '+QNWINFO: "EDGE","26202","GSM 900",1', kind: 'serving', gsm: [900] },
  { text: '+QNWINFO: "HSPA+","26202","WCDMA 2100",10836', kind: 'serving', umts: [1] },
  { text: '+QNWINFO: No Service', kind: 'none' },
];
