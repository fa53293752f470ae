import { type AtFamily, listSet, technologyOf } from '../reading.js';

/** SIMCom LPWA `+CBANDCFG: "CAT-M",1,2,…` and `"NB-IOT",…`, one line a mode; test answers hold groups. */
export const simcomCbandcfg: AtFamily = {
  keys: '+cbandcfg',
  read(call) {
    const technology = technologyOf(call.args);
    return listSet(call, technology, undefined, technology);
  },
};
