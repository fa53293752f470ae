import { any, bitString, type Example, family } from './family.js';

/** Nordic `%XBANDLOCK=<op>,"<bits>"`; the rightmost bit is B1. */
export const nordicXbandlock = family({
  answers: String.raw`%xbandlock(?:=(?<unrestricted>0)|(?:${any})?${bitString(1)})`,
});

export const examples: readonly Example[] = [
  { text: 'AT%XBANDLOCK=2,"10000000000000000100"', kind: 'enabled', lte: [3, 20] },
  { text: '%XBANDLOCK: "10000000000000000100"', kind: 'enabled', lte: [3, 20] },
];
