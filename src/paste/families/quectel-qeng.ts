/**
 * Quectel `+QENG: …,"LTE","FDD",<MCC>,<MNC>,<cell>,<PCI>,<EARFCN>,<band>`, `"NR5G-SA",<duplex>,<MCC>,<MNC>,<cell>,<PCI>,
 * <TAC>,<ARFCN>,<band>`, `"NR5G-NSA",<MCC>,<MNC>,<PCI>,<RSRP>,<SINR>,<RSRQ>,<ARFCN>,<band>`: the band of LTE by position, that
 * of NR behind its channel of six digits or more. Cells of older radios and those beside the one in use are left out.
 */
export const quectelQeng =
  /\+qeng:(?!\W*neigh).{0,40}?"(?:lte|cat-\w+|emtc|nb\w*|nr5g-n?sa)\W+(?:[ft]dd\W+)?(?<P>\d{3}\W+\d+)(?:(?<=5g.{6,30}).{1,60}?\W\d{6,7}| F F F), ?(?<serving>\d{1,3}),/;
