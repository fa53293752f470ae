import { type AtField } from '../at-call.js';
import { type AtFamily, isBand, kindOf, NOTHING, type Reading } from '../reading.js';
import { decimalMask, hexMask, LTE_EXTENSION, maskBits, maskReading, maskWord } from '../mask.js';

/**
 * Telit `#BND: <2G>,<3G>[,<LTE>[,<LTE from B65>]]`, hexadecimal without `0x` on LE910Cx, LM9xx and LN9xx, decimal on ME910
 * and older LE910; five fields are `2G,3G,LTE,TD-SCDMA,<LTE from B65>` in decimal. 2G and 3G are table indexes. A test
 * answer puts each field in parentheses, as `(lowest bit-full mask)`.
 */
export const telitBnd: AtFamily = {
  keys: ['#BND'],
  read(call, paste): Reading | undefined {
    const lte = high(call.fields[2]);
    if (lte === undefined || lte.text === '') return NOTHING;
    const five = call.fields.length > 4;
    const extension = high(call.fields[five ? 4 : 3]);
    const hex = !five && isHex(`${lte.text}${extension?.text ?? ''}`, lte, paste.model);
    const read = hex ? hexMask : decimalMask;
    const tested = call.fields[2]!.group !== undefined;
    const reading = maskReading(tested ? 'supported' : kindOf(call), call.key, call.form === 'set', [
      maskWord(lte, read),
      maskWord(extension, read, { first: LTE_EXTENSION }),
    ]);
    const unclear = !five && paste.model === '' && !/[A-F]/i.test(lte.text + (extension?.text ?? ''));
    return unclear ? { ...reading, notes: [...(reading.notes ?? []), 'radix-unclear'] } : reading;
  },
};

/** The field itself, or the high end of a group `(low-high)`. */
function high(field: AtField | undefined): AtField | undefined {
  const inner = field?.group ? field.group.at(-1) : field;
  if (inner === undefined) return undefined;
  const start = inner.text.lastIndexOf('-') + 1;
  return {
    text: inner.text.slice(start),
    quoted: false,
    offset: inner.offset + start,
    length: inner.length - start,
  };
}

/** All-digit masks: the model decides, else the reading that names only real bands, else decimal. */
function isHex(digits: string, lte: AtField, model: string): boolean {
  if (/[A-F]/i.test(digits) || /L(E910C|M9|N9)/.test(model)) return true;
  if (model !== '') return false;
  const real = (mask: string | undefined) =>
    mask !== undefined && maskBits(mask).every((bit) => isBand('lte', bit + 1));
  return !real(decimalMask(lte)) && real(hexMask(lte));
}
