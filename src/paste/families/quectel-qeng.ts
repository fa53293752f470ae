/**
 * Quectel `+QENG: …,"LTE","FDD",<MCC>,<MNC>,<cell>,<PCI>,<EARFCN>,<band>`; `"NR5G-SA",<duplex>,<MCC>,<MNC>,<cell>,<PCI>,
 * <TAC>,<ARFCN>,<band>` has a field more, `"NR5G-NSA",<MCC>,<MNC>,<PCI>,<RSRP>,<SINR>,<RSRQ>,<ARFCN>,<band>` two. Cells of
 * older radios and those beside the one in use are left out.
 */
export const quectelQeng =
  /\+qeng:(?!\W*neigh).{0,40}?"(?:lte|cat-\w+|emtc|nb\w*|nr5g-n?sa)\W+(?:[ft]dd\W+)?(?<P>\d{3}\W+\d+)(?:(?<=nsa.{6,40}) F)?(?:(?<=sa.{6,40}) F)? F F F, ?(?<serving>\d{1,3})\b/;
