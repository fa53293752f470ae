import { type AtFamily, listed, NOTHING, setOf } from '../reading.js';

/** SIMCom LPWA `+CBANDCFG: "CAT-M",1,2,…` and `"NB-IOT",…`, one line a mode; test answers hold groups. */
export const simcomCbandcfg: AtFamily = {
  keys: '+cbandcfg',
  read(call) {
    const mode = /cat-m|nb-iot/.exec(call.args)?.[0];
    if (mode === undefined) return NOTHING;
    return setOf(call, listed(mode === 'cat-m' ? 'lte-m' : 'nb-iot', call.args, call.at), mode);
  },
};
