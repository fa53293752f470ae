import { SERVICES } from '../../../core/service.js';
import type { ServiceStateFact } from '../../../schema/facts.js';
import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

/** States that say that nothing is known or claimed; they stand without source and have no date. */
export const NO_CLAIM: ReadonlySet<string> = new Set(['never', 'none', 'unlisted', 'unknown']);

/** First and last year that a state can speak of: GSM began in 1991, and no switch-off is announced past 2050. */
const YEARS = { first: '1991', last: '2050' };

export const stateRule: Rule = {
  name: 'state',
  severity: 'error',
  description: 'A state that claims something cites a source, and its date is one of mobile networks.',
  check(draft) {
    const problems: LintProblem[] = [];
    for (const [file, { networks }] of draft.all('country'))
      networks.forEach(({ status }, n) => {
        for (const service of SERVICES)
          for (const fault of stateFaults(status[service]))
            problems.push({ file, at: `networks[${n}].status.${service}`, ...fault });
      });
    return problems;
  },
};

function stateFaults(status: ServiceStateFact): Pick<LintProblem, 'wrong' | 'right'>[] {
  const { state, date, date_note: note, source } = status;
  const faults: Pick<LintProblem, 'wrong' | 'right'>[] = [];
  if (source === null && !NO_CLAIM.has(state))
    faults.push({ wrong: `state ${state} cites no source`, right: 'the id of its source, or state unknown' });
  if (note && date?.length !== 4)
    faults.push({
      wrong: `date_note ${note} with date ${date}`,
      right: 'a half or quarter stands beside a year',
    });
  if (date !== null && (date.slice(0, 4) < YEARS.first || date.slice(0, 4) > YEARS.last))
    faults.push({ wrong: `date ${date}`, right: `a date from ${YEARS.first} to ${YEARS.last}` });
  return faults;
}
