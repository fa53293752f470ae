import { type Example, family } from './family.js';

/**
 * Teltonika RutOS: `gsmctl … -b` prints `LTE_B7` on a line, and the API lists what the modem has as
 * `"service_modes":{"4G":["lte_b1",…]}`. Its file of SIM cards sets `list lte 'lte_b1'`.
 */
export const teltonikaRutos = family({
  answers: String.raw`^[ \t]*list (?:lte|nr) +'(?:lte|nr)\w*_[bn](?<enabled>\d+)|^ *"?lte[_ ]b(?<serving_lte>\d+)"? *$(?<=gsmctl (?![^\n]*supported)-[^]{0,200})|"(?:4g|5g|lte|nr)": ?\[(?<supported>(?:"(?:lte|nr|5g)[\w-]*_[bn]\d+"[, ]*)+)`,
});

export const examples: readonly Example[] = [
  { text: 'root@gate:~# gsmctl -b\nLTE_B20', kind: 'serving', lte: [20] },
  { text: '{"service_modes":{"4G":["lte_b3","lte_b20"]},"band":"LTE B3"}', kind: 'supported', lte: [3, 20] },
  {
    text: "config sim\n\toption position '1'\n\tlist lte 'lte_b1'\n\tlist lte 'lte_b20'",
    kind: 'enabled',
    lte: [1, 20],
  },
];
