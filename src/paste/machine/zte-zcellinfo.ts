import { type Example, family } from './family.js';

/**
 * ZTE and GosuncnWelink `+ZCELLINFO: <TAC>, <cell>, <PCI>, LTE B<band>, <EARFCN>`: the serving cell; and all that it
 * aggregates, `+ZCAINFO: <PCI>, <band>, <number>, <EARFCN>, <MHz>; <PCI>, <state>, <band>, <EARFCN>, <MHz>; …`.
 */
export const zteZcellinfo = family({
  answers: String.raw`\+zcellinfo:.{1,60}?lte b(?<serving>\d+)|\+zcainfo:\s*\d+,\s*(?<serving_lte>\d+),|\b\d{1,9}, ?\d, ?(?<=\+zcainfo:[-\d., ;\t]{0,200};[ \t]{0,20}\d{1,9}, ?\d, ?)(?<serving_scell>\d+),`,
});

export const examples: readonly Example[] = [
  {
    text: '+ZCAINFO: 41, 3, 18, 1650, 20.0;          212, 2, 7, 2850, 15.0; 9, 1, 20, 6300, 10.0;',
    kind: 'serving',
    lte: [3, 7, 20],
  },
  { text: '+ZCELLINFO: 30512, 1A2D3F, 88, LTE B8, 3590', kind: 'serving', lte: [8] },
  { text: '+ZCAINFO: 299,3,17758,1300,20;341,1,20,6300,10', kind: 'serving', lte: [3, 20] },
];
