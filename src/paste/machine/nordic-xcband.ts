import { bandList, type Example, family } from './family.js';

/** Nordic `%XCBAND: (1,2,3)` (list, also behind its question on one line) or `%XCBAND: 20` (in use). */
export const nordicXcband = family({
  answers: String.raw`%xcband(?:=\?\W{0,9}(?=[\d(])(?<supported>[\d, (]+)|: ?(?<serving>\d[\d,]*)|\s+(?:[^=?\s]{1,9}\s+)?%xcband: ?\((?<enabled>[\d, ]+)|${bandList()})`,
});

export const examples: readonly Example[] = [
  { text: '%XCBAND: (1,2,3,20)', kind: 'supported', lte: [1, 2, 3, 20] },
  { text: 'AT%XCBAND=?: (3,20) OK', kind: 'supported', lte: [3, 20] },
];
