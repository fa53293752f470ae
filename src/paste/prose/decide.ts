import { type CandidateList } from './candidates.js';
import * as rules from './rules.js';

/** The first that applies wins. */
export const LIST_RULES: readonly rules.ListRule[] = [
  rules.frequenciesOfAnOlderRadio,
  rules.frequenciesOfLte,
  rules.numbersThatSomethingSupports,
  rules.numbersThatNobodyCallsBands,
  rules.bandsOfAnotherTrade,
  rules.interfacesOfACore,
  rules.bandsOfAnotherRadio,
  rules.aNegationBefore,
  rules.aNegationBehind,
  rules.anAdvice,
  rules.aQuestion,
  rules.aChangeOrTask,
  rules.aPlaceInADocument,
  rules.aLoneName,
  rules.olderRadiosShareTheHeading,
  rules.surelyBands,
  rules.notSureThatTheseAreCellularBands,
];

/** What becomes of a list, and the rule that says so. */
export function decide(list: CandidateList): {
  readonly rule: rules.ListRule;
  readonly outcome: rules.ListOutcome;
} {
  for (const rule of LIST_RULES) {
    const outcome = rule(list);
    if (outcome) return { rule, outcome };
  }
  throw new Error('the last rule applies to every list');
}
