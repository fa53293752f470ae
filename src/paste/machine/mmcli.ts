import { type Example, family } from './family.js';

/**
 * ModemManager `mmcli -m N` (also `-K` and `-J`) and the argument of `--set-current-bands`: `eutran-3` is LTE, `ngran-78`
 * NR, `utran-1` UMTS, `egsm` GSM. The set that a band belongs to is the nearest `supported` or `current` before it; a
 * list without either is one that somebody sets. Routers tell the cell that they are on as `"lte_band": "eutran-3"`.
 */
export const mmcli = family({
  answers: String.raw`\blte_band"?(?:: ?| = )["']eutran-(?<serving>\d+)["']|(?<!class: ')(?:(?:\b(?:eut|ng)ran-|modem_?band_?(?:eut|ng)ran_?)(?<list>\d+)|\butran-(?<list_umts>\d+)|\b(?<list_gsm>egsm|dcs|pcs|g850)(?=[^]{0,200}?utran-\d))(?:(?<=(?<set>(?<capability>supported)|current)[^]{0,2000}?)|(?<=["'|=](?:[a-z\d]+-\d+ ){0,60}[a-z\d]+(?:-\d+)?)|(?<=modem_?band_?\w+))`,
});

export const examples: readonly Example[] = [
  {
    text: 'Bands | supported: egsm, dcs, utran-1, eutran-3, eutran-20, ngran-78',
    kind: 'supported',
    lte: [3, 20],
    nr: [78],
    gsm: [900, 1800],
    umts: [1],
  },
  {
    text: 'SupportedBands: []Band{mm.MmModemBandEutran1, mm.MmModemBandEutran20}',
    kind: 'supported',
    lte: [1, 20],
  },
  { text: '"lte_rsrp": "-103", "lte_band": "eutran-20"', kind: 'serving', lte: [20] },
  { text: "rx_channel = '2850' lte_band = 'eutran-7' state = 'activated'", kind: 'serving', lte: [7] },
  {
    text: "bands0='utran-1 eutran-3 eutran-20 ngran-78'",
    kind: 'enabled',
    lte: [3, 20],
    nr: [78],
    umts: [1],
  },
  { text: '"bands": ["eutran-1", "eutran-20"]', kind: 'enabled', lte: [1, 20] },
];
