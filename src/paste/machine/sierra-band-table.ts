import { type Example, family } from './family.js';

/**
 * Sierra and Netgear answers to `AT!BAND=?` and `AT!BAND?`: rows `00, All bands, <GW mask> <L mask> <…>`. Row 00 above others is
 * the capability, the others can be chosen; a single row is what is set. The legend below is not read. Those of 5G have
 * three masks more.
 */
export const sierraBandTable = family({
  answers: String.raw`^[^\w\n]{0,40}(?:00(?=.*\n[^\w\n]{0,40}(?<capability>0\d),|)|(?<chosen>[\da-f]{2})), *(?<set>[^\n,]*?[^\s,]),?\s+(?<gw_qualcomm>[\da-f]{16})\s+(?<hex1>[\da-f]{16})\b(?:(?<!\bl band mask +tds[^]{0,999})\s+(?<hex65>[\da-f]{16})(?:(?<=nr5g_1[^]{0,999})\s+(?<hex1_nr>[\da-f]{16})\s+(?<hex65_nr>[\da-f]{16})\s+(?<hex257_nr>[\da-f]{16}))?)?|\bl band mask|^.*\b[\da-f]{16}(?: +[\da-f]{16}\b| - b)`,
});

export const examples: readonly Example[] = [
  {
    text: 'Index, Name, GW Band Mask L Band Mask\n00, All bands 0002000007C00000 0000000000080004\n01, Europe 0002000000400000 0000000000000004',
    kind: 'supported',
    lte: [3, 20],
  },
  {
    text: 'AT!BAND?\nIndex, Name, GW Band Mask L Band Mask TDS Band Mask\n09, LTE ALL 0000000000000000 0000000000080004 0000000000000002',
    kind: 'enabled',
    lte: [3, 20],
  },
  {
    text: 'Index, Name, GW_Mask LTE_1-64 LTE_65-128 NR5G_1-64 NR5G_65-128 NR5G_257-320\n00, All, 0000000000000000 0000000000080004 0000000000000002 0000000008000001 0000000000002000 0000000000000008\n0000000000080000 - LTE B20',
    kind: 'enabled',
    lte: [3, 20, 66],
    nr: [1, 28, 78, 260],
  },
];
