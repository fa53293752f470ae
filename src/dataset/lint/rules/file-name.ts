import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

/** Kinds of files, each named after one value in it. */
const NAMED = [
  ['country', 'cc', 'countries'],
  ['device', 'id', 'devices'],
  ['networkCorrections', 'network', 'corrections/networks'],
  ['deviceCorrections', 'device', 'corrections/devices'],
] as const;

export const fileNameRule: Rule = {
  name: 'file-name',
  severity: 'error',
  description:
    'A country file is named after its code, a device file after its id, a change file after its date.',
  check(draft) {
    const problems: LintProblem[] = [];
    for (const [kind, key, folder] of NAMED)
      for (const [file, { [key]: value }] of draft.raw(kind)) {
        const name = `${folder}/${String(value)}.json`;
        if (typeof value !== 'string' || file === name) continue;
        problems.push(
          draft.files.has(name)
            ? {
                file,
                at: key,
                wrong: `"${value}" stands twice; ${name} has it`,
                right: 'another one, which is also the name of the file',
              }
            : nameProblem(file, key, value, name),
        );
      }
    for (const [file, { date }] of draft.all('changes'))
      if (!new RegExp(`/${date}(-[1-9]\\d*)?\\.json$`).test(file))
        problems.push(nameProblem(file, 'date', date, `changes/${date}.json or -2, -3…`));
    return problems;
  },
};

function nameProblem(file: string, at: string, value: string, name: string): LintProblem {
  return { file, at, wrong: `"${value}" is not the name of the file`, right: `name the file ${name}` };
}
