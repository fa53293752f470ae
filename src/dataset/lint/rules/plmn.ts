import { jsonPath, type LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const plmnRule: Rule = {
  name: 'plmn',
  severity: 'error',
  description:
    'A network code belongs to a known network and stands once there; a code of several networks is shared.',
  check(draft) {
    const file = draft.one('plmn');
    if (!file) return [];
    const problems: LintProblem[] = [];
    const problem = (path: PropertyKey[], wrong: string, right: string): void => {
      problems.push({ file: 'plmn.json', at: jsonPath(path), wrong, right });
    };
    const networks = new Set(
      [...draft.all('country').values()].flatMap((country) => country.networks.map(({ id }) => id)),
    );
    const holders = new Map<string, { id: string; shared: boolean }[]>();
    for (const [id, codes] of Object.entries(file.networks)) {
      if (!networks.has(id))
        problem(['networks', id], `network "${id}" is unknown`, 'the id of a network in countries/');
      codes.forEach(({ plmn, sets, shared = false }, i) => {
        const at = ['networks', id, i];
        for (const set of sets)
          if (!Object.hasOwn(file.sets, set))
            problem([...at, 'sets'], `set "${set}" is unknown`, 'the id of one of the sets of this file');
        const others = holders.get(plmn) ?? [];
        const other = others.find((holder) => holder.id === id || !(holder.shared && shared));
        if (other) {
          const wrong = `${plmn} stands twice; ${other.id} has it too`;
          problem(at, wrong, 'once; "shared": true on each network that shares it');
        }
        holders.set(plmn, [...others, { id, shared }]);
      });
    }
    return problems;
  },
};
