import { expect, it } from 'vitest';
import { normalise } from '../../src/paste/normalise.js';

it.each([
  ['f("at+x=1,2",3)', 'f("at+x=1,2;,3)'],
  ['f("^x=""a"",1")', 'f("^x= "a ",1;)'],
  ['850 МНz, GSМ, В3, в 3', '850 MHz, GSM, B3, в 3'],
  ['🇰🇷 B1', '•••• B1'],
  ['[b]Orange[/b]: B3', '   Orange    : B3'],
  ['باند ١، باند ٣', 'باند 1, باند 3'],
  ['Band 1 3 7\nX ○ - ○\nY ○ ○ -', 'Band\t1\t3\t7\nX\t○\t-\t○\nY\t○\t○\t-'],
  ['A   B   C   D\nlonglonglon  x\n        y   z', 'A\t  B\t  C\t  D\nlonglonglon\t\tx\n\t\t      y\t  z'],
  ['time,rat,pci,band,rsrp\n1,LTE,"a,b",3,-87', 'time\trat\tpci\tband\trsrp\n1\tLTE\t a,b \t3\t-87'],
  ['au B18(26)', 'au B18/26 '],
  ['{| class="a"\n! A !! B\n|-\n| [[X (y)|X]] || B1', '            \n| A  | B\n|-\n|         X    | B1'],
  ['|-\n| rowspan=2 | A\n| B1\n|}', '|-\n|             A | B1\n|}'],
  ['K1-E K1-A\nLTE B1/B3 B2/B4', 'K1-E\tK1-A\nLTE\tB1/B3\tB2/B4'],
  [
    'Type      K1-E      K1-A\nLTE       B1/B3/    B2/\n          B7        B4\nGSM                 850',
    'Type\t     K1-E\t     K1-A\nLTE\t      B1/B3/\t   B2/\n\t         B7\t       B4\nGSM\t\t               850',
  ],
])('%j is %j: each sign in its place, and as long as it was', (original, text) => {
  expect(normalise(original)).toEqual({ text, low: text.toLowerCase() });
});
