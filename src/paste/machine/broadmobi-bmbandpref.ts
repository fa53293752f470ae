import { type Example, family, hexMask } from './family.js';

/** BroadMobi `+BMBANDPREF: <RAT>,<mask>`, hexadecimal, set by `=,<mask>,`; only LTE is read. */
export const broadmobiBmbandpref = family({
  answers: String.raw`\+bmbandpref(?:[:=] *"?lte"?|=(?=,))`,
  fields: [hexMask(1)],
});

export const examples: readonly Example[] = [
  { text: '+BMBANDPREF: "LTE",80004', kind: 'enabled', lte: [3, 20] },
  { text: 'AT+BMBANDPREF=,80004,', kind: 'enabled', lte: [3, 20] },
];
