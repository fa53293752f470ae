import { type Example, family } from './family.js';

/**
 * Teltonika RutOS: `gsmctl … -b` prints `LTE_B7` on a line, and the API lists what the modem has as
 * `"service_modes":{"4G":["lte_b1",…]}`.
 */
export const teltonikaRutos = family({
  answers: String.raw`^ *"?lte[_ ]b(?<serving_lte>\d+)"? *$(?<=gsmctl -[^]{0,200})|"(?:4g|5g|lte|nr)": ?\[(?<supported>(?:"(?:lte|nr|5g)[\w-]*_[bn]\d+"[, ]*)+)`,
});

export const examples: readonly Example[] = [
  { text: 'root@gate:~# gsmctl -b\nLTE_B20', kind: 'serving', lte: [20] },
  { text: '{"service_modes":{"4G":["lte_b3","lte_b20"]},"band":"LTE B3"}', kind: 'supported', lte: [3, 20] },
];
