/**
 * Huawei `^SYSCFGEX: "<order>",<GSM/UMTS>,<roaming>,<domain>,<LTE>`, hexadecimal without `0x`. Position decides: GSM and
 * UMTS masks would decode to plausible LTE bands. A test answer holds groups `((800c5,"LTE2100/…"),(7fff…,"All bands"))`.
 */
export const huaweiSyscfgex = /\^syscfgex F F F F X1/;
