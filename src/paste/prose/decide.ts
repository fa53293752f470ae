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
  /** The list of the same sentence that says what this one is. */
  readonly beside?: CandidateList;
}

/** The decision of the first rule that applies. */
export function decide(list: CandidateList): Decision {
  for (const rule of LIST_RULES) {
    const outcome = rule(list);
    if (outcome) return { list, rule, outcome };
  }
  throw new Error('the last rule applies to every list');
}

const isOpen = ({ rule }: Decision) => rule === rules.notSureThatTheseAreCellularBands;
const isName = ({ list }: Decision) => list.first > '0';
const isSure = ({ outcome }: Decision) => outcome === 'take' || outcome === 'infer';
/** Names of bands stand before a list in its sentence. */
const hasNamesBefore = ({ sentence }: CandidateList) => /[bn]/.test(sentence);

/** What becomes of all lists of a text, once it is known which of them are sure. */
type Step = (decisions: readonly Decision[]) => readonly Decision[];

/** Takes the lists that a rule applies to, if a sure one is among them. */
const beside =
  (rule: rules.ListRule, mayTake: (decision: Decision) => boolean): Step =>
  (decisions) =>
    decisions.some((each) => isSure(each) && rule(each.list))
      ? decisions.map((each) =>
          mayTake(each) && rule(each.list) ? { ...each, rule, outcome: 'take' } : each,
        )
      : decisions;

/**
 * `Orange has B3, and B20 in the hills`: names of bands, as those are that the same sentence surely calls bands, or several beside
 * one that is denied: `It doesn't support B28, only B1 and B3`.
 */
const asInSentence: Step = (decisions) => {
  const isSureName = (other: Decision | undefined, { items }: CandidateList) =>
    other && (isSure(other) || (other.outcome === 'negated' && items.length > 1)) && isName(other);
  const told: Decision[] = [];
  for (const [i, each] of decisions.entries()) {
    const [before, behind] = [told[i - 1], decisions[i + 1]];
    const other =
      isSureName(before, each.list) && hasNamesBefore(each.list)
        ? before
        : isSureName(behind, each.list) && hasNamesBefore(behind!.list)
          ? behind
          : undefined;
    told.push(
      other && isOpen(each) && isName(each)
        ? { ...each, rule: rules.namesBesideSureOnes, outcome: 'take', beside: other.list }
        : each,
    );
  }
  return told;
};

const STEPS: readonly Step[] = [
  beside(rules.numbersBesideSureOnes, isOpen),
  beside(rules.namesOfOtherDevices, isOpen),
  beside(rules.numbersOfOtherOwners, ({ rule }) => rule === rules.numbersThatNobodyCallsBands),
  asInSentence,
];

/**
 * What becomes of the lists that nobody is sure of, beside those of the same text. Where no list is sure, all of them are bands
 * if one of them surely is; else the steps say which are, as sure ones are.
 */
export function decideTogether(decisions: readonly Decision[]): readonly Decision[] {
  if (decisions.some(isSure)) return STEPS.reduce((all, step) => step(all), decisions);
  const told = asInSentence(decisions);
  if (told.some(isSure)) return told;
  const rule = rules.namesOfBandsAlone;
  const areBands = decisions.some((each) => isOpen(each) && isName(each) && rule(each.list));
  return areBands
    ? decisions.map((each) => (isOpen(each) && isName(each) ? { ...each, rule, outcome: 'take' } : each))
    : decisions;
}
