import { bandList, type Example, family } from './family.js';

/**
 * Quectel `+QNWPREFCFG: "lte_band",1:3:7` and SIMCom `+CSYSSEL:` with the same keys; 0 means none, `nr5g_band` is of
 * SA, and `gw_band` of 3G.
 */
export const quectelQnwprefcfg = family({
  answers: String.raw`\+(?:qnwprefcfg|csyssel)[:=] *"\S*(?:lte|nr5g)_band ?"(?:,(?<range>b1:)|${bandList()})|\+qnwprefcfg[:=] *"gw_band ?"${bandList('umts')}`,
});

export const examples: readonly Example[] = [
  {
    text: '+QNWPREFCFG: "lte_band",1:3:20\n+QNWPREFCFG: "nr5g_band",78\n+QNWPREFCFG: "gw_band",1:8',
    kind: 'enabled',
    lte: [1, 3, 20],
    nr: [78],
    umts: [1, 8],
  },
  { text: '+QNWPREFCFG: "lte_band",1:3:\n20:28', kind: 'enabled', lte: [1, 3, 20, 28] },
];
