import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const correctionRule: Rule = {
  name: 'correction',
  severity: 'error',
  description:
    'A correction speaks of an imported network or device, changes something, and stands once for a field.',
  check(draft) {
    const problems: LintProblem[] = [];
    const networks = new Set(
      [...draft.all('country').values()].flatMap((country) => country.networks.map(({ id }) => id)),
    );
    const devices = new Set(
      [...draft.all('device').values()].filter(({ origin }) => !origin).map(({ id }) => id),
    );
    const check = (
      file: string,
      subject: string,
      isKnown: boolean,
      corrections: readonly { field: string; from: unknown; to: unknown }[],
    ): void => {
      if (!isKnown) {
        const right = 'the id of an imported network or device; if it is gone, remove the file';
        problems.push({ file, at: null, wrong: `"${subject}" is unknown`, right });
      }
      corrections.forEach(({ field, from, to }, i) => {
        const at = `corrections[${i}]`;
        if (corrections.findIndex((other) => other.field === field) !== i)
          problems.push({ file, at, wrong: `${field} is corrected twice`, right: 'one correction a field' });
        if (from === to)
          problems.push({ file, at, wrong: `${field} from and to are the same`, right: 'remove it' });
      });
    };
    for (const [file, { network, corrections }] of draft.all('networkCorrections'))
      check(file, network, networks.has(network), corrections);
    for (const [file, { device, corrections }] of draft.all('deviceCorrections'))
      check(file, device, devices.has(device), corrections);
    return problems;
  },
};
