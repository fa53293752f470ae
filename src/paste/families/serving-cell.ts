/**
 * Answers that name the band in use: Quectel `+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300` and
 * `+QCAINFO: "PCC",…,"LTE BAND 1"`, SIMCom `+CPSI: LTE,Online,505-02,…,EUTRAN-BAND3,1800,…`.
 */
export const servingCell =
  /\+(?:qnwinfo|qcainfo|cpsi):(?:.{1,40}?(?<P>\d{3}-\d+|\d{5,6}(?=")))?.{1,60}?band ?(?<serving>\d+)/;
