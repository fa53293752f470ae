import { decimalMask, type Example, family } from './family.js';

/**
 * Unisoc `+SPLBAND: <B49-64>,<B33-48>,<B17-32>,<B1-16>,<B65-80>`, words of 16 bits in decimal, to `=0` what is locked and to
 * `=5` what the modem has; set by `=1,…`. All zeros are no lock. NR has four words with an order of their own.
 */
export const unisocSplband = family({
  answers: String.raw`(?<capability>splband=5\s+)?\+splband(?:: ?(?<unrestricted>0,0,0,0,0)$|(?:=2,|: ?)(?<unread>\d+,\d+,\d+,\d+$)|(?:=1)?${decimalMask(49)}${decimalMask(33)}${decimalMask(17)}${decimalMask(1)}${decimalMask(65)}(?!,)|=1(?<unread_lte>(?:,\d+){6,}))`,
});

export const examples: readonly Example[] = [
  { text: 'AT+SPLBAND=0\n+SPLBAND: 0,384,0,132,0', kind: 'enabled', lte: [3, 8, 40, 41] },
  { text: 'AT+SPLBAND=5\n+SPLBAND: 0,320,8,4,0', kind: 'supported', lte: [3, 20, 39, 41] },
  { text: '+SPLBAND: 517,0,784,0', kind: 'enabled' },
  // A word too many.
  { text: 'AT+SPLBAND=1,0,0,0,0,129,0', kind: 'enabled' },
];
