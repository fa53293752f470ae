import { canonicalText } from '../../dataset-files.js';
import { jsonOf, schemaOf } from '../../file-kinds.js';
import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const canonicalRule: Rule = {
  name: 'canonical',
  severity: 'error',
  description:
    'A file is written in the one way in which its value is written: order of keys, line breaks, spaces.',
  async check({ files }) {
    const problems: LintProblem[] = [];
    for (const [file, text] of files) {
      const parsed = schemaOf(file)?.safeParse(jsonOf(text));
      if (!parsed?.success) continue;
      const right = await canonicalText(file, parsed.data);
      if (text === right) continue;
      const lines = text.split('\n');
      const expected = right.split('\n');
      const at = expected.findIndex((line, i) => line !== lines[i]);
      problems.push({
        file,
        at: at < 0 ? null : at + 1,
        wrong: 'is not in canonical form from here on',
        right: `npm run data:check -- --fix writes it so; the line is ${JSON.stringify(expected[at] ?? '(the end)')}`,
      });
    }
    return problems;
  },
};
