import { type Example, family } from './family.js';

/** Sierra HL78 `+KBNDCFG: <0 = LTE-M, 1 = NB-IoT>,<mask>` and its command, hexadecimal without `0x`. */
export const sierraKbndcfg = family({
  answers: String.raw`\+kbndcfg[:=] ?(?:0,(?<hex1_lteM>[\da-f]{1,32})|1,(?<hex1_nbIot>[\da-f]{1,32}))\b`,
});

export const examples: readonly Example[] = [
  { text: '+KBNDCFG: 0,0000000000000080004', kind: 'enabled', lte: [3, 20], lteM: [3, 20] },
  { text: '+KBNDCFG: 1,0000000000000080080', kind: 'enabled', lte: [8, 20], nbIot: [8, 20] },
];
