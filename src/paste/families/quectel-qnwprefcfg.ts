/**
 * Quectel `+QNWPREFCFG: "lte_band",1:3:7` and SIMCom `+CSYSSEL:` with the same keys; 0 means none, and `nr5g_band` is of
 * SA.
 */
export const quectelQnwprefcfg = /\+(?:qnwprefcfg|csyssel)[:=] *"\S*(?:lte|nr5g)_band ?" L/;
