import { any, decimalMask, type Example, family, optional } from './family.js';

/** Words of 32 bits in hexadecimal, the lowest first, between quotes: `"00080004000000A0"`. */
const words = (zero: string, technology: string): string =>
  `, ?"?${[1, 33, 65, 97].map((from) => `(?:(?<hex${zero}${from}_${technology}>[\\da-f]{8})`).join('')}${')?'.repeat(4)}"?`;

/**
 * MediaTek `+EPBSE: <GSM>,<UMTS>,<LTE 1-32>,<LTE 33-64>[,<LTE 65-96>,<LTE 97-128>]`, decimal 32-bit words, and on 5G chips
 * `+EPBSEH: "<GSM>","<UMTS>","<LTE>","<NR>"`.
 */
export const mediatekEpbse = family({
  answers: String.raw`\+epbse(?:h${any}${any}${words('', 'lte')}${words('0', 'nr')}`,
  fields: [
    `|${any}${any}`,
    decimalMask(1),
    decimalMask(33),
    optional(decimalMask(65), optional(decimalMask(97))),
    ')',
  ],
});

export const examples: readonly Example[] = [
  { text: '+EPBSE: 154,155,524356,0', kind: 'enabled', lte: [3, 7, 20] },
  {
    text: '+EPBSEH: "0000009a","00000081","08080044000000A000000002","080000010000000000003000"',
    kind: 'enabled',
    lte: [3, 7, 20, 28, 38, 40, 66],
    nr: [1, 28, 77, 78],
  },
];
