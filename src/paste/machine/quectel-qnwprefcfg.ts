import { bandList, type Example, family } from './family.js';

/** To the next line of the same answer, perhaps behind what quotes it. */
const LINE = String.raw`[^\n]{0,250}\n[^\w\n]{0,9}`;
const GW = `"gw_band"${LINE}`;
/** Behind the name: the line stands among those of all radios, in the order of Quectel. */
const AMONG_ALL = String.raw`(?:(?<=${GW}qnwprefcfg)(?=${LINE}qnwprefcfg[:=] *"nsa)|(?<=${GW}qnwprefcfg${LINE}(?:qnwprefcfg${LINE})?qnwprefcfg))`;

/**
 * Quectel `+QNWPREFCFG: "lte_band",1:3:7` and SIMCom `+CSYSSEL:` with the same keys; 0 means none, `nr5g_band` is of
 * SA, and `gw_band` of 3G. All of them in one answer, as that of `"policy_band"`, are what there is.
 */
export const quectelQnwprefcfg = family({
  answers: String.raw`\+(?:(?<capability>qnwprefcfg)${AMONG_ALL}|qnwprefcfg|csyssel)[:=] *"\S*(?:lte|nr5g)_band ?"(?:,(?<range>b1:)|${bandList()})|\+qnwprefcfg[:=] *"gw_band ?"${bandList('umts')}`,
});

export const examples: readonly Example[] = [
  {
    text: '+QNWPREFCFG: "lte_band",1:3:20\n+QNWPREFCFG: "nr5g_band",78\n+QNWPREFCFG: "gw_band",1:8',
    kind: 'enabled',
    lte: [1, 3, 20],
    nr: [78],
    umts: [1, 8],
  },
  {
    text: '+QNWPREFCFG: "gw_band",1:8\n+QNWPREFCFG: "lte_band",1:3:20\n+QNWPREFCFG: "nsa_nr5g_band",78\n+QNWPREFCFG: "nr5g_band",78',
    kind: 'supported',
    lte: [1, 3, 20],
    nr: [78],
    umts: [1, 8],
  },
  { text: '+QNWPREFCFG: "lte_band",1:3:\n20:28', kind: 'enabled', lte: [1, 3, 20, 28] },
];
