import { LTE_EXTENSION, maskBands, maskSet, type Radix } from '../mask.js';
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
    const [first = '', ...more] = call.fields.slice(2).map(({ text }) => text.replace(/^.*-|\W/g, ''));
    const letters = /[a-f]/.test(first + more.join(''));
    // All-digit masks: the model decides, else the reading that names only real bands, else decimal.
    const real = (radix: Radix) => {
      return !maskBands(first, radix, call).notes![0];
    };
    const hex = letters || (model ? /le910c|l[mn]9/.test(model) : !five && !real(10));
    const set = maskSet(call, hex ? 16 : 10, [[2], [five ? 4 : 3, LTE_EXTENSION]]);
    if (five || letters || model) return set;
    const bands = real(16)
      ? set.bands.map((band) => ({ ...band, marks: [...band.marks, 'doubtful' as const] }))
      : set.bands;
    return {
      ...set,
      bands,
      notes: [...(set.notes ?? []), ...(bands[0] ? (['radix-unclear'] as const) : [])],
    };
  },
};
