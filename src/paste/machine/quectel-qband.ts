import { bandList, type Example, family } from './family.js';

/**
 * Quectel BC20, BC26, BC66 `+QBAND: 5,8,3`, bands of NB-IoT; their number stands before them in the command, and a range
 * of numbers in the test answer.
 */
export const quectelQband = family({
  answers: String.raw`\+qband(?:(?=:)(?:: ?\(0-\d+\))?|=\d+(?=,))`,
  fields: [bandList('nbIot')],
});

export const examples: readonly Example[] = [
  { text: '+QBAND: 5,8,3', kind: 'enabled', nbIot: [3, 5, 8] },
  { text: 'AT+QBAND=2,8,20', kind: 'enabled', nbIot: [8, 20] },
  { text: '+QBAND: (0-4),(1,3,5,8)', kind: 'supported', nbIot: [1, 3, 5, 8] },
];
