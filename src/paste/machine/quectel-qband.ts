import { bandList, type Example, family } from './family.js';

/** Quectel BC20, BC26, BC66 `+QBAND: 5,8,3`, bands of NB-IoT; the test answer has a range of counts before them. */
export const quectelQband = family({
  answers: String.raw`\+qband(?=:)(?:: ?\(0-\d+\))?`,
  fields: [bandList('nbIot')],
});

export const examples: readonly Example[] = [
  { text: '+QBAND: 5,8,3', kind: 'enabled', nbIot: [3, 5, 8] },
  { text: '+QBAND: (0-4),(1,3,5,8)', kind: 'supported', nbIot: [1, 3, 5, 8] },
];
