import { type Example, family } from './family.js';

/**
 * Sierra and Netgear answers to `AT!BAND=?` and `AT!BAND?`: rows `00, All bands, <GW mask> <L mask> <…>`. Row 00 of the
 * long table is the capability; the single row of the short one is what is set. The legend below is not read.
 */
export const sierraBandTable = family({
  answers: String.raw`^.*\bl band mask.{0,60}\n.*? (?<gw_qualcomm>[\da-f]{16}) +(?<hex1>[\da-f]{16})\b(?:(?<!\bl band mask +tds.*\n.*) +(?<hex65>[\da-f]{16}))?(?=.*\n\W*(?<capability>0\d),|)|^.*\b[\da-f]{16}(?: +[\da-f]{16}\b| - b)`,
});

export const examples: readonly Example[] = [
  {
    text: 'Index, Name, GW Band Mask L Band Mask\n00, All bands 0002000007C00000 0000000000080004\n01, Europe 0002000000400000 0000000000000000',
    kind: 'supported',
    lte: [3, 20],
  },
];
