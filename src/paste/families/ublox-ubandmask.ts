/**
 * u-blox `+UBANDMASK: <RAT>,<mask>[,<mask from B65>][,<RAT>,…]`, decimal; RAT 0 is LTE-M, 1 NB-IoT. Two published shapes
 * exist: pairs without the second mask, and triples.
 */
export const ubloxUbandmask =
  /\+ubandmask(?:[:=] ?0 D1_emtc( D65_emtc)?)?(?:[:=,]\s*1 D1_nb( D65_nb)?)?(?:,2[\d,]*)?(?<![:=] ?0,\d+,1,\d+,\d+)(?![:=\d,])/;
