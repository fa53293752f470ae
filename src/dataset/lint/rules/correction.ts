import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const correctionRule: Rule = {
  name: 'correction',
  severity: 'error',
  description:
    'A correction speaks of an imported network or device, changes something, and stands once for a field.',
  check(draft) {
    const problems: LintProblem[] = [];
    const networks = draft.findNetworkIds();
    const devices = new Set(
      [...draft.raw('device').values()].flatMap(({ id, origin }) => (origin ? [] : [id])),
    );
    const checkSubject = (file: string, at: string, subject: unknown, known: ReadonlySet<unknown>): void => {
      if (typeof subject !== 'string' || known.has(subject)) return;
      const right = `the id of an imported ${at}; if it is gone, remove the file`;
      problems.push({ file, at, wrong: `${at} "${subject}" is unknown`, right });
    };
    for (const [file, { network }] of draft.raw('networkCorrections'))
      checkSubject(file, 'network', network, networks);
    for (const [file, { device }] of draft.raw('deviceCorrections'))
      checkSubject(file, 'device', device, devices);
    const files = [...draft.all('networkCorrections'), ...draft.all('deviceCorrections')];
    for (const [file, { corrections }] of files) {
      const fields = corrections.map(({ field }) => field);
      corrections.forEach(({ field, from, to }, i) => {
        const at = `corrections[${i}]`;
        if (fields.indexOf(field) !== i)
          problems.push({ file, at, wrong: `${field} is corrected twice`, right: 'one correction a field' });
        if (from === to)
          problems.push({ file, at, wrong: `${field} from and to are the same`, right: 'remove it' });
      });
    }
    return problems;
  },
};
