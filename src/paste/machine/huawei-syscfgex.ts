import { any, type Example, family, hexMask, olderMask } from './family.js';

/**
 * Huawei `^SYSCFGEX: "<order>",<GSM/UMTS>,<roaming>,<domain>,<LTE>`, hexadecimal without `0x`. Position decides: GSM and
 * UMTS masks would decode to plausible LTE bands. A test answer holds groups `((800c5,"LTE2100/…"),(7fff…,"All bands"))`.
 */
export const huaweiSyscfgex = family({
  answers: String.raw`\^syscfgex`,
  fields: [any, olderMask('qualcomm'), any, any, hexMask(1)],
});

export const examples: readonly Example[] = [
  { text: '^SYSCFGEX: "00",3FFFFFFF,1,2,800C5,,', kind: 'enabled', lte: [1, 3, 7, 8, 20] },
  { text: '^SYSCFGEX: "0302",400380,1,2,80000,,', kind: 'enabled', lte: [20], gsm: [900, 1800], umts: [1] },
];
