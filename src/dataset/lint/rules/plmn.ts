import { PlmnFact } from '../../../schema/facts.js';
import { jsonPath, type LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

/** Where so many codes of one MCC have the same length, a code of another length is taken for a slip. */
const LIKE_OTHERS = 3;

export const plmnRule: Rule = {
  name: 'plmn',
  severity: 'error',
  description:
    'A network code belongs to a known network and stands once there; a code of several networks is shared.',
  check(draft) {
    const file = draft.raw('plmn').get('plmn.json');
    if (!file) return [];
    const sets = Object(file['sets']) as Record<string, unknown>;
    /** The codes of every network with their places; a wrong form is the schema rule's to report. */
    const networks = Object.entries(Object(file['networks']) as Record<string, unknown>).map(
      ([id, codes]) => ({
        id,
        codes: (Array.isArray(codes) ? codes : []).flatMap((code, i) => {
          const { data } = PlmnFact.safeParse(code);
          return data ? [{ ...data, at: ['networks', id, i] }] : [];
        }),
      }),
    );
    const problems: LintProblem[] = [];
    const problem = (path: PropertyKey[], wrong: string, right: string): void => {
      problems.push({ file: 'plmn.json', at: jsonPath(path), wrong, right });
    };
    const known = draft.findNetworkIds();
    const holders = new Map<string, { id: string; shared: boolean }[]>();
    for (const { id, codes } of networks) {
      if (!known.has(id))
        problem(['networks', id], `network "${id}" is unknown`, 'the id of a network in countries/');
      for (const { plmn, sets: named, shared = false, at } of codes) {
        for (const set of named)
          if (!Object.hasOwn(sets, set))
            problem([...at, 'sets'], `set "${set}" is unknown`, 'the id of one of the sets of this file');
        const others = holders.get(plmn) ?? [];
        const other = others.find((holder) => holder.id === id || !(holder.shared && shared));
        if (other) {
          const wrong = `${plmn} stands twice; ${other.id} has it too`;
          problem(at, wrong, 'once; "shared": true on each network that shares it');
        }
        holders.set(plmn, [...others, { id, shared }]);
      }
    }
    for (const { codes } of networks)
      for (const { plmn, at } of codes) {
        const others = [...holders.keys()].filter(
          (other) => other !== plmn && other.startsWith(plmn.slice(0, 4)),
        );
        const [length = 0, ...more] = new Set(others.map((other) => other.length));
        if (others.length < LIKE_OTHERS || more.length > 0 || length === plmn.length) continue;
        const wrong = `${plmn} has another number of digits than every other code of MCC ${plmn.slice(0, 3)}`;
        problem([...at, 'plmn'], wrong, `an MNC of ${length - 4} digits, like ${others[0]}`);
      }
    return problems;
  },
};
