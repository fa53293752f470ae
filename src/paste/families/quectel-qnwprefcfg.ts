import { type AtFamily, listed, NOTHING, setOf } from '../reading.js';
import { type Technology } from '../read-result.js';

const TECHNOLOGY: Readonly<Record<string, Technology>> = {
  lte_band: 'lte',
  nr5g_band: 'nr-sa',
  nsa_nr5g_band: 'nr-nsa',
  nrdc_nr5g_band: 'nr-sa',
};

/** Quectel `+QNWPREFCFG: "lte_band",1:3:7` and SIMCom `+CSYSSEL:` with the same keys; 0 means none. */
export const quectelQnwprefcfg: AtFamily = {
  keys: '+qnwprefcfg +csyssel',
  read(call, { calls }) {
    const [name, values] = call.fields;
    const technology = TECHNOLOGY[name?.text ?? ''];
    if (technology === undefined || values === undefined) return NOTHING;
    const set = setOf(call, listed(technology, values.text, values.offset), name!.text);
    // Queries whose answers, under the same keys, say what the device can do.
    const asked = calls.findLast(({ form, offset }) => form !== ':' && offset < call.offset);
    const query = /ue_capability_band|rf_band|policy_band/.exec(call.form === ':' ? (asked?.args ?? '') : '');
    return query ? { ...set, kind: 'supported', slot: name!.text + query[0] } : set;
  },
};
