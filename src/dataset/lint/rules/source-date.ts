import { jsonPath } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const sourceDateRule: Rule = {
  name: 'source-date',
  severity: 'warning',
  description: 'A source is dated from 1991 to the day the data was checked.',
  check(draft) {
    const checked = draft.one('data')?.checked;
    if (!checked) return [];
    return Object.entries(draft.one('sources') ?? {})
      .filter(([, { date }]) => date < '1991' || date > checked.slice(0, date.length))
      .map(([id, { date }]) => ({
        file: 'sources.json',
        at: `${jsonPath([id])}.date`,
        wrong: `date ${date}`,
        right: `a date from 1991 to ${checked} (data.json)`,
      }));
  },
};
