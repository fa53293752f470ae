import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const notEmptyRule: Rule = {
  name: 'not-empty',
  severity: 'error',
  description: 'Every network and every device has a band.',
  check(draft) {
    const problems: LintProblem[] = [];
    for (const [file, { networks }] of draft.all('country'))
      networks.forEach(({ id, lte, nr }, n) => {
        if (lte.length + nr.length > 0) return;
        const right = 'at least one band with its source; a network of which no band is known is left out';
        problems.push({ file, at: `networks[${n}]`, wrong: `network ${id} has no band`, right });
      });
    for (const [file, { lte }] of draft.all('device'))
      if (lte.length === 0) {
        const right = 'the LTE bands that its maker lists; without one every verdict is no';
        problems.push({ file, at: 'lte', wrong: 'the device has no LTE band', right });
      }
    return problems;
  },
};
