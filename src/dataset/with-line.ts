import type { Draft } from './draft.js';
import { lineOfPath } from './json-line.js';
import type { LintProblem } from './lint-problem.js';

/** A problem with the line on which its JSON path stands in the file. */
export function withLine(problem: LintProblem, { files }: Pick<Draft, 'files'>): LintProblem {
  const text = files.get(problem.file);
  if (typeof problem.at !== 'string' || text === undefined) return problem;
  const line = lineOfPath(text, problem.at);
  return line === undefined ? problem : { ...problem, line };
}
