import { type Example, family } from './family.js';

/**
 * Quectel `+QSCAN: "LTE",<MCC>,<MNC>,<EARFCN>,<PCI>,<RSRP>,<RSRQ>,…,<bandwidth>,<band>`, what a modem hears of all networks
 * around. The band is the field behind eleven, or on some firmware behind nine; without details there is none.
 */
export const quectelQscan = family({
  answers: String.raw`\+qscan: *"(?:lte|nr5g)",(?<set>\d{3},\d{2,3})(?:,-?\w*){7}(?:,-?\w*,\w*(?=,\d))?,(?<operator>\d{1,3})(?![\w-])`,
});

export const examples: readonly Example[] = [
  { text: '+QSCAN: "LTE",262,01,1300,211,-95,-11,22,14,1A2B3C4,9C4,100,3', kind: 'operator', lte: [3] },
  { text: '+QSCAN: "NR5G",262,02,640000,502,-101,-12,9,1,3C84,9C4,273,78,30', kind: 'operator', nr: [78] },
  { text: '+QSCAN: "LTE",262,01,6300,311,-88,-9,1A0C401,2EE,10,20', kind: 'operator', lte: [20] },
  { text: '+QSCAN: "LTE",262,01,1300,211,-95,-11,22,14', kind: 'none' },
];
