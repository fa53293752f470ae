import { utcDay } from '../../../core/today.js';
import type { Rule } from '../rule.js';

export const checkedDayRule: Rule = {
  name: 'checked-day',
  severity: 'error',
  description: 'The day on which the data was checked does not lie in the future.',
  check(draft) {
    const checked = draft.one('data')?.checked;
    const today = utcDay(new Date());
    if (checked === undefined || checked <= today) return [];
    const right = `a day up to today, ${today}`;
    return [{ file: 'data.json', at: 'checked', wrong: `${checked} is a day to come`, right }];
  },
};
