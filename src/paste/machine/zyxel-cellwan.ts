import { type Example, family } from './family.js';

/**
 * What Zyxel's routers say of their cells, `cellwan_status`: `"INTF_Current_Band": "LTE_BC7"`, each further carrier of LTE in
 * `"SCC_Info"` as `"Band": "LTE_BC3"`, and beside LTE `"NSA_Band": "N78"`.
 */
export const zyxelCellwan = family({
  answers: String.raw`"(?:intf_current_|nsa_)?band": ?"(?:lte_bc(?<serving_lte>\d+)|(?:nr5g_)?n(?<=_band": ?"(?:nr5g_)?n)(?<serving_nr>\d+))"`,
});

export const examples: readonly Example[] = [
  {
    text: '"INTF_Current_Band": "LTE_BC20",\n"SCC_Info": [ { "Enable": true, "RFCN": 1850, "Band": "LTE_BC3" } ],\n"NSA_Band": "N78"',
    kind: 'serving',
    lte: [3, 20],
    nr: [78],
  },
  { text: '"INTF_Current_Band": "NR5G_N28"', kind: 'serving', nr: [28] },
];
