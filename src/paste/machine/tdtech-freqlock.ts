import { type Example, family } from './family.js';

/**
 * TD Tech `^LTEFREQLOCK=<type>,<mobility>,<count>,"<bands>"` and the same of NR: 1 locks channels, 2 cells, 3 bands, 0
 * nothing. What `?` answers has a band of type 3 in each line.
 */
export const tdtechFreqlock = family({
  answers: String.raw`\^(?:lte|nr)freqlock(?:[:=] ?(?<unrestricted>0) *$|(?:=[1-3],\d,\d{1,2},"|: ?3\s+\d,\d{1,2}\s+)(?<list>\d{1,3}(?:(?:,|\s+(?=\d{1,3}\s*$))\d{1,3})*))`,
});

export const examples: readonly Example[] = [
  {
    text: 'AT^LTEFREQLOCK=3,0,2,"3,20"\nAT^NRFREQLOCK=3,0,1,"78"',
    kind: 'enabled',
    lte: [3, 20],
    nr: [78],
  },
  { text: 'AT^NRFREQLOCK=2,0,1,"78","627264","1","16"', kind: 'enabled', nr: [78] },
  { text: '^LTEFREQLOCK: 3\r\n0,2\r\n3\r\n20\r\n\r\nOK', kind: 'enabled', lte: [3, 20] },
  { text: 'AT^LTEFREQLOCK=0', kind: 'unrestricted' },
];
