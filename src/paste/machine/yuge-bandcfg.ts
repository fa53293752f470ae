import { type Example, family, hexMask } from './family.js';

/** Yuge CLM920 `+BANDCFG:3,<high word>,<low word>`, hexadecimal 32-bit words; 3 is LTE. */
export const yugeBandcfg = family({
  answers: String.raw`\+bandcfg[:=] ?3`,
  fields: [hexMask(33), hexMask(1)],
});

export const examples: readonly Example[] = [
  { text: '+BANDCFG:3,000000e0,00080004', kind: 'enabled', lte: [3, 20, 38, 39, 40] },
];
