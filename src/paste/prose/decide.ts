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

/**
 * What becomes of the lists that nobody is sure of, beside those of the same text. Where no list is sure, all of them are bands
 * if one of them surely is; where numbers that one owner has are sure, those of another one are, too.
 */
export function decideTogether(decisions: readonly Decision[]): readonly Decision[] {
  const isOpen = ({ rule }: Decision) => rule === rules.notSureThatTheseAreCellularBands;
  const isName = ({ list }: Decision) => list.first > '0';
  const isSure = ({ outcome }: Decision) => outcome === 'take' || outcome === 'infer';
  const retake = (rule: rules.ListRule, isBand: (decision: Decision) => unknown) =>
    decisions.map((each): Decision =>
      isOpen(each) && isBand(each) ? { ...each, rule, outcome: 'take' } : each,
    );
  if (decisions.some(isSure))
    return decisions.some((each) => isSure(each) && rules.numbersBesideSureOnes(each.list))
      ? retake(rules.numbersBesideSureOnes, ({ list }) => rules.numbersBesideSureOnes(list))
      : decisions;
  const areBands = decisions.some(
    (each) => isOpen(each) && isName(each) && rules.namesOfBandsAlone(each.list),
  );
  return areBands ? retake(rules.namesOfBandsAlone, isName) : decisions;
}
