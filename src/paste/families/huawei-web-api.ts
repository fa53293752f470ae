import { type Paste, type Reading, type TextFamily } from '../reading.js';
import { hexMask, maskReading, maskWord, meansAny, type MaskWord } from '../mask.js';

const OPEN = '<LTEBAND>';
const MAX_VALUES = 64;

/** Huawei HiLink web API: `<LTEBand>800C5</LTEBand>`, and lists `<LTEBand><Name>…</Name><Value>800c5</Value></LTEBand>`. */
export const huaweiWebApi: TextFamily = {
  read(paste: Paste): Reading | undefined {
    // Tags are spaces in the normal text.
    const xml = paste.original;
    const words: MaskWord[] = [];
    let listed = false;
    let start = find(xml, 0);
    if (start < 0) return undefined;
    for (; start >= 0 && words.length < MAX_VALUES; start = find(xml, start)) {
      start += OPEN.length;
      const head = xml.slice(start, start + 400);
      const value = /^\s*<Name>[^<]*<\/Name>\s*<Value>/i.exec(head);
      if (value) listed = true;
      const offset = start + (value?.[0].length ?? 0);
      const text = /^[\da-f]{1,64}(?=<)/i.exec(xml.slice(offset, offset + 65))?.[0];
      if (text === undefined) continue;
      const word = maskWord({ text, quoted: false, offset, length: text.length }, hexMask);
      if (word) words.push(word);
    }
    const named = words.filter(({ mask }) => !meansAny(mask));
    const reading = maskReading(
      listed ? 'supported' : 'enabled',
      'LTEBand',
      false,
      named.length > 0 ? named : words,
    );
    return { ...reading, claimed: [{ offset: 0, length: xml.length }] };
  },
};

function find(xml: string, from: number): number {
  const at = xml.indexOf('<LTEBand>', from);
  return at < 0 ? xml.indexOf('<lteband>', from) : at;
}
