import { isBand } from './reading.js';
import { type BandQuestion } from './read-result.js';

/** Numbers and what stands between them, and nothing else. */
const ONLY_NUMBERS = /^\s*\d{1,3}(?:(?:\s*[,;/|+]\s*|\s+)\d{1,3}){1,60}\s*[.,;]?\s*$/;
/** One mask in hexadecimal: with `0x`, or with a letter, or of eight digits and more. `LTE band mask:` may stand before it. */
const ONLY_MASK =
  /^\s*(?:(?=[a-z][^\n]{0,60}?(?:lte|band|mask))[a-z /_-]{1,60}[:=]?\s+)?(?:0x([\da-f]{1,32})|(?=\d*[a-f]|[\da-f]{8})([\da-f]{3,32}))\s*$/;

/** What a text in lower case without readable bands could mean by its numbers; to be asked back. */
export function askAbout(low: string): BandQuestion[] {
  const offset = low.search(/\S/);
  const place = { offset, length: low.trimEnd().length - offset };
  if (ONLY_NUMBERS.test(low)) {
    const lte = [...new Set((low.match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b);
    return lte.length > 1 && lte.every((band) => isBand('lte', band))
      ? [{ form: 'numbers', lte, nr: [], ...place }]
      : [];
  }
  const [, prefixed, bare] = ONLY_MASK.exec(low) ?? [];
  const digits = prefixed ?? bare;
  if (!digits) return [];
  const bits = [...BigInt('0x' + digits).toString(2)].reverse();
  const bands = bits.flatMap((bit, i) => (bit === '1' ? i + 1 : []));
  const lte = bands.filter((band) => isBand('lte', band));
  // A serial number or a hash sets bits that are no bands.
  return lte.length > 0 && lte.length === bands.length ? [{ form: 'mask', lte, nr: [], ...place }] : [];
}
