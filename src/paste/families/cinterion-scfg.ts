import { maskSet, maskValue } from '../mask.js';
import { type AtFamily, found, NOTHING, setOf } from '../reading.js';

/** Band of each bit of legacy `Radio/Band`: bits 0-12 are GSM and UMTS, LTE follows in an order of its own. */
const LEGACY = [...Array<number>(13).fill(0), 1, 2, 3, 4, 5, 7, 8, 17, 20, 13, 0, 19];

/**
 * Cinterion (Thales, Telit) `^SCFG: "Radio/Band/4G","<B1-32>"[,"<B33-64>"]` and the legacy `"Radio/Band",<number>`. A value
 * may be text in UCS-2, `00300078…`.
 */
export const cinterionScfg: AtFamily = {
  keys: '^scfg',
  read(call) {
    const fields = call.fields.map(({ text, ...span }) => ({
      ...span,
      text: text.length < 16 ? text : ucs2(text),
    }));
    const [name, value] = fields;
    if (name?.text === 'radio/band/4g') return maskSet({ ...call, fields }, 16, [[1], [2, 33]]);
    if (name?.text !== 'radio/band' || value === undefined) return NOTHING;
    const bits = maskValue(value.text, 10);
    const bands = LEGACY.flatMap((band, i) => ((bits >> BigInt(i)) % 2n ? found('lte', band, value) : []));
    return setOf(call, bands);
  },
};

function ucs2(text: string): string {
  return /^(?:00[2-7][\da-f])+$/.test(text)
    ? text.replace(/.{4}/g, (unit) => String.fromCharCode(parseInt(unit, 16))).toLowerCase()
    : text;
}
