import { type Example, family } from './family.js';

/**
 * Foxconn T99W175, Thales MV31, Telit LN9xx: `LTE,Enable Bands :1,2,` and `^SLBAND: LTE,Enabled,1,2`. Numbers have no
 * prefix, only the label of the row says what they are; what stands behind in the row is disabled.
 */
export const foxconnSlband = family({
  answers: String.raw`\b(?:lte|nr5g(?:[_-]n?sa)?)(?:, ?enabled?(?: bands ?:|,)|(?<=slband: ?\w+),|(?<=\^(?:slband|band_pref)= ?\w+),2,)(?<enabled>[, ]*\d[\d, ]*)|^wcdma, ?enable bands ?:(?<enabled_umts>[, ]*\d[\d, ]*)`,
});

export const examples: readonly Example[] = [
  { text: 'LTE,Enable Bands :1,3,20,\nNR5G,Enable Bands :78', kind: 'enabled', lte: [1, 3, 20], nr: [78] },
];
