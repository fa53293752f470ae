import { LTE_EXTENSION, maskBands, type MaskWord, maskSet, type Radix } from '../mask.js';
import { type AtFamily } from '../reading.js';

/**
 * Telit `#BND: <2G>,<3G>[,<LTE>[,<LTE from B65>]]`, hexadecimal without `0x` on LE910Cx, LM9xx and LN9xx, decimal on ME910
 * and older LE910; five fields are `2G,3G,LTE,TD-SCDMA,<LTE from B65>` in decimal. 2G and 3G are table indexes. A test
 * answer puts each field in parentheses, as `(lowest bit-full mask)`.
 */
export const telitBnd: AtFamily = {
  keys: '#bnd',
  read(call, { model }) {
    const five = call.fields.length > 4;
    const digits = call.fields
      .slice(2)
      .map(({ text }) => text.slice(text.lastIndexOf('-') + 1).replace(/\W/g, ''));
    const letters = /[a-f]/.test(digits.join(''));
    // All-digit masks: the model decides, else the reading that names only real bands, else decimal.
    const real = (radix: Radix) => {
      const { bands, notes } = maskBands(digits[0] ?? '', radix, call);
      return bands.length > 0 && notes.length === 0;
    };
    const hex = letters || /l(e910c|m9|n9)/.test(model) || (!five && model === '' && !real(10) && real(16));
    const words: MaskWord[] = [[2], [five ? 4 : 3, LTE_EXTENSION]];
    const set = maskSet(call, hex ? 16 : 10, words);
    const clear = five || letters || model !== '' || set.bands.length === 0;
    return clear ? set : { ...set, notes: [...(set.notes ?? []), 'radix-unclear'] };
  },
};
