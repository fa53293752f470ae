import { type Example, family } from './family.js';

/**
 * Fibocom `+GTACT: <mode>,<pref>,<pref>,<bands…>` and Intel `+XACT:` (GSM as MHz): 1-99 UMTS, 100+n LTE, NR the digits
 * `50` before the number (501, 5028, 50257). A test answer holds groups, the first three are modes too.
 */
export const fibocomGtact = family({
  answers: String.raw`(?:\+|\bat\+gtact\? *)(?:gtact[:=] ?\d+,\d*,(?<unrestricted>\d+(?:,0)?) *$|(?:gt|x)act[:=](?: ?(?:\([\d,-]*\)|\d*),){3}(?<coded_older>(?:[\d,() -]|(?<=, {0,9})\n *(?=\d))+)|(?:gt|x)act[:=](?<coded>[,() -]*\d[\d,() -]*))`,
});

export const examples: readonly Example[] = [
  { text: '+GTACT: 20,6,3,1,101,120,5078', kind: 'enabled', lte: [1, 20], nr: [78], umts: [1] },
  {
    text: 'AT+GTACT? -> +GTACT: 20,6,3,1,101,\n      120,5078',
    kind: 'enabled',
    lte: [1, 20],
    nr: [78],
    umts: [1],
  },
  { text: 'AT+GTACT?\r\n+GTACT: 20,6,3\r\nOK', kind: 'unrestricted' },
  { text: 'AT+GTACT? GTACT: 20,6,3,103,107,5078', kind: 'enabled', lte: [3, 7], nr: [78] },
];
