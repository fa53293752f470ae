import { citations } from '../../citations.js';
import type { Rule } from '../rule.js';

export const sourceKnownRule: Rule = {
  name: 'source-known',
  severity: 'error',
  description: 'Every source that a fact cites stands in sources.json.',
  check(draft) {
    const sources = draft.one('sources');
    if (!sources) return [];
    return citations(draft)
      .filter(({ source }) => !Object.hasOwn(sources, source))
      .map(({ file, at, source }) => ({
        file,
        at,
        wrong: `source "${source}" is unknown`,
        right: 'the id of a source in sources.json; add the source there first',
      }));
  },
};
