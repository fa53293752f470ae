import { bandList, family, reads } from './family.js';

/**
 * Quectel `+QNWPREFCFG: "lte_band",1:3:7` and SIMCom `+CSYSSEL:` with the same keys; 0 means none, and `nr5g_band` is of
 * SA.
 */
export const quectelQnwprefcfg = family({
  answers: String.raw`\+(?:qnwprefcfg|csyssel)[:=] *"\S*(?:lte|nr5g)_band ?"`,
  fields: [bandList()],
});

export const examples = [reads('+QNWPREFCFG: "lte_band",1:3:20\n+QNWPREFCFG: "nr5g_band",78', { kind: 'enabled', lte: [1, 3, 20], nr: [78] })];
