import { maskSet, maskValue } from '../mask.js';
import { type AtFamily, NOTHING } from '../reading.js';

const TD_SCDMA_MAX = 0x3f;

/**
 * Quectel `+QCFG: "band",<GW>,<LTE>[,<TD-SCDMA>]`, and on BG9x/BG77 `<GSM>,<eMTC>,<NB-IoT>`: a third field wider than
 * any TD-SCDMA mask or the module's name tells the two apart. The first field is a look-up of 2G/3G bands.
 */
export const quectelQcfg: AtFamily = {
  keys: '+qcfg',
  read(call, { model }) {
    const [name, , , third] = call.fields;
    if (name?.text !== 'band') return NOTHING;
    const lpwa = maskValue(third?.text ?? '', 16) > TD_SCDMA_MAX || model.startsWith('bg');
    return maskSet(call, 16, lpwa ? [[2, 1, 'lte-m'], [3, 1, 'nb-iot']] : [[2]]); // prettier-ignore
  },
};
