import { maskSet, maskValue } from '../mask.js';
import { type AtFamily, found, NOTHING, setOf } from '../reading.js';

/** Bands of the bits of legacy `Radio/Band` from bit 13 up: lower ones are GSM and UMTS. */
const LEGACY = [1, 2, 3, 4, 5, 7, 8, 17, 20, 13, 0, 19];

/**
 * Cinterion (Thales, Telit) `^SCFG: "Radio/Band/4G","<B1-32>"[,"<B33-64>"]` and the legacy `"Radio/Band",<number>`. A value
 * may be text in UCS-2, `00300078…`.
 */
export const cinterionScfg: AtFamily = {
  keys: '^scfg',
  read(call) {
    const fields = call.fields.map((field) => ({
      ...field,
      text: /^(?:00[2-7].){3,}$/.test(field.text)
        ? field.text
            .replace(/00(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
            .toLowerCase()
        : field.text,
    }));
    const [name, value] = fields;
    if (name?.text === 'radio/band/4g') return maskSet({ ...call, fields }, 16, [[1], [2, 33]]);
    if (name?.text !== 'radio/band' || !value) return NOTHING;
    const bits = maskValue(value.text, 10) >> 13n;
    return setOf(
      call,
      LEGACY.flatMap((band, i) => ((bits >> BigInt(i)) % 2n ? found('lte', band, value) : [])),
    );
  },
};
