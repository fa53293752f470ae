import { type Example, family } from './family.js';

/** Foxconn T99W175 and its kin, `AT^CA_INFO?`: `PCC info:Band is LTE_B7, …`, `SCC1 info:Band is LTE_B3`. */
export const foxconnCell = family({
  answers: String.raw`\b[ps]cc\d? info: ?band is (?:lte_b|nr5g_(?:band|n))(?<serving>\d+)`,
});

export const examples: readonly Example[] = [
  {
    text: 'AT^CA_INFO?\nPCC info:Band is LTE_B3, Band_width is 20.0 MHz\nSCC1 info:Band is LTE_B20, Band_width is 10.0 MHz',
    kind: 'serving',
    lte: [3, 20],
  },
];
