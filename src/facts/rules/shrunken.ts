import { countFacts } from '../counts.js';
import { changesInOrder } from '../change-files.js';
import { SHRINK_LIMIT, shrunken } from '../shrunken.js';
import type { Rule } from '../rule.js';

export const shrunkenRule: Rule = {
  name: 'shrunken',
  description: 'The facts have not lost more than 2 % of what the newest file in changes/ counted.',
  check(draft) {
    const newest = changesInOrder(draft).at(-1);
    if (!newest) return [];
    const counts = countFacts({
      countries: [...draft.all('country').values()],
      devices: [...draft.all('device').values()],
      bands: draft.one('bands') ?? [],
      sources: draft.one('sources') ?? {},
    });
    return shrunken(newest.entry.counts, counts).map((wrong) => ({
      file: newest.file,
      at: 'counts',
      wrong,
      right: `at most ${SHRINK_LIMIT * 100} % fewer; take the lost files from the last commit`,
    }));
  },
};
