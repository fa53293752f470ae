import { SERVICES } from '../../core/facts.js';
import type { ServiceStateFact } from '../../schema/facts.js';
import type { Problem } from '../problem.js';
import type { Rule } from '../rule.js';

/** States that say that nothing is known or claimed; they stand without source and have no date. */
const NO_CLAIM = new Set(['never', 'none', 'unlisted', 'unknown']);

/** First and last year that a state can speak of: GSM began in 1991, and no switch-off is announced past 2050. */
const YEARS = { first: '1991', last: '2050' };

export const stateRule: Rule = {
  name: 'state',
  description: 'A state that claims something cites a source, and its date fits it.',
  check(draft) {
    const checked = draft.one('data')?.checked ?? '9999';
    const problems: Problem[] = [];
    for (const [file, { networks }] of draft.all('country'))
      networks.forEach(({ status }, n) => {
        for (const service of SERVICES)
          for (const { wrong, right } of stateFaults(status[service], checked))
            problems.push({ file, at: `networks[${n}].status.${service}`, wrong, right });
      });
    return problems;
  },
};

function stateFaults(status: ServiceStateFact, checked: string): Pick<Problem, 'wrong' | 'right'>[] {
  const { state, date, date_note: note, source } = status;
  const faults: Pick<Problem, 'wrong' | 'right'>[] = [];
  if (source === null && !NO_CLAIM.has(state))
    faults.push({ wrong: `state ${state} cites no source`, right: 'the id of its source, or state unknown' });
  if (date === null) {
    if (note) faults.push({ wrong: `date_note ${note} has no date`, right: 'the year in date' });
    if (state === 'planned')
      faults.push({ wrong: 'planned has no date', right: 'the announced date, or ending' });
    return faults;
  }
  if (NO_CLAIM.has(state)) faults.push({ wrong: `state ${state} has a date`, right: 'date null' });
  if (note && date.length !== 4)
    faults.push({
      wrong: `date ${date} has date_note ${note}`,
      right: 'a half or quarter stands beside a year',
    });
  if (date.slice(0, 4) < YEARS.first || date.slice(0, 4) > YEARS.last)
    faults.push({ wrong: `date ${date}`, right: `a date from ${YEARS.first} to ${YEARS.last}` });
  else if ((state === 'off' || state === 'yes') && date > checked.slice(0, date.length)) {
    const right = `no later than ${checked}, the day the facts were checked; planned or rolling if it is to come`;
    faults.push({ wrong: `state ${state} since ${date}`, right });
  }
  return faults;
}
