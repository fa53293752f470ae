import { joined, maskBands } from '../mask.js';
import { type TextFamily } from '../reading.js';

/**
 * Huawei HiLink web API: `<LTEBand>800C5</LTEBand>`, and lists `<LTEBand><Name>…</Name><Value>800c5</Value></LTEBand>`.
 * The tags stay in the normal text.
 */
export const huaweiWebApi: TextFamily = {
  pattern: /<lteband>\s*(?:<name>[^<]*<\/name>\s*<value>)?([\da-f]{1,64})(?=<)/dg,
  read: (matches) => [
    joined(
      { kind: matches[0]![0].includes('value') ? 'supported' : 'enabled', bands: [] },
      matches.map(({ 1: digits, indices }) =>
        maskBands(digits!, 16, { offset: indices![1]![0], length: digits!.length }),
      ),
    ),
  ],
};
