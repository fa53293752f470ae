import { jsonPath, type LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

/** Of a country with so many codes of one length, a code of another length is a slip: lengths are assigned by country. */
const LIKE_OTHERS = 5;

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
    for (const [id, codes] of Object.entries(file.networks))
      codes.forEach(({ plmn }, i) => {
        const others = [...holders.keys()].filter(
          (other) => other !== plmn && other.startsWith(plmn.slice(0, 4)),
        );
        const [length = 0, ...more] = new Set(others.map((other) => other.length));
        if (others.length < LIKE_OTHERS || more.length > 0 || length === plmn.length) return;
        const wrong = `${plmn} has another number of digits than every other code of MCC ${plmn.slice(0, 3)}`;
        problem(['networks', id, i, 'plmn'], wrong, `an MNC of ${length - 4} digits, like ${others[0]}`);
      });
    return problems;
  },
};
