import { citations } from '../../citations.js';
import type { Rule } from '../rule.js';

export const sourceKnownRule: Rule = {
  name: 'source-known',
  severity: 'error',
  description: 'Every source that a fact cites stands in sources.json or own-sources.json.',
  check(draft) {
    const imported = draft.one('sources');
    if (!imported) return [];
    const sources = { ...imported, ...draft.one('ownSources') };
    return citations(draft)
      .filter(({ source }) => !Object.hasOwn(sources, source))
      .map(({ file, at, source }) => ({
        file,
        at,
        wrong: `source "${source}" is unknown`,
        right: 'the id of a source in sources.json or own-sources.json; add the source there first',
      }));
  },
};
