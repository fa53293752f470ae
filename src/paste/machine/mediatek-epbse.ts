import { any, decimalMask, type Example, family, optional } from './family.js';

/** MediaTek `+EPBSE: <GSM>,<UMTS>,<LTE 1-32>,<LTE 33-64>[,<LTE 65-96>,<LTE 97-128>]`, decimal 32-bit words. */
export const mediatekEpbse = family({
  answers: String.raw`\+epbse`,
  fields: [any, any, decimalMask(1), decimalMask(33), optional(decimalMask(65), optional(decimalMask(97)))],
});

export const examples: readonly Example[] = [
  { text: '+EPBSE: 154,155,524356,0', kind: 'enabled', lte: [3, 7, 20] },
];
