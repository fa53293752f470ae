import { citations } from '../../citations.js';
import { jsonPath } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const sourceCitedRule: Rule = {
  name: 'source-cited',
  severity: 'error',
  description: 'Every source is cited by a fact, and our own have other ids than the imported ones.',
  check(draft) {
    const cited = new Set(citations(draft).map(({ source }) => source));
    const imported = draft.one('sources') ?? {};
    const own = draft.one('ownSources') ?? {};
    const uncited = [
      ...Object.keys(imported).map((id) => ({ file: 'sources.json', id })),
      ...Object.keys(own).map((id) => ({ file: 'own-sources.json', id })),
    ].filter(({ id }) => draft.isWellFormed && !cited.has(id)); // else a file that cannot be read may cite it
    const twice = Object.keys(own).filter((id) => id in imported);
    return [
      ...uncited.map(({ file, id }) => ({
        file,
        at: jsonPath([id]),
        wrong: `source "${id}" is cited by nothing`,
        right: 'remove it, or cite it where its fact stands',
      })),
      ...twice.map((id) => ({
        file: 'own-sources.json',
        at: jsonPath([id]),
        wrong: `source "${id}" stands in sources.json too`,
        right: 'another id, which begins with own-',
      })),
    ];
  },
};
