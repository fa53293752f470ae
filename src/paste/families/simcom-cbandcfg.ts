import { type AtFamily, kindOf, listed, NOTHING, type Reading } from '../reading.js';
import { type Technology } from '../read-result.js';

const TECHNOLOGY: Readonly<Record<string, Technology>> = { 'CAT-M': 'lte-m', 'NB-IOT': 'nb-iot' };

/** SIMCom LPWA `+CBANDCFG: "CAT-M",1,2,…` and `"NB-IOT",…`, one line a mode; test answers hold groups. */
export const simcomCbandcfg: AtFamily = {
  keys: ['+CBANDCFG'],
  read(call): Reading | undefined {
    const [mode, ...values] = call.fields;
    // A test answer prints `("CAT-M","NB-IOT"),(1,2,…)`: one list for both modes.
    const name = mode?.group ? 'CAT-M' : (mode?.text.toUpperCase() ?? '');
    const technology = TECHNOLOGY[name];
    if (technology === undefined || values.length === 0) return NOTHING;
    return {
      sets: [
        {
          kind: mode?.group ? 'supported' : kindOf(call),
          bands: listed(technology, values),
          slot: call.key + name,
          command: call.form === 'set',
        },
      ],
    };
  },
};
