import { any, bandList, type Example, family } from './family.js';

/**
 * SIMCom LPWA `+CBANDCFG: "CAT-M",1,2,…` and `"NB-IOT",…`, one line a mode; test answers hold groups. An example is not what
 * is set.
 */
export const simcomCbandcfg = family({
  answers: String.raw`(?<!example.{0,9})\+cbandcfg`,
  fields: [any, bandList()],
});

export const examples: readonly Example[] = [
  { text: '+CBANDCFG: "CAT-M",3,20\n+CBANDCFG: "NB-IOT",8', kind: 'enabled', lteM: [3, 20], nbIot: [8] },
  { text: '+CBANDCFG: ("CAT-M","NB-IOT"),(3,8,20)', kind: 'supported', lte: [3, 8, 20], lteM: [] },
];
