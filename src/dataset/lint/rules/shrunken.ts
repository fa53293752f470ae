import { countDataset } from '../../counts.js';
import { type ChangeEntry, changesInOrder } from '../../change-files.js';
import { SHRINK_LIMIT, shrunken } from '../../shrink-limit.js';
import type { Rule } from '../rule.js';

export const shrunkenRule: Rule = {
  name: 'shrunken',
  severity: 'error',
  description: 'The data has not lost more than 2 % of what their file in changes/, or the newest, counted.',
  check(draft) {
    const data = draft.one('data');
    const history = changesInOrder(draft);
    // the data may have gone back to an earlier day: its entry counts, not the newest
    const ofData = ({ entry }: ChangeEntry): boolean =>
      entry.date === data?.checked && entry.data_version === data.version;
    const newest = history.findLast(ofData) ?? history.at(-1);
    if (!newest) return [];
    const counts = countDataset({
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
