import type { Draft } from '../draft.js';
import type { LintProblem } from '../lint-problem.js';

/** One thing that must hold in `data/`. A rule passes over files that are not well-formed: the schema rule names them. */
export interface Rule {
  readonly name: string;
  /** `error` such data is refused · `warning` it can be right, but a person should look. */
  readonly severity: 'error' | 'warning';
  /** What must hold, in one sentence. */
  readonly description: string;
  /** Every place where it does not hold. Paths of files are relative to `data/`. */
  check(draft: Draft): LintProblem[] | Promise<LintProblem[]>;
}
