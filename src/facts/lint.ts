import type { Draft } from './draft.js';
import type { Problem } from './problem.js';
import type { Rule } from './rule.js';
import { schemaRule } from './rules/schema.js';

/** Every rule for `data/`, in the order in which their problems are told. */
export const RULES: readonly Rule[] = [schemaRule];

/** Every problem of the files, by every rule; files are named as the project sees them (`data/…`). */
export async function lint(draft: Draft): Promise<Problem[]> {
  return RULES.flatMap((rule) =>
    rule.check(draft).map((problem) => ({ ...problem, file: `data/${problem.file}` })),
  );
}
