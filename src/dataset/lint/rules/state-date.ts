import { SERVICES } from '../../../core/service.js';
import type { ServiceStateFact } from '../../../schema/facts.js';
import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';
import { NO_CLAIM } from './state.js';

export const stateDateRule: Rule = {
  name: 'state-date',
  severity: 'warning',
  description:
    'The date of a state fits it: nothing is off since a day to come, and nothing planned without a date.',
  check(draft) {
    const checked = draft.one('data')?.checked ?? '9999';
    const problems: LintProblem[] = [];
    for (const [file, { networks }] of draft.all('country'))
      networks.forEach(({ status }, n) => {
        for (const service of SERVICES) {
          const doubt = doubtOf(status[service], checked);
          if (doubt) problems.push({ file, at: `networks[${n}].status.${service}`, ...doubt });
        }
      });
    return problems;
  },
};

function doubtOf(
  { state, date }: ServiceStateFact,
  checked: string,
): Pick<LintProblem, 'wrong' | 'right'> | undefined {
  if (date === null) {
    const right = 'the announced date, or ending';
    return state === 'planned' ? { wrong: 'planned has no date', right } : undefined;
  }
  if (NO_CLAIM.has(state)) return { wrong: `state ${state} has the date ${date}`, right: 'date null' };
  if ((state === 'off' || state === 'yes') && date > checked.slice(0, date.length)) {
    const right = `no later than ${checked}, the day the data was checked; planned or rolling if it is to come`;
    return { wrong: `state ${state} since ${date}`, right };
  }
  return undefined;
}
