import { any, type Example, family, hexMask, olderMask, optional } from './family.js';

/** Sierra `AT!BAND=10,"name",<GW>,<LTE>[,<LTE from B65>]`, bare hexadecimal. Several of them fill the slots of one modem. */
export const sierraBandCommand = family({
  answers: String.raw`!band`,
  fields: [any, ' ?, ?"(?<set>[^"\\n]{0,40})"', olderMask('qualcomm'), hexMask(1), optional(hexMask(65))],
});

export const examples: readonly Example[] = [
  { text: 'AT!BAND=10,"B3B20",0,80004', kind: 'enabled', lte: [3, 20] },
];
