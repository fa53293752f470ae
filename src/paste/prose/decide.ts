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
export interface Decision {
  readonly list: CandidateList;
  readonly rule: rules.ListRule;
  readonly outcome: rules.ListOutcome;
}

/** The decision of the first rule that applies. */
export function decide(list: CandidateList): Decision {
  for (const rule of LIST_RULES) {
    const outcome = rule(list);
    if (outcome) return { list, rule, outcome };
  }
  throw new Error('the last rule applies to every list');
}

/** Where no list of a text is sure, all those that nobody is sure of are bands, if one of them surely is. */
export function decideAlone(decisions: readonly Decision[]): readonly Decision[] {
  const isOpen = ({ rule, list }: Decision) =>
    rule === rules.notSureThatTheseAreCellularBands && list.first > '0';
  const rule = rules.namesOfBandsAlone;
  const areAlone =
    decisions.every(({ outcome }) => outcome !== 'take' && outcome !== 'infer') &&
    decisions.some((each) => isOpen(each) && rule(each.list));
  return areAlone
    ? decisions.map((each) => (isOpen(each) ? { ...each, rule, outcome: 'take' } : each))
    : decisions;
}
