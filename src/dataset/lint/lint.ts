import type { Draft } from '../draft.js';
import type { LintProblem } from '../lint-problem.js';
import type { Rule } from './rule.js';
import { withLine } from '../with-line.js';
import { bandClassRule } from './rules/band-class.js';
import { bandKnownRule } from './rules/band-known.js';
import { bandUniqueRule } from './rules/band-unique.js';
import { canonicalRule } from './rules/canonical.js';
import { checkedDayRule } from './rules/checked-day.js';
import { correctionRule } from './rules/correction.js';
import { countryNameRule } from './rules/country-name.js';
import { depthRule } from './rules/depth.js';
import { fileNameRule } from './rules/file-name.js';
import { networkUniqueRule } from './rules/network-unique.js';
import { notEmptyRule } from './rules/not-empty.js';
import { ownDeviceRule } from './rules/own-device.js';
import { plmnRule } from './rules/plmn.js';
import { schemaRule } from './rules/schema.js';
import { shrunkenRule } from './rules/shrunken.js';
import { sourceCitedRule } from './rules/source-cited.js';
import { sourceDateRule } from './rules/source-date.js';
import { sourceKnownRule } from './rules/source-known.js';
import { stateDateRule } from './rules/state-date.js';
import { stateRule } from './rules/state.js';
import { textRule } from './rules/text.js';

/** Every rule for `data/`, in the order in which their problems are reported. */
export const RULES: readonly Rule[] = [
  schemaRule,
  fileNameRule,
  sourceKnownRule,
  sourceCitedRule,
  sourceDateRule,
  checkedDayRule,
  bandKnownRule,
  bandUniqueRule,
  bandClassRule,
  networkUniqueRule,
  notEmptyRule,
  stateRule,
  stateDateRule,
  depthRule,
  countryNameRule,
  ownDeviceRule,
  correctionRule,
  plmnRule,
  textRule,
  shrunkenRule,
  canonicalRule,
];

/** What a lint found; files are named as the project sees them (`data/…`). */
interface Findings {
  readonly errors: readonly LintProblem[];
  readonly warnings: readonly LintProblem[];
}

/** Everything that any rule finds in the files. */
export async function lint(draft: Draft): Promise<Findings> {
  const found = { error: [] as LintProblem[], warning: [] as LintProblem[] };
  for (const { severity, check } of RULES)
    for (const problem of await check(draft))
      found[severity].push({ ...withLine(problem, draft), file: `data/${problem.file}` });
  return { errors: found.error, warnings: found.warning };
}
