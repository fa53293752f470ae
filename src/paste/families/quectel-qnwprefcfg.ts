import { type AtFamily, listSet, NOTHING, technologyOf } from '../reading.js';

/**
 * Quectel `+QNWPREFCFG: "lte_band",1:3:7` and SIMCom `+CSYSSEL:` with the same keys; 0 means none, and `nr5g_band` is of
 * SA.
 */
export const quectelQnwprefcfg: AtFamily = {
  keys: '+qnwprefcfg +csyssel',
  read(call, { calls }) {
    const [{ text: name } = { text: '' }, values] = call.fields;
    if (!values || !/^(?:lte|(?:nsa_|nrdc_)?nr5g)_band$/.test(name)) return NOTHING;
    const set = listSet(call, technologyOf(name.replace(/^nr/, 'nr-sa')), values, name);
    // Queries whose answers, under the same keys, say what the device can do.
    const asked = calls.findLast(({ form, offset }) => form !== ':' && offset < call.offset)?.args;
    const query = call.form === ':' && /ue_capability_band|rf_band|policy_band/.exec(asked ?? '');
    return query ? { ...set, kind: 'supported', slot: name + query[0] } : set;
  },
};
