/**
 * ASR (Air780E and other Cat.1 modules) `*BAND:<mode>,<GSM>,<UMTS>,<LTE TDD from B33>,<LTE FDD>[,…]`, decimal.
 * `*Band: LTE B1/B3*` is text in italics.
 */
export const asrBand = /\*band(?: F F F D33 D1|[:=] *\d)/;
