import { type Example, family, hexMask } from './family.js';

/** Yuge CLM920 `+BANDCFG:3,<high word>,<low word>`, hexadecimal 32-bit words; 3 is LTE, and stands last in the command. */
export const yugeBandcfg = family({
  answers: String.raw`\+bandcfg(?:: ?3|(?==\w+,\w+,3 *$))`,
  fields: [hexMask(33), hexMask(1)],
});

export const examples: readonly Example[] = [
  { text: '+BANDCFG:3,000000e0,00080004', kind: 'enabled', lte: [3, 20, 38, 39, 40] },
  { text: 'AT+BANDCFG=0,80004,3', kind: 'enabled', lte: [3, 20] },
];
