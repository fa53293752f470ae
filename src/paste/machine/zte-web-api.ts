import { type Example, family } from './family.js';

/**
 * What routers of ZTE answer to `/goform/`: `lte_band_lock` is a mask in hexadecimal, `nr5g_sa_band_lock` holds numbers;
 * `wan_active_band` and the like
 * are in use, and `lte_multi_ca_scell_info` holds `<index>,<PCI>,<state>,<band>,<EARFCN>,<MHz>;` for each further cell.
 */
export const zteWebApi = family({
  answers: String.raw`\b(?:lte_band_(?:lock|mask)\W{1,5}(?=0x)(?<hex1>0x[\da-f]+)|nr5g_(?:n?sa_)?band_(?:lock|mask)\W{1,5}(?<list>\d[\d,]*))|(?:(?<=[";])\d+,[\da-f]+,\d+,(?=\d+,\d+,[\d.]+;)(?<=lte_multi_ca_scell_info":"[^"]{0,400})|"(?:lte_ca_[ps]cell_band|wan_active_band)":"(?:lte\s+band )?)(?<serving_lte>\d+)|"nr5g_action_band":"n?(?<serving_nr>\d+)`,
});

export const examples: readonly Example[] = [
  {
    text: '{"lte_band_lock":"0x80004","nr5g_sa_band_lock":"28,78"}',
    kind: 'enabled',
    lte: [3, 20],
    nr: [28, 78],
  },
  {
    text: '"nr5g_action_band":"n78","lte_ca_pcell_band":"1","lte_multi_ca_scell_info":"1,1a6,1,3,1300,20.0;2,44,1,20,6400,10.0;"',
    kind: 'serving',
    lte: [1, 3, 20],
    nr: [78],
  },
];
