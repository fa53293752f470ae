import { jsonOf } from '../../file-kinds.js';
import { jsonPath, type LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

// eslint-disable-next-line no-control-regex -- control and bidirectional formatting characters are what it refuses
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

export const textRule: Rule = {
  name: 'text',
  severity: 'error',
  description:
    'No text has space around it, nor control or direction characters that change how it is shown.',
  check({ files }) {
    const problems: LintProblem[] = [];
    const visit = (file: string, path: PropertyKey[], value: unknown): void => {
      if (typeof value === 'string') {
        if (value !== value.trim()) problem(file, path, value, 'has space around it');
        if (HIDDEN.test(value)) problem(file, path, value, 'has control or direction characters');
      } else if (Array.isArray(value)) {
        value.forEach((item, i) => {
          visit(file, [...path, i], item);
        });
      } else if (value !== null && typeof value === 'object') {
        for (const [key, item] of Object.entries(value)) visit(file, [...path, key], item);
      }
    };
    const problem = (file: string, path: PropertyKey[], value: string, fault: string): void => {
      problems.push({
        file,
        at: jsonPath(path),
        wrong: `${JSON.stringify(value)} ${fault}`,
        right: 'remove it',
      });
    };
    for (const [file, text] of files) if (file.endsWith('.json')) visit(file, [], jsonOf(text));
    return problems;
  },
};
