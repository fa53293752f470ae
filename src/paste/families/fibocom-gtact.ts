/**
 * Fibocom `+GTACT: <mode>,<pref>,<pref>,<bands…>` and Intel `+XACT:` (GSM as MHz): 1-99 UMTS, 100+n LTE, NR the digits
 * `50` before the number (501, 5028, 50257). A test answer holds groups, the first ones modes.
 */
export const fibocomGtact = /\+(?:gt|x)act[:=](?<G>[\d,() -]+)/;
