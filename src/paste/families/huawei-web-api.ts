import { maskBands, masksSet } from '../mask.js';
import { type TextFamily } from '../reading.js';

/**
 * Huawei HiLink web API: `<LTEBand>800C5</LTEBand>`, and lists `<LTEBand><Name>…</Name><Value>800c5</Value></LTEBand>`.
 * The tags stay in the normal text.
 */
export const huaweiWebApi: TextFamily = {
  pattern: /<lteband>\s*(?:<name>[^<]*<\/name>\s*<value>)?([\da-f]{1,64})(?=<)[^\n]*/g,
  read(matches) {
    const masks = matches.map(({ 0: run, 1: digits, index }) =>
      maskBands(digits!, 16, { offset: index + run.indexOf(digits!), length: digits!.length }),
    );
    return [masksSet({ kind: matches[0]![0].includes('value') ? 'supported' : 'enabled', bands: [] }, masks)];
  },
};
