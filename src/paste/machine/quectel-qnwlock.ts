import { any, type Example, family } from './family.js';

/**
 * Quectel `+QNWLOCK: "common/5g",<PCI>,<ARFCN>,<subcarrier spacing>,<band>`: the cell of 5G that the modem is locked to.
 * `"common/4g"` names no band.
 */
export const quectelQnwlock = family({
  answers: String.raw`\+qnwlock[:=] *"common\/5g"`,
  fields: [any, any, any, String.raw`, ?(?<enabled_nr>\d{1,3})\b`],
});

export const examples: readonly Example[] = [
  { text: 'AT+QNWLOCK="common/5g",1,649632,30,78', kind: 'enabled', nr: [78] },
  { text: 'AT+QNWLOCK="common/4g",1,1850,101', kind: 'none' },
];
