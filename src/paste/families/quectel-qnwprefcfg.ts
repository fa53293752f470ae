import { type AtFamily, kindOf, listed, NOTHING, type Paste, type Reading } from '../reading.js';
import { type AtCall } from '../at-call.js';
import { type Technology } from '../read-result.js';

const TECHNOLOGY: Readonly<Record<string, Technology>> = {
  lte_band: 'lte',
  nr5g_band: 'nr-sa',
  nsa_nr5g_band: 'nr-nsa',
  nrdc_nr5g_band: 'nr-sa',
};

/** Queries whose answers, under the same keys, say what the device can do. */
const CAPABILITY = /^(UE_CAPABILITY_BAND|RF_BAND|POLICY_BAND)$/;

/** Quectel `+QNWPREFCFG: "lte_band",1:3:7` and SIMCom `+CSYSSEL:` with the same keys; 0 means none. */
export const quectelQnwprefcfg: AtFamily = {
  keys: ['+QNWPREFCFG', '+CSYSSEL'],
  read(call, paste): Reading | undefined {
    const [name, ...values] = call.fields;
    const key = name?.text.toLowerCase() ?? '';
    const technology = TECHNOLOGY[key];
    if (technology === undefined || values.length === 0) return NOTHING;
    const query = capabilityQuery(call, paste);
    const kind = query ? 'supported' : kindOf(call);
    const bands = listed(technology, values);
    return {
      sets: [{ kind, bands, slot: call.key + key + query, command: call.form === 'set' }],
    };
  },
};

/** The capability query that a plain answer belongs to: the nearest command before it. */
function capabilityQuery(call: AtCall, paste: Paste): string {
  if (call.form !== 'answer') return '';
  for (let i = paste.calls.indexOf(call) - 1; i >= 0; i--) {
    const before = paste.calls[i]!;
    if (before.form === 'answer') continue;
    const asked = before.fields[0]?.text.toUpperCase() ?? '';
    return before.key === call.key && CAPABILITY.test(asked) ? asked : '';
  }
  return '';
}
