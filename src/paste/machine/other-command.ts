import { type Example, family } from './family.js';

/**
 * Commands and answers of no family that is known: whatever their fields are, they are no text. Telit's `#MONI` numbers
 * neighbours of GSM from N1. A question within a sentence ends with its mark: `AT+COPS? and it says LTE B3`.
 */
export const otherCommand = family({
  answers: String.raw`(?:\bat|^[^a-z\n]*)[+^%!$][a-z]\w+ ?(?:[:=]|\?(?!\S{0,2} +[a-zà-ӿ]{2}))|^#moni:`,
});

export const examples: readonly Example[] = [
  { text: '+QTEMP: 38,3,20', kind: 'none' },
  { text: '#MONI: N3 70 55FA 1D15 749 -92dbm 10 18', kind: 'none' },
];
