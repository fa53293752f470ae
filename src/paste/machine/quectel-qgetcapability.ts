import { type Example, family } from './family.js';

/** Quectel `+QGETCAPABILITY: LTE-FDD:B1,B3`, `LTE-TDD:`, `NR:n78`, `WCDMA:B1`, `GSM:900`: what the module can do, a line a radio. */
export const quectelQgetcapability = family({
  answers: String.raw`\+qgetcapability: *(?:(?:nr|lte-[ft]dd): *(?<supported>[bn\d, ]+)|wcdma: *(?<supported_umts>[b\d, ]+)|gsm: *(?<supported_gsm>[\d, a-z]+))`,
});

export const examples: readonly Example[] = [
  {
    text: '+QGETCAPABILITY:NR:n78\n+QGETCAPABILITY:LTE-FDD:B3,B20\n+QGETCAPABILITY:WCDMA:B1\n+QGETCAPABILITY:LTE-CA:1',
    kind: 'supported',
    lte: [3, 20],
    nr: [78],
    umts: [1],
  },
];
