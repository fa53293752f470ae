/** SIMCom LPWA `+CBANDCFG: "CAT-M",1,2,…` and `"NB-IOT",…`, one line a mode; test answers hold groups. An example is not what is set. */
export const simcomCbandcfg = /(?<!example.{0,9})\+cbandcfg F L/;
