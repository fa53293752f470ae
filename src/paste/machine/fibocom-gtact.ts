import { family, reads } from './family.js';

/**
 * Fibocom `+GTACT: <mode>,<pref>,<pref>,<bands…>` and Intel `+XACT:` (GSM as MHz): 1-99 UMTS, 100+n LTE, NR the digits
 * `50` before the number (501, 5028, 50257). A test answer holds groups, the first ones modes.
 */
export const fibocomGtact = family({
  answers: String.raw`\+(?:gt|x)act[:=](?<coded>[\d,() -]+)`,
});

export const examples = [reads('+GTACT: 20,6,3,101,103,120,5078', { kind: 'enabled', lte: [1, 3, 20], nr: [78] })];
