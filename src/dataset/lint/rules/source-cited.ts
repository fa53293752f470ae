import { citations } from '../../citations.js';
import { jsonPath } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const sourceCitedRule: Rule = {
  name: 'source-cited',
  severity: 'error',
  description: 'Every source in sources.json is cited by a fact.',
  check(draft) {
    const cited = new Set(citations(draft).map(({ source }) => source));
    return Object.keys(draft.one('sources') ?? {})
      .filter((id) => !cited.has(id))
      .map((id) => ({
        file: 'sources.json',
        at: jsonPath([id]),
        wrong: `source "${id}" is cited by nothing`,
        right: 'remove it, or cite it where its fact stands',
      }));
  },
};
