import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const networkUniqueRule: Rule = {
  name: 'network-unique',
  severity: 'error',
  description: 'A network id stands once in all countries together.',
  check(draft) {
    const first = new Map<string, string>();
    const problems: LintProblem[] = [];
    for (const [file, { networks }] of draft.all('country'))
      networks.forEach(({ id }, n) => {
        const at = `networks[${n}].id`;
        const before = first.get(id);
        if (before === undefined) first.set(id, `${file} ${at}`);
        else {
          const right = `an id of its own, with the country in it; ${before} has it`;
          problems.push({ file, at, wrong: `network "${id}" stands twice`, right });
        }
      });
    return problems;
  },
};
