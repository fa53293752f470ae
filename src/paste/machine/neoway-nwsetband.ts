import { type Example, family } from './family.js';

/** Neoway's list of bands `+NWSETBAND: …,WB1,B1,B3,N78`, and `AT+NWSETBAND=<2 UMTS, 3 LTE, 6 NR>,<count>,<bands>`. */
export const neowayNwsetband = family({
  answers: String.raw`\+nwsetband(?::[^,\n]*,(?<supported_umts>(?:wb\d+,)*)(?<supported>[bn\d, ]+)|=(?:3,\d+,(?<list_lte>[\d,]+)|6,\d+,(?<list_nr>[\d,]+)))`,
});

export const examples: readonly Example[] = [
  { text: '+NWSETBAND: 0,WB1,WB8,B3,B20,N78', kind: 'supported', lte: [3, 20], nr: [78], umts: [1, 8] },
  { text: 'AT+NWSETBAND=3,2,3,20', kind: 'enabled', lte: [3, 20] },
];
