import { family, reads, readsNothing } from './family.js';

/**
 * Answers that name the band in use: Quectel `+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300` and
 * `+QCAINFO: "PCC",…,"LTE BAND 1"`, SIMCom `+CPSI: LTE,Online,505-02,…,EUTRAN-BAND3,1800,…`.
 */
export const servingCell = family({
  answers: String.raw`\+(?:qnwinfo|qcainfo|cpsi):(?:.{1,40}?(?<plmn>\d{3}-\d+|\d{5,6}(?=")))?.{1,60}?band ?(?<serving>\d+)`,
});

export const examples = [reads('+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300', { kind: 'serving', lte: [3] }), readsNothing('+QNWINFO: No Service')];
