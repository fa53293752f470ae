import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const fileNameRule: Rule = {
  name: 'file-name',
  severity: 'error',
  description:
    'A country file is named after its code, a device file after its id, a change file after its date.',
  check(draft) {
    const problems: LintProblem[] = [];
    const expect = (file: string, at: string, value: string, name: string, pattern: RegExp): void => {
      if (pattern.test(file)) return;
      problems.push({
        file,
        at,
        wrong: `"${value}" is not the name of the file`,
        right: `name the file ${name}`,
      });
    };
    for (const [file, { cc }] of draft.all('country'))
      expect(file, 'cc', cc, `countries/${cc}.json`, new RegExp(`/${cc}\\.json$`));
    for (const [file, { id }] of draft.all('device'))
      expect(file, 'id', id, `devices/${id}.json`, new RegExp(`/${id}\\.json$`));
    for (const [file, { network }] of draft.all('networkCorrections'))
      expect(
        file,
        'network',
        network,
        `corrections/networks/${network}.json`,
        new RegExp(`/${network}\\.json$`),
      );
    for (const [file, { device }] of draft.all('deviceCorrections'))
      expect(file, 'device', device, `corrections/devices/${device}.json`, new RegExp(`/${device}\\.json$`));
    for (const [file, { date }] of draft.all('changes'))
      expect(
        file,
        'date',
        date,
        `changes/${date}.json or -2, -3…`,
        new RegExp(`/${date}(-[1-9]\\d*)?\\.json$`),
      );
    return problems;
  },
};
