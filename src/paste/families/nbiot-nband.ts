import { type AtFamily, kindOf, listed, NOTHING, type Reading, single } from '../reading.js';

/** Neul, BC95 and BC28 `+NBAND:(1,3,5,8,20,28)` and `+NBAND:5`. */
export const nbiotNband: AtFamily = {
  keys: ['+NBAND'],
  read(call): Reading | undefined {
    if (call.fields.length === 0) return NOTHING;
    const tested = call.fields[0]!.group !== undefined;
    return single(call, listed('nb-iot', call.fields), String(tested), tested ? 'supported' : kindOf(call));
  },
};
