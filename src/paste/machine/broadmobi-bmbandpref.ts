import { family, hexMask, reads } from './family.js';

/** BroadMobi `+BMBANDPREF: <RAT>,<mask>`, hexadecimal; only LTE is read. */
export const broadmobiBmbandpref = family({
  answers: String.raw`\+bmbandpref[:=] *"?lte"?`,
  fields: [hexMask(1)],
});

export const examples = [reads('+BMBANDPREF: "LTE",80004', { kind: 'enabled', lte: [3, 20] })];
