/**
 * Huawei HiLink web API: `<LTEBand>800C5</LTEBand>`, and lists `<LTEBand><Name>…</Name><Value>800c5</Value></LTEBand>`.
 * The tags stay in the normal text.
 */
export const huaweiWebApi = /lteband>\s*(?<C><name>[^]{0,400}?<value>)?(?<X1>[\da-f]+)</;
