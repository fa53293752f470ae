import { type AtField } from '../at-call.js';
import { type AtFamily, found, isBand, kindOf, NOTHING, type Reading } from '../reading.js';
import { decimalMask, hexMask, maskBits, maskReading, maskWord } from '../mask.js';

/** Band of bit 0 in the second word of `Radio/Band/4G`. */
const HIGH_FIRST = 33;
/** Legacy `Radio/Band`: bits 0-12 are GSM and UMTS, LTE follows in an order of its own. */
const LEGACY = new Map([1, 2, 3, 4, 5, 7, 8, 17, 20, 13].map((band, i) => [13 + i, band] as const)).set(
  24,
  19,
);

/** Cinterion (Thales, Telit) `^SCFG: "Radio/Band/4G","<B1-32>"[,"<B33-64>"]` and the legacy `"Radio/Band",<number>`. */
export const cinterionScfg: AtFamily = {
  keys: ['^SCFG'],
  read(call): Reading | undefined {
    const [name, low, highWord] = call.fields;
    const key = ucs2(name?.text ?? '').toLowerCase();
    if (low === undefined) return NOTHING;
    if (key === 'radio/band/4g') {
      const tested = low.group !== undefined;
      return maskReading(tested ? 'supported' : kindOf(call), key, call.form === 'set', [
        maskWord(value(low), hexMask),
        maskWord(value(highWord), hexMask, { first: HIGH_FIRST }),
      ]);
    }
    if (key !== 'radio/band' || low.group) return NOTHING;
    const bits = maskBits(decimalMask(value(low)) ?? '');
    const bands = bits.flatMap((bit) => {
      const band = LEGACY.get(bit) ?? 0;
      return isBand('lte', band) ? [found('lte', band, low)] : [];
    });
    return { sets: [{ kind: kindOf(call), bands, slot: key, command: call.form === 'set' }] };
  },
};

/** A plain value, or the high end of a range in a group; text in UCS-2 hex is put into letters. */
function value(field: AtField | undefined): AtField | undefined {
  const inner = field?.group ? field.group[0] : field;
  if (inner === undefined || inner.text === '') return undefined;
  const text = ucs2(inner.text);
  return { ...inner, text: text.slice(text.lastIndexOf('-') + 1) };
}

/** `00300078…` is UCS-2: every other byte zero. Anything else, and a mask word of eight digits, stays as it is. */
function ucs2(text: string): string {
  if (text.length > 512 || text.length < 16 || !/^(?:00[2-7][\dA-F])+$/i.test(text)) return text;
  return text.replace(/.{4}/g, (unit) => String.fromCharCode(parseInt(unit, 16)));
}
