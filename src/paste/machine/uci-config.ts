import { type Example, family } from './family.js';

/**
 * Configuration of OpenWrt and routers built on it, in the file (`option lte_bands '1 3 20'`, `list lte_bands 'B3'`) or as `uci
 * show` prints it (`quectel.modem.lte_bands='1' '3'`). Names end with what they hold: `band_locking '1'` is a switch, `lte_band_lock '3,20'` is not.
 */
export const uciConfig = family({
  answers: String.raw`(?:^[ \t]*(?:option|list) +["']?|\.)(?!\w*(?:wifi|wlan))\w*bands?(?:_list|_lte|_nr|_[45]g|_lock(?=\W+(?:\d\d|\w+[ ,:/])))?["']?(?:=| +)["']?(?<enabled>(?:(?:lte_?|nr_?)?[bn]?\d{1,3}\b["' ,:/\t]*){1,80})(?=#|$)`,
});

export const examples: readonly Example[] = [
  {
    text: "config modem 'modem'\n\tlist lte_bands '3'\n\tlist lte_bands '20'",
    kind: 'enabled',
    lte: [3, 20],
  },
  { text: "config interface 'wwan'\n\toption band_4g '3,7,20'", kind: 'enabled', lte: [3, 7, 20] },
  { text: "option lte_band_lock '3,20'\noption band_lock '1'", kind: 'enabled', lte: [3, 20] },
  { text: "quectel.modem.nr5g_bands='28' '78'", kind: 'enabled', nr: [28, 78] },
  {
    text: "uci add_list network.wan.band_lte='3'\nuci add_list network.wan.band_nr='78'",
    kind: 'enabled',
    lte: [3],
    nr: [78],
  },
];
