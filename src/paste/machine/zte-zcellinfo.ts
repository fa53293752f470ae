import { type Example, family } from './family.js';

/** ZTE and GosuncnWelink `+ZCELLINFO: <TAC>, <cell>, <PCI>, LTE B<band>, <EARFCN>`: the serving cell. */
export const zteZcellinfo = family({
  answers: String.raw`\+zcellinfo:.{1,60}?lte b(?<serving>\d+)`,
});

export const examples: readonly Example[] = [
  { text: '+ZCELLINFO: 30512, 1A2D3F, 88, LTE B8, 3590', kind: 'serving', lte: [8] },
];
