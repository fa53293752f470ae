/**
 * u-blox `+UBANDMASK: <RAT>,<mask>[,<mask from B65>][,<RAT>,…]`, decimal; RAT 0 is LTE-M, 1 NB-IoT. Two published shapes
 * exist: pairs without the second mask, and triples.
 */
export const ubloxUbandmask =
  /\+ubandmask(?:(?:[:=] ?0 D1_m)?(?:[:=,]\s*1 D1_n)?|(?:[:=] ?0 D01_m D65_m)?(?:[:=,]\s*1 D01_n D65_n)?)(?![:=\d,])/;
