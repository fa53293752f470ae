import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { hexMask, maskReading, maskWord } from '../mask.js';

/** Widest TD-SCDMA mask of the EC2x layout; a larger third field can only be NB-IoT. */
const TD_SCDMA_MAX = 0x3f;

/**
 * Quectel `+QCFG: "band",<GW>,<LTE>[,<TD-SCDMA>]`, and on BG9x/BG77 `<GSM>,<eMTC>,<NB-IoT>`. The third field tells
 * the two apart, or the module's name. The first field is a look-up of 2G/3G bands and never holds LTE.
 */
export const quectelQcfg: AtFamily = {
  keys: ['+QCFG'],
  read(call, paste): Reading | undefined {
    const [name, gw, lte, third] = call.fields;
    if (name?.text.toLowerCase() !== 'band' || gw === undefined) return NOTHING;
    if (lte?.group) return { sets: [{ kind: 'range', bands: [] }], notes: ['settable-range'] };
    const thirdMask = hexMask(third) ?? '';
    const lpwa =
      thirdMask !== '' && (parseInt(thirdMask, 16) > TD_SCDMA_MAX || /BG(77|9\d)/.test(paste.model));
    const technology = lpwa ? 'lte-m' : 'lte';
    return maskReading(kindOf(call), '+QCFG', call.form === 'set', [
      maskWord(lte, hexMask, { technology }),
      lpwa ? maskWord(third, hexMask, { technology: 'nb-iot' }) : undefined,
    ]);
  },
};
